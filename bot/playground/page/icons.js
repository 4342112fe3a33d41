// The page's icons: strokes in a box of 24 by 24.

import { h } from "./dom.js";

const PATHS = {
  hash: ["M9 4 7 20", "M17 4 15 20", "M4 9h16", "M4 15h16"],
  thread: ["M4 5h16v10H12l-4 4v-4H4z", "M8 9h8", "M8 12h5"],
  speaker: ["M4 10v4h4l5 4V6l-5 4z", "M16.5 9a4 4 0 0 1 0 6", "M19 6.5a8 8 0 0 1 0 11"],
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  plus: ["M12 5v14", "M5 12h14"],
  check: ["M5 12.5 10 17 19 7"],
  down: ["M6 9l6 6 6-6"],
  right: ["M9 6l6 6-6 6"],
  left: ["M15 6l-6 6 6 6"],
  newest: ["M12 5v13", "M6 13l6 6 6-6"],
  send: ["M4 12 20 4l-5 16-3.5-6.5z", "M11.5 13.5 20 4"],
  reply: ["M10 6 4 12l6 6", "M4 12h10a6 6 0 0 1 6 6"],
  smile: ["M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M8 14a4.6 4.6 0 0 0 8 0", "M9 9v1", "M15 9v1"],
  dots: ["M6 12h.01", "M12 12h.01", "M18 12h.01"],
  trash: ["M5 7h14", "M10 7V4h4v3", "M7 7l1 13h8l1-13"],
  lock: ["M6 11h12v9H6z", "M8.5 11V8a3.5 3.5 0 0 1 7 0v3"],
  pin: ["M9 4h6l-1 6 3 3H7l3-3z", "M12 13v7"],
  eye: [
    "M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7z",
    "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  ],
  out: ["M13 5h6v6", "M19 5l-9 9", "M17 14v5H5V7h5"],
  file: ["M7 3h7l4 4v14H7z", "M14 3v4h4"],
  save: ["M12 4v11", "M7 11l5 5 5-5", "M5 20h14"],
  sun: [
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "M12 2v3",
    "M12 19v3",
    "M2 12h3",
    "M19 12h3",
    "M5 5l2 2",
    "M17 17l2 2",
    "M19 5l-2 2",
    "M7 17l-2 2",
  ],
  moon: ["M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5z"],
  screen: ["M4 5h16v11H4z", "M9 20h6", "M12 16v4"],
  warn: ["M12 4 2.5 20h19z", "M12 10v5", "M12 17.5v.01"],
  slash: ["M5 4h14v16H5z", "M14 8l-4 8"],
  person: ["M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", "M4.5 20a7.5 7.5 0 0 1 15 0"],
  bolt: ["M13 3 5 14h6l-1 7 8-11h-6z"],
  copy: ["M8 8h11v12H8z", "M5 16V4h11"],
  gear: ["M4 7h10", "M18 7h2", "M16 5v4", "M4 17h4", "M12 17h8", "M10 15v4"],
};

/** Return an icon by name. It is hidden from screen readers, so its parent needs a label. */
export function icon(name, className = "") {
  return h(
    "svg:svg",
    {
      viewBox: "0 0 24 24",
      class: `icon ${className}`,
      "aria-hidden": "true",
      focusable: "false",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": name === "dots" ? "3" : "2",
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    PATHS[name].map((d) => h("svg:path", { d })),
  );
}
