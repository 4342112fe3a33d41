// Interactions that this window began: which are pending or failed, and their modals.

import { openModal } from "./modal.js";

export const FAILED = "This interaction failed";
const NO_ANSWER = "The application did not respond";

export class Interactions {
  #app;
  #open = new Map();
  #failures = new Map();
  #chosen = new Map();

  constructor(app) {
    this.#app = app;
  }

  /** Delete everything when another person takes over this window. */
  forget() {
    this.#open.clear();
    this.#failures.clear();
    this.#chosen.clear();
  }

  /** Fail all pending interactions after the connection was lost. */
  dropped() {
    for (const nonce of [...this.#open.keys()])
      this.#finish(nonce, "failed", "The connection was lost.");
  }

  isBusy(messageId, customId) {
    return this.#abouts().some(
      (about) => about.messageId === messageId && about.customId === customId,
    );
  }

  failure(messageId) {
    return this.#failures.get(messageId);
  }

  /** Return the values chosen in a select, or undefined after its message changed. */
  chosen(message, customId) {
    const entry = this.#chosen.get(`${message.id}/${customId}`);
    return entry?.version === message.version ? entry.values : undefined;
  }

  /** Return the pending commands of a channel. */
  waitingIn(channelId) {
    return this.#abouts().filter((about) => about.command && about.channelId === channelId);
  }

  /** Return a text that changes when a message's pending or failed interactions do. */
  stateOf(messageId) {
    const busy = this.#abouts().filter((about) => about.messageId === messageId);
    return `${busy.map((about) => about.customId).join()}|${this.#failures.get(messageId) ?? ""}`;
  }

  #abouts() {
    return [...this.#open.values()];
  }

  component(message, channelId, component, values) {
    if (this.isBusy(message.id, component.custom_id)) return;
    if (values)
      this.#chosen.set(`${message.id}/${component.custom_id}`, {
        values,
        version: message.version,
      });
    this.#failures.delete(message.id);
    this.#begin(
      "component",
      {
        channel_id: channelId,
        message_id: message.id,
        custom_id: component.custom_id,
        component_type: component.type,
        ...(values ? { values } : {}),
      },
      { channelId, messageId: message.id, customId: component.custom_id },
    );
  }

  slash(channelId, command, path, options) {
    return this.#begin(
      "slash",
      { channel_id: channelId, command_id: command.id, options },
      { channelId, command: `/${path}`, applicationId: command.application_id },
    );
  }

  context(channelId, command, targetId) {
    this.#begin(
      "context",
      { channel_id: channelId, command_id: command.id, target_id: targetId },
      { channelId, command: command.name, applicationId: command.application_id },
    );
  }

  submit(modal, body, about) {
    const sent = this.#begin("modal", body, { ...about, dialog: modal });
    if (!sent) modal.fail("You are not connected.");
  }

  cancel(interactionId) {
    this.#app.socket.mention("modal_cancel", { interaction_id: interactionId });
  }

  #begin(op, body, about) {
    const nonce = this.#app.socket.send(op, body);
    if (nonce === null) {
      if (!about.dialog) this.#app.say("You are not connected. Try again in a moment.");
      return false;
    }
    this.#open.set(nonce, about);
    this.#redraw(about);
    return true;
  }

  /** Handle a frame about an interaction. Return true for a refusal of one of them. */
  take({ t, d }) {
    if (t === "MODAL") {
      const about = this.#open.get(d.nonce) ?? {};
      this.#finish(d.nonce, "done");
      openModal(this.#app, d, { channelId: about.channelId, messageId: about.messageId });
    } else if (t === "INTERACTION" && d.state !== "pending")
      this.#finish(d.nonce, d.state, d.reason);
    else if (t === "REFUSED" && this.#open.has(d.nonce)) {
      this.#finish(d.nonce, "failed", d.message);
      return true;
    }
    return false;
  }

  #finish(nonce, state, reason) {
    const about = this.#open.get(nonce);
    if (!about) return;
    this.#open.delete(nonce);
    if (about.dialog) {
      if (state === "done") about.dialog.succeed();
      else about.dialog.fail(reason || "Something went wrong. Try again.");
    } else if (state === "failed") this.#failed(about, reason);
    this.#redraw(about);
  }

  #failed(about, reason) {
    if (about.messageId) {
      this.#failures.set(about.messageId, reason || FAILED);
      return;
    }
    const { store } = this.#app;
    store.log(about.channelId).notice({
      channel_id: about.channelId,
      author: this.#applicationUser(about.applicationId),
      timestamp: new Date(this.#app.now()).toISOString(),
      flags: 64,
      failed: reason || NO_ANSWER,
      interaction_metadata: { user: store.me, name: about.command.replace(/^\//, ""), type: 2 },
    });
  }

  #applicationUser(applicationId) {
    const { users } = this.#app.store;
    const known = users.get(applicationId) ?? [...users.values()].find((user) => user.bot);
    return known ?? { id: applicationId ?? "0", username: "App", bot: true };
  }

  #redraw({ channelId }) {
    if (channelId) this.#app.store.changed("messages", { channelId });
  }
}
