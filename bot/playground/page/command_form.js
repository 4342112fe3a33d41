// The form of a slash command in the composer: its name, its options as pills, and a hint line.

import { h, iconButton, refill, uid } from "./dom.js";
import { icon } from "./icons.js";
import { OptionPill } from "./option_pill.js";
import { optionTree } from "./slash.js";

export class CommandForm {
  /** `entry` is a runnable command. `composer` is told when the form closes. */
  constructor(entry, composer) {
    this.entry = entry;
    this.app = composer.app;
    this.composer = composer;
    this.hintId = uid("hint");
    this.pills = [];
    this.hintLine = h("div", { class: "hint", id: this.hintId, "aria-live": "polite" });
    this.pillBox = h("span", { class: "pills" });
    this.more = h("span", { class: "more-options" });
    this.name = h(
      "button",
      {
        type: "button",
        class: "command-name",
        onkeydown: (event) => this.key(event, null),
        onclick: () => this.pills[0]?.focus(),
        "aria-describedby": this.hintId,
      },
      `/${entry.path}`,
    );
    this.element = h(
      "div",
      { class: "command-form", role: "group", "aria-label": `Command /${entry.path}` },
      this.name,
      this.pillBox,
      this.more,
      iconButton("Leave the command", icon("close"), () => this.leave(), {
        class: "icon-button command-leave",
      }),
    );
    for (const option of entry.options) if (option.required) this.#add(option);
    this.#drawMore();
    this.hint(null, "");
  }

  get channelId() {
    return this.composer.channelId;
  }

  /** Focus the first option that takes typed input. */
  focus() {
    const open = this.pills.find((pill) => pill.option.type !== 11);
    (open?.input ?? this.pills[0]?.input ?? this.name).focus();
  }

  #add(option) {
    const pill = new OptionPill(option, this);
    this.pills.push(pill);
    this.pillBox.append(pill.element);
    return pill;
  }

  #drawMore() {
    const used = new Set(this.pills.map((pill) => pill.option.name));
    const rest = this.entry.options.filter((option) => !used.has(option.name));
    refill(
      this.more,
      rest.map((option) =>
        h(
          "button",
          {
            type: "button",
            class: "add-option",
            title: option.description,
            onkeydown: (event) => this.key(event, null, true),
            onfocus: () => this.hint(option, ""),
            onclick: () => {
              const pill = this.#add(option);
              this.#drawMore();
              pill.focus();
            },
          },
          icon("plus"),
          option.name,
        ),
      ),
    );
  }

  focused(pill) {
    this.hint(pill.option, "");
  }

  /** Show the description of an option or of the command in the hint line, and an error. */
  hint(option, error) {
    const pill = this.pills.find((each) => each.option === option);
    const words = option ? (pill?.help ?? option.description) : this.entry.description;
    refill(
      this.hintLine,
      h("strong", null, option ? option.name : `/${this.entry.path}`),
      " ",
      h("span", null, words),
      error && h("span", { class: "hint-error" }, error),
    );
  }

  /** Focus the next empty option after a value was picked from a list. */
  picked(pill) {
    const after = this.pills.slice(this.pills.indexOf(pill) + 1);
    after.find((each) => each.option.type !== 11 && !each.input.value)?.focus();
  }

  key(event, pill, isButton = false) {
    const emptyField = !pill || !pill.input.value;
    if (event.key === "Escape") {
      event.preventDefault();
      this.leave();
    } else if (event.key === "Backspace" && emptyField) {
      event.preventDefault();
      this.#back(pill);
    } else if (event.key === "Enter" && !event.shiftKey && !isButton) {
      if (pill?.option.type === 11 && pill.read().value === undefined) return;
      event.preventDefault();
      this.send();
    }
  }

  #back(pill) {
    if (!pill || (pill.option.required && pill === this.pills[0])) {
      this.leave();
      return;
    }
    const at = this.pills.indexOf(pill);
    if (!pill.option.required) {
      pill.hide();
      this.pills.splice(at, 1);
      pill.element.remove();
      this.#drawMore();
    }
    (this.pills[at - 1]?.input ?? this.name).focus();
  }

  /** Return the valid values of all options but one, for autocomplete. */
  #values(except) {
    return this.pills
      .filter((pill) => pill !== except)
      .map((pill) => ({ pill, read: pill.read() }))
      .filter(({ read }) => read.error === undefined && read.value !== undefined)
      .map(({ pill, read }) => ({
        name: pill.option.name,
        type: pill.option.type,
        value: read.value,
      }));
  }

  /** Send an autocomplete request, and return its nonce. */
  ask(pill) {
    const { command, parents } = this.entry;
    return this.app.socket.send("autocomplete", {
      channel_id: this.channelId,
      command_id: command.id,
      options: optionTree(parents, [...this.#values(pill), pill.focusedValue()]),
    });
  }

  choices(frame) {
    for (const pill of this.pills) pill.choices(frame);
  }

  send() {
    const wrong = this.pills.find((pill) => pill.read().error);
    if (wrong) {
      wrong.input.focus();
      wrong.mark(wrong.read().error);
      return;
    }
    const { command, path, parents } = this.entry;
    const options = optionTree(parents, this.#values(null));
    if (this.app.interactions.slash(this.channelId, command, path, options)) this.leave();
  }

  leave() {
    for (const pill of this.pills) pill.hide();
    this.composer.leaveCommand();
  }
}
