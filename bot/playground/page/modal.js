// The dialog of a bot's modal.

import { h, iconButton, refill, uid } from "./dom.js";
import { field } from "./fields.js";
import { icon } from "./icons.js";
import { nameOf } from "./names.js";
import { rich } from "./rich.js";

/** Open the dialog for a MODAL frame. `about` is {channelId, messageId}. */
export function openModal(app, data, about) {
  const place = { app, channelId: about.channelId };
  const parts = data.components.map((component) => part(component, place));
  const titleId = uid("title");
  const problem = h("p", { class: "modal-problem", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const bot = app.store.users.get(data.application_id);
  let settled = false;

  const form = h(
    "form",
    { class: "modal-form", novalidate: true, onsubmit: send },
    h("h2", { class: "modal-title", id: titleId }, data.title),
    iconButton("Close", icon("close"), () => dialog.close(), { class: "icon-button modal-close" }),
    h(
      "p",
      { class: "modal-warning" },
      icon("warn"),
      `This form goes to ${bot ? nameOf(bot) : "the app"}. Do not share passwords or other secrets.`,
    ),
    h(
      "div",
      { class: "modal-body" },
      parts.map((each) => each.element),
    ),
    problem,
    h(
      "div",
      { class: "modal-foot" },
      h(
        "button",
        { type: "button", class: "button plain", onclick: () => dialog.close() },
        "Cancel",
      ),
      submit,
    ),
  );
  const dialog = h(
    "dialog",
    {
      class: "modal",
      "aria-labelledby": titleId,
      onclose: () => {
        if (!settled) app.interactions.cancel(data.interaction_id);
        dialog.remove();
        app.focusComposer();
      },
    },
    form,
  );
  const handle = {
    succeed() {
      settled = true;
      dialog.close();
    },
    fail(reason) {
      submit.disabled = false;
      refill(submit, "Submit");
      problem.textContent = reason;
    },
  };
  document.body.append(dialog);
  dialog.showModal();
  (form.querySelector("input, textarea, .select") ?? submit).focus();

  function send(event) {
    event.preventDefault();
    problem.textContent = "";
    const wrong = parts.filter((each) => !each.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    submit.disabled = true;
    refill(submit, h("span", { class: "dots", "aria-label": "Sending" }));
    const body = {
      interaction_id: data.interaction_id,
      custom_id: data.custom_id,
      components: parts.map((each) => each.value()),
    };
    app.interactions.submit(handle, body, about);
  }
}

/** Return one top-level component as {element, check(), value(), focus()}. */
function part(component, place) {
  if (component.type === 10) {
    return {
      element: h("div", { class: "modal-text md" }, rich(component.content, place)),
      check: () => true,
      value: () => ({ type: 10, id: component.id }),
      focus() {},
    };
  }
  const inLabel = component.type === 18;
  const inner = inLabel ? component.component : component.components[0];
  const words = inLabel ? component.label : inner.label;
  const made = labelled(inner, words, component.description, place);
  const wrap = (value) =>
    inLabel
      ? { type: 18, id: component.id, component: value }
      : { type: 1, id: component.id, components: [value] };
  return {
    ...made,
    value: () =>
      wrap({ type: inner.type, id: inner.id, custom_id: inner.custom_id, ...made.value() }),
  };
}

function labelled(inner, words, description, place) {
  const id = uid("field");
  const labelId = `${id}-label`;
  const error = h("p", { class: "field-error", id: `${id}-error`, role: "alert" });
  const made = field(inner, { id, labelId, errorId: error.id, ...place });
  const required = inner.type !== 23 && inner.required !== false;
  const label = h(
    made.isGroup ? "div" : "label",
    { class: "field-label", id: labelId, for: made.isGroup ? null : id },
    words,
    required && h("span", { class: "required", title: "Required", "aria-label": "required" }, "*"),
  );
  return {
    element: h(
      "div",
      { class: "field" },
      label,
      description && h("p", { class: "field-description" }, description),
      made.element,
      error,
    ),
    check() {
      error.textContent = made.problem(required);
      made.element.classList.toggle("wrong", Boolean(error.textContent));
      return !error.textContent;
    },
    value: made.value,
    focus: made.focus,
  };
}
