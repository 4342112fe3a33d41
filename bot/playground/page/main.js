// The entry point of the page.

import { App } from "./app.js";

new App().start();
