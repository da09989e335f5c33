import { test } from "vitest";
import { writeFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { writePackage } from "./emitted-packages.js";
test("x", async () => {
  rmSync("/tmp/jout", { recursive: true, force: true });
  const all: string[] = [];
  for (const each of [...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })), { name: "specified", manifest: specifiedManifest }]) {
    try { const { sources } = await writePackage(join("/tmp/jout", each.name), each, "/tmp/tpl"); all.push(...sources.filter((x) => !x.endsWith("module-info.java")).map((x) => join(each.name, x))); }
    catch (e) { console.log(each.name, String(e), (e as Error).stack?.split("\n").slice(0,6).join("\n")); }
  }
  writeFileSync("/tmp/jout/files.txt", all.join("\n"));
}, 100000);
