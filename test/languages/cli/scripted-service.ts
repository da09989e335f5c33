/** A service of the tests: each path answers what is written down for it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** What a path answers. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  /** Pieces of the body, with a pause before each but the first. */
  readonly pieces?: readonly (string | Buffer)[];
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection ends behind the pieces. */
  readonly breaks?: boolean;
  /** Nothing is answered. */
  readonly hangs?: boolean;
}

/** The service while it runs. */
export interface ScriptedService {
  readonly url: string;
  /** Method, path and body of all requests. */
  readonly seen: string[];
  close(): Promise<void>;
}

/** Starts it; a path that nothing is written down for is not found. */
export async function startService(
  answers: Readonly<Record<string, ScriptedAnswer>>,
): Promise<ScriptedService> {
  const seen: string[] = [];
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const target = request.url ?? "";
      seen.push(`${request.method} ${target}${body === "" ? "" : ` ${body}`}`);
      const answer = answers[target] ?? { status: 404, body: '{"message":"no such thing"}' };
      if (answer.hangs === true) return;
      const { status = 200, type = "application/json", body: content = "" } = answer;
      const date = "Mon, 02 Mar 2026 10:00:00 GMT";
      response.writeHead(status, { "content-type": type, date, ...answer.headers });
      void writePieces(response, answer.pieces ?? [content]).then(() =>
        answer.breaks === true ? response.destroy() : response.end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function writePieces(
  response: ServerResponse,
  pieces: readonly (string | Buffer)[],
): Promise<void> {
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await setTimeout(150);
    response.write(piece);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += String(piece);
  return text;
}
