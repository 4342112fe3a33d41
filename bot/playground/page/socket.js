// The WebSocket to the playground, with JSON frames and reconnects.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

export class Socket extends EventTarget {
  #socket = null;
  #as = "";
  #failures = 0;
  #retry = 0;
  #nonce = 0;
  #answers = new Map();
  #session = Math.random().toString(36).slice(2, 8);

  /** Connect as a person, in place of the person before. */
  connect(as) {
    this.#as = as;
    this.#failures = 0;
    this.#open();
  }

  get as() {
    return this.#as;
  }

  get ready() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #open() {
    clearTimeout(this.#retry);
    this.#abandon();
    const address = new URL("/page/ws", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (this.#as) address.searchParams.set("as", this.#as);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#tell("status", { online: true });
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  #abandon() {
    const old = this.#socket;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    this.#forgetAnswers();
  }

  #lost(socket) {
    if (socket !== this.#socket) return;
    this.#forgetAnswers();
    const wait =
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.8 + Math.random() * 0.4);
    this.#failures += 1;
    this.#tell("status", { online: false, failures: this.#failures });
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #forgetAnswers() {
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
  }

  #receive(frame) {
    const answer = this.#answers.get(frame.d?.nonce);
    if (!answer) {
      this.#tell("frame", frame);
      return;
    }
    this.#answers.delete(frame.d.nonce);
    answer(frame.t === "HISTORY" ? frame.d : null);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Send a request and return its nonce, or null when there is no connection. */
  send(op, body) {
    if (!this.ready) return null;
    this.#nonce += 1;
    const nonce = `${this.#session}-${this.#nonce}`;
    this.#socket.send(JSON.stringify({ op, nonce, ...body }));
    return nonce;
  }

  /** Send a request and ignore its answer. */
  mention(op, body) {
    const nonce = this.send(op, body);
    if (nonce !== null) this.#answers.set(nonce, () => {});
  }

  /** Send a request and return its answer, or null if it was refused or the connection lost. */
  ask(op, body) {
    const nonce = this.send(op, body);
    if (nonce === null) return Promise.resolve(null);
    return new Promise((resolve) => this.#answers.set(nonce, resolve));
  }
}

/** Upload a file. A message or an option can then refer to the id in the answer. */
export async function upload(as, file) {
  const form = new FormData();
  form.append("file", file, file.name);
  const answer = await fetch(`/page/upload?as=${encodeURIComponent(as)}`, {
    method: "POST",
    body: form,
  });
  if (!answer.ok) throw new Error(`The file was refused (${answer.status}).`);
  return answer.json();
}
