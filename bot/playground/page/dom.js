// Elements without markup: every node of the page is made here, so text from people stays text.

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "selected", "indeterminate", "textContent"]);
let counter = 0;

/** Make an element: h("button", {class: "x", onclick: f}, "text", child, [more], null). */
export function h(tag, props, ...children) {
  const element = tag.startsWith("svg:")
    ? document.createElementNS(SVG, tag.slice(4))
    : document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) setProp(element, name, value);
  put(element, children);
  return element;
}

function setProp(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else if (name === "style") {
    for (const [key, entry] of Object.entries(value)) element.style.setProperty(key, entry);
  } else if (name === "dataset") Object.assign(element.dataset, value);
  else if (PROPERTIES.has(name)) element[name] = value;
  else element.setAttribute(name, value === true ? "" : value);
}

/** Append strings, nodes and nested lists, leaving out what is empty. */
function put(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) put(element, child);
    else if (child !== null && child !== undefined && child !== false && child !== "") {
      element.append(child);
    }
  }
  return element;
}

/** Replace what an element holds. */
export function refill(element, ...children) {
  element.replaceChildren();
  return put(element, children);
}

/** An id no other element of this page has. */
export function uid(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Call back once the calls have paused for a while. */
export function debounce(callback, pause) {
  let timer = 0;
  const later = (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(...args), pause);
  };
  later.cancel = () => clearTimeout(timer);
  return later;
}

/** A button that says what it does even when it shows only a drawing. */
export function iconButton(label, drawing, onclick, props) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...props },
    drawing,
  );
}
