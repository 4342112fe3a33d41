// The list of a channel's messages: grouping, day lines, the unread line, and scrolling.

import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { older } from "./log.js";
import { EPHEMERAL, hasContext, isAwaited, isSystem, messageRow, toolbar } from "./message.js";
import { drawingOf, titleOf } from "./names.js";
import { runnable } from "./slash.js";
import { isThread, THREAD_STARTER } from "./store.js";
import { dayLine, sameDay } from "./time.js";

const GROUP_WITHIN = 7 * 60_000;
const NEAR_BOTTOM = 60;
const NEAR_TOP = 200;

export class Timeline {
  channelId = null;
  #app;
  #rows = new Map();
  #stuck = true;
  #loading = false;
  #marker = null;
  #epoch = 0;
  #bar = null;
  #height = 0;

  constructor(app) {
    this.#app = app;
    this.list = h("div", {
      class: "messages",
      role: "log",
      "aria-live": "polite",
      "aria-relevant": "additions",
      "aria-label": "Messages",
      onkeydown: (event) => this.#keyed(event),
      onpointerover: (event) => this.#hover(event.target),
      onfocusin: (event) => this.#hover(event.target),
      onpointerleave: () => this.#hover(document.activeElement),
      onsettled: () => this.render(),
    });
    this.top = h("div", { class: "timeline-top" });
    this.scroller = h(
      "div",
      { class: "scroller", tabindex: "-1", onscroll: () => this.#scrolled() },
      this.top,
      this.list,
    );
    this.jump = h(
      "button",
      { type: "button", class: "jump", onclick: () => this.toNewest() },
      h("span", null, "Jump to newest"),
      icon("newest"),
    );
    this.jump.hidden = true;
    this.element = h("div", { class: "timeline" }, this.scroller, this.jump);
    new ResizeObserver(() => this.#stuck && this.#toBottom()).observe(this.list);
    new ResizeObserver(() => this.#stuck && this.#toBottom()).observe(this.scroller);
  }

  /** Show a channel at its newest message, with the unread line. */
  async show(channelId) {
    this.channelId = channelId;
    this.element.dataset.channel = channelId;
    this.#marker = this.#app.unread.lineOf(channelId);
    this.#stuck = true;
    this.#rows.clear();
    this.list.replaceChildren();
    this.list.setAttribute(
      "aria-label",
      `Messages in ${this.#app.store.channels.get(channelId)?.name ?? ""}`,
    );
    this.render();
    await this.reload();
  }

  /** Fetch the newest page of messages unless it is loaded. */
  async reload() {
    const { channelId } = this;
    const log = this.#app.store.log(channelId);
    if (!log.loaded) {
      this.list.setAttribute("aria-busy", "true");
      const page = await this.#app.socket.ask("history", { channel_id: channelId, limit: 50 });
      if (page) log.merge(page, true);
    }
    if (this.channelId !== channelId) return;
    this.list.removeAttribute("aria-busy");
    this.render();
    this.#read();
  }

  /** Draw every message again after names, roles or people changed. */
  refresh() {
    this.#epoch += 1;
    this.render();
  }

  /** Remove the unread line after the person sent a message. */
  clearLine() {
    this.#marker = null;
    this.render();
  }

  render() {
    if (!this.channelId) return;
    const log = this.#app.store.log(this.channelId);
    this.#drawTop(log);
    const wanted = this.#wanted(log);
    const elements = wanted.map((row) => this.#element(row));
    const keys = new Set(wanted.map((row) => row.key));
    for (const key of this.#rows.keys()) if (!keys.has(key)) this.#rows.delete(key);
    arrange(this.list, elements);
    this.list
      .querySelectorAll("article[tabindex='0']")
      .forEach((row) => row.setAttribute("tabindex", "-1"));
    this.list.querySelector("article:last-of-type")?.setAttribute("tabindex", "0");
    if (this.#stuck) {
      this.#toBottom();
      this.#read();
    }
    this.jump.hidden = this.#stuck;
  }

  #wanted(log) {
    const rows = [];
    let previous = null;
    let line = this.#marker;
    const me = this.#app.store.me?.id;
    for (const message of log.messages) {
      const newDay = !previous || !sameDay(previous.timestamp, message.timestamp);
      if (newDay) rows.push({ key: `day ${message.id}`, sign: "", day: message.timestamp });
      const unread =
        line && !message.local && older(line, message.id) < 0 && message.author.id !== me;
      if (unread) {
        rows.push({ key: "unread", sign: message.id, unread: true });
        line = null;
      }
      const grouped = !newDay && !unread && follows(previous, message);
      rows.push({ key: message.id, sign: this.#sign(message, grouped), message, grouped });
      previous = message;
    }
    return rows;
  }

  #sign(message, grouped) {
    const announced = message.type === 18 ? message.message_reference?.channel_id : undefined;
    const thread = this.#app.store.channels.get(message.thread?.id ?? announced ?? message.id);
    const state = this.#app.interactions.stateOf(message.id);
    return [message.version, grouped, state, this.#epoch, thread?.name, thread?.message_count].join(
      "/",
    );
  }

  #element(row) {
    const old = this.#rows.get(row.key);
    if (old?.sign === row.sign) return old.element;
    // A message with an open menu is drawn again only after the menu closes.
    if (old?.element.querySelector("[data-open]")) return old.element;
    const fresh = this.#draw(row);
    const element = old && row.message ? renew(old.element, fresh, !old.awaited) : fresh;
    this.#rows.set(row.key, { sign: row.sign, element, awaited: isAwaited(row.message) });
    return element;
  }

  #draw(row) {
    if (row.day) {
      return h("div", { class: "day-line", role: "separator" }, h("span", null, dayLine(row.day)));
    }
    if (row.unread) {
      return h(
        "div",
        { class: "unread-line", role: "separator", "aria-label": "New messages" },
        h("span", null, "NEW"),
      );
    }
    return messageRow(row.message, this.#app, row.grouped);
  }

  #drawTop(log) {
    const channel = this.#app.store.channels.get(this.channelId);
    const { commands } = this.#app.store;
    const sign = `${this.channelId}/${log.loaded}/${log.hasMore}/${channel?.name}/${channel?.topic}/${commands.length}`;
    if (this.top.dataset.sign === sign) return;
    this.top.dataset.sign = sign;
    if (!log.loaded) refill(this.top, h("p", { class: "loading" }, "Loading messages\u2026"));
    else if (log.hasMore)
      refill(this.top, h("p", { class: "loading" }, "Older messages load as you scroll up."));
    else {
      const kind = isThread(channel) ? "thread" : "channel";
      refill(
        this.top,
        h("div", { class: "welcome-mark" }, icon(drawingOf(channel))),
        h("h3", { class: "welcome" }, titleOf(channel)),
        h("p", { class: "welcome-text" }, channel?.topic || `The ${kind} begins here.`),
        h("p", { class: "welcome-text" }, this.#firstWords(channel)),
      );
    }
  }

  /** Return the hint of an empty channel, with some commands as examples. */
  #firstWords(channel) {
    const names = runnable(this.#app.store.commands, channel?.guild_id).map((each) => each.path);
    if (!names.length) return "No bot offers a command here yet.";
    const shown = names.slice(0, 3).map((name) => `/${name}`);
    return `Type / to choose a command, such as ${shown.join(", ")}.`;
  }

  /** Scroll to a message and highlight it. */
  jumpTo(messageId) {
    const row = this.#rows.get(messageId)?.element;
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    row.focus();
    row.classList.add("flash");
    row.addEventListener("animationend", () => row.classList.remove("flash"), { once: true });
  }

  toNewest() {
    this.#stuck = true;
    this.#toBottom();
    this.#read();
    this.jump.hidden = true;
  }

  #toBottom() {
    this.#height = this.scroller.scrollHeight;
    this.scroller.scrollTop = this.#height;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    // A picture that finishes loading changes the height without a scroll by the person.
    if (this.#stuck && scrollHeight !== this.#height) {
      this.#toBottom();
      return;
    }
    this.#stuck = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM;
    this.jump.hidden = this.#stuck;
    if (this.#stuck) this.#read();
    if (scrollTop < NEAR_TOP) this.#loadOlder();
  }

  async #loadOlder() {
    const { channelId } = this;
    const log = this.#app.store.log(channelId);
    if (this.#loading || !log.loaded || !log.hasMore || !log.oldest) return;
    this.#loading = true;
    const page = await this.#app.socket.ask("history", {
      channel_id: channelId,
      before: log.oldest,
      limit: 50,
    });
    this.#loading = false;
    if (!page) return;
    log.merge(page, false);
    if (this.channelId !== channelId) return;
    const below = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.render();
    if (!this.#stuck) this.scroller.scrollTop = this.scroller.scrollHeight - below;
  }

  /** Mark the channel as read if the page and the timeline are visible. */
  #read() {
    if (
      document.visibilityState === "visible" &&
      this.element.isConnected &&
      this.element.offsetParent
    ) {
      this.#app.unread.read(this.channelId);
    }
  }

  #hover(target) {
    const row = target?.closest?.("article.message");
    const inside = row && this.list.contains(row);
    if (inside && this.#bar?.parentElement === row) return;
    if (this.#bar?.querySelector("[data-open]")) return;
    this.#bar?.remove();
    this.#bar = null;
    if (!inside) return;
    const message = this.#app.store.log(this.channelId).find(row.dataset.id);
    this.#bar = message ? toolbar(message, this.#app) : null;
    if (this.#bar) row.append(this.#bar);
  }

  #keyed(event) {
    if (!event.target.matches("article.message")) return;
    const rows = [...this.list.querySelectorAll("article.message")];
    const at = rows.indexOf(event.target);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (next === undefined || !rows[next]) return;
    event.preventDefault();
    event.target.setAttribute("tabindex", "-1");
    rows[next].setAttribute("tabindex", "0");
    rows[next].focus();
  }
}

function follows(previous, message) {
  if (
    !previous ||
    previous.type === THREAD_STARTER ||
    isSystem(previous) ||
    isSystem(message) ||
    hasContext(message)
  )
    return false;
  if (previous.author.id !== message.author.id || previous.local || message.local) return false;
  if ((previous.flags & EPHEMERAL) !== (message.flags & EPHEMERAL)) return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_WITHIN;
}

function arrange(list, elements) {
  let here = list.firstChild;
  for (const element of elements) {
    if (element === here) here = here.nextSibling;
    else list.insertBefore(element, here);
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

/**
 * Replace the content of a message's row, and keep its place and the focus.
 * `quietly` keeps a screen reader from reading the change.
 */
function renew(row, fresh, quietly) {
  const focused = row.contains(document.activeElement) ? document.activeElement : null;
  const bar = row.querySelector(":scope > .toolbar");
  if (quietly) row.setAttribute("aria-live", "off");
  row.className = fresh.className;
  row.setAttribute("aria-label", fresh.getAttribute("aria-label") ?? "");
  row.replaceChildren(...fresh.childNodes);
  if (bar) row.append(bar);
  if (!focused || focused === row) return row;
  const key = focused.dataset.key;
  const again = key ? row.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  (again ?? row).focus({ preventScroll: true });
  return row;
}
