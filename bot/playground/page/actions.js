// The menus of messages, people and threads, and the actions of their entries.

import { h } from "./dom.js";
import { REACTIONS } from "./emoji.js";
import { icon } from "./icons.js";
import { openMenu } from "./menu.js";
import { EPHEMERAL } from "./message.js";
import { avatar, hex, nameOf } from "./names.js";
import { usable } from "./slash.js";

const USER_COMMAND = 2;
const MESSAGE_COMMAND = 3;

function contextEntries(app, type, channelId, targetId) {
  const guildId = app.store.channels.get(channelId)?.guild_id;
  return app.store.commands
    .filter((command) => usable(command, type, guildId))
    .map((command, index) => ({
      label: command.name,
      heading: index === 0 ? "Apps" : null,
      lead: icon("bolt"),
      onpick: () => app.interactions.context(channelId, command, targetId),
    }));
}

export function messageMenu(app, anchor, message) {
  const own = message.author.id === app.store.me.id;
  const ephemeral = message.flags & EPHEMERAL;
  openMenu(
    anchor,
    [
      message.content && {
        label: "Copy text",
        lead: icon("copy"),
        onpick: () => copy(app, message.content),
      },
      { label: "Copy message ID", lead: icon("copy"), onpick: () => copy(app, message.id) },
      ephemeral && {
        label: "Dismiss message",
        lead: icon("eye"),
        onpick: () => app.dismiss(message),
      },
      ...(ephemeral ? [] : contextEntries(app, MESSAGE_COMMAND, message.channel_id, message.id)),
      own &&
        !ephemeral && {
          label: "Delete message",
          lead: icon("trash"),
          danger: true,
          onpick: () =>
            app.socket.send("delete", { channel_id: message.channel_id, message_id: message.id }),
        },
    ],
    { label: "Message actions" },
  );
}

async function copy(app, text) {
  try {
    await navigator.clipboard.writeText(text);
    app.say("Copied.");
  } catch {
    app.say("The browser did not allow copying.");
  }
}

export function reactionMenu(app, anchor, message) {
  openMenu(
    anchor,
    REACTIONS.map(([name, spoken]) => ({
      label: name,
      spoken,
      onpick: () => app.react(message, { id: null, name }, false),
    })),
    { label: "Reactions", grid: true },
  );
}

export function personMenu(app, anchor, user, channelId) {
  const guild = app.store.guildOf(channelId);
  const roles = (guild?.members.get(user.id)?.roles ?? [])
    .map((id) => guild.roles.get(id))
    .filter(Boolean);
  openMenu(
    anchor,
    [
      { label: "Copy user ID", lead: icon("copy"), onpick: () => copy(app, user.id) },
      ...contextEntries(app, USER_COMMAND, channelId, user.id),
    ],
    {
      label: nameOf(user, guild),
      head: h(
        "div",
        { class: "person-card" },
        avatar(user, guild),
        h("strong", null, nameOf(user, guild)),
        h("span", { class: "me-detail" }, user.bot ? `${user.username} \u00b7 app` : user.username),
        roles.length > 0 &&
          h(
            "span",
            { class: "role-tags" },
            roles.map((role) =>
              h(
                "span",
                { class: "role-tag" },
                h("span", {
                  class: "role-dot",
                  style: role.color ? { "--role": hex(role.color) } : {},
                }),
                role.name,
              ),
            ),
          ),
      ),
    },
  );
}

/** Open the menu of a channel's threads, archived ones included. */
export function threadsMenu(app, anchor) {
  const threads = [...app.store.channels.values()].filter(
    (each) => each.parent_id === app.channelId && each.thread_metadata,
  );
  openMenu(
    anchor,
    threads.map((thread) => ({
      label: thread.name + (thread.thread_metadata.archived ? " (archived)" : ""),
      lead: icon("thread"),
      onpick: () => app.open(thread.id),
    })),
    {
      label: "Threads",
      head: threads.length ? null : h("p", { class: "menu-empty" }, "No threads here yet."),
    },
  );
}

/** Open the menu of the open thread's actions. */
export function threadMenu(app, anchor) {
  const thread = app.store.channels.get(app.threadId);
  const op = thread.member ? "leave_thread" : "join_thread";
  openMenu(
    anchor,
    [
      {
        label: thread.member ? "Leave thread" : "Join thread",
        lead: icon("person"),
        onpick: () => app.socket.send(op, { channel_id: thread.id }),
      },
      { label: "Copy thread ID", lead: icon("copy"), onpick: () => copy(app, thread.id) },
    ],
    { label: "Thread actions" },
  );
}
