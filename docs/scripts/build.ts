/**
 * Builds the site of the tool itself, or serves it (`dev`): the docs with the site's own files beside them, which are those
 * that `generate` lays beside the docs of an API. A link that leads nowhere ends the build.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { referencePages } from "./reference-pages.js";
import { siteFacts } from "./site-facts.js";

const root = process.cwd();
const docs = join(root, "docs");
const site = join(docs, ".vitepress");
const [command = "build"] = process.argv.slice(2);

for (const { path, text } of referencePages()) put(join(docs, path), text);
if (command !== "reference") {
  rmSync(site, { recursive: true, force: true });
  cpSync(join(root, "templates/docs"), site, { recursive: true });
  put(join(site, "site.json"), `${JSON.stringify(siteFacts(docs), null, 2)}\n`);
  const vitepress = join(root, "node_modules/vitepress/bin/vitepress.js");
  const { status } = spawnSync(process.execPath, [vitepress, command, "docs"], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
