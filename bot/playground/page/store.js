// The people, guilds, channels and commands that the person can see, and the loaded messages.

import { Log } from "./log.js";
import { now, setServerTime } from "./time.js";

export const THREAD_STARTER = 21;
const TYPING_LASTS = 10_000;
const THREAD_TYPES = new Set([10, 11, 12]);
const STRUCTURE = new Set([
  "CHANNEL_CREATE",
  "CHANNEL_UPDATE",
  "THREAD_CREATE",
  "THREAD_UPDATE",
  "CHANNEL_DELETE",
  "THREAD_DELETE",
  "THREAD_LIST_SYNC",
  "THREAD_MEMBERS_UPDATE",
  "GUILD_UPDATE",
  "GUILD_ROLE_CREATE",
  "GUILD_ROLE_UPDATE",
  "GUILD_ROLE_DELETE",
  "GUILD_MEMBER_ADD",
  "GUILD_MEMBER_UPDATE",
  "GUILD_MEMBER_REMOVE",
]);

const PRIVATE = { id: "@me", name: "Direct messages" };

function channelName(channel) {
  return (
    channel.name ??
    (channel.recipients ?? []).map((user) => user.global_name ?? user.username).join(", ")
  );
}

export function isThread(channel) {
  return THREAD_TYPES.has(channel?.type);
}

export class Store extends EventTarget {
  me = null;
  users = new Map();
  guilds = new Map();
  channels = new Map();
  commands = [];
  #logs = new Map();
  #typing = new Map();

  /** Return the log of a channel, empty if nothing is loaded. */
  log(channelId) {
    if (!this.#logs.has(channelId)) this.#logs.set(channelId, new Log());
    return this.#logs.get(channelId);
  }

  /** Delete all messages when another person takes over this window. */
  forgetMessages() {
    this.#logs.clear();
    this.#typing.clear();
  }

  /** Mark all channels as not loaded, after the connection was lost. */
  distrustMessages() {
    for (const log of this.#logs.values()) log.loaded = false;
  }

  guildOf(channelId) {
    return this.guilds.get(this.channels.get(channelId)?.guild_id) ?? null;
  }

  /** Return the active threads of a channel, oldest first. */
  threadsOf(channelId) {
    return [...this.channels.values()].filter(
      (each) => isThread(each) && each.parent_id === channelId && !each.thread_metadata?.archived,
    );
  }

  /** Return the ids of other people who are typing in a channel. */
  typers(channelId) {
    const here = this.#typing.get(channelId) ?? new Map();
    return [...here].filter(([id, until]) => until > now() && id !== this.me?.id).map(([id]) => id);
  }

  /** Apply one frame of the server, and dispatch an event for what changed. */
  apply({ t, d }) {
    if (t === "HELLO") return this.#hello(d);
    if (t === "COMMANDS") {
      this.commands = d.commands;
      return this.changed("commands");
    }
    if (t === "TYPING_START") return this.#typed(d);
    if (t.startsWith("MESSAGE_")) return this.#message(t, d);
    if (STRUCTURE.has(t)) return this.#structure(t, d);
    return undefined;
  }

  changed(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #hello(hello) {
    setServerTime(hello.now_ms);
    const samePerson = this.me?.id === hello.me.id;
    if (!samePerson) this.forgetMessages();
    this.me = hello.me;
    this.commands = hello.commands;
    this.users = new Map([...hello.users, hello.me].map((user) => [user.id, user]));
    this.guilds.clear();
    this.channels.clear();
    for (const guild of hello.guilds) this.#addGuild(guild);
    if (hello.private_channels?.length)
      this.#addGuild({ ...PRIVATE, channels: hello.private_channels });
    this.changed("structure", { fresh: true, samePerson });
  }

  #addGuild(guild) {
    const { channels = [], threads = [], roles = [], members = [], ...rest } = guild;
    this.guilds.set(guild.id, {
      ...rest,
      roles: new Map(roles.map((role) => [role.id, role])),
      members: new Map(members.map((member) => [member.user.id, member])),
    });
    for (const member of members) this.learn(member.user);
    for (const channel of [...channels, ...threads]) {
      this.channels.set(channel.id, { ...channel, name: channelName(channel), guild_id: guild.id });
    }
  }

  /** Store the fields of a user, and keep known fields that are missing here. */
  learn(user) {
    if (user?.id) this.users.set(user.id, { ...this.users.get(user.id), ...user });
  }

  #typed({ channel_id: channelId, user_id: userId }) {
    if (!this.#typing.has(channelId)) this.#typing.set(channelId, new Map());
    this.#typing.get(channelId).set(userId, now() + TYPING_LASTS);
    this.changed("typing", { channelId });
  }

  #message(t, d) {
    const channelId = d.channel_id;
    const log = this.log(channelId);
    if (t === "MESSAGE_CREATE") {
      this.learn(d.author);
      d.mentions?.forEach((user) => this.learn(user));
      this.#typing.get(channelId)?.delete(d.author?.id);
      if (!(d.flags & 64)) this.#newest(channelId, d);
      log.put(d);
      this.changed("typing", { channelId });
      this.changed("arrived", d);
    } else if (t === "MESSAGE_UPDATE") log.update(d);
    else if (t === "MESSAGE_DELETE") log.remove(d.id);
    else if (t === "MESSAGE_DELETE_BULK") d.ids.forEach((id) => log.remove(id));
    else log.react(t, d, this.me.id);
    this.changed("messages", { channelId });
  }

  #newest(channelId, message) {
    const channel = this.channels.get(channelId);
    if (!channel) return;
    channel.last_message_id = message.id;
    if (!isThread(channel) || message.type === THREAD_STARTER) return;
    channel.message_count = (channel.message_count ?? 0) + 1;
    this.changed("messages", { channelId: channel.parent_id });
  }

  #structure(t, d) {
    if (t === "CHANNEL_DELETE" || t === "THREAD_DELETE") this.channels.delete(d.id);
    else if (t.startsWith("CHANNEL_") || t === "THREAD_CREATE" || t === "THREAD_UPDATE") {
      if (!d.guild_id && !this.guilds.has(PRIVATE.id)) this.#addGuild(PRIVATE);
      this.channels.set(d.id, {
        guild_id: PRIVATE.id,
        ...this.channels.get(d.id),
        ...d,
        name: channelName(d),
      });
    } else if (t === "THREAD_LIST_SYNC") {
      for (const thread of d.threads)
        this.channels.set(thread.id, { ...thread, guild_id: d.guild_id });
    } else if (t === "THREAD_MEMBERS_UPDATE") this.#joined(d);
    else this.#guildChange(t, d);
    this.changed("structure", { fresh: false });
  }

  #joined({ id, added_members: added = [], removed_member_ids: removed = [] }) {
    const thread = this.channels.get(id);
    if (!thread) return;
    if (added.some((member) => member.user_id === this.me.id))
      thread.member = { user_id: this.me.id };
    if (removed.includes(this.me.id)) delete thread.member;
  }

  #guildChange(t, d) {
    const guild = this.guilds.get(d.guild_id ?? d.id);
    if (!guild) return;
    if (t === "GUILD_UPDATE") Object.assign(guild, { name: d.name, icon: d.icon });
    else if (t === "GUILD_ROLE_DELETE") guild.roles.delete(d.role_id);
    else if (t.startsWith("GUILD_ROLE_")) guild.roles.set(d.role.id, d.role);
    else if (t === "GUILD_MEMBER_REMOVE") guild.members.delete(d.user.id);
    else {
      this.learn(d.user);
      guild.members.set(d.user.id, { ...guild.members.get(d.user.id), ...d });
    }
  }
}
