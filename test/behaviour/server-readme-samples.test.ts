/** The first samples of the filled service's server README, run as they stand: they serve what they say, and end when told. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { transform } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schemaFinder } from "../../generator/model/schema-finder.js";
import { sampleValue, valueScope } from "../../generator/sdk/samples/values.js";
import { knownItems, knownValue } from "../../generator/model/known.js";
import type { Operation } from "../../generator/model/model.js";
import { operationsOf } from "../../generator/model/walk.js";
import { routedGroups } from "../../generator/targets/typescript-server/layout.js";
import { routedOperations } from "../../generator/targets/typescript-server/routed-operations.js";
import { sampleHandlers } from "../../generator/targets/typescript-server/sample-handlers.js";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { fencedBlocks, readmeOf, samplesIn, serverSampleIn } from "../readme-blocks.js";
import {
  type EmittedPackage,
  emitServer,
  invoke,
  memberOf,
  renderPackage,
} from "./emitted-client.js";

const manifest = join(scenariosFolder, "music-filled");
const { model } = loadFolder(manifest).value;
const authorized = { headers: { authorization: "Bearer your-token" } };
let emitted: EmittedPackage;
let readme: string;
let served: ChildProcess;
let url: string;

beforeAll(async () => {
  emitted = await emitServer(manifest);
  readme = readmeOf(await renderPackage(manifest, "typescript-server"));
  const samples = samplesIn(readme);
  const main = samples.find((sample) => sample.includes("await serve(")) ?? "";
  expect(main).toContain("port: 3000");
  await writeFile(join(emitted.project, "package.json"), JSON.stringify({ type: "module" }));
  await write("server.js", serverSampleIn(samples) ?? "");
  await write("main.js", main.replace("port: 3000", "port: 0"));
  served = spawn(process.execPath, ["main.js"], { cwd: emitted.project, stdio: "pipe" });
  served.stderr?.pipe(process.stderr);
  for await (const line of createInterface({ input: served.stdout ?? process.stdin })) {
    url = line.replace("Listening at ", "");
    break;
  }
  expect(url).toMatch(/^http:/);
});
afterAll(async () => {
  served.kill("SIGKILL");
  await emitted.remove();
});

async function write(name: string, sample: string): Promise<void> {
  const { code } = await transform(sample, { loader: "ts" });
  await writeFile(join(emitted.project, name), code);
}

/** The path of an operation, with values for its parameters. */
function pathOf({ path, parameters }: Operation): string {
  return knownItems(parameters.path).reduce(
    (text, { name, schema }) => {
      const value =
        schema.state === "known"
          ? sampleValue(schema.value, name, valueScope(model, "request"))
          : undefined;
      return text.replace(`{${name}}`, String(value ?? name));
    },
    knownValue(path)?.text ?? "",
  );
}

test("the first sample answers what stands in it, to who has its credential", async () => {
  const operations = routedOperations(routedGroups(model), model, schemaFinder(model));
  const [handler] = sampleHandlers(operations, model.service, valueScope(model, "response"));
  expect(readme).toContain(`that of \`${handler?.operation.id}\``);
  const target = url + (handler ? pathOf(handler.operation) : "");
  const answer = await fetch(target, authorized);
  const body: unknown = await answer.json();
  expect({ status: answer.status, body }).toEqual(handler?.reply.value);
  const refused = await fetch(target);
  expect(refused.status).toBe(401);
  expect(refused.headers.get("www-authenticate")).toContain("Bearer");
});

test("what nobody has written answers 501, and what there is none of 404", async () => {
  const [album] = operationsOf(model);
  const missing = await fetch(url + (album ? pathOf(album) : ""), authorized);
  expect(missing.status).toBe(501);
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
});

test("the refused request is answered as it is shown", async () => {
  const [, target = ""] = /`GET ([^`]+)` \(`[^`]+`\) is answered with:/.exec(readme) ?? [];
  const json = fencedBlocks(readme).find(({ language }) => language === "json");
  await write("mocked.js", samplesIn(readme).find((each) => each.includes("seed: 7")) ?? "");
  const server = memberOf(await import(join(emitted.project, "mocked.js")), "server");
  const answer = await invoke(server, "request", target, authorized);
  if (!(answer instanceof Response)) throw new Error("the server gives no response");
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.text()).toBe(JSON.stringify(JSON.parse(json?.code ?? "")));
});

test("the program ends when it is told to", async () => {
  const ended = once(served, "exit");
  served.kill("SIGTERM");
  expect(await ended).toEqual([null, "SIGTERM"]);
  await expect(fetch(url)).rejects.toThrow();
});
