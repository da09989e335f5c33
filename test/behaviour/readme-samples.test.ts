/** The samples of the filled service's README, run as they stand: they ask what they say, and take what they get. */
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { knownValue } from "../../generator/model/known.js";
import type { ApiModel, Operation } from "../../generator/model/model.js";
import { operationsOf } from "../../generator/model/walk.js";
import { onlyAnswer } from "../../generator/sdk/samples/answers.js";
import { sampleValue, valueScope } from "../../generator/sdk/samples/values.js";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { readmeOf, samplesIn } from "../readme-blocks.js";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import { type EmittedPackage, emitClient, renderClient } from "./emitted-client.js";

const manifest = join(scenariosFolder, "music-filled");
const { model } = loadFolder(manifest).value;
const scope = valueScope(model, "response");
const baseUrl = knownValue(model.service.baseUrl) ?? "";
let emitted: EmittedPackage;
let server: LocalServer;
let samples: readonly string[];
/** The requests that the service got, by the ids of its operations, or by method and path. */
let asked: string[] = [];
beforeAll(async () => {
  emitted = await emitClient(manifest);
  samples = samplesIn(readmeOf(await renderClient(manifest)));
  server = await serve((request, response) => {
    const path = new URL(request.url ?? "", "http://host").pathname;
    const operation = operationOf(model, `${request.method} ${path}`);
    asked.push(operation?.id ?? `${request.method} ${path}`);
    const schema = operation && onlyAnswer(operation, scope.find);
    if (schema === undefined) return void response.writeHead(204).end();
    const value = sampleValue(schema, "body", scope);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(withoutNext(value)));
  });
  const from = join(import.meta.dirname, "../../node_modules/@tanstack");
  await symlink(from, join(emitted.project, "node_modules/@tanstack"));
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});
beforeEach(() => {
  asked = [];
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    real(url.replace(baseUrl, server.url), init),
  );
  for (const method of ["log", "warn", "debug", "info"] as const) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the samples run, and ask what they say", async () => {
  for (const [index, sample] of samples.entries()) {
    const { code } = await transform(sample, { loader: "ts" });
    const path = join(emitted.project, `sample-${index}.mjs`);
    await writeFile(path, code);
    await import(pathToFileURL(path).href);
  }
  expect([...new Set(asked)].toSorted()).toEqual([
    "GET /status",
    "albums.bulk-retrieve",
    "albums.list-tracks",
    "albums.retrieve",
    "playlists.followers.follow",
    "playlists.images.update",
    "playlists.tracks.add",
    "search.query",
  ]);
});

/** The operation of a request. */
function operationOf(model: ApiModel, request: string): Operation | undefined {
  return operationsOf(model).find(({ method, path }) => {
    const template = (knownValue(path)?.text ?? "").replace(/\{[^}]*\}/g, "[^/]+");
    return new RegExp(`^${knownValue(method)} ${template}$`).test(request);
  });
}

/** The last of all pages. */
function withoutNext(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      key === "next" || key === "after" ? null : each,
    ),
  );
}
