/** Serves a worker in workerd, as `miniflare` starts it: `workerd.mjs <module>`. */
import { readFile } from "node:fs/promises";
import process from "node:process";
import { Miniflare } from "miniflare";

const miniflare = new Miniflare({
  host: "127.0.0.1",
  port: 0,
  compatibilityDate: "2026-01-01",
  modules: [
    {
      type: "ESModule",
      path: "library.mjs",
      contents: await readFile(process.argv[2] ?? "", "utf8"),
    },
  ],
});
console.log((await miniflare.ready).origin);
process.on("SIGTERM", () => miniflare.dispose().then(() => process.exit()));
