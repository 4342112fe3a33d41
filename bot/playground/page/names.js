// Display names, role colours and avatars of people, and names of channels.

import { localAddress } from "./address.js";
import { h } from "./dom.js";
import { isThread } from "./store.js";

const TINTS = 8;
const DIRECT = 1;
const VOICE = new Set([2, 13]);
const PRIVATE_THREAD = 12;

/** Return the name of a channel's icon. */
export function drawingOf(channel) {
  if (channel?.type === DIRECT) return "person";
  if (channel?.type === PRIVATE_THREAD) return "lock";
  if (VOICE.has(channel?.type)) return "speaker";
  return isThread(channel) ? "thread" : "hash";
}

/** Return a channel's name after "#", or the name of a private channel's person after "@". */
export function titleOf(channel) {
  const sign = { hash: "#", speaker: "#", person: "@" }[drawingOf(channel)] ?? "";
  return sign + (channel?.name ?? "");
}

/** Return the name of a user in a guild. */
export function nameOf(user, guild) {
  const member = guild?.members.get(user?.id);
  return member?.nick ?? user?.global_name ?? user?.username ?? "someone";
}

/** Return the CSS colour of a user's highest coloured role, or "". */
export function colourOf(user, guild) {
  const member = guild?.members.get(user?.id);
  const roles = (member?.roles ?? [])
    .map((id) => guild.roles.get(id))
    .filter((role) => role?.color);
  roles.sort((a, b) => b.position - a.position);
  return roles.length ? hex(roles[0].color) : "";
}

export function hex(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

/** Return the number of a tint for an id, always the same, for places without a picture. */
export function tintOf(id) {
  let sum = 0;
  for (const digit of String(id)) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  return sum % TINTS;
}

export function initials(name) {
  const words = name
    .trim()
    .split(/[\s_-]+/)
    .filter(Boolean);
  return (
    words
      .slice(0, 2)
      .map((word) => [...word][0])
      .join("")
      .toUpperCase() || "?"
  );
}

/** Return a user's avatar, or the initials on a tint if there is none. */
export function avatar(user, guild, className = "") {
  if (user?.avatar) {
    const src = localAddress(`/avatars/${user.id}/${user.avatar}.png`);
    return h("img", { class: `avatar ${className}`, src, alt: "", draggable: "false" });
  }
  const letters = initials(nameOf(user, guild));
  return h(
    "span",
    {
      class: `avatar letters ${className}`,
      dataset: { tint: tintOf(user?.id ?? "0") },
      "aria-hidden": "true",
    },
    letters,
  );
}
