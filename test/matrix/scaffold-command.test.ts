/** `scaffold`, run as a process: what it writes, what it adds later, and what `check` says of it. */
import { chmodSync, symlinkSync, writeFileSync } from "node:fs";
import { applyPatch, parsePatch } from "diff";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Outcome, Project } from "../command-line/project.js";

const targets = (more = "", name = "shop-server"): readonly string[] => [
  "targets:",
  "  model-json: {}",
  `  typescript-server: { package: "${name}", version: 1.0.0, license: MIT${more} }`,
];
const orders = (...operations: readonly string[]): readonly string[] => [
  "source: handbook",
  "title: Orders",
  "operations:",
  ...operations.map((each) => `  ${each}`),
];
const list = "list: { title: List Orders, method: GET, path: /orders }";
const cancel = 'cancel: { title: Cancel Order, method: DELETE, path: "/orders/{id}" }';

let project: Project;

beforeEach(() => {
  project = new Project({
    "manifest/service.yaml": [
      "source: handbook",
      "title: Shop",
      "groups: [orders]",
      "sources: { handbook: { title: Handbook, kind: document } }",
    ],
    "manifest/groups/orders.yaml": orders(list, "ship: not shown"),
    "manifest/targets.yaml": targets(", handlers: src/handlers"),
  });
});

afterEach(() => project.end());

function scaffold(...args: readonly string[]): Promise<Outcome> {
  return project.run(["scaffold", ...args]);
}

const file = "src/handlers/orders.ts";

describe("scaffold", () => {
  test("writes a file for each group, then nothing more", async () => {
    const { code, out, error } = await scaffold();
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain(
      "src/handlers: 4 created\n  + context.ts\n  + index.ts\n  + main.ts\n  + orders.ts\n",
    );
    expect(out).toContain("npx tsx src/handlers/main.ts\n");
    expect(project.read(file)).toContain("async list(request) {");
    expect(await scaffold()).toEqual({ code: 0, out: "src/handlers: 2 unchanged\n", error: "" });
  });

  test("follows the manifest, and leaves what a person wrote", async () => {
    await scaffold();
    project.replace(file, "    return notImplemented(request);", "    return mine( request ) // !");
    project.write("manifest/groups/orders.yaml", [
      ...orders("find: { title: Find, method: GET, path: /orders, formerly: [list] }", cancel),
    ]);
    expect((await scaffold()).out).toBe(
      "src/handlers: 1 updated, 1 unchanged\n  ~ orders.ts: list renamed to find; cancel added\n",
    );
    expect(project.read(file)).toBe(`import { notImplemented } from "shop-server";
import type { OrdersHandlers } from "shop-server/orders";
import type { Context } from "./context.js";

/** Handlers of the group \`orders\`: Orders. */
export const orders: OrdersHandlers<Context> = {
  /** List Orders: \`GET /orders\`. */
  async find(request) {
    return mine( request ) // !
  },

  /** Cancel Order: \`DELETE /orders/{id}\`. */
  async cancel(request) {
    return notImplemented(request);
  },
};
`);
    project.write("manifest/groups/orders.yaml", orders(list));
    project.write("manifest/targets.yaml", targets(", handlers: src/handlers", "@shop/server"));
    const { out } = await scaffold("--format", "json");
    expect(JSON.parse(out)).toMatchObject({
      out: "src/handlers",
      files: [
        {
          path: "src/handlers/index.ts",
          action: "updated",
          notes: ["package is @shop/server now"],
        },
        { path: "src/handlers/main.ts", action: "updated" },
        { path: "src/handlers/orders.ts", action: "updated" },
      ],
    });
    expect(project.read(file)).toContain(
      "// endpoint-manifest: `orders.find` is `orders.list` (orders.ts) now. Move its body there,",
    );
    expect(project.read(file)).toContain(
      "// endpoint-manifest: the manifest has no `orders.cancel`. Take from here",
    );
    expect(project.read(file)).toContain("    return mine( request ) // !\n");
  });

  test("shows with --dry-run what it would do, as a patch that does it, and writes nothing", async () => {
    const first = await scaffold("--dry-run");
    expect(first).toMatchObject({ code: 1, error: "" });
    expect(project.has("src")).toBe(false);
    await scaffold();
    expect(await scaffold("--dry-run")).toEqual({
      code: 0,
      out: "",
      error: "src/handlers: 2 unchanged\n",
    });
    writeFileSync(project.path(file), project.read(file).replaceAll("\n", "\r\n"));
    project.write("manifest/groups/orders.yaml", orders(cancel));
    const before = project.read(file);
    const { code, out } = await scaffold("--dry-run");
    expect(code).toBe(1);
    expect(out).toContain("--- a/src/handlers/orders.ts\n+++ b/src/handlers/orders.ts\n");
    expect(project.read(file)).toBe(before);
    const [patch] = parsePatch(out);
    await scaffold();
    expect(patch && applyPatch(before, patch)).toBe(project.read(file));
    for (const each of parsePatch(first.out)) {
      const path = each.newFileName?.replace("b/", "") ?? "";
      if (path !== file) expect(applyPatch("", each)).toBe(project.read(path));
    }
  });

  test("wants to be told where, and of which package", async () => {
    project.write("manifest/targets.yaml", targets());
    const nowhere = await scaffold();
    expect(nowhere).toMatchObject({ code: 2, out: "" });
    expect(nowhere.error).toContain("manifest/targets.yaml:1:1 - error no-handlers-folder:");
    expect((await scaffold("--out", "lib")).code).toBe(0);
    expect(project.has("lib/orders.ts")).toBe(true);
    project.write("manifest/targets.yaml", ["targets: { model-json: {} }"]);
    expect((await scaffold("--out", "lib")).error).toContain("error no-server-target:");
    project.replace("manifest/service.yaml", "title: Shop", "title: None");
    expect(await scaffold("--out", "lib")).toMatchObject({ code: 2, out: "" });
  });

  test("reports what it leaves alone with file and line, and does the rest", async () => {
    await scaffold();
    project.replace(file, "export const", "const make =");
    const broken = await scaffold();
    expect(broken.code).toBe(0);
    expect(broken.error).toContain("src/handlers/orders.ts:6:20 - warning handlers-syntax:");
    writeFileSync(
      project.path(file),
      'import type { OrdersHandlers } from "shop-server/orders";\n' +
        "export const orders: OrdersHandlers = { ...others };\n",
    );
    const { error } = await scaffold();
    expect(error).toContain("src/handlers/orders.ts:2:41 - warning handlers-not-seen:");
    expect(error).toContain("{ ...others }");
  });

  test("writes nothing where something stands in the way", async () => {
    project.write("elsewhere/orders.ts", ["mine();"]);
    project.write("src/handlers/.keep", []);
    symlinkSync(project.path("elsewhere/orders.ts"), project.path(file));
    const linked = await scaffold();
    expect(linked).toMatchObject({ code: 2, out: "" });
    expect(linked.error).toContain("error path-taken:");
    expect(project.has("src/handlers/index.ts")).toBe(false);
    expect(project.read("elsewhere/orders.ts")).toBe("mine();\n");
    project.remove(file);
    await scaffold();
    chmodSync(project.path(file), 0o444);
    project.write("manifest/groups/orders.yaml", orders(list, cancel));
    const readOnly = await scaffold();
    expect(readOnly.code).toBe(2);
    expect(readOnly.error).toContain("src/handlers/orders.ts - error cannot-write:");
  });
});

describe("check", () => {
  test("reports the drift of handlers whose folder is named, and how to mend it", async () => {
    await project.run(["generate"]);
    expect((await project.run(["check", "--only", "model-json"])).code).toBe(0);
    const missing = await project.run(["check"], { npm_lifecycle_event: "check" });
    expect(missing).toMatchObject({ code: 1, error: "" });
    expect(missing.out).toMatch(/^generated is current: \d+ files$/m);
    expect(missing.out).toMatch(/^missing +src\/handlers\/orders\.ts$/m);
    expect(missing.out).toContain("(as scaffolded)");
    expect(missing.out).toMatch(/\nTo mend it: npm run scaffold\n$/);

    await scaffold();
    const current = await project.run(["check"]);
    expect(current.code).toBe(0);
    expect(current.out).toContain("src/handlers is current: 2 files\n");

    project.write("manifest/groups/orders.yaml", orders(list, cancel));
    const stale = await project.run(["check"]);
    expect(stale.code).toBe(1);
    expect(stale.out).toMatch(/^stale +src\/handlers\/orders\.ts$/m);
    expect(stale.out).toContain("| +  async cancel(request) {");
    expect(stale.out).toMatch(/To mend it: npx endpoint-manifest scaffold\n$/);
    const json = await project.run(["check", "--format", "json"]);
    expect(JSON.parse(json.out)).toMatchObject({
      current: false,
      out: "generated",
      handlers: { current: false, files: [{ path: file, state: "stale" }] },
    });
  });

  test("finds the folder beside the manifest, from wherever it is called", async () => {
    await scaffold();
    project.write("below/.keep", []);
    const there = ["--manifest", "../manifest"];
    const { out } = await project.run(["scaffold", ...there], {}, undefined, "below");
    expect(out).toBe("../src/handlers: 2 unchanged\n");
  });

  test("does not load ts-morph where no folder is named, nor the manifest where nothing changed", async () => {
    project.write("node_modules/.keep", []);
    project.write("manifest/targets.yaml", targets());
    await project.run(["generate"]);
    const quick = await project.loaded(["check"]);
    expect(quick.filter((url) => /\/(?:yaml|ts-morph|prettier|zod)\//.test(url))).toEqual([]);
    const whole = await project.loaded(["check"], { CI: "true" });
    expect(whole.some((url) => url.includes("/yaml/"))).toBe(true);
    expect(whole.filter((url) => url.includes("/ts-morph/"))).toEqual([]);

    project.write("manifest/targets.yaml", targets(", handlers: src"));
    await project.run(["generate"]);
    const looking = await project.loaded(["check"]);
    expect(looking.some((url) => url.includes("/ts-morph/"))).toBe(true);
    expect(looking.filter((url) => url.includes("/prettier/"))).toEqual([]);
  });
});
