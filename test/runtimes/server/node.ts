/** Serves the library on Node, until the process is told to end. */
import { serve } from "../../../templates/typescript-server/node.js";
import library from "./library.js";

await serve(library, {
  port: 0,
  hostname: "127.0.0.1",
  onListen: ({ url }) => console.log(url),
});
