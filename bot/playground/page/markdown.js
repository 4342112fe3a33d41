// A parser of Discord's markdown. It returns a tree of plain objects and creates no elements.
//
// Nodes are {t: kind, ...}. Kinds with children have them in `c`.

const DEEPEST = 10;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const URL_AT = /https?:\/\/[^\s<]+/y;
const TAGS = [
  [/<@!?(\d{1,20})>/y, (m) => ({ t: "user", id: m[1] })],
  [/<@&(\d{1,20})>/y, (m) => ({ t: "role", id: m[1] })],
  [/<#(\d{1,20})>/y, (m) => ({ t: "channel", id: m[1] })],
  [/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, (m) => ({ t: "command", name: m[1], id: m[2] })],
  [/<a?:(\w{2,32}):(\d{1,20})>/y, (m) => ({ t: "emoji", name: m[1], id: m[2] })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    (m) => ({ t: "time", unix: Number(m[1]), style: m[2] ?? "f" }),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1], [text(m[1])])],
];
const PAIRS = [
  ["||", "spoiler"],
  ["**", "strong"],
  ["__", "u"],
  ["~~", "s"],
  ["*", "em"],
  ["_", "em"],
];
const HEADING = /^(#{1,3})[ \t]+(\S.*)$/;
const SUBTEXT = /^-#[ \t]+(\S.*)$/;
const ITEM = /^( {0,20})([-*]|\d{1,10}\.)[ \t]+(\S.*)$/;

const text = (v) => ({ t: "text", v });

/** Return the tree of a message's text. */
export function parse(source) {
  return blocks(String(source ?? "").replace(/\r\n?/g, "\n"), 0);
}

/** Return the text of a tree without markup, for labels and previews. */
export function plain(nodes) {
  return nodes
    .map((node) => {
      if (node.t === "text" || node.t === "code" || node.t === "pre") return node.v;
      if (node.t === "br") return " ";
      if (node.t === "list") return node.items.map(plain).join(" ");
      if (node.t === "emoji") return `:${node.name}:`;
      return node.c ? plain(node.c) : "";
    })
    .join("");
}

/** Return an http or https URL that may be opened, or null for any other text. */
export function safeUrl(address) {
  try {
    const url = new URL(address);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

function link(address, c) {
  const url = safeUrl(address);
  return url ? { t: "link", url, c } : { t: "span", c };
}

// Blocks: the beginning of a line decides its kind.

function blocks(source, depth) {
  const out = [];
  let prose = "";
  const flush = () => {
    const trimmed = prose.endsWith("\n") ? prose.slice(0, -1) : prose;
    if (trimmed) out.push(...inline(trimmed, depth));
    prose = "";
  };
  let at = 0;
  while (at < source.length) {
    const end = lineEnd(source, at);
    const line = source.slice(at, end);
    const block = depth < DEEPEST ? blockAt(source, at, line, depth) : null;
    if (block) {
      flush();
      out.push(block.node);
      at = block.next;
      continue;
    }
    const fence = fenceIn(source, at, end);
    if (fence) {
      prose += source.slice(at, fence.from);
      flush();
      out.push(fence.node);
      at = fence.next;
      continue;
    }
    prose += source.slice(at, Math.min(end + 1, source.length));
    at = end + 1;
  }
  flush();
  return out;
}

function lineEnd(source, at) {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end;
}

function blockAt(source, at, line, depth) {
  const next = at + line.length + 1;
  if (line.startsWith(">>> ")) {
    return {
      node: { t: "quote", c: blocks(source.slice(at + 4), depth + 1) },
      next: source.length,
    };
  }
  if (line.startsWith("> ") || line === ">") return quoteAt(source, at, depth);
  const heading = HEADING.exec(line);
  if (heading) {
    return { node: { t: "heading", level: heading[1].length, c: inline(heading[2], depth) }, next };
  }
  const small = SUBTEXT.exec(line);
  if (small) return { node: { t: "small", c: inline(small[1], depth) }, next };
  return ITEM.test(line) ? listAt(source, at, depth) : null;
}

function quoteAt(source, at, depth) {
  const lines = [];
  let next = at;
  while (next < source.length) {
    const end = lineEnd(source, next);
    const line = source.slice(next, end);
    if (!line.startsWith("> ") && line !== ">") break;
    lines.push(line.slice(2));
    next = end + 1;
  }
  return { node: { t: "quote", c: blocks(lines.join("\n"), depth + 1) }, next };
}

function listAt(source, at, depth) {
  const rows = [];
  let next = at;
  while (next < source.length) {
    const end = lineEnd(source, next);
    const match = ITEM.exec(source.slice(next, end));
    if (!match || otherKind(rows, match)) break;
    rows.push({ indent: match[1].length, mark: match[2], body: match[3] });
    next = end + 1;
  }
  return { node: nest(rows, depth), next };
}

function otherKind(rows, match) {
  if (!rows.length || match[1].length > rows[0].indent) return false;
  return rows[0].mark.endsWith(".") !== match[2].endsWith(".");
}

function nest(rows, depth) {
  const ordered = rows[0].mark.endsWith(".");
  const list = { t: "list", ordered, start: ordered ? parseInt(rows[0].mark, 10) : 1, items: [] };
  const base = rows[0].indent;
  let index = 0;
  while (index < rows.length) {
    const item = inline(rows[index].body, depth);
    index += 1;
    const from = index;
    while (index < rows.length && rows[index].indent > base) index += 1;
    if (index > from && depth < DEEPEST) item.push(nest(rows.slice(from, index), depth + 1));
    list.items.push(item);
  }
  return list;
}

function fenceIn(source, at, end) {
  const from = source.indexOf("```", at);
  if (from < 0 || from >= end || source[from - 1] === "\\") return null;
  const close = source.indexOf("```", from + 3);
  if (close <= from + 3) return null;
  let body = source.slice(from + 3, close);
  const head = /^([\w+#-]{1,20})\n/.exec(body);
  const lang = head && body.length > head[0].length ? head[1] : "";
  if (lang) body = body.slice(head[0].length);
  body = body.replace(/^\n/, "").replace(/\n$/, "");
  const next = source[close + 3] === "\n" ? close + 4 : close + 3;
  return { from, node: { t: "pre", lang, v: body }, next };
}

// Inline: one pass from left to right. A mark without a closing mark is a plain character.

function inline(source, depth) {
  const out = [];
  const hopeless = new Set();
  let words = "";
  const add = (node) => {
    if (words) out.push(text(words));
    words = "";
    out.push(node);
  };
  let at = 0;
  while (at < source.length) {
    const char = source[at];
    if (char === "\\" && at + 1 < source.length && PUNCTUATION.test(source[at + 1])) {
      words += source[at + 1];
      at += 2;
      continue;
    }
    const found = nodeAt(source, at, char, depth, hopeless);
    if (found) {
      add(found.node);
      at = found.next;
    } else {
      words += char;
      at += 1;
    }
  }
  if (words) out.push(text(words));
  return out;
}

function nodeAt(source, at, char, depth, hopeless) {
  switch (char) {
    case "\n":
      return { node: { t: "br" }, next: at + 1 };
    case "`":
      return codeAt(source, at);
    case "<":
      return tagAt(source, at);
    case "[":
      return depth < DEEPEST ? maskedAt(source, at, depth) : null;
    case "@":
      return everyoneAt(source, at);
    case "h":
      return urlAt(source, at);
    case "*":
    case "_":
    case "~":
    case "|":
      return depth < DEEPEST ? pairAt(source, at, depth, hopeless) : null;
    default:
      return null;
  }
}

function codeAt(source, at) {
  let size = 1;
  while (source[at + size] === "`") size += 1;
  if (size > 2) return null;
  const mark = "`".repeat(size);
  const close = source.indexOf(mark, at + size);
  if (close < 0) return null;
  return { node: { t: "code", v: source.slice(at + size, close) }, next: close + size };
}

function tagAt(source, at) {
  for (const [pattern, make] of TAGS) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { node: make(match), next: at + match[0].length };
  }
  return null;
}

function maskedAt(source, at, depth) {
  const middle = source.indexOf("](", at);
  if (middle <= at + 1) return null;
  const label = source.slice(at + 1, middle);
  if (label.includes("\n\n") || label.includes("[")) return null;
  const match = /\(<?(https?:\/\/[^\s<>)]+(?:\([^\s<>)]*\)[^\s<>)]*)?)>?(?:\s+"[^"\n]*")?\)/y;
  match.lastIndex = middle + 1;
  const target = match.exec(source);
  if (!target || !safeUrl(target[1])) return null;
  return { node: link(target[1], inline(label, depth + 1)), next: match.lastIndex };
}

function everyoneAt(source, at) {
  for (const word of ["@everyone", "@here"]) {
    if (source.startsWith(word, at))
      return { node: { t: "everyone", v: word }, next: at + word.length };
  }
  return null;
}

function urlAt(source, at) {
  URL_AT.lastIndex = at;
  const match = URL_AT.exec(source);
  if (!match) return null;
  let address = match[0].replace(/[.,:;"'!?*_~|\]]+$/, "");
  if (address.endsWith(")") && !address.includes("(")) address = address.replace(/\)+$/, "");
  if (!safeUrl(address)) return null;
  return { node: link(address, [text(address)]), next: at + address.length };
}

function pairAt(source, at, depth, hopeless) {
  for (const [mark, kind] of PAIRS) {
    if (!source.startsWith(mark, at) || hopeless.has(mark)) continue;
    if (mark === "_" && /\w/.test(source[at - 1] ?? "")) continue;
    const close = closing(source, at + mark.length, mark);
    if (close < 0) {
      hopeless.add(mark);
      continue;
    }
    const body = source.slice(at + mark.length, close);
    if (!fits(mark, body)) continue;
    return { node: { t: kind, c: inline(body, depth + 1) }, next: close + mark.length };
  }
  return null;
}

function fits(mark, body) {
  if (body === "") return false;
  return mark.length === 2 || !/^\s|^[*_]+$/.test(body);
}

function closing(source, from, mark) {
  let at = from;
  while (at < source.length) {
    const char = source[at];
    if (char === "\\") at += 2;
    else if (char === "`") at = codeAt(source, at)?.next ?? at + 1;
    else if (source.startsWith(mark, at) && at > from && endsHere(source, at, mark)) return at;
    else if (mark.length === 1 && source.startsWith(mark + mark, at)) at += 2;
    else at += 1;
  }
  return -1;
}

function endsHere(source, at, mark) {
  const after = source[at + mark.length] ?? "";
  if (mark === "||" || mark === "~~") return true;
  if (mark.length === 2) return after !== mark[0];
  if (/\s/.test(source[at - 1])) return false;
  if (mark === "_" && /\w/.test(after)) return false;
  if (after !== mark) return true;
  return source[at + 2] === mark && source[at + 3] !== mark;
}
