/**
 * A customer moves from an SDK of our own making, which is shaped like those of generators, to the emitted client: the codemod
 * changes forty calls, which compile before and after, and send the same.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { Project, ts } from "ts-morph";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codemodFolder, codemodText } from "../../generator/compare/codemod.js";
import { compared, type Comparison } from "../../generator/compare/comparison.js";
import { movingPage } from "../../generator/compare/moving-page.js";
import { ourCalls } from "../../generator/compare/our-calls.js";
import { printComparison } from "../../generator/compare/print-comparison.js";
import { publishedSdk } from "../../generator/compare/published-sdk.js";
import { loadFolder } from "../model-lookup.js";
import { type EmittedPackage, emitClient } from "./emitted-client.js";

const folder = join(import.meta.dirname, "moving");
const root = join(import.meta.dirname, "../..");
const ours = { package: "shelf-client", className: "ShelfClient" };
let emitted: EmittedPackage;
let comparison: Comparison;
let calls: string;
let sdk: string;

beforeAll(async () => {
  emitted = await emitClient(join(folder, "manifest"));
  const { project } = emitted;
  calls = join(project, "calls.ts");
  sdk = join(project, "node_modules/shelf-sdk");
  await cp(join(folder, "sdk"), sdk, { recursive: true });
  await cp(join(folder, "customer/calls.txt"), calls);
  await symlink(join(root, "node_modules/ts-morph"), join(project, "node_modules/ts-morph"));
  const compilerOptions = {
    ...{ target: "ESNext", module: "ESNext", moduleResolution: "Bundler", strict: true },
    ...{ lib: ["ESNext", "DOM", "DOM.Iterable"], types: [], noEmit: true, skipLibCheck: true },
    paths: { "shelf-client": ["./node_modules/shelf-client/src/index.ts"] },
  };
  await writeFile(
    join(project, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["calls.ts"] }),
  );
  const { value } = publishedSdk(sdk, {
    kindOf: (path) =>
      existsSync(path) ? (statSync(path).isDirectory() ? "folder" : "file") : undefined,
    textOf: (path) => readFileSync(path, "utf8"),
  });
  if (value === undefined) throw new Error("the SDK cannot be read");
  const { model } = loadFolder(join(folder, "manifest")).value;
  comparison = compared(value, ourCalls(model));
  const textOf = (file: string) =>
    readFileSync(join(root, "templates", codemodFolder, file), "utf8");
  await writeFile(join(project, "move.mjs"), codemodText(textOf, comparison, ours));
});
afterAll(() => emitted.remove());

/** The faults that the compiler finds in the customer's code. */
function faults(): readonly string[] {
  const project = new Project({ tsConfigFilePath: join(emitted.project, "tsconfig.json") });
  const file = project.getSourceFileOrThrow(calls);
  return project
    .getPreEmitDiagnostics()
    .filter((each) => each.getSourceFile() === file)
    .map((each) => ts.flattenDiagnosticMessageText(each.compilerObject.messageText, "\n"));
}

/** One request, as far as the calls decide on it. */
interface Sent {
  readonly line: string;
  readonly type: string | undefined;
  readonly trace: string | undefined;
  readonly desk: string | undefined;
  readonly body: string;
}

/** Runs the customer's code as it stands against a server that writes down what it gets. */
async function sent(): Promise<readonly Sent[]> {
  const requests: Sent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      requests.push({
        line: `${method} ${url}`,
        type: headers["content-type"],
        trace: String(headers["x-trace"]),
        desk: String(headers["x-desk"]),
        body: Buffer.concat(chunks).toString("utf8"),
      });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const { code } = await transform(await readFile(calls, "utf8"), { loader: "ts" });
  const file = join(emitted.project, `calls-${address.port}.mjs`);
  await writeFile(file, code);
  const { Desk } = await import(pathToFileURL(file).href);
  await new Desk(`http://127.0.0.1:${address.port}`).work();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  return requests;
}

function codemod(...args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const all = ["move.mjs", ...args];
    execFile(process.execPath, all, { cwd: emitted.project }, (error, out, told) => {
      if (error === null) done(out);
      else fail(new Error(told + out));
    });
  });
}

test("the comparison, and the page for customers", async () => {
  const name = comparison.sdk.name;
  expect(name).toBe("shelf-sdk");
  await expect(printComparison(comparison)).toMatchFileSnapshot("moving/expected.txt");
  await expect(movingPage(comparison, ours)).toMatchFileSnapshot("moving/page.txt");
});

test("calls that have more than one meaning are left as they are, with their places", async () => {
  const { project } = emitted;
  const odd = join(project, "odd.ts");
  await cp(join(folder, "customer/odd.txt"), odd);
  const config = JSON.parse(await readFile(join(project, "tsconfig.json"), "utf8"));
  const own = { ...config, files: ["odd.ts"] };
  await writeFile(join(project, "tsconfig.odd.json"), JSON.stringify(own));
  const before = await readFile(odd, "utf8");
  const at = ["--project", "tsconfig.odd.json"];

  const dry = await codemod(...at);
  expect(await readFile(odd, "utf8")).toBe(before);
  await expect(dry).toMatchFileSnapshot("moving/customer/odd-left.txt");

  const written = await codemod(...at, "--write");
  expect(written).toBe(dry.replace("would change (--write changes them)", "changed"));
  await expect(await readFile(odd, "utf8")).toMatchFileSnapshot("moving/customer/odd-expected.txt");
});

test("forty calls compile before and after, and send the same", async () => {
  expect(faults()).toEqual([]);
  const before = await sent();
  expect(before).toHaveLength(40);
  const text = await readFile(calls, "utf8");

  const dry = await codemod();
  expect(await readFile(calls, "utf8")).toBe(text);
  expect(dry).toContain("would change (--write changes them), 0 left to you");
  expect(dry).toContain(
    'calls.ts:58:11\n  - client.shelves.books.move("b2", { shelf_id: "s1", target: "s2" })\n',
  );

  const written = await codemod("--write");
  expect(written).toContain(" changed, 0 left to you");
  await expect(await readFile(calls, "utf8")).toMatchFileSnapshot("moving/customer/expected.txt");
  // Nothing of the old package is needed any more.
  await rm(sdk, { recursive: true });
  expect(faults()).toEqual([]);
  expect(await sent()).toEqual(before);
});
