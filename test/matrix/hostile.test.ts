/** Hostile text wherever a manifest takes text: what is emitted compiles, says what was meant, and sends what was given. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RenderedTree } from "../../generator/output/render.js";
import {
  construct,
  emitClient,
  emitServer,
  invoke,
  memberOf,
  type PackageTarget,
  provideHono,
  provideNodeTypes,
  renderClient,
  renderPackage,
  writeFiles,
} from "../behaviour/emitted-client.js";
import { writePackages } from "../consumers/common-files.js";
import { compile, versions } from "../consumers/compiler.js";
import { hostileTexts, manifestWith } from "../hostile-manifest.js";
import { type EchoServer, serveEcho } from "../unit/templates/typescript-client/local-server.js";

let server: EchoServer;
let folder: string;
beforeAll(async () => {
  server = await serveEcho();
  folder = await mkdtemp(join(tmpdir(), "hostile-"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("the output passes the gate, and its types have the manifest's names and values", async () => {
  await fc.assert(
    fc.asyncProperty(hostileTexts, async (given) => {
      await writeFiles(folder, manifestWith(given));
      const tree = await renderClient(folder);
      for (const { path, text, readBack } of tree.values()) {
        expect(await readBack?.(text), path).toEqual(readBack && []);
      }
      const schemas = tree.get("typescript-client/src/schemas.ts")?.text ?? "";
      expect(membersOf(schemas, "Thing")).toEqual(given.names);
      expect(literalsOf(schemas, "Kind")).toEqual(given.values);
      const group = tree.get("typescript-client/src/groups/things.ts")?.text ?? "";
      expect(membersOf(group, "FindQuery")).toEqual(given.names);
      expect(membersOf(group, "FindCookies")).toEqual(given.names);
      expect(membersOf(group, "GetPath")).toEqual(given.pathNames);
      const { description }: { description: string } = JSON.parse(
        tree.get("typescript-client/package.json")?.text ?? "",
      );
      expect(description).toBe(`A client of ${given.texts[2]}`);

      const server = await renderPackage(folder, "typescript-server");
      for (const { path, text, readBack } of server.values()) {
        expect(await readBack?.(text), path).toEqual(readBack && []);
      }
      const handled = server.get("typescript-server/src/groups/things.ts")?.text ?? "";
      expect(membersOf(handled, "FindQuery")).toEqual(given.names);
      expect(membersOf(handled, "FindCookies")).toEqual(given.names);
      expect(membersOf(handled, "FindHeaders")).toEqual(given.headers.map(([name]) => name));
      expect(membersOf(handled, "GetPath")).toEqual(given.pathNames);
    }),
    { numRuns: 40 },
  );
});

/** The packages, and the types besides the language's that each of them is compiled with. */
const targets: readonly (readonly [PackageTarget, readonly string[]])[] = [
  ["typescript-client", []],
  ["typescript-server", ["node"]],
];

test.each(versions)("the output compiles with TypeScript %s", async (version) => {
  const batch = fc.array(hostileTexts, { minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(batch, async (manifests) => {
      const folders: string[] = [];
      for (const given of manifests) {
        const manifest = await mkdtemp(join(folder, "manifest-"));
        await writeFiles(manifest, manifestWith(given));
        folders.push(manifest);
      }
      for (const [target, types] of targets) {
        const project = await mkdtemp(join(folder, "batch-"));
        await Promise.all([provideHono(project), provideNodeTypes(project)]);
        const trees = new Map<string, RenderedTree>();
        for (const manifest of folders) {
          trees.set(basename(manifest), await renderPackage(manifest, target));
        }
        const { include, settings } = await writePackages(project, target, trees);
        const where = { folder: project, include, settings: { ...settings, types } };
        expect(await compile({ version, resolution: "nodenext", ...where })).toBe("");
      }
    }),
    // One batch takes seconds; a smaller example is soon found by hand among its files.
    { numRuns: 1, endOnFailure: true },
  );
});

test("what is given arrives as it is", async () => {
  await fc.assert(
    fc.asyncProperty(hostileTexts, async (given) => {
      const { names, values, pathNames, pathValues, headers } = given;
      const emitted = await emitClient(manifestWith(given));
      const client = construct(await emitted.load(), "TestClient", { baseUrl: server.url });
      const record = Object.fromEntries(
        names.map((each, index) => [each, values[index % values.length] ?? ""]),
      );
      await invoke(client, "things.find", pathValues[0], {
        query: record,
        headers: Object.fromEntries(headers),
        body: record,
      });
      const [path = "", query = ""] = server.last().target.split("?");
      expect(path.split("/").map(decodeURIComponent)).toEqual(["", "find", pathValues[0]]);
      const pairs = query.split("&").map((pair) => pair.split("=").map(decodeURIComponent));
      expect(pairs).toEqual(Object.entries(record));
      expect(JSON.parse(server.last().body.toString())).toEqual(record);
      for (const [header, value] of headers) {
        expect(server.last().headers[header.toLowerCase()]).toBe(value);
      }
      await invoke(
        client,
        "things.get",
        Object.fromEntries(pathNames.map((each, index) => [each, pathValues[index]])),
      );
      const steps = server.last().target.split("/").map(decodeURIComponent);
      expect(steps).toEqual(["", "get", ...pathValues]);
      await emitted.remove();
    }),
    { numRuns: 30 },
  );
});

test("and what a caller gives is what a handler is given", async () => {
  await fc.assert(
    fc.asyncProperty(hostileTexts, async (given) => {
      const { names, values, pathNames, pathValues, headers } = given;
      const [ofClient, ofServer] = await Promise.all([
        emitClient(manifestWith(given)),
        emitServer(manifestWith(given)),
      ]);
      const record = Object.fromEntries(
        names.map((each, index) => [each, values[index % values.length] ?? ""]),
      );
      const seen: unknown[] = [];
      const see = (request: unknown): object => {
        seen.push(...["path", "query", "headers", "body"].map((part) => memberOf(request, part)));
        return { status: 200, body: record };
      };
      const service = invoke(
        await ofServer.load(),
        "createPartialServer",
        { things: { find: see, get: see } },
        { authenticate: { key: () => "someone" }, report: false },
      );
      const client = construct(await ofClient.load(), "TestClient", {
        baseUrl: "http://localhost",
        fetch: async (url: string, init: RequestInit) =>
          invoke(service, "fetch", new Request(url, init)),
      });
      const answered = await invoke(client, "things.find", pathValues[0], {
        query: record,
        headers: Object.fromEntries(headers),
        body: record,
      });
      expect(Object.entries(Object(answered))).toEqual(Object.entries(record));
      const [path, query, received, body] = seen
        .splice(0)
        .map((each) => Object.entries(Object(each)));
      expect(path).toEqual([[pathNames[0], pathValues[0]]]);
      expect(query).toEqual(Object.entries(record));
      expect(received).toEqual(headers);
      expect(body).toEqual(Object.entries(record));
      const steps = pathNames.map((each, index) => [each, pathValues[index]] as const);
      await invoke(client, "things.get", Object.fromEntries(steps));
      expect(Object.entries(Object(seen[0]))).toEqual(steps);
      await Promise.all([ofClient.remove(), ofServer.remove()]);
    }),
    { numRuns: 15 },
  );
});

/** The names of an interface's properties, as the compiler understands them. */
function membersOf(source: string, interfaceName: string): readonly string[] {
  return statementsOf(source)
    .filter(ts.isInterfaceDeclaration)
    .filter((each) => each.name.text === interfaceName)
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .map((member) => (ts.isComputedPropertyName(member.name) ? "" : member.name.text));
}

/** The literals of a type alias. */
function literalsOf(source: string, alias: string): readonly string[] {
  return statementsOf(source)
    .filter(ts.isTypeAliasDeclaration)
    .filter((each) => each.name.text === alias)
    .flatMap(({ type }) => (ts.isUnionTypeNode(type) ? [...type.types] : [type]))
    .filter(ts.isLiteralTypeNode)
    .map(({ literal }) => (ts.isStringLiteral(literal) ? literal.text : ""));
}

function statementsOf(source: string): readonly ts.Statement[] {
  return [...ts.createSourceFile("file.ts", source, ts.ScriptTarget.Latest).statements];
}
