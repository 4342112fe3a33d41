// The text field of a channel: messages, replies, files, mentions, and slash commands.

import { CommandForm } from "./command_form.js";
import { forOption, matching } from "./choosable.js";
import { h, iconButton, refill } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";
import { avatar, nameOf, titleOf } from "./names.js";
import { runnable, search } from "./slash.js";
import { upload } from "./socket.js";

const TYPING_EVERY = 8000;
const LONGEST = 2000;

export class Composer {
  channelId = null;
  #drafts = new Map();
  #reply = null;
  #files = [];
  #form = null;
  #mentions = new Map();
  #typedAt = 0;
  #sent = new Map();

  constructor(app) {
    this.app = app;
    this.list = new Listbox({ label: "Suggestions", wide: true, onpick: (item) => item.pick() });
    this.input = h("textarea", {
      class: "composer-input",
      rows: 1,
      maxlength: LONGEST,
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      oninput: () => this.#changed(),
      onkeydown: (event) => this.#keyed(event),
      onblur: () => this.list.hide(),
      onpaste: (event) => this.#takeFiles(event.clipboardData.files, event),
      ondrop: (event) => this.#takeFiles(event.dataTransfer.files, event),
    });
    this.picker = h("input", {
      type: "file",
      multiple: true,
      class: "visually-hidden",
      tabindex: "-1",
      "aria-label": "Files",
      onchange: () => this.#takeFiles(this.picker.files),
    });
    this.above = h("div", { class: "composer-above" });
    this.slot = h("div", { class: "composer-slot" }, this.input);
    this.box = h(
      "div",
      { class: "composer-box" },
      this.picker,
      iconButton("Add files", icon("plus"), () => this.picker.click(), {
        class: "icon-button add-files",
      }),
      this.slot,
      iconButton("Commands", icon("slash"), () => this.#beginSlash(), {
        class: "icon-button begin-command",
      }),
      iconButton("Send", icon("send"), () => this.send(), { class: "icon-button send" }),
    );
    this.status = h("div", { class: "composer-status", "aria-live": "polite" });
    this.element = h("div", { class: "composer" }, this.above, this.box, this.status);
  }

  /** Switch to another channel. Keep the draft of the old one. */
  show(channelId) {
    if (this.channelId === channelId) {
      this.#describe();
      return;
    }
    if (this.channelId) this.#drafts.set(this.channelId, this.input.value);
    this.#leaveQuietly();
    this.channelId = channelId;
    this.#reply = null;
    this.#files = [];
    this.input.value = this.#drafts.get(channelId) ?? "";
    this.#describe();
    this.#grow();
    this.#drawAbove();
    this.drawStatus();
  }

  #describe() {
    const channel = this.app.store.channels.get(this.channelId);
    const words = `Message ${titleOf(channel)}`;
    this.input.placeholder = words;
    this.input.setAttribute("aria-label", words);
    const closed = Boolean(channel?.thread_metadata?.locked && channel.thread_metadata.archived);
    this.input.disabled = closed;
  }

  focus() {
    (this.#form ?? this.input).focus();
  }

  /** Make the next message a reply to this one. */
  replyTo(message) {
    this.#reply = message;
    this.#drawAbove();
    this.input.focus();
  }

  // Slash commands.

  #commands() {
    const channel = this.app.store.channels.get(this.channelId);
    return runnable(this.app.store.commands, channel?.guild_id);
  }

  #beginSlash() {
    this.leaveCommand();
    this.input.value = "/";
    this.input.focus();
    this.#changed();
  }

  /** Open the form of a command by its id and path. */
  start(commandId, path) {
    const list = this.#commands().filter((entry) => entry.command.id === commandId);
    const entry = list.find((each) => each.path === path) ?? list[0];
    if (entry) this.#choose(entry);
    else this.app.say("This command does not exist any more.");
  }

  #choose(entry) {
    this.list.hide();
    this.#leaveQuietly();
    this.input.value = "";
    this.#form = new CommandForm(entry, this);
    refill(this.slot, this.#form.element);
    this.box.classList.add("in-command");
    this.#drawAbove();
    this.#form.focus();
  }

  #leaveQuietly() {
    if (!this.#form) return;
    const form = this.#form;
    this.#form = null;
    for (const pill of form.pills) pill.hide();
    refill(this.slot, this.input);
    this.box.classList.remove("in-command");
    this.#drawAbove();
  }

  leaveCommand() {
    this.#leaveQuietly();
    this.input.focus();
  }

  choices(frame) {
    this.#form?.choices(frame);
  }

  // Suggestions while typing.

  #changed() {
    this.#grow();
    this.#tellTyping();
    const typed = this.input.value;
    if (/^\/[^\n]*$/.test(typed)) this.#suggestCommands(typed.slice(1));
    else this.#suggestMentions();
  }

  #suggestCommands(typed) {
    const commands = this.#commands();
    const exact = typed.endsWith(" ") && commands.find((entry) => entry.path === typed.trim());
    if (exact) {
      this.#choose(exact);
      return;
    }
    const found = search(commands, typed.trim()).slice(0, 50);
    const guild = this.app.store.guildOf(this.channelId);
    let last = null;
    const items = found.map((entry) => {
      const bot = this.app.store.users.get(entry.command.application_id) ?? {
        id: entry.command.application_id,
        username: "App",
      };
      const heading = last === bot.id ? null : nameOf(bot, guild);
      last = bot.id;
      return {
        label: `/${entry.path}`,
        detail: entry.description,
        note: entry.options
          .filter((option) => option.required)
          .map((option) => option.name)
          .join(" "),
        lead: avatar(bot, guild, "tiny"),
        heading,
        pick: () => this.#choose(entry),
      };
    });
    this.list.show(items, this.box, this.input);
  }

  #suggestMentions() {
    const before = this.input.value.slice(0, this.input.selectionStart);
    const match = /(?:^|\s)([@#])([\p{L}\p{N}_-]{0,20})$/u.exec(before);
    if (!match) {
      this.list.hide();
      return;
    }
    const kind = match[1] === "@" ? 9 : 7;
    const items = matching(forOption({ type: kind }, this.app, this.channelId), match[2])
      .filter((item) => item.label !== "@everyone")
      .slice(0, 10)
      .map((item) => ({ ...item, pick: () => this.#insertMention(item, match) }));
    this.list.show(items, this.box, this.input);
  }

  #insertMention(item, [, sign, typed]) {
    const end = this.input.selectionStart;
    const start = end - typed.length - 1;
    const shown = `${sign}${item.label.replace(/^@/, "")}`;
    const isRole = item.label.startsWith("@");
    this.#mentions.set(
      shown,
      sign === "#" ? `<#${item.value}>` : isRole ? `<@&${item.value}>` : `<@${item.value}>`,
    );
    this.input.setRangeText(`${shown} `, start, end, "end");
    this.list.hide();
  }

  #withMentions(words) {
    const longestFirst = [...this.#mentions].sort((a, b) => b[0].length - a[0].length);
    return longestFirst.reduce((text, [shown, tag]) => text.replaceAll(shown, tag), words);
  }

  // Files, typing, sending.

  async #takeFiles(list, event) {
    const files = [...list];
    if (!files.length) return;
    event?.preventDefault();
    for (const file of files.slice(0, 10 - this.#files.length)) {
      try {
        this.#files.push(await upload(this.app.socket.as || this.app.store.me.id, file));
      } catch (error) {
        this.app.say(error.message);
      }
      this.#drawAbove();
    }
    this.picker.value = "";
    this.input.focus();
  }

  #tellTyping() {
    const at = this.app.now();
    if (!this.input.value || this.input.value.startsWith("/") || at - this.#typedAt < TYPING_EVERY)
      return;
    this.#typedAt = at;
    this.app.socket.mention("typing", { channel_id: this.channelId });
  }

  #keyed(event) {
    if (event.isComposing || this.list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" && this.#reply) {
      event.stopPropagation();
      this.#reply = null;
      this.#drawAbove();
    }
  }

  send() {
    if (this.#form) {
      this.#form.send();
      return;
    }
    const typed = this.input.value;
    if (!typed.trim() && !this.#files.length) return;
    const nonce = this.app.socket.send("send", {
      channel_id: this.channelId,
      content: this.#withMentions(typed.trim()),
      ...(this.#reply ? { reply_to: this.#reply.id } : {}),
      ...(this.#files.length ? { attachments: this.#files.map((file) => file.id) } : {}),
    });
    if (nonce === null) {
      this.app.say("You are not connected. Your text is still here.");
      return;
    }
    this.#sent.set(nonce, typed);
    if (this.#sent.size > 5) this.#sent.delete(this.#sent.keys().next().value);
    this.input.value = "";
    this.#reply = null;
    this.#files = [];
    this.#typedAt = 0;
    this.list.hide();
    this.#grow();
    this.#drawAbove();
    this.app.sentTo(this.channelId);
  }

  /** Put the text of a refused message back into the field. */
  refused(nonce) {
    const text = this.#sent.get(nonce);
    if (text === undefined || this.input.value) return;
    this.input.value = text;
    this.#grow();
  }

  #grow() {
    this.input.style.setProperty("height", "auto");
    this.input.style.setProperty("height", `${Math.min(this.input.scrollHeight, 240)}px`);
  }

  #drawAbove() {
    const guild = this.app.store.guildOf(this.channelId);
    refill(
      this.above,
      this.#form?.hintLine,
      this.#reply &&
        h(
          "div",
          { class: "reply-bar" },
          h("span", null, "Replying to ", h("strong", null, nameOf(this.#reply.author, guild))),
          iconButton("Do not reply", icon("close"), () => {
            this.#reply = null;
            this.#drawAbove();
            this.input.focus();
          }),
        ),
      this.#files.length > 0 &&
        h(
          "div",
          { class: "file-bar" },
          this.#files.map((file) =>
            h(
              "span",
              { class: "file-chip" },
              icon("file"),
              file.filename,
              iconButton(`Remove ${file.filename}`, icon("close"), () => {
                this.#files = this.#files.filter((each) => each !== file);
                this.#drawAbove();
              }),
            ),
          ),
        ),
    );
  }

  /** Draw the line below the field: who is typing, which commands wait for an answer. */
  drawStatus() {
    const { store, interactions } = this.app;
    const guild = store.guildOf(this.channelId);
    const names = store.typers(this.channelId).map((id) => nameOf(store.users.get(id), guild));
    const waiting = interactions.waitingIn(this.channelId);
    let words = "";
    if (waiting.length) words = `Sending ${waiting.at(-1).command}\u2026`;
    else if (names.length > 3) words = "Several people are typing\u2026";
    else if (names.length)
      words = `${names.join(", ")} ${names.length > 1 ? "are" : "is"} typing\u2026`;
    if (this.status.dataset.words === words) return;
    this.status.dataset.words = words;
    refill(this.status, words && h("span", { class: "dots", "aria-hidden": "true" }), words);
  }
}
