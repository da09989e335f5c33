/** `generate --watch`, run as a process: what makes it run again, what does not, and how it ends. */
import { cpSync, mkdirSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";
import { RunningWatch } from "./running-watch.js";

const orders = "manifest/groups/orders.yaml";
const emitted = "generated/typescript-client/src/groups/orders.ts";

let project: Project;
let watch: RunningWatch | undefined;

beforeEach(() => {
  project = new Project();
});

afterEach(async () => {
  await watch?.end("SIGKILL");
  watch = undefined;
  project.end();
});

async function started(args: readonly string[] = []): Promise<RunningWatch> {
  watch = await RunningWatch.start(project, args);
  return watch;
}

describe("generate --watch", () => {
  test("makes everything, says that it watches, and with each save says in a line what changed", async () => {
    const running = await started();
    expect(project.read(emitted)).toContain("List Orders");
    project.replace(orders, "List Orders", "List All Orders");
    const said = await running.next("generated: ");
    expect(said).toMatch(
      /^generated: \d+ updated in \d+\.\d\d s: model-json\/model\.json, .*typescript-client\/README\.md.*\n$/,
    );
    expect(project.read(emitted)).toContain("List All Orders");
    project.replace(orders, "  cancel: not shown", "  cancel:\n    method: DELETE");
    expect(await running.next("cancel.method")).toContain("generated: ");
  });

  test("says what is wrong, writes nothing, and goes on with the next save", async () => {
    const running = await started();
    const before = project.output();
    project.replace(orders, "title: List Orders", "title: [");
    expect(await running.next("orders.yaml:")).toContain(" - error ");
    await sleep(100);
    expect(project.output()).toEqual(before);
    project.replace(orders, "title: [", "title: All");
    await running.next("generated: ");
    expect(project.read(emitted)).toContain(" All");
    expect(await project.run(["check"])).toMatchObject({ code: 0 });
  });

  test("takes saves as editors make them: by renaming, by moving the old file away, several in a row", async () => {
    const running = await started();
    const path = project.path(orders);
    const text = project.read(orders);
    writeFileSync(`${path}.tmp`, text.replace("List Orders", "Renamed"));
    renameSync(`${path}.tmp`, path);
    await running.next("generated: ");
    expect(project.read(emitted)).toContain("Renamed");

    renameSync(path, `${path}~`);
    writeFileSync(path, text.replace("List Orders", "Moved"));
    unlinkSync(`${path}~`);
    await running.next("generated: ");
    expect(project.read(emitted)).toContain("Moved");

    for (let count = 0; count < 20; count += 1) {
      writeFileSync(path, text.replace("List Orders", `Save ${count}`));
      await sleep(5);
    }
    while (!project.read(emitted).includes("Save 19")) await running.next("generated: ");
    expect(await project.run(["check"])).toMatchObject({ code: 0 });
  });

  test("new files count, what is no part of the manifest and what is saved unchanged does not", async () => {
    const running = await started();
    project.write(orders, project.read(orders).trimEnd().split("\n"));
    project.write("manifest/.orders.yaml.swp", ["x"]);
    project.write("generated/typescript-client/src/client.ts", ["// edited"]);
    project.write("other.yaml", ["x"]);
    await sleep(400);
    expect(running.rest).toBe("");

    project.write("manifest/schemas/order.yaml", [
      "source: handbook",
      "schemas:",
      "  order: { type: object, properties: { id: { type: string } } }",
    ]);
    await running.next("generated: ");
    expect(project.read("generated/model-json/model.json")).toContain('"order"');
  });

  test("outlives its folder, and finds the new one", async () => {
    const running = await started();
    const files = [orders, "manifest/service.yaml", "manifest/targets.yaml"];
    const texts = files.map((file) => project.read(file));
    project.remove("manifest");
    expect(await running.next("error ")).toContain("manifest");
    mkdirSync(project.path("manifest/groups"), { recursive: true });
    files.forEach((file, index) => {
      const text = texts[index] ?? "";
      writeFileSync(project.path(file), text.replace("List Orders", "Back Again"));
    });
    await running.next("generated: ");
    while (!project.read(emitted).includes("Back Again")) await running.next("generated: ");
    project.replace(orders, "Back Again", "And Watched");
    await running.next("generated: ");
    expect(project.read(emitted)).toContain("And Watched");
  });

  test("goes on where a folder was exchanged for another one of its name", async () => {
    const running = await started();
    for (const [folder, old] of [
      ["manifest", "before"],
      ["manifest/groups", "groups-before"],
    ] as const) {
      cpSync(project.path(folder), project.path("other"), { recursive: true });
      renameSync(project.path(folder), project.path(old));
      renameSync(project.path("other"), project.path(folder));
      project.replace(orders, /title: List.*/, `title: List From ${folder}`);
      await running.until(() => project.read(emitted).includes(`List From ${folder}`));
      project.replace(orders, "List From", "List Saved In");
      await running.until(() => project.read(emitted).includes(`List Saved In ${folder}`));
    }
  });

  test("waits for a folder that is not there yet", async () => {
    cpSync(project.path("manifest"), project.path("elsewhere"), { recursive: true });
    project.remove("manifest");
    const running = await started(["--manifest", "api/manifest"]);
    mkdirSync(project.path("api"));
    renameSync(project.path("elsewhere"), project.path("api/manifest"));
    await running.next("generated: ");
    project.replace("api/manifest/groups/orders.yaml", "List Orders", "List All Orders");
    await running.next("generated: ");
    expect(project.read(emitted)).toContain("List All Orders");
  });

  test("misses no save, however soon it comes after another one", async () => {
    // A run of a few milliseconds, during which a save can come.
    const running = await started(["--only", "model-json"]);
    for (const milliseconds of [34, 36, 38, 40, 42, 44, 46, 48]) {
      project.replace(orders, /title: List.*/, "title: List First");
      await sleep(milliseconds);
      const title = `List After ${milliseconds}`;
      project.replace(orders, /title: List.*/, `title: ${title}`);
      await running.until(() => project.read("generated/model-json/model.json").includes(title));
    }
  });

  test("makes the files of the groups and outputs that are asked for, and no others", async () => {
    const stock = "manifest/groups/stock.yaml";
    project.replace("manifest/service.yaml", "groups: [orders]", "groups: [orders, stock]");
    project.write(stock, project.read(orders).replaceAll("rders", "rders in Stock").split("\n"));
    project.replace(stock, "path: /orders in Stock", "path: /stock");
    await project.run(["generate"]);
    const running = await started(["--only", "typescript-client", "--group", "orders"]);
    project.replace(stock, "title: List", "title: Count");
    project.replace(orders, "List Orders", "List All Orders");
    await running.until(() => project.read(emitted).includes("List All Orders"));
    const { out } = await project.run(["check"]);
    expect(out).toMatch(/^stale +generated.typescript-client.src.groups.stock\.ts$/m);
    expect(out).toMatch(/^stale +generated.model-json.model\.json$/m);
    expect(out).not.toMatch(/^stale +generated.typescript-client.src.groups.orders\.ts$/m);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("%s ends it with 0", async (signal) => {
    const running = await started();
    expect(await running.end(signal)).toEqual({ code: 0, signal: null });
  });

  test("tells programs the whole result each time", async () => {
    const running = await started(["--format", "github"]);
    project.replace(orders, "List Orders", "List All Orders");
    const said = await running.next("::notice title=generated/model-json::1 updated");
    expect(said).not.toContain("generated: ");
  });
});
