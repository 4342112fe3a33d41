// One option in the form of a slash command: a pill with an input and a list of choices.

import { forOption, matching } from "./choosable.js";
import { debounce, h, uid } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";
import { readValue, typeHint } from "./slash.js";
import { upload } from "./socket.js";

const AUTOCOMPLETE_PAUSE = 150;
const BOOLEANS = [
  { label: "True", value: true },
  { label: "False", value: false },
];

export class OptionPill {
  #form;
  #picked;
  #suggestions = [];
  #asked = null;
  #ask = debounce(() => this.#askNow(), AUTOCOMPLETE_PAUSE);

  /** `form` is the command form that contains the pill. */
  constructor(option, form) {
    this.option = option;
    this.#form = form;
    this.id = uid("option");
    this.list = new Listbox({
      label: `Values for ${option.name}`,
      onpick: (item) => this.#pick(item),
    });
    this.input = option.type === 11 ? this.#fileInput() : this.#textInput();
    this.element = h(
      "span",
      { class: "pill", onclick: () => this.focus() },
      h(
        "label",
        { class: "pill-name", for: this.id },
        option.name,
        option.required && h("span", { class: "required" }, "*"),
      ),
      this.input,
      this.face,
    );
  }

  #textInput() {
    return h("input", {
      id: this.id,
      class: "pill-input",
      type: "text",
      size: 6,
      autocomplete: "off",
      spellcheck: "false",
      inputmode: this.option.type === 4 ? "numeric" : this.option.type === 10 ? "decimal" : null,
      role: this.#lists ? "combobox" : null,
      "aria-autocomplete": this.#lists ? "list" : null,
      "aria-expanded": this.#lists ? "false" : null,
      "aria-required": String(Boolean(this.option.required)),
      "aria-describedby": this.#form.hintId,
      oninput: () => this.#typed(),
      onfocus: () => this.#focused(),
      onblur: () => this.#blurred(),
      onkeydown: (event) => this.#keyed(event),
    });
  }

  #fileInput() {
    this.face = h("span", { class: "pill-file", "aria-live": "polite" }, "Choose a file");
    return h("input", {
      id: this.id,
      type: "file",
      class: "visually-hidden",
      "aria-required": String(Boolean(this.option.required)),
      "aria-describedby": this.#form.hintId,
      onfocus: () => this.#form.focused(this),
      onclick: (event) => event.stopPropagation(),
      onchange: () => this.#upload(),
      onkeydown: (event) => this.#form.key(event, this),
    });
  }

  async #upload() {
    const file = this.input.files[0];
    if (!file) return;
    this.face.textContent = "Uploading\u2026";
    try {
      const { socket, store } = this.#form.app;
      const taken = await upload(socket.as || store.me.id, file);
      this.#picked = taken.id;
      this.face.replaceChildren(icon("file"), taken.filename);
    } catch (error) {
      this.face.textContent = error.message;
    }
    this.mark("");
  }

  get #lists() {
    const { type, choices, autocomplete } = this.option;
    return choices?.length > 0 || autocomplete || (type >= 5 && type <= 9);
  }

  focus() {
    if (this.option.type === 11) this.input.click();
    this.input.focus();
  }

  /** Return the value of the option as {value} or {error}. */
  read() {
    if (this.option.type === 11 && this.#picked === undefined) {
      return this.option.required ? { error: "Choose a file." } : { value: undefined };
    }
    return readValue(this.option, this.input.value, this.#picked);
  }

  /** Show an error on the pill, or remove it with "". */
  mark(error) {
    this.element.classList.toggle("wrong", Boolean(error));
    this.input.setAttribute("aria-invalid", String(Boolean(error)));
    this.#form.hint(this.option, error);
  }

  hide() {
    this.#ask.cancel();
    this.list.hide();
  }

  #typed() {
    this.#picked = undefined;
    this.input.size = Math.min(40, Math.max(6, this.input.value.length + 1));
    this.element.classList.remove("wrong");
    this.#form.hint(this.option, "");
    this.#suggest();
  }

  #focused() {
    this.#form.focused(this);
    this.#suggest();
  }

  #blurred() {
    this.hide();
    if (this.input.value.trim()) this.mark(this.read().error ?? "");
  }

  #suggest() {
    const { type, choices, autocomplete } = this.option;
    if (autocomplete) return this.#ask();
    const typed = this.#picked === undefined ? this.input.value : "";
    if (choices?.length) return this.#show(matching(choices.map(asItem), typed));
    if (type === 5) return this.#show(matching(BOOLEANS, typed));
    if (type >= 6 && type <= 9) {
      return this.#show(
        matching(forOption(this.option, this.#form.app, this.#form.channelId), typed).slice(0, 25),
      );
    }
    return undefined;
  }

  #show(items) {
    this.list.show(
      items,
      this.element,
      this.input,
      this.option.autocomplete && !this.input.value ? -1 : 0,
    );
  }

  #askNow() {
    if (document.activeElement !== this.input) return;
    this.#asked = this.#form.ask(this);
  }

  /** Show the choices of an autocomplete answer if it belongs to the newest request. */
  choices({ nonce, choices }) {
    if (nonce !== this.#asked || document.activeElement !== this.input) return;
    this.#suggestions = choices.map(asItem);
    this.#show(this.#suggestions);
  }

  /** Return the focused option for an autocomplete request. */
  focusedValue() {
    return {
      name: this.option.name,
      type: this.option.type,
      value: this.input.value,
      focused: true,
    };
  }

  #pick(item) {
    this.#picked = item.value;
    this.input.value = item.label;
    this.input.size = Math.min(40, Math.max(6, item.label.length + 1));
    this.hide();
    this.mark("");
    this.#form.picked(this);
  }

  #keyed(event) {
    if (event.isComposing) return;
    if (event.key === "Tab" && event.shiftKey) this.hide();
    else if (event.key === "Tab" && !this.input.value.trim() && !this.option.required) this.hide();
    else if (this.list.key(event)) return;
    this.#form.key(event, this);
  }

  /** The text of the hint line for this option. */
  get help() {
    return `${this.option.description} (${typeHint(this.option)}${this.option.required ? ", required" : ""})`;
  }
}

function asItem({ name, value }) {
  return { label: name, value };
}
