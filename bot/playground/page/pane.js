// A head, a timeline and a composer. The page has a pane for the channel and one for the thread.

import { Composer } from "./composer.js";
import { h } from "./dom.js";
import { Timeline } from "./timeline.js";

export class Pane {
  constructor(app, tag, className, label) {
    this.app = app;
    this.timeline = new Timeline(app);
    this.composer = new Composer(app);
    this.head = h("header", { class: "pane-head" });
    this.notice = h("div", { class: "pane-notice" });
    this.element = h(
      tag,
      { class: `pane ${className}`, "aria-label": label },
      this.head,
      this.notice,
      this.timeline.element,
      this.composer.element,
    );
  }

  get channelId() {
    return this.timeline.channelId;
  }

  /** Show a channel in this pane, or hide the pane without one. */
  show(channelId) {
    this.element.hidden = !channelId;
    if (!channelId) {
      this.timeline.channelId = null;
      return;
    }
    this.composer.show(channelId);
    if (this.channelId !== channelId) this.timeline.show(channelId);
  }

  /** Draw again after HELLO. For another person, begin at the newest message. */
  restart(samePerson) {
    if (!this.channelId) return;
    this.composer.show(this.channelId);
    if (samePerson) {
      this.timeline.refresh();
      this.timeline.reload();
    } else this.timeline.show(this.channelId);
  }
}
