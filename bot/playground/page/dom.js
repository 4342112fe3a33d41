// Functions that create the page's elements. They never parse markup in texts of people.

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "selected", "indeterminate", "textContent"]);
let counter = 0;

/** Create an element: h("button", {class: "x", onclick: f}, "text", child, [more], null). */
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

/** Append strings, nodes and nested lists to an element, without empty ones. */
function put(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) put(element, child);
    else if (child !== null && child !== undefined && child !== false && child !== "") {
      element.append(child);
    }
  }
  return element;
}

/** Replace the children of an element. */
export function refill(element, ...children) {
  element.replaceChildren();
  return put(element, children);
}

/** Return an element id that is unique on this page. */
export function uid(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Return a function that calls back after `pause` milliseconds without another call. */
export function debounce(callback, pause) {
  let timer = 0;
  const later = (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(...args), pause);
  };
  later.cancel = () => clearTimeout(timer);
  return later;
}

/** Return a button that shows an icon and has an accessible label. */
export function iconButton(label, drawing, onclick, props) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...props },
    drawing,
  );
}
