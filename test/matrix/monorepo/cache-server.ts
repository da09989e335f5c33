/** A remote cache in memory, which speaks the protocols of Turborepo and of Nx. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What clients have to send as their bearer token. */
export const token = "token-of-the-tests";

/** A cache that listens. */
export interface CacheServer {
  readonly url: string;
  /** Gives back how many artifacts were stored and sent since the last call. */
  readonly takeCounts: () => Counts;
  readonly close: () => Promise<void>;
}

/** Transfers of artifacts. */
export interface Counts {
  readonly stored: number;
  readonly sent: number;
}

/** An artifact, and the headers that Turborepo wants back with it. */
interface Artifact {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const artifactPath = /^\/(?:v8\/artifacts|v1\/cache)\/([0-9a-f]+)$/;
const keptHeaders = ["x-artifact-duration", "x-artifact-tag"];

/** Starts a cache on a free port. */
export async function startCacheServer(): Promise<CacheServer> {
  const artifacts = new Map<string, Artifact>();
  let counts: Counts = { stored: 0, sent: 0 };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method, headers } = request;
    const { pathname } = new URL(request.url ?? "/", "http://cache");
    if (headers.authorization !== `Bearer ${token}`) return end(response, 401);
    if (method === "POST" && pathname === "/v8/artifacts/events") return end(response, 200);
    const key = artifactPath.exec(pathname)?.[1];
    if (key === undefined) return end(response, 404);
    if (method === "PUT") {
      artifacts.set(pathname, { body, headers: keptOf(headers) });
      counts = { ...counts, stored: counts.stored + 1 };
      const isNx = pathname.startsWith("/v1/");
      return end(response, isNx ? 200 : 202, isNx ? undefined : { urls: [pathname] });
    }
    const found = artifacts.get(pathname);
    if (found === undefined) return end(response, 404);
    const type = { "content-type": "application/octet-stream" };
    response.writeHead(200, { ...found.headers, ...type, "content-length": found.body.length });
    if (method === "HEAD") return void response.end();
    counts = { ...counts, sent: counts.sent + 1 };
    response.end(found.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(new Error(String(error))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    takeCounts: () => {
      const taken = counts;
      counts = { stored: 0, sent: 0 };
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The cache has no port.");
  return address.port;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function keptOf(headers: IncomingMessage["headers"]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

function end(response: ServerResponse, status: number, value: unknown = {}): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}
