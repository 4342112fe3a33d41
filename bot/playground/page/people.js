// The choice of the person of this window: a row of avatars.

import { h, iconButton, refill } from "./dom.js";
import { icon } from "./icons.js";
import { openMenu } from "./menu.js";
import { avatar, nameOf } from "./names.js";

const REMEMBERED = "sitting-as";

/** Return the person that the URL pins this window to, or "". */
export function pinned() {
  return new URLSearchParams(location.search).get("as") ?? "";
}

/** Return the id of the person whom this window acted as last, or "". */
export function remembered() {
  return sessionStorage.getItem(REMEMBERED) ?? "";
}

export function remember(userId) {
  sessionStorage.setItem(REMEMBERED, userId);
}

export class People {
  #app;

  constructor(app) {
    this.#app = app;
    this.row = h("div", { class: "faces" });
    this.me = h("div", { class: "me" });
    this.element = h("section", { class: "people", "aria-label": "Acting as" }, this.row, this.me);
    this.button = h("button", {
      type: "button",
      class: "icon-button person-button",
      onclick: () => this.#menu(),
    });
  }

  #sitters() {
    return [...this.#app.store.users.values()].filter(
      (user) => !user.bot && this.#app.canSit.has(user.id),
    );
  }

  #address(user) {
    return `${location.pathname}?as=${encodeURIComponent(user.id)}`;
  }

  draw() {
    const { store } = this.#app;
    const fixed = Boolean(pinned());
    refill(
      this.row,
      this.#sitters().map((user) => this.#face(user, fixed)),
    );
    refill(
      this.me,
      avatar(store.me, null, "small"),
      h(
        "span",
        { class: "me-words" },
        h("span", { class: "me-name" }, nameOf(store.me)),
        h("span", { class: "me-detail" }, fixed ? "pinned window" : store.me.username),
      ),
      fixed && icon("lock"),
      iconButton("Language and permissions", icon("gear"), () => this.#app.askSettings()),
    );
    refill(this.button, avatar(store.me, null, "tiny"));
    this.button.setAttribute("aria-label", `Acting as ${nameOf(store.me)}. Change person`);
    this.button.title = `Acting as ${nameOf(store.me)}`;
  }

  /** Return a person's avatar. A click acts as this person; a modified click opens a window. */
  #face(user, fixed) {
    const mine = user.id === this.#app.store.me.id;
    const words = fixed ? `Open a window as ${nameOf(user)}` : `Act as ${nameOf(user)}`;
    return h(
      "a",
      {
        class: mine ? "face mine" : "face",
        href: this.#address(user),
        target: fixed && !mine ? "_blank" : null,
        "aria-current": mine ? "true" : null,
        "aria-label": mine ? `${nameOf(user)}, you` : words,
        title: mine ? `You are ${nameOf(user)}` : words,
        dataset: { person: user.username },
        onclick: (event) => {
          if (fixed || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          this.#app.sitAs(user.id);
        },
      },
      avatar(user, null, "small"),
    );
  }

  #menu() {
    const { store } = this.#app;
    const fixed = Boolean(pinned());
    openMenu(
      this.button,
      [
        {
          label: "Language and permissions",
          lead: icon("gear"),
          onpick: () => this.#app.askSettings(),
        },
        ...this.#sitters().map((user) => ({
          label: nameOf(user) + (user.id === store.me.id ? " (you)" : ""),
          lead: avatar(user, null, "tiny"),
          onpick: () => {
            if (fixed) open(this.#address(user), "_blank", "noopener");
            else this.#app.sitAs(user.id);
          },
        })),
      ],
      { label: fixed ? "Open a window as" : "Act as" },
    );
  }
}
