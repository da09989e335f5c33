/** Runs after an edit, seen from outside: they write what a run from nothing writes, whatever became of what the last run left. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";

const cache = "node_modules/.cache/endpoint-manifest";
const group = (title: string): readonly string[] => [
  "source: handbook",
  `title: ${title}`,
  "operations:",
  `  list: { title: List ${title}, method: GET, path: /${title.toLowerCase()} }`,
];

let project: Project;

beforeEach(async () => {
  project = new Project();
  mkdirSync(project.path("node_modules"));
  project.replace("manifest/service.yaml", "[orders]", "[orders, goods]");
  project.write("manifest/groups/goods.yaml", group("Goods"));
  project.write("manifest/targets.yaml", [
    "targets:",
    "  docs: { to: src/handbook }",
    "  model-json: {}",
    "  typescript-client: { package: shop, version: 1.0.0, license: MIT }",
  ]);
  expect(await project.run(["generate"])).toMatchObject({ code: 0, error: "" });
});
afterEach(() => project.end());

function edit(to: string): void {
  project.replace("manifest/groups/goods.yaml", /title: List \w+/, `title: List ${to}`);
}

/** Everything that was generated and built, by its path. */
function texts(): ReadonlyMap<string, string> {
  return new Map(
    ["generated", "src"].flatMap((folder) =>
      readdirSync(project.path(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry): [string, string] => {
          const path = join(entry.parentPath, entry.name);
          return [path.slice(project.folder.length), readFileSync(path, "utf8")];
        }),
    ),
  );
}

/** What a run from nothing makes of the manifest as it is. */
async function fromNothing(): Promise<ReadonlyMap<string, string>> {
  const here = texts();
  for (const folder of ["generated", "src", cache]) project.remove(folder);
  expect(await project.run(["generate"])).toMatchObject({ code: 0 });
  const made = texts();
  expect([...made.keys()]).toEqual([...here.keys()]);
  return made;
}

const otherGroup = "generated/typescript-client/src/groups/orders.ts";
const built = "generated/typescript-client/dist/groups/orders.js";

describe("after an edit of a title", () => {
  const fates: Readonly<Record<string, () => void>> = {
    "nothing else happened": () => undefined,
    "a file of another group was edited by hand": () =>
      project.replace(otherGroup, "List Orders", "Mine"),
    "a file of another group was deleted": () => project.remove(otherGroup),
    "a file of the build was deleted": () => project.remove(built),
    "the placed output was deleted": () => project.remove("src"),
    "the lock was deleted": () => project.remove("generated/endpoint-manifest.lock"),
    "the cache was deleted": () => project.remove(cache),
    "the kept manifest was damaged": () => {
      for (const name of readdirSync(project.path(cache))) {
        if (!name.endsWith(".txt")) continue;
        project.replace(`${cache}/${name}`, "List Goods", "List Bads");
      }
    },
  };

  test.each(Object.entries(fates))("and %s, all files are right", async (_, fate) => {
    edit("Wares");
    fate();
    const outcome = await project.run(["generate"]);
    expect(outcome).toMatchObject({ code: 0 });
    const here = texts();
    expect(here.get("/generated/typescript-client/src/groups/goods.ts")).toContain("List Wares");
    expect(here).toEqual(await fromNothing());
    expect(await project.run(["check"], { CI: "true" })).toMatchObject({ code: 0 });
  });

  test("check tells what differs, and as much on a build server", async () => {
    edit("Wares");
    project.replace(otherGroup, "List Orders", "Mine");
    const told = await project.run(["check"]);
    expect(told).toMatchObject({ code: 1 });
    expect(told.out).toContain("orders.ts");
    expect(await project.run(["check"], { CI: "true" })).toEqual(told);
  });

  test("a run without the build leaves it to the next one", async () => {
    edit("Wares");
    expect(await project.run(["generate", "--no-build"])).toMatchObject({ code: 0 });
    edit("Things");
    expect(await project.run(["generate"])).toMatchObject({ code: 0 });
    expect(texts()).toEqual(await fromNothing());
  });

  test("and then one of a fact, and one back, all files are right", async () => {
    const before = texts();
    edit("Wares");
    await project.run(["generate"]);
    project.replace("manifest/groups/goods.yaml", "path: /goods", "path: /wares");
    await project.run(["generate"]);
    project.replace("manifest/groups/goods.yaml", "path: /wares", "path: /goods");
    edit("Goods");
    await project.run(["generate"]);
    expect(texts()).toEqual(before);
  });
});
