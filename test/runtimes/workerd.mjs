/** Runs the suite in workerd, as `miniflare` starts it: `workerd.mjs <suite> <place>`; prints the findings. */
import { readFile } from "node:fs/promises";
import process from "node:process";
import { Miniflare } from "miniflare";

const [suite = "", place = ""] = process.argv.slice(2);
const worker = `
import { runSuite } from "./suite.mjs";
export default {
  async fetch(request) {
    return Response.json(await runSuite(await request.json()));
  },
};
`;
const miniflare = new Miniflare({
  compatibilityDate: "2026-01-01",
  modules: [
    { type: "ESModule", path: "worker.mjs", contents: worker },
    { type: "ESModule", path: "suite.mjs", contents: await readFile(suite, "utf8") },
  ],
});
try {
  const asked = { method: "POST", body: place };
  const response = await miniflare.dispatchFetch("http://suite.example/", asked);
  console.log(await response.text());
} finally {
  await miniflare.dispose();
}
