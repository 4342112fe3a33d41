// A popup list beside an element that keeps the focus: commands, choices and selects.

import { h, refill, uid } from "./dom.js";
import { icon } from "./icons.js";

const GAP = 6;
const EDGE = 8;

/** A popup list of items {label, detail?, lead?, heading?, value, chosen?, note?}. */
export class Listbox {
  items = [];
  #active = -1;
  #anchor = null;
  #owner = null;
  #reposition = () => this.#place();

  constructor({ label, onpick, multi = false, wide = false, foot = null }) {
    this.id = uid("list");
    this.onpick = onpick;
    this.multi = multi;
    this.list = h("div", {
      class: "listbox-items",
      role: "listbox",
      id: this.id,
      tabindex: "-1",
      "aria-label": label,
      "aria-multiselectable": multi ? "true" : null,
    });
    this.element = h(
      "div",
      {
        class: wide ? "listbox wide" : "listbox",
        popover: "manual",
        onpointerdown: (event) => event.preventDefault(),
      },
      this.list,
      foot,
    );
  }

  get open() {
    return this.element.isConnected && this.element.matches(":popover-open");
  }

  get active() {
    return this.items[this.#active] ?? null;
  }

  /** Show items beside an anchor. `owner` is the focused element, which has the ARIA attributes. */
  show(items, anchor, owner, active = 0) {
    this.items = items;
    this.#anchor = anchor;
    this.#owner = owner;
    if (!items.length) return this.hide();
    refill(
      this.list,
      items.map((item, index) => this.#row(item, index)),
    );
    if (!this.open) {
      anchor.parentElement.append(this.element);
      this.element.showPopover();
      addEventListener("scroll", this.#reposition, true);
      addEventListener("resize", this.#reposition);
    }
    this.#expanded("true");
    owner.setAttribute("aria-controls", this.id);
    this.#place();
    this.activate(active);
    return undefined;
  }

  hide() {
    removeEventListener("scroll", this.#reposition, true);
    removeEventListener("resize", this.#reposition);
    if (this.open) this.element.hidePopover();
    this.element.remove();
    this.#active = -1;
    this.#expanded("false");
    this.#owner?.removeAttribute("aria-activedescendant");
    this.#owner?.removeAttribute("aria-controls");
  }

  // Only comboboxes have the attribute `aria-expanded`.
  #expanded(value) {
    if (this.#owner?.getAttribute("role") === "combobox")
      this.#owner.setAttribute("aria-expanded", value);
  }

  #row(item, index) {
    const row = h(
      "div",
      {
        class: "listbox-item",
        role: "option",
        id: `${this.id}-${index}`,
        "aria-selected":
          this.multi || item.chosen !== undefined ? String(Boolean(item.chosen)) : "false",
        onpointermove: () => this.activate(index, false),
        onclick: () => this.onpick(item),
      },
      item.lead,
      h(
        "span",
        { class: "listbox-words" },
        h("span", { class: "listbox-label" }, item.label),
        item.detail && h("span", { class: "listbox-detail" }, item.detail),
      ),
      item.note && h("span", { class: "listbox-note" }, item.note),
      item.chosen !== undefined &&
        h("span", { class: "listbox-check" }, item.chosen && icon("check")),
    );
    return item.heading
      ? [h("div", { class: "listbox-heading", role: "presentation" }, item.heading), row]
      : row;
  }

  /** Make one item the active one. */
  activate(index, scroll = true) {
    const rows = this.list.querySelectorAll("[role=option]");
    rows[this.#active]?.classList.remove("active");
    this.#active = index;
    const row = rows[index];
    if (!row) {
      this.#owner?.removeAttribute("aria-activedescendant");
      return;
    }
    row.classList.add("active");
    this.#owner?.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  move(by) {
    const count = this.items.length;
    if (count) this.activate((this.#active + by + count) % count);
  }

  /** Handle a key press in the owner. Return true if the list used it. */
  key(event) {
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.move(1);
    else if (event.key === "ArrowUp") this.move(-1);
    else if (event.key === "PageDown")
      this.activate(Math.min(this.items.length - 1, this.#active + 6));
    else if (event.key === "PageUp") this.activate(Math.max(0, this.#active - 6));
    else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || event.key === "Tab") && this.active && !event.shiftKey) {
      this.onpick(this.active);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #place() {
    if (!this.#anchor?.isConnected) return this.hide();
    const box = this.#anchor.getBoundingClientRect();
    const { style } = this.element;
    // In the composer the list must not cover the hint line.
    const frame = (this.#anchor.closest(".composer") ?? this.#anchor).getBoundingClientRect();
    const above = frame.top - EDGE - GAP;
    const below = innerHeight - frame.bottom - EDGE - GAP;
    const width = Math.min(Math.max(box.width, 240), innerWidth - 2 * EDGE);
    const upward = below < Math.min(320, this.element.scrollHeight) && above > below;
    style.setProperty("width", `${width}px`);
    style.setProperty("left", `${Math.max(EDGE, Math.min(box.left, innerWidth - width - EDGE))}px`);
    style.setProperty("max-height", `${Math.min(380, upward ? above : below)}px`);
    style.setProperty("top", upward ? "auto" : `${frame.bottom + GAP}px`);
    style.setProperty("bottom", upward ? `${innerHeight - frame.top + GAP}px` : "auto");
    return undefined;
  }
}
