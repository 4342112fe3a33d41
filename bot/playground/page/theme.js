// Dark, light, or as the system says.

import { iconButton, refill } from "./dom.js";
import { icon } from "./icons.js";

const ORDER = ["dark", "light", "system"];
const DRAWINGS = { dark: "moon", light: "sun", system: "screen" };
const KEY = "theme";

/** A button that goes through the themes; the choice is kept for the next visit. */
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
