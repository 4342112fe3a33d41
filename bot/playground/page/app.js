// The page: connects its parts, and knows which guild, channel and thread are open.

import { messageMenu, personMenu, reactionMenu, threadMenu, threadsMenu } from "./actions.js";
import { h, iconButton, refill } from "./dom.js";
import { icon } from "./icons.js";
import { Interactions } from "./interactions.js";
import { drawingOf, titleOf } from "./names.js";
import { Pane } from "./pane.js";
import { People, pinned, remember, remembered } from "./people.js";
import { openSettings } from "./settings.js";
import { Sidebar } from "./sidebar.js";
import { Socket } from "./socket.js";
import { isThread, Store } from "./store.js";
import { themeButton } from "./theme.js";
import { keepTicking, now, setServerTime } from "./time.js";
import { Unread } from "./unread.js";

const TOAST_LASTS = 6000;
const CATEGORY = 4;

export class App {
  guildId = null;
  channelId = null;
  threadId = null;
  canSit = new Set();
  #arriving = true;
  store = new Store();
  socket = new Socket();
  now = now;

  constructor() {
    this.interactions = new Interactions(this);
    this.unread = new Unread(this);
    this.sidebar = new Sidebar(this);
    this.people = new People(this);
    this.main = new Pane(this, "main", "main", "Channel");
    this.panel = new Pane(this, "aside", "panel", "Thread");
    this.panel.element.hidden = true;
    this.toasts = h("div", { class: "toasts", role: "status", "aria-live": "polite" });
    this.line = h("div", { class: "offline", role: "status" });
    this.line.hidden = true;
    this.drawer = h(
      "div",
      { class: "drawer", id: "drawer" },
      this.sidebar.element,
      this.people.element,
    );
    this.shade = h("div", { class: "shade", onclick: () => this.showDrawer(false) });
    this.drawerButton = iconButton("Channels", icon("menu"), () => this.showDrawer(true), {
      class: "icon-button drawer-button",
      "aria-controls": "drawer",
      "aria-expanded": "false",
    });
    this.theme = themeButton();
    this.element = h(
      "div",
      { class: "app" },
      this.line,
      h(
        "div",
        { class: "columns" },
        this.drawer,
        this.shade,
        this.main.element,
        this.panel.element,
      ),
      this.toasts,
    );
    this.#listen();
  }

  #listen() {
    this.socket.addEventListener("frame", (event) => this.#frame(event.detail));
    this.socket.addEventListener("status", (event) => this.#status(event.detail));
    this.store.addEventListener("structure", (event) => this.#structure(event.detail));
    this.store.addEventListener("messages", (event) => this.#redraw(event.detail.channelId));
    this.store.addEventListener("commands", () =>
      this.#panes().forEach((pane) => pane.channelId && pane.timeline.render()),
    );
    this.store.addEventListener("typing", () => this.#drawStatus());
    this.store.addEventListener("arrived", (event) => this.unread.arrived(event.detail));
    this.unread.addEventListener("change", () => this.#drawUnread());
    addEventListener("popstate", () => this.#fromAddress());
    document.addEventListener("visibilitychange", () =>
      this.#panes().forEach((pane) => pane.timeline.render()),
    );
    document.addEventListener("keydown", (event) => this.#keyed(event));
    setInterval(() => this.#drawStatus(), 1000);
    keepTicking();
  }

  start() {
    document.body.append(this.element);
    this.socket.connect(pinned() || remembered());
  }

  #panes() {
    return [this.main, this.panel];
  }

  // Frames of the server, and the connection's status.

  #frame(frame) {
    if (this.interactions.take(frame)) return;
    if (frame.t === "HELLO") this.#hello(frame.d);
    else if (frame.t === "CHOICES") this.#panes().forEach((pane) => pane.composer.choices(frame.d));
    else if (frame.t === "REFUSED") this.#refused(frame.d);
    else if (frame.t === "CLOCK") setServerTime(frame.d.now_ms);
    else if (frame.t === "SETTINGS") openSettings(this, frame.d, frame.d.channel_id);
    else this.store.apply(frame);
  }

  #hello(hello) {
    if (this.store.me?.id !== hello.me.id) this.interactions.forget();
    this.canSit = new Set(hello.users.filter((user) => !user.bot).map((user) => user.id));
    if (!pinned()) remember(hello.me.id);
    if (this.#arriving) this.store.distrustMessages();
    this.#arriving = false;
    this.store.apply({ t: "HELLO", d: hello });
  }

  #refused({ nonce, message }) {
    this.#panes().forEach((pane) => pane.composer.refused(nonce));
    this.say(message);
  }

  #status({ online, failures }) {
    this.line.hidden = online;
    this.#arriving = true;
    if (online) return;
    this.interactions.dropped();
    refill(
      this.line,
      h("span", { class: "dots", "aria-hidden": "true" }),
      failures > 3 ? "Still reconnecting\u2026" : "Reconnecting\u2026",
    );
  }

  #structure({ fresh, samePerson }) {
    if (fresh) {
      this.unread.begin();
      this.#fromAddress();
      this.#panes().forEach((pane) => pane.restart(samePerson));
      this.people.draw();
    } else {
      if (!this.store.channels.has(this.threadId ?? this.channelId)) this.#fallBack();
      this.#panes().forEach((pane) => {
        if (!pane.channelId) return;
        pane.composer.show(pane.channelId);
        pane.timeline.refresh();
      });
    }
    this.#drawAround();
  }

  #fallBack() {
    if (this.threadId && this.store.channels.has(this.channelId)) this.open(this.channelId);
    else this.openGuild(this.guildId);
  }

  #redraw(channelId) {
    for (const pane of this.#panes()) if (pane.channelId === channelId) pane.timeline.render();
    this.#drawStatus();
  }

  #drawStatus() {
    for (const pane of this.#panes()) if (pane.channelId) pane.composer.drawStatus();
  }

  // The open guild, channel and thread.

  #fromAddress() {
    const [, guildId, channelId] = location.pathname.split("/").slice(1);
    if (this.store.channels.has(channelId)) this.open(channelId, false);
    else this.openGuild(this.store.guilds.has(guildId) ? guildId : this.guildId);
  }

  /** Open a guild at the channel that was open there last, or at its first one. */
  openGuild(guildId) {
    const id = this.store.guilds.has(guildId) ? guildId : this.store.guilds.keys().next().value;
    const seen = this.store.channels.get(sessionStorage.getItem(`seen:${id}`));
    const first = [...this.store.channels.values()]
      .filter((each) => each.guild_id === id && each.type !== CATEGORY && !isThread(each))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))[0];
    const target = seen ?? first;
    if (target) this.open(target.id);
  }

  /** Open a channel, or a thread beside its channel. */
  open(channelId, remember = true) {
    const channel = this.store.channels.get(channelId);
    if (!channel) return;
    const thread = isThread(channel) && this.store.channels.has(channel.parent_id);
    this.guildId = channel.guild_id;
    this.channelId = thread ? channel.parent_id : channelId;
    this.threadId = thread ? channelId : null;
    sessionStorage.setItem(`seen:${this.guildId}`, this.channelId);
    const path = `/channels/${this.guildId}/${channelId}`;
    if (remember && path !== location.pathname) history.pushState(null, "", path + location.search);
    this.main.show(this.channelId);
    this.panel.show(this.threadId);
    this.element.classList.toggle("with-panel", Boolean(this.threadId));
    this.showDrawer(false);
    this.#drawAround();
    if (matchMedia("(hover: hover)").matches) this.focusComposer();
  }

  closeThread() {
    this.open(this.channelId);
  }

  sitAs(userId) {
    if (userId === this.store.me.id) return;
    remember(userId);
    this.socket.connect(userId);
  }

  showDrawer(open) {
    this.element.classList.toggle("drawer-open", open);
    this.drawerButton.setAttribute("aria-expanded", String(open));
    if (open) this.drawer.querySelector(".channel.here")?.focus();
  }

  #drawAround() {
    const channel = this.store.channels.get(this.channelId);
    this.sidebar.draw();
    refill(
      this.main.head,
      this.drawerButton,
      icon(drawingOf(channel), "head-icon"),
      h("h2", { class: "head-name" }, channel?.name ?? ""),
      channel?.topic && h("span", { class: "head-topic" }, channel.topic),
      h("span", { class: "spring" }),
      iconButton("Threads", icon("thread"), (event) => threadsMenu(this, event.currentTarget)),
      this.theme,
      this.people.button,
    );
    if (this.threadId) this.#drawThreadHead(this.store.channels.get(this.threadId));
    this.#title();
  }

  #drawThreadHead(thread) {
    const { head } = this.panel;
    const drawn = `${thread.id} ${thread.name}`;
    // Replace the head only if it changed: a button replaced during a press gets no click.
    if (head.dataset.drawn !== drawn)
      refill(
        head,
        icon(drawingOf(thread), "head-icon"),
        h("h2", { class: "head-name" }, thread.name),
        h("span", { class: "spring" }),
        iconButton("Thread actions", icon("dots"), (event) =>
          threadMenu(this, event.currentTarget),
        ),
        iconButton("Close thread", icon("close"), () => this.closeThread()),
      );
    head.dataset.drawn = drawn;
    const { archived, locked } = thread.thread_metadata ?? {};
    const words = locked ? "This thread is locked." : archived ? "This thread is archived." : "";
    refill(this.panel.notice, words && h("p", { class: "archived" }, icon("lock"), words));
  }

  #drawUnread() {
    this.sidebar.draw();
    this.#title();
  }

  #title() {
    const channel = this.store.channels.get(this.threadId ?? this.channelId);
    const pings = [...this.store.channels.keys()].reduce(
      (sum, id) => sum + this.unread.mentions(id),
      0,
    );
    document.title = `${pings ? `(${pings}) ` : ""}${channel ? titleOf(channel) : "Playground"} \u00b7 Playground`;
  }

  #keyed(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (this.element.classList.contains("drawer-open")) {
      this.showDrawer(false);
      this.drawerButton.focus();
    } else if (this.threadId && this.panel.element.contains(document.activeElement))
      this.closeThread();
  }

  // Methods that other parts call.

  /** Request the person's settings. The answer opens the settings dialog. */
  askSettings() {
    this.socket.send("settings", { channel_id: this.threadId ?? this.channelId });
  }

  #paneOf(channelId) {
    return this.#panes().find((pane) => pane.channelId === channelId) ?? this.main;
  }

  focusComposer() {
    (this.threadId ? this.panel : this.main).composer.focus();
  }

  startCommand(commandId, path, channelId) {
    this.#paneOf(channelId).composer.start(commandId, path);
  }

  replyTo(message) {
    this.#paneOf(message.channel_id).composer.replyTo(message);
  }

  /** Open the channel of a discord.com link, and scroll to its message. */
  follow({ channelId, messageId }) {
    this.open(channelId);
    if (messageId) this.jumpTo(channelId, messageId);
  }

  jumpTo(channelId, messageId) {
    this.#paneOf(channelId).timeline.jumpTo(messageId);
  }

  sentTo(channelId) {
    const { timeline } = this.#paneOf(channelId);
    timeline.clearLine();
    timeline.toNewest();
  }

  react(message, emoji, mine) {
    const name = emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
    this.socket.send("react", {
      channel_id: message.channel_id,
      message_id: message.id,
      emoji: name,
      remove: Boolean(mine),
    });
  }

  dismiss(message) {
    if (!message.local) this.socket.send("dismiss", { message_id: message.id });
    this.store.log(message.channel_id).remove(message.id);
    this.#redraw(message.channel_id);
    this.focusComposer();
  }

  messageMenu(anchor, message) {
    messageMenu(this, anchor, message);
  }

  reactionMenu(anchor, message) {
    reactionMenu(this, anchor, message);
  }

  personMenu(anchor, user, channelId) {
    personMenu(this, anchor, user, channelId);
  }

  /** Show a toast for a few seconds. */
  say(words) {
    const toast = h("div", { class: "toast" }, words);
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), TOAST_LASTS);
  }
}
