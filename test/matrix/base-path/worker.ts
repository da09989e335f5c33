/** A worker that tells what it asked for. */
import { asked } from "./asking.js";

void asked().then((seen) => postMessage(seen));
