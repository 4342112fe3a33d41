// Emojis as elements, and the emojis of the reaction menu.

import { localAddress } from "./address.js";
import { h } from "./dom.js";

/** Return the element of an emoji. A custom emoji is a picture, or its name if that is missing. */
export function emoji({ id, name }) {
  const words = id ? `:${name}:` : name;
  if (!id) return h("span", { class: "emoji", role: "img", "aria-label": words }, words);
  const named = h("span", { class: "emoji custom", role: "img", "aria-label": words }, words);
  const image = h("img", {
    class: "emoji custom",
    src: localAddress(`/emojis/${id}.webp`),
    alt: words,
    title: words,
    draggable: "false",
  });
  image.addEventListener("error", () => image.replaceWith(named));
  return image;
}

/** The emojis of the reaction menu, with their names. */
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
