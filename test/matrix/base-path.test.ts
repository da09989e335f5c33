/** A client whose base URL is a path: in a page, in its workers, and where there is no page. */
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import { browserWanted, findBrowser, launch, visit } from "./browser.js";
import { asked } from "./base-path/asking.js";

const folder = join(import.meta.dirname, "base-path");

/** A site with a page, its scripts, and a service at every other path that answers with what it was asked for. */
let site: LocalServer;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, "page.ts"), join(folder, "worker.ts")],
    bundle: true,
    write: false,
    outdir: "scripts",
    target: "es2022",
    logLevel: "warning",
  });
  const [page = "", worker = ""] = outputFiles.map(({ text }) => text);
  const html = `<!doctype html><base href="/shop/books/"><link rel="icon" href="data:,"><body><script src="/scripts/page.js"></script>`;
  const files = new Map([
    ["/somewhere/else", ["text/html", html]],
    ["/scripts/page.js", ["text/javascript", page]],
    ["/scripts/worker.js", ["text/javascript", worker]],
  ]);
  site = await serve(({ url = "" }, response) => {
    const [type = "application/json", text = JSON.stringify(url)] = files.get(url) ?? [];
    response.writeHead(200, { "content-type": type }).end(text);
  });
});
afterAll(() => site.close());

test("in a page and in its workers it is one on the host of the page", async ({ skip }) => {
  const program = findBrowser(process.env);
  if (program === undefined) {
    if (process.env["CI"]) throw new Error(browserWanted);
    return skip(browserWanted);
  }
  const browser = await launch(program);
  try {
    const { output, faults } = await visit(browser, `${site.url}/somewhere/else`);
    expect(faults).toEqual([]);
    const seen = { "/": "/books?a=b", "/api": "/api/books?a=b", "/api/v1/": "/api/v1/books?a=b" };
    expect(JSON.parse(output)).toEqual({ page: seen, worker: seen, blob: seen });
  } finally {
    await browser.close();
  }
});

test("where there is no page, each call says so", async () => {
  const refusal = expect.stringMatching(/^InvalidArgumentError: baseUrl must be /);
  expect(await asked()).toEqual({ "/": refusal, "/api": refusal, "/api/v1/": refusal });
});
