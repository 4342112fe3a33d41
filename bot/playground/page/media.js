// Pictures and files of messages, with galleries, descriptions and downloads.

import { localAddress, sizeText } from "./address.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { lightbox } from "./lightbox.js";
import { safeUrl } from "./markdown.js";
import { spoiler } from "./rich.js";

const PICTURE = /^image\/(png|jpe?g|gif|webp|avif|bmp)$/;
const SPOILER = 1 << 3;
const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|bmp)$/i;

export function isPicture({ content_type: type, filename, url }) {
  if (type) return PICTURE.test(type.split(";")[0]);
  return PICTURE_NAME.test(filename ?? (url ?? "").split("?")[0]);
}

/** Return a picture that opens large on a click. `all` are the pictures of its gallery. */
export function picture(item, all = [item], className = "") {
  const src = localAddress(item.url);
  if (!src) return elsewhere(item);
  const image = h("img", {
    src,
    alt: item.alt ?? "",
    width: item.width || null,
    height: item.height || null,
    draggable: "false",
    decoding: "async",
  });
  const shown = all.filter((each) => localAddress(each.url));
  const button = h(
    "button",
    {
      type: "button",
      class: "picture-open",
      "aria-label": item.alt ? `Open picture: ${item.alt}` : "Open picture",
      onclick: () => lightbox(shown, shown.indexOf(item)),
    },
    image,
  );
  image.addEventListener("error", () => box.replaceChildren(missing(item)));
  const box = h("span", { class: `picture ${className}` }, button, item.alt && altBadge(item.alt));
  return item.spoiler ? spoiler(box) : box;
}

function altBadge(alt) {
  const words = h("span", { class: "alt-words", role: "note" }, alt);
  words.hidden = true;
  const badge = h(
    "button",
    {
      type: "button",
      class: "alt-badge",
      "aria-expanded": "false",
      "aria-label": "Show the picture's description",
      onclick: () => {
        words.hidden = !words.hidden;
        badge.setAttribute("aria-expanded", String(!words.hidden));
      },
    },
    "ALT",
  );
  return [badge, words];
}

function missing(item) {
  return h("span", { class: "picture-missing" }, icon("warn"), item.alt || "This picture is gone.");
}

function elsewhere(item) {
  const url = safeUrl(item.url);
  if (!url) return missing({ alt: item.alt || "A picture that is not here" });
  return h(
    "a",
    {
      class: "picture-elsewhere",
      href: url,
      target: "_blank",
      rel: "noopener noreferrer nofollow",
    },
    icon("out"),
    item.alt || `Picture on ${new URL(url).host}`,
  );
}

/** Return a gallery. CSS arranges its pictures by their number. */
export function gallery(items) {
  const sorts = h("div", { class: "gallery", dataset: { count: Math.min(items.length, 10) } });
  for (const item of items) {
    sorts.append(item.picture === false ? fileCard(item) : picture(item, items));
  }
  return sorts;
}

/** Return the element of a file with a download link. */
export function fileCard({ url, filename, size, spoiler: hidden }) {
  const href = localAddress(url) ?? safeUrl(url);
  const card = h(
    "div",
    { class: "file" },
    icon("file", "file-icon"),
    h(
      "div",
      { class: "file-text" },
      href
        ? h("a", { href, target: "_blank", rel: "noopener noreferrer", class: "md-link" }, filename)
        : h("span", null, filename),
      size !== undefined && size !== null && h("span", { class: "file-size" }, sizeText(size)),
    ),
    href &&
      h(
        "a",
        {
          href,
          download: filename,
          class: "icon-button",
          "aria-label": `Save ${filename}`,
          title: "Save",
        },
        icon("save"),
      ),
  );
  return hidden ? spoiler(card, "div") : card;
}

/** Return the elements of a message's attachments: a gallery, and other files below. */
export function attachments(list) {
  const pictures = list.filter(isPicture).map(asItem);
  const files = list.filter((each) => !isPicture(each));
  return [
    pictures.length > 0 && gallery(pictures),
    files.map((file) => fileCard({ ...file, spoiler: isHidden(file) })),
  ];
}

/** Return true for an attachment that its flag or its name marks as a spoiler. */
function isHidden({ filename, flags }) {
  return Boolean(flags & SPOILER) || filename.startsWith("SPOILER_");
}

function asItem({ description, ...file }) {
  const { url, width, height } = file;
  return { url, alt: description, width, height, spoiler: isHidden(file) };
}
