// The inputs of a modal: text, selects, radio buttons, checkboxes and files.

import { sizeText } from "./address.js";
import { h, iconButton, refill } from "./dom.js";
import { icon } from "./icons.js";
import { select } from "./select.js";
import { upload } from "./socket.js";

const NEEDED = "This is required.";

/**
 * Return the field of a component: {element, isGroup, problem(required), value(), focus()}.
 * `problem` returns an error text or "". `value` returns the component's part of the submission.
 */
export function field(component, context) {
  switch (component.type) {
    case 4:
      return textInput(component, context);
    case 19:
      return fileUpload(component, context);
    case 21:
      return radioGroup(component, context);
    case 22:
      return checkboxGroup(component, context);
    case 23:
      return checkbox(component, context);
    default:
      return selectField(component, context);
  }
}

function textInput(component, { id, errorId }) {
  const least = component.min_length ?? 0;
  const most = component.max_length ?? 4000;
  const paragraph = component.style === 2;
  const count = h("span", { class: "text-count", "aria-hidden": "true" });
  const input = h(paragraph ? "textarea" : "input", {
    id,
    class: "text-input",
    type: paragraph ? null : "text",
    rows: paragraph ? 4 : null,
    maxlength: most,
    placeholder: component.placeholder ?? "",
    autocomplete: "off",
    "aria-describedby": errorId,
    value: component.value ?? "",
    oninput: () => counted(),
  });
  const counted = () => {
    const left = most - input.value.length;
    count.textContent =
      least > 1 || left < 50 || most <= 200 ? `${input.value.length}/${most}` : "";
  };
  counted();
  return {
    element: h("div", { class: "text-box" }, input, count),
    isGroup: false,
    problem(required) {
      const { length } = input.value;
      if (!length) return required ? NEEDED : "";
      if (length < least) return `At least ${least} characters, please.`;
      return length > most ? `At most ${most} characters, please.` : "";
    },
    value: () => ({ value: input.value }),
    focus: () => input.focus(),
  };
}

function selectField(component, { app, channelId, labelId }) {
  const made = select({ ...component, disabled: false }, { app, channelId, labelledBy: labelId });
  return {
    element: made.element,
    isGroup: true,
    problem: (required) => tooFew(made.values(), component, required),
    value: () => ({ values: made.values() }),
    focus: made.focus,
  };
}

function tooFew(values, component, required) {
  const least = Math.max(component.min_values ?? 1, required ? 1 : 0);
  if (!values.length && !required) return "";
  if (values.length >= least) return "";
  return least === 1 ? NEEDED : `Choose at least ${least}.`;
}

function option(type, name, each, onchange) {
  const input = h("input", {
    type,
    name,
    value: each.value,
    checked: Boolean(each.default),
    onchange,
  });
  const element = h(
    "label",
    { class: "choice" },
    input,
    h(
      "span",
      { class: "choice-words" },
      h("span", null, each.label),
      each.description && h("span", { class: "choice-detail" }, each.description),
    ),
  );
  return { input, element };
}

function radioGroup(component, { id, labelId, errorId }) {
  const made = (component.options ?? []).map((each) => option("radio", id, each));
  const picked = () => made.find((each) => each.input.checked)?.input.value ?? null;
  return {
    element: h(
      "div",
      {
        class: "choices",
        role: "radiogroup",
        "aria-labelledby": labelId,
        "aria-describedby": errorId,
      },
      made.map((each) => each.element),
    ),
    isGroup: true,
    problem: (required) => (required && picked() === null ? NEEDED : ""),
    value: () => ({ value: picked() }),
    focus: () => made[0]?.input.focus(),
  };
}

function checkboxGroup(component, { id, labelId, errorId }) {
  const most = component.max_values ?? component.options?.length ?? 10;
  const limit = () => {
    const full = picked().length >= most;
    for (const { input } of made) input.disabled = full && !input.checked;
  };
  const made = (component.options ?? []).map((each) => option("checkbox", id, each, () => limit()));
  const picked = () => made.filter((each) => each.input.checked).map((each) => each.input.value);
  limit();
  return {
    element: h(
      "div",
      { class: "choices", role: "group", "aria-labelledby": labelId, "aria-describedby": errorId },
      made.map((each) => each.element),
    ),
    isGroup: true,
    problem: (required) => tooFew(picked(), component, required),
    value: () => ({ values: picked() }),
    focus: () => made[0]?.input.focus(),
  };
}

function checkbox(component, { id, errorId }) {
  const input = h("input", {
    id,
    type: "checkbox",
    class: "lone-checkbox",
    checked: Boolean(component.default),
    "aria-describedby": errorId,
  });
  return {
    element: h("div", { class: "choices" }, input),
    isGroup: false,
    problem: () => "",
    value: () => ({ value: input.checked }),
    focus: () => input.focus(),
  };
}

/** Return a file type for the `accept` attribute: an extension, or a media family as "image/…". */
function accepted(type) {
  return type.startsWith(".") ? type : `${type}/*`;
}

function fileUpload(component, { id, labelId, errorId, app }) {
  const most = component.max_values ?? 1;
  const files = [];
  const list = h("ul", { class: "upload-list" });
  let working = 0;
  const input = h("input", {
    type: "file",
    id,
    class: "visually-hidden",
    multiple: most > 1,
    accept: (component.file_types ?? []).map(accepted).join(",") || null,
    "aria-labelledby": labelId,
    "aria-describedby": errorId,
    onchange: () => take([...input.files]),
  });
  const pick = h(
    "label",
    { class: "upload-drop", for: id },
    icon("file"),
    most > 1 ? `Choose up to ${most} files` : "Choose a file",
  );

  async function take(chosen) {
    for (const file of chosen.slice(0, most - files.length)) {
      working += 1;
      try {
        files.push(await upload(app.socket.as || app.store.me.id, file));
      } catch (error) {
        app.say(error.message);
      }
      working -= 1;
      draw();
    }
    input.value = "";
  }

  function draw() {
    refill(
      list,
      files.map((file) =>
        h(
          "li",
          null,
          icon("file"),
          h("span", null, file.filename),
          h("span", { class: "file-size" }, sizeText(file.size)),
          iconButton(`Remove ${file.filename}`, icon("close"), () => {
            files.splice(files.indexOf(file), 1);
            draw();
          }),
        ),
      ),
    );
    pick.hidden = files.length >= most;
  }

  return {
    element: h("div", { class: "upload" }, input, pick, list),
    isGroup: false,
    problem: (required) =>
      working ? "A file is still on its way." : tooFew(files, component, required),
    value: () => ({ values: files.map((file) => file.id) }),
    focus: () => input.focus(),
  };
}
