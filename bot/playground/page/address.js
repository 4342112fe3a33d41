// URLs: those of the playground, those of Discord messages, and sizes of files as text.

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const SERVED = /^\/(attachments|avatars|emojis|static)\//;

/** Return the path of a URL that the playground serves, or null for any other URL. */
export function localAddress(address) {
  let url;
  try {
    url = new URL(address, location.origin);
  } catch {
    return null;
  }
  const ours = url.origin === location.origin || LOOPBACK.test(url.hostname);
  return ours && SERVED.test(url.pathname) ? url.pathname + url.search : null;
}

const MESSAGE_LINK =
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Return {channelId, messageId} for a discord.com link to a channel or message, else null. */
export function messageLink(address) {
  const [, channelId, messageId] = MESSAGE_LINK.exec(address) ?? [];
  return channelId ? { channelId, messageId } : null;
}

/** Return a number of bytes as text, such as "12.0 KB". */
export function sizeText(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
