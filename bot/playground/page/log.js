// The loaded messages of one channel in order, with notices that only this window shows.

/** Compare two ids by age. They are too large for JavaScript's numbers, so they stay texts. */
export function older(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

function inOrder(a, b) {
  return older(a.after ?? a.id, b.after ?? b.id) || (a.local ?? 0) - (b.local ?? 0);
}

export class Log {
  loaded = false;
  hasMore = true;
  messages = [];
  #notices = 0;

  find(id) {
    return this.messages.find((message) => message.id === id);
  }

  get oldest() {
    return this.messages.find((message) => !message.local)?.id;
  }

  get newest() {
    return this.messages.findLast((message) => !message.local)?.id;
  }

  put(message) {
    const index = this.messages.findIndex((each) => each.id === message.id);
    if (index >= 0) this.messages[index] = message;
    else {
      this.messages.push(message);
      this.messages.sort(inOrder);
    }
    this.#touch(message);
  }

  /** Merge a change into a loaded message. Ignore other messages. */
  update(change) {
    const index = this.messages.findIndex((each) => each.id === change.id);
    if (index < 0) return;
    this.messages[index] = { ...this.messages[index], ...change };
    this.#touch(this.messages[index]);
  }

  remove(id) {
    this.messages = this.messages.filter((message) => message.id !== id);
    for (const message of this.messages) {
      if (message.referenced_message?.id !== id) continue;
      message.referenced_message = null;
      this.#touch(message);
    }
  }

  /** Add a page of history. The first page also removes messages that were deleted meanwhile. */
  merge({ messages, has_more: hasMore }, isFirstPage) {
    const before = isFirstPage ? this.#keepOlder(messages) : false;
    if (!before) this.hasMore = hasMore;
    const known = new Set(messages.map((message) => message.id));
    this.messages = [...this.messages.filter((each) => !known.has(each.id)), ...messages];
    this.messages.sort(inOrder);
    messages.forEach((message) => this.#touch(message));
  }

  /** Remove messages that a new first page replaces. Return true if older ones stay. */
  #keepOlder(messages) {
    this.loaded = true;
    const oldest = messages.at(-1)?.id;
    const meets =
      oldest !== undefined && this.newest !== undefined && older(oldest, this.newest) <= 0;
    const isBefore = (each) => meets && older(each.id, oldest) < 0;
    this.messages = this.messages.filter((each) => each.local || each.flags & 64 || isBefore(each));
    return this.messages.some((each) => !each.local && isBefore(each));
  }

  /** Add a notice after the newest message, and return its id. */
  notice(fields) {
    this.#notices += 1;
    const after = this.newest ?? "0";
    const message = {
      id: `local-${after}-${this.#notices}`,
      after,
      local: this.#notices,
      ...fields,
    };
    this.put(message);
    return message.id;
  }

  react(t, { message_id: messageId, emoji, user_id: userId }, meId) {
    const message = this.find(messageId);
    if (!message) return;
    const reactions = (message.reactions ?? []).map((each) => ({ ...each }));
    const key = emoji?.id ?? emoji?.name;
    const same = reactions.find((each) => (each.emoji.id ?? each.emoji.name) === key);
    if (t === "MESSAGE_REACTION_ADD") {
      if (same) same.count += 1;
      else reactions.push({ emoji, count: 1, me: false });
      const entry = same ?? reactions.at(-1);
      entry.me ||= userId === meId;
    } else if (t === "MESSAGE_REACTION_REMOVE" && same) {
      same.count -= 1;
      if (userId === meId) same.me = false;
    } else if (t === "MESSAGE_REACTION_REMOVE_ALL") reactions.length = 0;
    else if (t === "MESSAGE_REACTION_REMOVE_EMOJI" && same) same.count = 0;
    this.update({ id: messageId, reactions: reactions.filter((each) => each.count > 0) });
  }

  // The timeline draws a message again only if its version changed.
  #touch(message) {
    Object.defineProperty(message, "version", { value: Log.#next(), configurable: true });
  }

  static #version = 0;

  static #next() {
    Log.#version += 1;
    return Log.#version;
  }
}
