/** Lines of a log: what is told at which level, and what is never told. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createClient } from "../../../../templates/typescript-client/client.js";
import {
  type Logger,
  logging,
  type LogLevel,
} from "../../../../templates/typescript-client/logging.js";
import { request } from "../../../../templates/typescript-client/request.js";
import { type LocalServer, serve } from "./local-server.js";

let server: LocalServer;
let failures = 0;
beforeAll(async () => {
  server = await serve((incoming, response) => {
    const path = incoming.url ?? "";
    if (path.startsWith("/flaky") && failures++ === 0) return response.writeHead(503).end();
    if (path.startsWith("/broken")) return response.socket?.destroy();
    if (path.startsWith("/no-json")) {
      return response.writeHead(200, { "content-type": "application/json" }).end("hush-body");
    }
    const status = path.startsWith("/missing") ? 404 : 200;
    response.writeHead(status, {
      "content-type": "application/json",
      "set-cookie": "session=hush-cookie",
      "x-next": "https://example.org/?cursor=hush-link",
    });
    return response.end(JSON.stringify({ message: "hush-body\nforged line" }));
  });
});
afterAll(() => server.close());

/** A logger that keeps its lines, each with its level. */
function keeper(): { readonly logger: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  const write = (level: LogLevel) => (message: string) => void lines.push(`${level}: ${message}`);
  const logger = {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
  return { logger, lines };
}

/** The lines of one call, times and ports aside. */
async function linesOf(path: string, level?: LogLevel): Promise<readonly string[]> {
  const { logger, lines } = keeper();
  const client = createClient({
    baseUrl: server.url,
    headers: { authorization: "Bearer hush-token", "x-api-key": "hush-key", "x-plain": "seen" },
    hooks: logging(logger, level && { level }),
  });
  await request(client, "GET", path, { headers: { "x-session-id": "hush-session" } }).result();
  return lines.map((line) => line.replaceAll(server.url, "").replace(/\d+ ms/g, "N ms"));
}

describe("levels", () => {
  test("info unless given: one line for an answer", async () => {
    expect(await linesOf("/books?query=hush")).toEqual([
      "info: GET /books GET /books?query=*** answered 200 (N ms, attempt 1)",
    ]);
  });

  test("a failed call is an error, besides its answer", async () => {
    expect(await linesOf("/missing")).toEqual([
      "info: GET /missing GET /missing answered 404 (N ms, attempt 1)",
      "error: GET /missing GET /missing failed: ApiError 404 (N ms, attempt 1)",
    ]);
    expect(await linesOf("/missing", "error")).toHaveLength(1);
  });

  test("a repeated attempt is a warning", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    failures = 0;
    expect(await linesOf("/flaky", "warn")).toEqual([
      "warn: GET /flaky GET /flaky failed: ApiError 503 (N ms, attempt 1) again in N ms",
    ]);
    failures = 0;
    expect(await linesOf("/flaky", "error")).toEqual([]);
    vi.restoreAllMocks();
  });

  test("a broken connection says why", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const lines = await linesOf("/broken?cursor=hush", "warn");
    vi.restoreAllMocks();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^warn: GET \/broken GET \/broken\?cursor=\*\*\* got no whole answer: .+ \(N ms, attempt 1\) again in N ms$/,
    );
    expect(lines[2]).toMatch(/^error: .* \(N ms, attempt 3\)$/);
  });

  test("debug: requests too, and headers without their secrets", async () => {
    const [sent = "", answered = ""] = await linesOf("/books", "debug");
    expect(sent).toMatch(/^debug: GET \/books GET \/books \(attempt 1\) \{/);
    expect(JSON.parse(sent.replace(/^[^{]*/, ""))).toMatchObject({
      authorization: "***",
      "x-api-key": "***",
      "x-session-id": "***",
      "x-plain": "seen",
    });
    expect(JSON.parse(answered.replace(/^[^{]*/, ""))).toMatchObject({
      "set-cookie": "***",
      "x-next": "https://example.org/?cursor=***",
      "content-type": "application/json",
    });
  });
});

test("neither secrets nor bodies are told at any level, and each line is one", async () => {
  for (const path of ["/books?a=hush", "/missing?a=hush", "/no-json?a=hush", "/flaky?a=hush"]) {
    failures = 0;
    for (const level of ["debug", "info", "warn", "error"] as const) {
      for (const line of await linesOf(path, level)) {
        expect(line).not.toContain("hush");
        expect(line).not.toMatch(/[\n\r]/);
      }
    }
  }
});

test("what a hook throws is told on one line", async () => {
  const { logger, lines } = keeper();
  const broken = {
    onRequest: () => {
      throw new Error("no\nluck\u2028here");
    },
  };
  const client = createClient({ baseUrl: server.url, hooks: [logging(logger), broken] });
  await request(client, "GET", "/").result();
  expect(lines.map((line) => line.replace(/\d+ ms/, "N ms"))).toEqual([
    `error: GET / GET ${server.url}/ failed: Error: no luck here (N ms, attempt 1)`,
  ]);
});

test("the console is a logger", () => {
  const log: Logger = console;
  expect(logging(log)).toHaveProperty("onResponse");
});
