// Emoji: what a button or a reaction carries, and the few one can react with.

import { h } from "./dom.js";

/** An emoji object as an element; custom ones have no picture here and show their name. */
export function emoji({ id, name }) {
  const words = id ? `:${name}:` : name;
  return h(
    "span",
    { class: id ? "emoji custom" : "emoji", role: "img", "aria-label": words },
    words,
  );
}

/** Reactions within reach, with the words for them. */
export const REACTIONS = [
  ["\u{1F44D}", "thumbs up"],
  ["\u{1F44E}", "thumbs down"],
  ["\u2764\uFE0F", "heart"],
  ["\u{1F602}", "tears of joy"],
  ["\u{1F62E}", "surprised"],
  ["\u{1F622}", "crying"],
  ["\u{1F389}", "party popper"],
  ["\u{1F440}", "eyes"],
  ["\u2705", "check mark"],
  ["\u274C", "cross mark"],
  ["\u{1F3B2}", "die"],
  ["\u{1F3E0}", "house"],
];
