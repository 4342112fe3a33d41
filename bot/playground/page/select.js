// Select menus of every type, in messages and modals.

import { forSelect } from "./choosable.js";
import { emoji } from "./emoji.js";
import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";

const STRING = 3;

/**
 * Return a select menu as {element, values()}. `ondone(values)` is called when the choice is
 * complete: at once for a single value, on closing for several.
 */
export function select(component, { app, channelId, chosen, busy, ondone, label, labelledBy }) {
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const items =
    component.type === STRING ? optionsOf(component) : forSelect(component, app, channelId);
  let values = chosen ?? startingValues(component);
  let before = "";
  let typed = "";
  let typedAt = 0;

  const done = h(
    "button",
    { type: "button", class: "listbox-done", onclick: () => close(true) },
    "Done",
  );
  const list = new Listbox({
    label: component.placeholder || "Options",
    multi: most > 1,
    foot: most > 1 || least === 0 ? done : null,
    onpick: (item) => pick(item.value),
  });
  const face = h("span", { class: "select-face" });
  const button = h(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-labelledby": labelledBy ?? null,
      disabled: Boolean(component.disabled),
      "aria-busy": busy ? "true" : null,
      dataset: { key: component.custom_id },
      onclick: () => (list.open ? close(true) : open()),
      onkeydown: keyed,
      onblur: () => close(true),
    },
    face,
    busy ? h("span", { class: "dots", "aria-hidden": "true" }) : icon("down", "select-arrow"),
  );
  const element = h("div", { class: "select-box" }, button);
  drawFace();
  return { element, values: () => values, focus: () => button.focus() };

  function drawFace() {
    const picked = values
      .map((value) => items.find((item) => item.value === value))
      .filter(Boolean);
    const placeholder = component.placeholder || (most > 1 ? "Make your choices" : "Make a choice");
    if (picked.length === 0) refill(face, h("span", { class: "select-placeholder" }, placeholder));
    else if (most === 1)
      refill(face, picked[0].lead?.cloneNode(true), h("span", null, picked[0].label));
    else
      refill(
        face,
        picked.map((item) => h("span", { class: "select-tag" }, item.label)),
      );
    if (labelledBy) return;
    const words = picked.map((item) => item.label).join(", ");
    button.setAttribute("aria-label", [label ?? placeholder, words].filter(Boolean).join(": "));
  }

  function shown() {
    return items.map((item) => ({
      ...item,
      lead: item.lead?.cloneNode(true),
      chosen: values.includes(item.value),
    }));
  }

  function open() {
    if (busy || component.disabled) return;
    before = values.join("\n");
    element.dataset.open = "";
    const first = items.findIndex((item) => values.includes(item.value));
    list.show(shown(), button, button, Math.max(0, first));
  }

  function close(finish) {
    if (!list.open) return;
    list.hide();
    delete element.dataset.open;
    const changed = values.join("\n") !== before;
    const enough = values.length >= least || (least === 0 && values.length === 0);
    if (finish && changed && enough) ondone?.(values);
    else if (changed && !enough) {
      values = before ? before.split("\n") : [];
      drawFace();
    }
    element.dispatchEvent(new CustomEvent("settled", { bubbles: true }));
  }

  function pick(value) {
    const had = values.includes(value);
    if (most === 1) {
      values = had && least === 0 ? [] : [value];
      drawFace();
      before = had && least > 0 ? "again" : before;
      return close(true);
    }
    if (had) values = values.filter((each) => each !== value);
    else if (values.length < most) values = [...values, value];
    drawFace();
    const at = items.findIndex((item) => item.value === value);
    return list.show(shown(), button, button, at);
  }

  function keyed(event) {
    if (!list.open) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        open();
      }
      return;
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    } else if (event.key === "Tab") close(true);
    else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (list.active) pick(list.active.value);
    } else if (!list.key(event) && event.key.length === 1) typeAhead(event);
  }

  function typeAhead(event) {
    const at = event.timeStamp;
    typed = at - typedAt > 800 ? event.key : typed + event.key;
    typedAt = at;
    const index = items.findIndex((item) =>
      item.label.toLowerCase().replace(/^[@#]/, "").startsWith(typed.toLowerCase()),
    );
    if (index >= 0) list.activate(index);
  }
}

function optionsOf(component) {
  return (component.options ?? []).map((option) => ({
    value: option.value,
    label: option.label,
    detail: option.description,
    lead: option.emoji ? emoji(option.emoji) : null,
  }));
}

function startingValues(component) {
  if (component.type === STRING) {
    return (component.options ?? [])
      .filter((option) => option.default)
      .map((option) => option.value);
  }
  return (component.default_values ?? []).map((each) => String(each.id));
}
