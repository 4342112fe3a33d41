// The sidebar: guilds on the rail, and the open guild's channels with their threads.

import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { drawingOf, initials, tintOf } from "./names.js";
import { isThread } from "./store.js";

const CATEGORY = 4;

export class Sidebar {
  #app;

  constructor(app) {
    this.#app = app;
    this.rail = h("ul", { class: "rail-list" });
    this.title = h("h1", { class: "guild-name" });
    this.list = h("div", { class: "channel-list" });
    this.element = [
      h("nav", { class: "rail", "aria-label": "Servers" }, this.rail),
      h(
        "nav",
        { class: "channels", "aria-label": "Channels" },
        h("header", { class: "guild-head" }, this.title),
        this.list,
      ),
    ];
  }

  draw() {
    this.#drawRail();
    this.#drawChannels();
  }

  #drawRail() {
    const { store, unread, guildId } = this.#app;
    refill(
      this.rail,
      [...store.guilds.values()].map((guild) => {
        const inside = [...store.channels.values()].filter(
          (channel) => channel.guild_id === guild.id,
        );
        const pings = inside.reduce((sum, channel) => sum + unread.mentions(channel.id), 0);
        const news = inside.some((channel) => unread.isUnread(channel.id));
        const here = guild.id === guildId;
        return h(
          "li",
          { class: news ? "rail-item news" : "rail-item" },
          h(
            "button",
            {
              type: "button",
              class: here ? "guild here" : "guild",
              "aria-current": here ? "true" : null,
              "aria-label": [guild.name, pings && `${pings} mentions`, news && "unread"]
                .filter(Boolean)
                .join(", "),
              title: guild.name,
              dataset: { tint: tintOf(guild.id) },
              onclick: () => this.#app.openGuild(guild.id),
            },
            initials(guild.name),
          ),
          pings > 0 && h("span", { class: "ping", "aria-hidden": "true" }, String(pings)),
        );
      }),
    );
  }

  #drawChannels() {
    const { store, guildId } = this.#app;
    this.title.textContent = store.guilds.get(guildId)?.name ?? "";
    const all = [...store.channels.values()].filter(
      (each) => each.guild_id === guildId && !isThread(each),
    );
    all.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const categories = all.filter((each) => each.type === CATEGORY);
    const known = new Set(categories.map((each) => each.id));
    const group = (parent) =>
      all.filter(
        (each) =>
          each.type !== CATEGORY && (known.has(each.parent_id) ? each.parent_id : null) === parent,
      );
    const focused = this.list.contains(document.activeElement)
      ? document.activeElement.dataset.channel
      : null;
    refill(
      this.list,
      this.#rows(group(null)),
      categories.map((category) => [
        h("h2", { class: "category" }, icon("down"), category.name),
        this.#rows(group(category.id)),
      ]),
    );
    if (focused) this.list.querySelector(`[data-channel="${focused}"]`)?.focus();
  }

  #rows(channels) {
    return h(
      "ul",
      { class: "channel-rows" },
      channels.map((channel) => {
        const threads = this.#app.store.threadsOf(channel.id);
        return h(
          "li",
          null,
          this.#row(channel),
          threads.length > 0 &&
            h(
              "ul",
              { class: "thread-rows" },
              threads.map((thread) => h("li", null, this.#row(thread))),
            ),
        );
      }),
    );
  }

  #row(channel) {
    const { unread, channelId, threadId } = this.#app;
    const here = channel.id === (threadId ?? channelId);
    const pings = unread.mentions(channel.id);
    const news = unread.isUnread(channel.id);
    const classes = ["channel", here && "here", news && "news", isThread(channel) && "in-thread"];
    return h(
      "button",
      {
        type: "button",
        class: classes.filter(Boolean).join(" "),
        "aria-current": here ? "page" : null,
        "aria-label": [
          channel.name,
          isThread(channel) && "thread",
          pings && `${pings} mentions`,
          news && "unread",
        ]
          .filter(Boolean)
          .join(", "),
        dataset: { channel: channel.id },
        onclick: () => this.#app.open(channel.id),
      },
      icon(drawingOf(channel)),
      h("span", { class: "channel-name" }, channel.name),
      pings > 0 && h("span", { class: "ping", "aria-hidden": "true" }, String(pings)),
    );
  }
}
