/** The first output of `scaffold` is a server that compiles, for every manifest of the repository. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serverHome } from "../../generator/commands/handlers.js";
import { load } from "../../generator/pipeline.js";
import { scaffold } from "../../generator/scaffold/scaffold.js";
import { renderPackage } from "../behaviour/emitted-client.js";
import { faultsOfHandlers } from "../consumers/handler-program.js";
import { clientManifests } from "../consumers/scenarios.js";

const manifests = clientManifests().filter(([, manifest]) =>
  readFileSync(join(manifest, "targets.yaml"), "utf8").includes("typescript-server"),
);

test.each(manifests)("%s", async (_name, folder) => {
  const { value } = load({ folder, name: "manifest", targets: [], stage: (_, run) => run() });
  const { model, server } = value;
  if (server === undefined) throw new Error(`${folder} asks for no server`);
  const home = serverHome(server, { manifest: folder, out: "src" });
  const shown = (path: string): string => path;
  const first = scaffold({ model, home, files: new Map(), shown });
  expect(first.diagnostics).toEqual([]);
  const files = Object.fromEntries(first.value.changes.map(({ path, text }) => [path, text]));
  const tree = await renderPackage(folder, "typescript-server");
  expect(faultsOfHandlers(files, tree)).toBe("");

  const again = scaffold({ model, home, files: new Map(Object.entries(files)), shown });
  expect(again.value.changes).toEqual([]);
});

test("a handler whose operation went is an error of the compiler, right below its mark", async () => {
  const folder = join(import.meta.dirname, "../scenarios/bodies");
  const { value } = load({ folder, name: "manifest", targets: [], stage: (_, run) => run() });
  const { model, server } = value;
  if (server === undefined) throw new Error(`${folder} asks for no server`);
  const home = serverHome(server, { manifest: folder, out: "src" });
  const shown = (path: string): string => path;
  const files = new Map<string, string>();
  const run = (): void => {
    const { changes } = scaffold({ model, home, files, shown }).value;
    for (const { path, text } of changes) files.set(path, text);
  };
  run();
  const text = files.get("books.ts") ?? "";
  files.set("books.ts", text.replace("> = {\n", "> = {\n  former: () => new Response(),\n\n"));
  run();
  const lines = files.get("books.ts")?.split("\n") ?? [];
  const mark = lines.findIndex((line) =>
    line.includes("// endpoint-manifest: the manifest has no"),
  );
  expect(lines[mark + 1]).toBe("  former: () => new Response(),");
  const faults = faultsOfHandlers(
    Object.fromEntries(files),
    await renderPackage(folder, "typescript-server"),
  );
  expect(faults.match(/error TS\d+/g)).toEqual(["error TS2353"]);
  expect(faults).toContain(`books.ts(${mark + 2},3)`);
});
