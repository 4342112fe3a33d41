// One message: context line, head, text, media, components, thread and reactions.

import { localAddress } from "./address.js";
import { components } from "./components.js";
import { h, iconButton } from "./dom.js";
import { embed, picturesOf } from "./embeds.js";
import { emoji } from "./emoji.js";
import { icon } from "./icons.js";
import { FAILED } from "./interactions.js";
import { parse, plain } from "./markdown.js";
import { attachments } from "./media.js";
import { avatar, nameOf } from "./names.js";
import { isJumbo, nameButton, rich } from "./rich.js";
import { THREAD_STARTER } from "./store.js";
import { format, stamp } from "./time.js";

export const EPHEMERAL = 64;
const LOADING = 128;
const SUPPRESS_EMBEDS = 4;
const COMPONENTS_V2 = 1 << 15;
const SYSTEM = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18]);

export function isSystem(message) {
  return SYSTEM.has(message.type);
}

/** Return true for the loading message of a deferred response. */
export function isAwaited(message) {
  return Boolean(message?.flags & LOADING);
}

function has(message, flag) {
  return Boolean(message.flags & flag);
}

/** Return true if a line above the message shows the message or command that it answers. */
export function hasContext(message) {
  return (
    Boolean(message.referenced_message !== undefined && message.type === 19) ||
    Boolean(usedCommand(message))
  );
}

function usedCommand(message) {
  const data = message.interaction_metadata ?? message.interaction;
  return data?.name ? data : null;
}

/** Return the element of a message. `grouped` omits the head, because the previous one has it. */
export function messageRow(entry, app, grouped) {
  const message = shown(entry);
  const place = { app, channelId: message.channel_id, message };
  if (isSystem(message)) return systemRow(message, place);
  const guild = app.store.guildOf(message.channel_id);
  const ephemeral = has(message, EPHEMERAL);
  const classes = ["message"];
  if (grouped) classes.push("grouped");
  if (ephemeral) classes.push("ephemeral");
  if (mentionsMe(message, app)) classes.push("mentioned");
  return h(
    "article",
    {
      class: classes.join(" "),
      tabindex: "-1",
      "aria-label": spoken(message, guild),
      dataset: { id: message.id, author: message.author.id },
    },
    context(message, place),
    h(
      "div",
      { class: "gutter" },
      grouped
        ? h(
            "time",
            { class: "gutter-time", datetime: message.timestamp },
            format(Date.parse(message.timestamp) / 1000, "t"),
          )
        : avatar(message.author, guild),
    ),
    h("div", { class: "content" }, !grouped && head(message, place), body(message, place)),
  );
}

/** Return the message to draw: for a thread's first message, the one that began the thread. */
function shown(message) {
  const original = message.referenced_message;
  if (message.type !== THREAD_STARTER || !original) return message;
  return {
    ...original,
    id: message.id,
    channel_id: message.channel_id,
    thread: null,
    components: [],
    reactions: [],
  };
}

function mentionsMe(message, app) {
  const me = app.store.me?.id;
  if (message.author?.id === me) return false;
  return message.mention_everyone || message.mentions?.some((user) => user.id === me);
}

function spoken(message, guild) {
  const words = has(message, LOADING)
    ? "is thinking"
    : plain(parse(message.content ?? "")).slice(0, 200);
  return [nameOf(message.author, guild), stamp(message.timestamp), words]
    .filter(Boolean)
    .join(", ");
}

function context(message, place) {
  const used = usedCommand(message);
  const { store } = place.app;
  const guild = store.guildOf(place.channelId);
  if (used) {
    return h(
      "div",
      { class: "context" },
      h("span", { class: "spine", "aria-hidden": "true" }),
      avatar(used.user, guild, "mini"),
      nameButton(used.user, place),
      "used",
      h("span", { class: "mention" }, used.name.startsWith("/") ? used.name : `/${used.name}`),
    );
  }
  if (message.type !== 19) return null;
  const original = message.referenced_message;
  if (!original) {
    return h(
      "div",
      { class: "context" },
      h("span", { class: "spine" }),
      h("em", null, "Original message was deleted"),
    );
  }
  return h(
    "div",
    { class: "context" },
    h("span", { class: "spine", "aria-hidden": "true" }),
    avatar(original.author, guild, "mini"),
    nameButton(original.author, place),
    h(
      "button",
      {
        type: "button",
        class: "context-text",
        onclick: () => place.app.jumpTo(place.channelId, original.id),
      },
      plain(parse(original.content ?? "")).slice(0, 120) || "Click to see it",
    ),
  );
}

function head(message, place) {
  return h(
    "div",
    { class: "head" },
    nameButton(message.author, place),
    message.author.bot && h("span", { class: "badge" }, icon("check"), "APP"),
    h(
      "time",
      {
        class: "when",
        datetime: message.timestamp,
        title: format(Date.parse(message.timestamp) / 1000, "F"),
      },
      stamp(message.timestamp),
    ),
  );
}

function body(message, place) {
  if (message.failed)
    return [
      h("div", { class: "failed-text" }, icon("warn"), message.failed),
      ephemeralFoot(message, place),
    ];
  if (has(message, LOADING))
    return [thinking(message, place), has(message, EPHEMERAL) && ephemeralFoot(message, place)];
  const failure = place.app.interactions.failure(message.id);
  return [
    message.content && text(message, place),
    has(message, COMPONENTS_V2) ? null : media(message, place),
    message.components?.length > 0 &&
      h(
        "div",
        { class: has(message, COMPONENTS_V2) ? "components v2" : "components" },
        components(message.components, place),
      ),
    failure &&
      h(
        "div",
        { class: "failed-text", role: "alert" },
        icon("warn"),
        failure === FAILED ? FAILED : `${FAILED}: ${failure}`,
      ),
    threadChip(message, place),
    message.reactions?.length > 0 && reactions(message, place),
    has(message, EPHEMERAL) && ephemeralFoot(message, place),
  ];
}

function text(message, place) {
  return h(
    "div",
    { class: isJumbo(message.content) ? "text md jumbo" : "text md" },
    rich(message.content, place),
    message.edited_timestamp &&
      h("span", { class: "edited", title: stamp(message.edited_timestamp) }, " (edited)"),
  );
}

function media(message, place) {
  const embeds = has(message, SUPPRESS_EMBEDS) ? [] : (message.embeds ?? []);
  const inEmbeds = picturesOf(embeds);
  const loose = (message.attachments ?? []).filter(
    (each) => !inEmbeds.has(localAddress(each.url) ?? each.url),
  );
  return [attachments(loose), embeds.map((each) => embed(each, place))];
}

function thinking(message, place) {
  const guild = place.app.store.guildOf(place.channelId);
  return h(
    "div",
    { class: "thinking", role: "status" },
    h("span", { class: "dots", "aria-hidden": "true" }),
    `${nameOf(message.author, guild)} is thinking\u2026`,
  );
}

function ephemeralFoot(message, place) {
  return h(
    "div",
    { class: "ephemeral-foot" },
    icon("eye"),
    "Only you can see this \u00b7 ",
    h(
      "button",
      { type: "button", class: "text-button", onclick: () => place.app.dismiss(message) },
      "Dismiss message",
    ),
  );
}

function threadChip(message, place) {
  const thread = place.app.store.channels.get(message.thread?.id ?? message.id) ?? message.thread;
  if (!thread || thread.parent_id !== message.channel_id) return null;
  return threadCard(thread, place);
}

function threadCard(thread, place) {
  const count = thread.message_count ?? 0;
  return h(
    "button",
    { type: "button", class: "thread-card", onclick: () => place.app.open(thread.id) },
    icon("thread"),
    h("span", { class: "thread-name" }, thread.name),
    h("span", { class: "thread-count" }, count === 1 ? "1 message" : `${count} messages`),
    icon("right"),
  );
}

function reactions(message, place) {
  return h(
    "div",
    { class: "reactions" },
    message.reactions.map((each) =>
      h(
        "button",
        {
          type: "button",
          class: each.me ? "reaction mine" : "reaction",
          "aria-pressed": String(Boolean(each.me)),
          "aria-label": `${each.emoji.name}, ${each.count}`,
          onclick: () => place.app.react(message, each.emoji, each.me),
        },
        emoji(each.emoji),
        h("span", { class: "reaction-count" }, String(each.count)),
      ),
    ),
  );
}

function systemRow(message, place) {
  const thread = place.app.store.channels.get(message.message_reference?.channel_id);
  const words =
    {
      6: " pinned a message to this channel.",
      7: " joined. Good to see you.",
      18: [" started a thread: ", h("strong", null, message.content)],
    }[message.type] ?? ` ${message.content ?? ""}`;
  const drawing = { 6: "pin", 7: "person", 18: "thread" }[message.type] ?? "bolt";
  return h(
    "article",
    {
      class: "message system",
      tabindex: "-1",
      "aria-label": spoken(message, place.app.store.guildOf(place.channelId)),
      dataset: { id: message.id },
    },
    h("div", { class: "gutter" }, icon(drawing)),
    h(
      "div",
      { class: "content" },
      nameButton(message.author, place),
      words,
      h("time", { class: "when", datetime: message.timestamp }, ` ${stamp(message.timestamp)}`),
      message.type === 18 && thread && threadCard(thread, place),
    ),
  );
}

/** Return the row of action buttons that appears beside a message, or null. */
export function toolbar(message, app) {
  if (message.local || has(message, LOADING)) return null;
  const ephemeral = has(message, EPHEMERAL);
  return h(
    "div",
    { class: "toolbar", role: "toolbar", "aria-label": "Message actions" },
    !ephemeral && [
      iconButton("Add reaction", icon("smile"), (event) =>
        app.reactionMenu(event.currentTarget, message),
      ),
      iconButton("Reply", icon("reply"), () => app.replyTo(message)),
    ],
    iconButton("More", icon("dots"), (event) => app.messageMenu(event.currentTarget, message)),
  );
}
