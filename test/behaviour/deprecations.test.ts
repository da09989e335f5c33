/** The deprecation hook of emitted clients. */
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
    const isOld = request.url?.startsWith("/markets") ?? false;
    response.writeHead(200, {
      "content-type": "application/json",
      ...(isOld && {
        deprecation: "@1767225600",
        sunset: "Thu, 31 Dec 2026 23:59:59 GMT",
        link: '</news/markets>; rel="deprecation"',
      }),
    });
    response.end(JSON.stringify({ markets: [], artists: [] }));
  });
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});

/** A client, and the notices that its hook was given. */
function listening(): { readonly client: unknown; readonly notices: unknown[] } {
  const notices: unknown[] = [];
  const hooks = invoke(music, "deprecations", (notice: unknown) => void notices.push(notice));
  return { client: construct(music, "MusicFilled", { baseUrl: server.url, hooks }), notices };
}

test("an operation that the manifest deprecates is told once", async () => {
  const { client, notices } = listening();
  await invoke(client, "artists.listRelatedArtists", "a1");
  await invoke(client, "artists.listRelatedArtists", "a2");
  await invoke(client, "artists.retrieve", "a1");
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    operation: "artists.list-related-artists",
    since: "2025-11-27",
    sunset: "2026-11-30",
    replacement: "recommendations.get",
    reason: "Recommendations take artists as seeds and can be narrowed down.",
    message:
      "artists.list-related-artists is deprecated from 2025-11-27 and ends on 2026-11-30. Recommendations take artists as seeds and can be narrowed down. Use recommendations.get.",
  });
});

test("one that only its answers deprecate, too", async () => {
  const { client, notices } = listening();
  await invoke(client, "markets.list");
  expect(notices).toEqual([
    {
      operation: "markets.list",
      since: "2026-01-01T00:00:00.000Z",
      sunset: "2026-12-31T23:59:59.000Z",
      deprecationUrl: `${server.url}/news/markets`,
      message: `markets.list is deprecated from 2026-01-01 and ends on 2026-12-31. See ${server.url}/news/markets`,
    },
  ]);
});
