/** Hostile text wherever a manifest takes text: what is emitted compiles, says what was meant, and sends what was given. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  construct,
  emitClient,
  invoke,
  renderClient,
  writeFiles,
} from "./behaviour/emitted-client.js";
import { compile, versions } from "./consumers/compiler.js";
import { hostileTexts, manifestWith } from "./hostile-manifest.js";
import { type EchoServer, serveEcho } from "./unit/templates/typescript-client/local-server.js";

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
    }),
    { numRuns: 60 },
  );
});

test.each(versions)("the output compiles with TypeScript %s", async (version) => {
  const batch = fc.array(hostileTexts, { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(batch, async (manifests) => {
      const project = await mkdtemp(join(folder, "batch-"));
      for (const [index, given] of manifests.entries()) {
        const manifest = join(project, `manifest-${index}`);
        await writeFiles(manifest, manifestWith(given));
        const files = [...(await renderClient(manifest)).values()];
        await writeFiles(
          join(project, `client-${index}`),
          Object.fromEntries(files.map(({ path, text }) => [path, text])),
        );
      }
      const include = ["client-*/**/*.ts"];
      expect(await compile({ version, resolution: "nodenext", folder: project, include })).toBe("");
    }),
    // One batch takes seconds; a smaller example is soon found by hand among its files.
    { numRuns: 2, endOnFailure: true },
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
