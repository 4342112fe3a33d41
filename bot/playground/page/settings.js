// The dialog of a person's language and permissions.

import { h, iconButton, uid } from "./dom.js";
import { icon } from "./icons.js";
import { nameOf } from "./names.js";

/** Open the dialog with the settings from the server. It sends only changed ones back. */
export function openSettings(app, settings, channelId) {
  const titleId = uid("settings");
  const languageId = uid("language");
  const language = h(
    "select",
    { id: languageId, class: "text-input" },
    settings.locales.map((locale) =>
      h("option", { value: locale, selected: locale === settings.locale }, locale),
    ),
  );
  const groups = { server: boxes(settings.server), channel: boxes(settings.channel) };
  const dialog = h(
    "dialog",
    {
      class: "modal",
      "aria-labelledby": titleId,
      onclose: () => {
        dialog.remove();
        app.focusComposer();
      },
    },
    h(
      "form",
      { class: "modal-form", onsubmit: save },
      h("h2", { class: "modal-title", id: titleId }, `Settings of ${nameOf(app.store.me)}`),
      iconButton("Close", icon("close"), () => dialog.close(), {
        class: "icon-button modal-close",
      }),
      h(
        "div",
        { class: "modal-body" },
        h(
          "div",
          { class: "field" },
          h("label", { class: "field-label", for: languageId }, "Language"),
          language,
        ),
        group("Permissions in this channel", groups.channel),
        group("Permissions in this server", groups.server),
      ),
      h(
        "div",
        { class: "modal-foot" },
        h("button", { type: "submit", class: "button primary" }, "Save"),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  language.focus();

  function save(event) {
    event.preventDefault();
    app.socket.send("set_settings", {
      channel_id: channelId,
      locale: language.value,
      server: changed(groups.server),
      channel: changed(groups.channel),
    });
    dialog.close();
  }
}

function boxes(given) {
  return Object.entries(given).map(([name, allowed]) => ({
    name,
    allowed,
    input: h("input", { type: "checkbox", name, checked: allowed }),
  }));
}

function group(title, list) {
  if (!list.length) return null;
  return h(
    "fieldset",
    { class: "field settings-group" },
    h("legend", { class: "field-label" }, title),
    list.map(({ name, input }) =>
      h("label", { class: "setting" }, input, h("span", null, name.replaceAll("_", " "))),
    ),
  );
}

function changed(list) {
  const news = list.filter(({ allowed, input }) => input.checked !== allowed);
  return Object.fromEntries(news.map(({ name, input }) => [name, input.checked]));
}
