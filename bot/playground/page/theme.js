// The colour theme: dark, light, or the system's.

import { iconButton, refill } from "./dom.js";
import { icon } from "./icons.js";

const ORDER = ["dark", "light", "system"];
const DRAWINGS = { dark: "moon", light: "sun", system: "screen" };
const KEY = "theme";

/** Return a button that switches to the next theme and stores the choice. */
export function themeButton() {
  const stored = localStorage.getItem(KEY);
  let theme = ORDER.includes(stored) ? stored : "dark";
  const button = iconButton("Theme", icon("moon"), () => {
    theme = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length];
    localStorage.setItem(KEY, theme);
    show();
  });
  const show = () => {
    document.documentElement.dataset.theme = theme;
    button.title = `Theme: ${theme}`;
    button.setAttribute("aria-label", `Theme: ${theme}. Change it`);
    refill(button, icon(DRAWINGS[theme]));
  };
  show();
  return button;
}
