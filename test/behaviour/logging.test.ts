/** The log of an emitted client. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import { construct, type EmittedPackage, emitClient, invoke } from "./emitted-client.js";

let emitted: EmittedPackage;
let server: LocalServer;
let music: unknown;
beforeAll(async () => {
  emitted = await emitClient(join(scenariosFolder, "music-filled"));
  music = await emitted.load();
  server = await serve((request, response) => {
    const status = request.method === "POST" ? 503 : 200;
    response.writeHead(status, { "content-type": "application/json", "retry-after": "0" });
    response.end(JSON.stringify({ error: { status, message: "hush-body" } }));
  });
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});

test("a line for each answer and failure, with neither secrets nor bodies", async () => {
  const lines: string[] = [];
  const logger = Object.fromEntries(
    ["debug", "info", "warn", "error"].map((level) => [
      level,
      (message: string) => void lines.push(`${level} ${message.replace(/\d+ ms/g, "N ms")}`),
    ]),
  );
  const client = construct(music, "MusicFilled", {
    baseUrl: server.url,
    headers: { authorization: "Bearer hush-token" },
    maxRetries: 1,
    hooks: invoke(music, "logging", logger, { level: "info" }),
  });
  await invoke(client, "search.query", { query: { q: "hush-query", type: ["album"] } });
  await expect(
    invoke(client, "users.playlists.create", "u1", { body: { name: "hush-name" } }),
  ).rejects.toThrow("503");
  const create = `users.playlists.create POST ${server.url}/users/u1/playlists`;
  expect(lines).toEqual([
    `info search.query GET ${server.url}/search?q=***&type=*** answered 200 (N ms, attempt 1)`,
    `info ${create} answered 503 (N ms, attempt 1)`,
    `warn ${create} failed: ApiError 503 (N ms, attempt 1) again in N ms`,
    `info ${create} answered 503 (N ms, attempt 2)`,
    `error ${create} failed: ApiError 503 (N ms, attempt 2)`,
  ]);
});
