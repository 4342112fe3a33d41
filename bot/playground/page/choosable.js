// People, roles and channels as list items, for selects and command options.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { avatar, colourOf, drawingOf, hex, nameOf } from "./names.js";

const CATEGORY = 4;
const KINDS = { 5: ["user"], 6: ["role"], 7: ["user", "role"], 8: ["channel"] };
const OPTION_KINDS = { 6: ["user"], 7: ["channel"], 8: ["role"], 9: ["user", "role"] };

/** Return the list items of a select component of types 5 to 8. */
export function forSelect(component, app, channelId) {
  const list = KINDS[component.type].flatMap((kind) => ofKind(kind, app, channelId));
  return allowed(list, component.channel_types);
}

/** Return the list items of a slash command's option of types 6 to 9. */
export function forOption(option, app, channelId) {
  const list = OPTION_KINDS[option.type].flatMap((kind) => ofKind(kind, app, channelId));
  return allowed(list, option.channel_types);
}

function allowed(list, types) {
  return types?.length ? list.filter((item) => types.includes(item.channelType)) : list;
}

function ofKind(kind, app, channelId) {
  const guild = app.store.guildOf(channelId);
  if (kind === "user") return people(app, guild);
  return kind === "role" ? roles(guild) : channels(app, guild);
}

function people(app, guild) {
  const users = guild?.members.size
    ? [...guild.members.values()].map((member) => member.user)
    : [...app.store.users.values()];
  return users.map((user) => ({
    value: user.id,
    label: nameOf(user, guild),
    detail: user.bot ? "app" : user.username,
    lead: avatar(user, guild, "tiny"),
    colour: colourOf(user, guild),
  }));
}

function roles(guild) {
  return [...(guild?.roles.values() ?? [])]
    .sort((a, b) => b.position - a.position)
    .map((role) => ({
      value: role.id,
      label: role.name.startsWith("@") ? role.name : `@${role.name}`,
      lead: h("span", {
        class: "role-dot",
        style: role.color ? { "--role": hex(role.color) } : {},
      }),
    }));
}

function channels(app, guild) {
  return [...app.store.channels.values()]
    .filter((channel) => channel.guild_id === guild?.id && !channel.thread_metadata?.archived)
    .sort(
      (a, b) =>
        (a.type === CATEGORY) - (b.type === CATEGORY) || (a.position ?? 0) - (b.position ?? 0),
    )
    .map((channel) => ({
      value: channel.id,
      channelType: channel.type,
      label: channel.name,
      lead: icon(drawingOf(channel), "lead"),
    }));
}

/** Return the items whose label or detail contains the typed text, best matches first. */
export function matching(items, typed) {
  const wanted = typed
    .trim()
    .toLowerCase()
    .replace(/^[@#/]/, "");
  if (!wanted) return items;
  const rank = (item) => {
    const label = item.label.toLowerCase().replace(/^[@#/]/, "");
    if (label.startsWith(wanted)) return 0;
    if (label.includes(wanted)) return 1;
    return `${item.detail ?? ""}`.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return items
    .map((item, index) => ({ item, index, rank: rank(item) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map((each) => each.item);
}
