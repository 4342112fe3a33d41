// Which addresses this page may show by itself: only what the playground serves.

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const SERVED = /^\/(attachments|avatars|emojis|static)\//;

/** The path of a file the playground serves, or null for anything from elsewhere. */
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

/** The channel and the message that a link of Discord's own leads to, or null. */
export function messageLink(address) {
  const [, channelId, messageId] = MESSAGE_LINK.exec(address) ?? [];
  return channelId ? { channelId, messageId } : null;
}

/** A size in bytes as people write it. */
export function sizeText(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
