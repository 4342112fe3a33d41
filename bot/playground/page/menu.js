// Small menus beside a button: actions of messages and people, and reactions.

import { h } from "./dom.js";

const EDGE = 8;

/** Open a menu. Its entries are {label, lead?, danger?, heading?, onpick} or null. */
export function openMenu(anchor, entries, { label, grid = false, head = null } = {}) {
  const rows = entries.filter(Boolean).map((entry) => {
    const row = h(
      "button",
      {
        type: "button",
        role: "menuitem",
        tabindex: "-1",
        class: entry.danger ? "menu-item danger" : "menu-item",
        "aria-label": entry.spoken ?? null,
        title: entry.spoken ?? null,
        onclick: () => {
          close();
          entry.onpick();
        },
      },
      entry.lead,
      h("span", null, entry.label),
    );
    return entry.heading ? [h("div", { class: "menu-heading" }, entry.heading), row] : row;
  });
  const menu = h(
    "div",
    {
      class: grid ? "menu grid" : "menu",
      role: "menu",
      popover: "manual",
      "aria-label": label,
      tabindex: "-1",
      onkeydown: keyed,
      onfocusout: (event) => {
        if (!menu.contains(event.relatedTarget)) close(false);
      },
    },
    head,
    rows,
  );
  anchor.dataset.open = "";
  anchor.setAttribute("aria-expanded", "true");
  anchor.parentElement.append(menu);
  menu.showPopover();
  place(menu, anchor);
  (items()[0] ?? menu).focus();

  function items() {
    return [...menu.querySelectorAll("[role=menuitem]")];
  }

  function close(refocus = true) {
    if (!menu.isConnected) return;
    delete anchor.dataset.open;
    anchor.setAttribute("aria-expanded", "false");
    if (refocus) anchor.focus();
    menu.remove();
  }

  function keyed(event) {
    const list = items();
    const at = list.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (step && list.length) list[(at + step + list.length) % list.length].focus();
    else if (event.key === "Home") list[0]?.focus();
    else if (event.key === "End") list.at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function place(menu, anchor) {
  const box = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(box.left, innerWidth - width - EDGE));
  const fitsBelow = box.bottom + height + EDGE < innerHeight;
  const top = fitsBelow ? box.bottom + 4 : Math.max(EDGE, box.top - height - 4);
  menu.style.setProperty("left", `${left}px`);
  menu.style.setProperty("top", `${top}px`);
}
