/** The cost of a large client's types for its users: counted by the compiler, the same on every machine. */
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TypeCheck, typeCheckProject, typeCost } from "../bench/type-check.js";
import { end, succeed } from "../consumers/process.js";
import { root } from "./npm.js";

let folder: string;
let check: TypeCheck;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "type-cost-"));
  check = typeCheckProject(folder, { root, operations: 1200, calls: 100 });
  for (const given of check.preparation) await succeed(process.execPath, given, { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true }));

async function compiled(given: readonly string[]): Promise<string> {
  return (await end(process.execPath, given, { cwd: folder })).out;
}

test("100 calls of 1,200 operations: no error, few instantiations", async () => {
  const { errors, instantiations } = typeCost(await compiled(check.calls));
  expect(errors).toBe(0);
  expect(instantiations).toBeLessThan(2_000);
});

test("the calls and the client's own sources: few instantiations", async () => {
  const { errors, instantiations } = typeCost(await compiled(check.sources));
  expect(errors).toBe(0);
  expect(instantiations).toBeLessThanOrEqual(10_000);
});

test("the standard library besides, under every strict setting: no error", async () => {
  expect(typeCost(await compiled(check.everything)).errors).toBe(0);
});

test("the calls are checked: arguments, results, and what cannot be called", async () => {
  const wrong = [
    'client.fleetOrder.list({ query: { sort: "id" } });',
    '(await client.fleetOrder.retrieve("9f2c41d07be6a835")).nickname;',
    "client.fleetOrder.approve();",
  ];
  await appendFile(join(folder, "calls.ts"), wrong.join("\n"));
  const said = await compiled(check.calls);
  expect([...said.matchAll(/error (TS\d+)/g)].map(([, code]) => code)).toEqual([
    "TS2322",
    "TS2339",
    "TS2349",
  ]);
});
