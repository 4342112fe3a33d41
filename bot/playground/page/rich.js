// Elements for the markdown tree, with names for mentions, live times, and spoilers.

import { messageLink } from "./address.js";
import { h } from "./dom.js";
import { emoji } from "./emoji.js";
import { icon } from "./icons.js";
import { parse } from "./markdown.js";
import { colourOf, drawingOf, hex, nameOf } from "./names.js";
import { format, now } from "./time.js";

const PLAIN = { strong: "strong", em: "em", u: "u", s: "s", small: "small", span: "span" };

/** Return a text as a list of nodes. `place` is {app, channelId}. */
export function rich(source, place) {
  return nodes(parse(source), place);
}

/** Return true for a text of emojis only, which is shown large. */
export function isJumbo(source) {
  const bare = String(source ?? "")
    .replace(/<a?:\w+:\d+>/g, "")
    .replace(/[\s\uFE0F\u200D]/g, "");
  if (!String(source ?? "").trim() || [...bare].length > 27) return false;
  return /^(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})*$/u.test(bare);
}

function nodes(list, place) {
  return list.map((node) => draw(node, place));
}

function draw(node, place) {
  if (PLAIN[node.t]) return h(PLAIN[node.t], { class: `md-${node.t}` }, nodes(node.c, place));
  switch (node.t) {
    case "text":
      return document.createTextNode(node.v);
    case "br":
      return h("br");
    case "code":
      return h("code", { class: "md-code" }, node.v);
    case "pre":
      return h("pre", { class: "md-pre", dataset: { lang: node.lang } }, h("code", null, node.v));
    case "quote":
      return h("blockquote", { class: "md-quote" }, nodes(node.c, place));
    case "heading":
      return h(
        `h${node.level + 2}`,
        { class: `md-heading md-h${node.level}` },
        nodes(node.c, place),
      );
    case "list":
      return h(
        node.ordered ? "ol" : "ul",
        { class: "md-list", start: node.ordered ? node.start : null },
        node.items.map((item) => h("li", null, nodes(item, place))),
      );
    case "link":
      return link(node, place);
    case "spoiler":
      return spoiler(nodes(node.c, place));
    case "time":
      return moment(node);
    case "emoji":
      return emoji(node);
    default:
      return mention(node, place);
  }
}

/** Return a link. A bare URL of a known channel or message shows the channel's name. */
function link(node, place) {
  const target = placeOf(node.url, place);
  const bare = target && node.c.length === 1 && node.c[0].v === node.url;
  const words = bare
    ? [icon(drawingOf(target.channel)), target.channel.name, target.messageId && " \u203a message"]
    : nodes(node.c, place);
  return h("a", { class: bare ? "mention" : "md-link", ...leadsTo(node.url, place) }, words);
}

function placeOf(address, { app }) {
  const target = messageLink(address);
  const channel = target && app.store.channels.get(target.channelId);
  return channel ? { ...target, channel } : null;
}

/** Return the attributes of a link: to a known message in this page, otherwise to a new tab. */
export function leadsTo(address, place) {
  const target = placeOf(address, place);
  const follow = (event) => {
    event.preventDefault();
    place.app.follow(target);
  };
  return {
    href: address,
    target: "_blank",
    rel: "noopener noreferrer nofollow",
    onclick: target ? follow : null,
  };
}

/** Return an element that hides its children until a click. */
export function spoiler(children, tag = "span") {
  const open = () => {
    if (cover.classList.contains("open")) return;
    cover.classList.add("open");
    cover.removeAttribute("role");
    cover.removeAttribute("tabindex");
    cover.removeAttribute("aria-label");
    inner.inert = false;
  };
  const inner = h(tag, { class: "spoiler-inner" }, children);
  inner.inert = true;
  const cover = h(
    tag,
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": "Spoiler, show it",
      onclick: open,
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        open();
      },
    },
    inner,
  );
  return cover;
}

function moment({ unix, style }) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${unix}:${style}>`);
  return h(
    "time",
    {
      class: "md-time",
      datetime: date.toISOString(),
      title: format(unix, "F"),
      dataset: style === "R" ? { relative: unix } : {},
    },
    format(unix, style, now()),
  );
}

function mention(node, { app, channelId }) {
  const { store } = app;
  const guild = store.guildOf(channelId);
  if (node.t === "user") {
    const user = store.users.get(node.id);
    const mine = node.id === store.me?.id ? "mine" : "";
    return h(
      "span",
      { class: `mention ${mine}` },
      `@${user ? nameOf(user, guild) : "unknown-user"}`,
    );
  }
  if (node.t === "role") {
    const role = guild?.roles.get(node.id);
    const style = role?.color ? { "--role": hex(role.color) } : {};
    return h("span", { class: "mention role", style }, `@${role?.name ?? "unknown-role"}`);
  }
  if (node.t === "channel") {
    const channel = store.channels.get(node.id);
    if (!channel) return h("span", { class: "mention" }, "#unknown");
    const onclick = () => app.open(node.id);
    return h(
      "button",
      { type: "button", class: "mention", onclick },
      icon(drawingOf(channel)),
      channel.name,
    );
  }
  if (node.t === "command") {
    const onclick = () => app.startCommand(node.id, node.name, channelId);
    return h("button", { type: "button", class: "mention", onclick }, `/${node.name}`);
  }
  return h("span", { class: "mention" }, node.v);
}

/** Return a person's name in the role's colour, as a button that opens the person's menu. */
export function nameButton(user, place) {
  const guild = place.app.store.guildOf(place.channelId);
  return h(
    "button",
    {
      type: "button",
      class: "name",
      style: colourOf(user, guild) ? { "--name": colourOf(user, guild) } : {},
      onclick: (event) => place.app.personMenu(event.currentTarget, user, place.channelId),
    },
    nameOf(user, guild),
  );
}
