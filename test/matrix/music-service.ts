/** The service that the consumers ask: on the loopback interface, and open to pages of other origins. */
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { serve } from "../unit/templates/typescript-client/local-server.js";

/** The service and what it was asked. */
export interface MusicService {
  /** The base URL of a client. */
  readonly url: string;
  /** Returns the requests since the last call: method, target and body, and `OPTIONS` where a browser asks for leave. */
  take(): readonly string[];
  close(): Promise<void>;
}

/** The resources, with only the fields that the consumers read. */
const answers: Readonly<Record<string, { readonly status: number; readonly body?: object }>> = {
  "GET /v1/albums/slow-water": {
    status: 200,
    body: { id: "slow-water", name: "Slow Water", artists: [{ name: "Mira Sund" }] },
  },
  "GET /v1/me/player": {
    status: 200,
    body: { item: { type: "episode", name: "Tides", show: { name: "Åland by sea" } } },
  },
  "PUT /v1/playlists/quiet": { status: 200 },
  "PUT /v1/playlists/quiet/images": { status: 202 },
};

const missing = {
  status: 404,
  body: { error: { status: 404, message: "There is no such thing." } },
};

/** The headers of an answer that the Fetch standard wants before a page of another origin may read it. */
const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, PUT",
  "access-control-allow-headers": "authorization, content-type",
};

/** Starts the service. */
export async function serveMusic(): Promise<MusicService> {
  let asked: string[] = [];
  const { url, close } = await serve(async (request, response) => {
    asked.push(await line(request));
    if (request.method === "OPTIONS") {
      response.writeHead(204, open).end();
      return;
    }
    const [path] = (request.url ?? "").split("?");
    const { status, body } = answers[`${request.method} ${path}`] ?? missing;
    if (body === undefined) response.writeHead(status, open).end();
    else {
      response.writeHead(status, { ...open, "content-type": "application/json" });
      response.end(JSON.stringify(body));
    }
  });
  return {
    url: `${url}/v1`,
    take: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    close,
  };
}

async function line(request: IncomingMessage): Promise<string> {
  const type = request.headers["content-type"];
  const body = type === undefined ? "" : ` ${type} ${await text(request)}`;
  return `${request.method} ${request.url}${body}`;
}
