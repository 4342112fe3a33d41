// The last read message of each channel, stored for the life of the window.

import { older } from "./log.js";

export class Unread extends EventTarget {
  #app;
  #read = new Map();
  #mentions = new Map();
  #key = "";

  constructor(app) {
    super();
    this.#app = app;
  }

  /** Load the stored read messages. Channels without one count as read. */
  begin() {
    const { store } = this.#app;
    this.#key = `read:${store.me.id}`;
    this.#read = new Map(remembered(this.#key));
    this.#mentions.clear();
    for (const channel of store.channels.values()) {
      if (!this.#read.has(channel.id)) this.#read.set(channel.id, channel.last_message_id ?? "0");
    }
    this.#changed();
  }

  arrived(message) {
    const me = this.#app.store.me;
    if (message.flags & 64) return;
    if (message.author.id === me.id) this.#read.set(message.channel_id, message.id);
    else if (!this.#read.has(message.channel_id)) this.#read.set(message.channel_id, "0");
    const pinged = message.mention_everyone || message.mentions?.some((user) => user.id === me.id);
    if (pinged && message.author.id !== me.id) {
      this.#mentions.set(message.channel_id, this.mentions(message.channel_id) + 1);
    }
    this.#changed();
  }

  read(channelId) {
    const newest =
      this.#app.store.log(channelId).newest ??
      this.#app.store.channels.get(channelId)?.last_message_id;
    if (!newest || (this.#read.get(channelId) === newest && !this.#mentions.has(channelId))) return;
    this.#read.set(channelId, newest);
    this.#mentions.delete(channelId);
    this.#changed();
  }

  isUnread(channelId) {
    const newest = this.#app.store.channels.get(channelId)?.last_message_id;
    const read = this.#read.get(channelId);
    return Boolean(newest && read !== undefined && older(read, newest) < 0);
  }

  mentions(channelId) {
    return this.#mentions.get(channelId) ?? 0;
  }

  /** Return the id of the message before the unread line, or null. */
  lineOf(channelId) {
    return this.isUnread(channelId) ? this.#read.get(channelId) : null;
  }

  #changed() {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.#read]));
    } catch {
      // Without session storage nothing is kept.
    }
    this.dispatchEvent(new Event("change"));
  }
}

function remembered(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}
