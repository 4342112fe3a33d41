// The dialog that shows a picture large, with its description and the other pictures.

import { localAddress } from "./address.js";
import { h, iconButton, refill } from "./dom.js";
import { icon } from "./icons.js";

/** Open a dialog with these pictures, beginning with one of them. */
export function lightbox(items, start) {
  let index = Math.max(0, start);
  const stage = h("div", { class: "lightbox-stage" });
  const caption = h("p", { class: "lightbox-alt" });
  const count = h("span", { class: "lightbox-count" });
  const original = h("a", { class: "md-link", target: "_blank", rel: "noopener" }, "Open original");

  const show = () => {
    const item = items[index];
    const src = localAddress(item.url);
    const image = h("img", { src, alt: item.alt ?? "", draggable: "false" });
    const zoom = h(
      "button",
      {
        type: "button",
        class: "lightbox-zoom",
        "aria-pressed": "false",
        "aria-label": "Zoom",
        onclick: () => {
          const near = dialog.classList.toggle("near");
          zoom.setAttribute("aria-pressed", String(near));
        },
      },
      image,
    );
    dialog.classList.remove("near");
    refill(stage, zoom);
    original.href = src;
    caption.textContent = item.alt ?? "";
    count.textContent = items.length > 1 ? `${index + 1} of ${items.length}` : "";
    zoom.focus();
  };
  const step = (by) => {
    index = (index + by + items.length) % items.length;
    show();
  };

  const dialog = h(
    "dialog",
    {
      class: "lightbox",
      "aria-label": "Picture",
      onclick: (event) => {
        if (event.target === dialog || event.target === stage) dialog.close();
      },
      onkeydown: (event) => {
        if (items.length < 2) return;
        if (event.key === "ArrowRight") step(1);
        else if (event.key === "ArrowLeft") step(-1);
      },
      onclose: () => dialog.remove(),
    },
    stage,
    h(
      "div",
      { class: "lightbox-foot" },
      caption,
      h("p", { class: "lightbox-links" }, count, original),
    ),
    items.length > 1 && [
      iconButton("Previous picture", icon("left"), () => step(-1), {
        class: "icon-button lightbox-prev",
      }),
      iconButton("Next picture", icon("right"), () => step(1), {
        class: "icon-button lightbox-next",
      }),
    ],
    iconButton("Close", icon("close"), () => dialog.close(), {
      class: "icon-button lightbox-close",
    }),
  );
  document.body.append(dialog);
  dialog.showModal();
  show();
}
