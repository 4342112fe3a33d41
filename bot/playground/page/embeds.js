// Embeds: a coloured edge, texts, fields in columns, and pictures.

import { localAddress } from "./address.js";
import { h } from "./dom.js";
import { safeUrl } from "./markdown.js";
import { picture } from "./media.js";
import { hex } from "./names.js";
import { rich } from "./rich.js";
import { stamp } from "./time.js";

/** Return the element of one embed. */
export function embed(data, place) {
  const image = data.image && { ...data.image, alt: data.image.description };
  const thumbnail = data.thumbnail && { ...data.thumbnail, alt: data.thumbnail.description };
  return h(
    "div",
    {
      class: "embed",
      role: "group",
      "aria-label": "Embed",
      style: data.color || data.color === 0 ? { "--edge": hex(data.color) } : {},
    },
    h(
      "div",
      { class: "embed-text" },
      data.author && by(data.author),
      data.title && title(data, place),
      data.description &&
        h("div", { class: "embed-description md" }, rich(data.description, place)),
      data.fields?.length > 0 && h("div", { class: "embed-fields" }, fields(data.fields, place)),
    ),
    thumbnail && picture(thumbnail, [thumbnail], "embed-thumbnail"),
    image && picture(image, [image], "embed-image"),
    (data.footer || data.timestamp) && footer(data),
  );
}

/** Return the URLs of all pictures in embeds, so that attachments do not show them again. */
export function picturesOf(embeds) {
  return new Set(
    embeds
      .flatMap((each) => [
        each.image?.url,
        each.thumbnail?.url,
        each.author?.icon_url,
        each.footer?.icon_url,
      ])
      .filter(Boolean)
      .map((url) => localAddress(url) ?? url),
  );
}

function linked(words, url, className) {
  const href = url && safeUrl(url);
  if (!href) return h("span", { class: className }, words);
  return h(
    "a",
    { href, target: "_blank", rel: "noopener noreferrer nofollow", class: className },
    words,
  );
}

function smallIcon(url) {
  const src = url && localAddress(url);
  return src ? h("img", { class: "embed-icon", src, alt: "" }) : null;
}

function by(author) {
  return h(
    "div",
    { class: "embed-author" },
    smallIcon(author.icon_url),
    linked(author.name, author.url),
  );
}

function title(data, place) {
  return h(
    "div",
    { class: "embed-title md" },
    linked(h("span", null, rich(data.title, place)), data.url),
  );
}

function fields(list, place) {
  return list.map((field) =>
    h(
      "div",
      { class: field.inline ? "embed-field inline" : "embed-field" },
      h("div", { class: "embed-field-name md" }, rich(field.name, place)),
      h("div", { class: "embed-field-value md" }, rich(field.value, place)),
    ),
  );
}

function footer(data) {
  const when = data.timestamp ? stamp(data.timestamp) : "";
  const words = [data.footer?.text, when].filter(Boolean).join(" \u2022 ");
  return h("div", { class: "embed-footer" }, smallIcon(data.footer?.icon_url), words);
}
