// Times as text, by the server's clock, which tests and people can move.

let offset = 0;

/** Set the server's time in milliseconds, which `now` continues. */
export function setServerTime(nowMs) {
  offset = nowMs - Date.now();
}

/** Return the milliseconds since 1970 by the server's clock. */
export function now() {
  return Date.now() + offset;
}

const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Return a relative time in one rounded unit: "in 5 minutes", "2 hours ago". */
function relative(unix, nowMs) {
  const seconds = Math.round(unix - nowMs / 1000);
  const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  }
  return seconds < 0 ? "now" : "in 0 seconds";
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** Return a Unix time in one of the timestamp styles of Discord's markup. */
export function format(unix, style, nowMs = now()) {
  if (style === "R") return relative(unix, nowMs);
  return new Intl.DateTimeFormat("en-GB", STYLES[style] ?? STYLES.f).format(unix * 1000);
}

function dayNumber(ms) {
  const date = new Date(ms);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Return a message's time: "Today at 14:03", "Yesterday at 09:10", "3 Oct 2026, 12:00". */
export function stamp(iso) {
  const ms = Date.parse(iso);
  const clock = format(ms / 1000, "t");
  const days = dayNumber(now()) - dayNumber(ms);
  if (days === 0) return `Today at ${clock}`;
  if (days === 1) return `Yesterday at ${clock}`;
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(ms);
}

/** Return the date for the line between two days. */
export function dayLine(iso) {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(Date.parse(iso));
}

/** Return true if two times are on the same local day. */
export function sameDay(a, b) {
  return dayNumber(Date.parse(a)) === dayNumber(Date.parse(b));
}

/** Update all relative times on the page once in a while. */
export function keepTicking(root = document) {
  const tick = () => {
    for (const element of root.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(element.dataset.relative), now());
      if (element.textContent !== text) element.textContent = text;
    }
  };
  return setInterval(tick, 500);
}
