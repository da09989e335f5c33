/** The server as those have it who install it: packed, installed in an empty project, served, mocked, compiled. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RenderedTree } from "../../generator/output/render.js";
import {
  provideHono,
  provideNodeTypes,
  provideZod,
  renderPackage,
  writeFiles,
} from "../behaviour/emitted-client.js";
import { compile, type Resolution, type Version, versions } from "../consumers/compiler.js";
import { end, succeed } from "../consumers/process.js";
import { installWith, pack, root } from "./npm.js";

/** The declared dependencies of the package, as this repository has them. */
const dependencies = ["hono", "@hono/node-server", "zod"];

let folder: string;
let project: string;
let tree: RenderedTree;
let tarball: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packed-server-"));
  project = join(folder, "project");
  tree = await renderPackage(join(root, "test/scenarios/music-filled"), "typescript-server");
  const texts = [...tree.values()].map(({ path, text }) => [path, text] as const);
  await writeFiles(folder, Object.fromEntries(texts));
  // Packages that the package's own build needs.
  await Promise.all([provideZod(folder), provideHono(folder), provideNodeTypes(folder)]);
  tarball = await pack(join(folder, "typescript-server"), folder);
  const folders = dependencies.map((name) => join(root, "node_modules", name));
  await installWith(project, [tarball, ...folders]);
});
afterAll(() => rm(folder, { recursive: true }));

describe("the package", () => {
  test("has its sources and what is compiled from each of them, and nothing else", async () => {
    const listing = await succeed("tar", ["-tzf", tarball], { cwd: folder });
    const packed = listing.trim().split("\n");
    const sources = [...tree.keys()]
      .filter((path) => path.endsWith(".ts"))
      .map((path) => path.replace("typescript-server/src/", ""));
    const compiled = sources.flatMap((path) =>
      [".js", ".js.map", ".d.ts", ".d.ts.map"].map(
        (ending) => `package/dist/${path.replace(/\.ts$/, ending)}`,
      ),
    );
    const written = sources.map((path) => `package/src/${path}`);
    const others = ["package/README.md", "package/package.json"];
    expect(packed.toSorted()).toEqual([...compiled, ...written, ...others].toSorted());
  });

  test("declares the packages that its files import, and no others", () => {
    const imported = [...tree.values()]
      .filter(({ path }) => path.endsWith(".ts"))
      .flatMap(({ text }) => ts.preProcessFile(text).importedFiles)
      .map(({ fileName }) => fileName)
      .filter((name) => !/^(?:\.|node:)/.test(name))
      .map((name) => /^(?:@[^/]*\/)?[^/]*/.exec(name)?.[0]);
    const { dependencies: declared }: { dependencies: object } = JSON.parse(
      tree.get("typescript-server/package.json")?.text ?? "",
    );
    expect([...new Set(imported)].toSorted()).toEqual(Object.keys(declared).toSorted());
    expect(Object.keys(declared).toSorted()).toEqual(dependencies.toSorted());
  });

  test("publint has nothing to say", async () => {
    const given = [join(root, "node_modules/publint/src/cli.js"), "run", tarball, "--strict"];
    const { code, out } = await end(process.execPath, given, { cwd: project });
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining("All good!") });
  });

  test("attw finds no fault with an ESM-only package", async () => {
    const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
    const given = [attw, "--profile", "esm-only", "--format", "json", tarball];
    const { code, out } = await end(process.execPath, given, { cwd: project });
    expect(code, out).toBe(0);
  });
});

/** Returns the output of a script in the project. */
async function printed(name: string, text: string): Promise<string> {
  await writeFiles(project, { [name]: text });
  return (await succeed(process.execPath, [name], { cwd: project })).trim();
}

/** Prints the answers to some requests. */
const asking = `
  const asked = async (url, path, headers = { authorization: "Bearer token" }) => {
    const answer = await fetch(url + path, { headers });
    return [answer.status, answer.headers.get("content-type"), await answer.json()];
  };
  const authenticate = { oauth: (token) => token === "token" && "someone" };
`;

describe("is used", () => {
  test("with one handler, on Node, from beginning to end", async () => {
    const text = await printed(
      "one.mjs",
      `
        import { createPartialServer } from "music-filled-server";
        import { serve } from "music-filled-server/node";
        ${asking}
        const retrieve = ({ path }) => ({ status: 404, body: { error: { status: 404, message: path.id } } });
        const server = createPartialServer({ albums: { retrieve } }, { authenticate });
        const { url, close } = await serve(server, { port: 0 });
        console.log(JSON.stringify([
          await asked(url, "/albums/3hWqZr8NfLkV5bYc2TxJp%44"),
          await asked(url, "/albums/slow%20water"),
          await asked(url, "/albums/3hWqZr8NfLkV5bYc2TxJpD", {}),
          await asked(url, "/markets"),
          await asked(url, "/nothing"),
        ]));
        await close();
      `,
    );
    const problem = "application/problem+json";
    expect(JSON.parse(text)).toEqual([
      [404, "application/json", { error: { status: 404, message: "3hWqZr8NfLkV5bYc2TxJpD" } }],
      [400, problem, expect.objectContaining({ title: "Bad Request" })],
      [401, problem, expect.objectContaining({ title: "Unauthorized" })],
      [501, problem, expect.objectContaining({ detail: "markets.list is not implemented." })],
      [404, problem, expect.objectContaining({ title: "Not Found" })],
    ]);
  });

  test("as a mock, in an app of Hono", async () => {
    const text = await printed(
      "mock.mjs",
      `
        import { Hono } from "hono";
        import { createServer } from "music-filled-server";
        import { mockHandlers } from "music-filled-server/mock";
        ${asking}
        const server = createServer(mockHandlers({ seed: 1 }), { authenticate });
        const app = new Hono().route("/v1", server);
        const request = new Request("http://localhost/v1/albums/3hWqZr8NfLkV5bYc2TxJpD", { headers: { authorization: "Bearer token" } });
        const answer = await app.fetch(request);
        console.log(JSON.stringify([answer.status, (await answer.json()).type]));
      `,
    );
    expect(JSON.parse(text)).toEqual([200, "album"]);
  });

  test("by require, with the same", async () => {
    const text = await printed(
      "require.cjs",
      `
        const { createServer, notRouted } = require("music-filled-server");
        const { mockHandlers } = require("music-filled-server/mock");
        const { albumsRoutes } = require("music-filled-server/albums");
        const { savedAlbumsRoutes } = require("music-filled-server/me/saved-albums");
        const { sendEvent } = require("music-filled-server/events");
        const { serve, middleware, plugin } = require("music-filled-server/node");
        const functions = [createServer, mockHandlers, sendEvent, serve, middleware, plugin];
        console.log(functions.map((each) => typeof each).join(" "), notRouted.length);
        console.log(albumsRoutes.retrieve.path, savedAlbumsRoutes.save.method);
      `,
    );
    expect(text).toBe(`${"function ".repeat(6)}0\n/albums/{id} PUT`);
  });

  test("by nothing but the names that it exports", async () => {
    for (const inner of ["dist/runtime/server.js", "runtime/server", "groups/albums", "schemas"]) {
      await writeFiles(project, { "inner.mjs": `import "music-filled-server/${inner}";` });
      const { code, out } = await end(process.execPath, ["inner.mjs"], { cwd: project });
      expect(code).toBe(1);
      expect(out).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
    }
  });
});

const resolutions: readonly Resolution[] = ["nodenext", "bundler"];
const programs = versions.flatMap((version) =>
  resolutions.map((resolution): [Version, Resolution] => [version, resolution]),
);

test.each(programs)("is typed: TypeScript %s, resolution %s", async (version, resolution) => {
  await writeFiles(project, {
    "types/right.ts": `
      import { createPartialServer, type Handlers, type Server } from "music-filled-server";
      import type { AlbumsHandlers, RetrieveReply } from "music-filled-server/albums";
      import type { SavedAlbumsHandlers, SaveRequest } from "music-filled-server/me/saved-albums";
      import { type EventPayloads, sendEvent } from "music-filled-server/events";
      import { mockHandlers } from "music-filled-server/mock";
      export const handlers: Handlers = mockHandlers();
      export const albums: AlbumsHandlers = handlers.albums;
      export const saved: SavedAlbumsHandlers = handlers.me.savedAlbums;
      export const ids = ({ body }: SaveRequest): readonly string[] => body?.ids ?? [];
      export const server: Server = createPartialServer({ albums }, { authenticate: { oauth: () => 1 } });
      export const sent = (payload: EventPayloads["playback-changed"]) =>
        sendEvent("playback-changed", payload, { url: "https://example.org", secret: "s" });
      export const status = (reply: RetrieveReply): 200 | 401 | 403 | 404 | 429 => reply.status;
    `,
    "types/wrong.ts": `
      import { createPartialServer, createServer } from "music-filled-server";
      import type { AlbumsHandlers } from "music-filled-server/albums";
      const authenticate = { oauth: () => 1 };
      createServer({}, { authenticate });
      createPartialServer({ almubs: {} }, { authenticate });
      export const retrieve: AlbumsHandlers["retrieve"] = () => ({ status: 201 });
    `,
  });
  const settings = { isolatedDeclarations: false };
  const given = { version, resolution, folder: project, settings };
  const said = await compile({ ...given, include: ["types/*.ts"] });
  expect(said.match(/^\S+(?=: error TS)/gm), said).toEqual([
    "types/wrong.ts(5,20)",
    "types/wrong.ts(6,29)",
    "types/wrong.ts(7,68)",
  ]);
});

test("its part for Node is typed in a project of Node", async () => {
  await provideNodeTypes(project);
  await writeFiles(project, {
    "node/serve.ts": `
      import { createServer } from "node:http";
      import { createServer as createService } from "music-filled-server";
      import { mockHandlers } from "music-filled-server/mock";
      import { middleware, type Served, serve } from "music-filled-server/node";
      const service = createService(mockHandlers(), { authenticate: { oauth: () => 1 } });
      export const served: Promise<Served> = serve(service, { port: 0, signals: ["SIGINT"] });
      export const http = createServer((request, response) => {
        middleware(service)(request, response, () => response.end());
      });
    `,
  });
  const settings = { types: ["node"], lib: ["es2022"], isolatedDeclarations: false };
  // Types of Hono ask for what browsers have.
  const given = {
    folder: project,
    include: ["node"],
    settings: { ...settings, skipLibCheck: true },
  };
  expect(await compile({ version: "7.0", resolution: "nodenext", ...given })).toBe("");
});
