// The page starts here.

import { App } from "./app.js";

new App().start();
