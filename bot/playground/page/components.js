// The components of a message: rows of buttons and selects, and components V2.

import { h } from "./dom.js";
import { emoji } from "./emoji.js";
import { icon } from "./icons.js";
import { safeUrl } from "./markdown.js";
import { fileCard, gallery, isPicture, picture } from "./media.js";
import { hex } from "./names.js";
import { leadsTo, rich, spoiler } from "./rich.js";
import { select } from "./select.js";

const BUTTON_STYLES = {
  1: "primary",
  2: "secondary",
  3: "success",
  4: "danger",
  5: "link",
  6: "premium",
};

/** Return the elements of a list of components. `place` is {app, channelId, message}. */
export function components(list, place) {
  return list.map((component) => draw(component, place));
}

function draw(component, place) {
  switch (component.type) {
    case 1:
      return h("div", { class: "row" }, components(component.components, place));
    case 2:
      return button(component, place);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menu(component, place);
    case 9:
      return section(component, place);
    case 10:
      return h("div", { class: "text-display md" }, rich(component.content, place));
    case 11:
      return thumbnail(component);
    case 12:
      return gallery(component.items.map(mediaItem));
    case 13:
      return file(component);
    case 14:
      return separator(component);
    case 17:
      return container(component, place);
    default:
      return h(
        "div",
        { class: "unknown-component" },
        `Component of unknown type ${component.type}`,
      );
  }
}

function button(component, place) {
  const { app, message, channelId } = place;
  const face = [
    component.emoji && emoji(component.emoji),
    component.label && h("span", { class: "button-label" }, component.label),
  ];
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const href = component.url && safeUrl(component.url);
  if (component.style === 5 && href && !component.disabled) {
    const away = leadsTo(href, place);
    return h("a", { class: "button link", ...away }, face, icon("out"));
  }
  const busy = app.interactions.isBusy(message.id, component.custom_id);
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: Boolean(component.disabled),
      "aria-busy": busy ? "true" : null,
      "aria-label": component.label ? null : (component.emoji?.name ?? "Button"),
      dataset: { key: component.custom_id ?? "" },
      onclick: () => {
        if (component.custom_id) app.interactions.component(message, channelId, component);
      },
    },
    busy ? h("span", { class: "dots", "aria-label": "Waiting" }) : face,
  );
}

function menu(component, { app, message, channelId }) {
  return select(component, {
    app,
    channelId,
    busy: app.interactions.isBusy(message.id, component.custom_id),
    chosen: app.interactions.chosen(message, component.custom_id),
    ondone: (values) => app.interactions.component(message, channelId, component, values),
  }).element;
}

function section(component, place) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(component.components, place)),
    component.accessory &&
      h("div", { class: "section-accessory" }, draw(component.accessory, place)),
  );
}

function mediaItem({ media, description, spoiler: hidden }) {
  return {
    url: media.url,
    alt: description,
    width: media.width,
    height: media.height,
    spoiler: hidden,
    filename: nameIn(media.url),
    picture: isPicture({ content_type: media.content_type, url: media.url }),
  };
}

function thumbnail(component) {
  const item = mediaItem(component);
  return picture(item, [item], "thumbnail");
}

function nameIn(url) {
  const name = url.split(/[?#]/)[0].split("/").at(-1);
  try {
    return decodeURIComponent(name) || "file";
  } catch {
    return name;
  }
}

function file({ file: media, name, size, spoiler: hidden }) {
  return fileCard({ url: media.url, filename: name ?? nameIn(media.url), size, spoiler: hidden });
}

function separator({ divider = true, spacing = 1 }) {
  const size = spacing === 2 ? "wide" : "narrow";
  return divider
    ? h("hr", { class: `separator ${size}` })
    : h("div", { class: `separator bare ${size}` });
}

function container(component, place) {
  const colour = component.accent_color;
  const box = h(
    "div",
    {
      class: colour === null || colour === undefined ? "container" : "container accented",
      style: colour === null || colour === undefined ? {} : { "--edge": hex(colour) },
    },
    components(component.components, place),
  );
  return component.spoiler ? spoiler(box, "div") : box;
}
