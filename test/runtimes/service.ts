/** The service that the suite asks: on the loopback interface, open to pages of other origins, and as faulty as it is told to be. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";

/** A request whose body was read. */
interface Asked {
  readonly method: string;
  readonly url: URL;
  /** Segments of the path, without that of the runtime. */
  readonly path: readonly string[];
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
  /** How often the same target was asked for, this time among them. */
  readonly time: number;
  readonly memory: Memory;
}

type Answer = (asked: Asked, response: ServerResponse) => void;

/** The service's memory of one runtime. */
interface Memory {
  /** Tokens that were given. */
  tokens: number;
  /** Streams that their reader has left. */
  closed: number;
}

const json = { "content-type": "application/json" };
const book = { id: "1", title: "Åland by sea" };

/** By the first segment of the path. */
const answers: Readonly<Record<string, Answer>> = {
  books: ({ method, path: [, id, part] }, response) => {
    if (id === "missing") {
      response.writeHead(404, { "content-type": "application/problem+json" });
      response.end(JSON.stringify({ title: "No such book", status: 404, detail: "Look again." }));
    } else if (id === "broken") {
      response.writeHead(503, json).end("{}");
    } else if (part === "text") {
      response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end("Sjö, hav – 海");
    } else if (part === "cover") {
      response.writeHead(200, { "content-type": "image/png" });
      response.end(Uint8Array.of(137, 80, 78, 71, 0, 255));
    } else if (method === "DELETE") response.writeHead(204).end();
    else if (method === "PUT") response.writeHead(200).end();
    else response.writeHead(200, json).end(JSON.stringify({ ...book, id }));
  },
  /** Returns the request, with each byte of the body a character. */
  echo: ({ method, url, headers, body, time }, response) => {
    const target = url.pathname.replace(/^\/[^/]*/, "") + url.search;
    const seen = { method, target, headers, body: body.toString("latin1"), time };
    response.writeHead(200, json).end(JSON.stringify(seen));
  },
  /** Answers as the query says: `status`, `type`, `body` in base64, and any `header` as `name:value`. */
  answer: ({ url: { searchParams: said } }, response) => {
    const type = said.get("type");
    for (const header of said.getAll("header")) {
      const [name = "", ...value] = header.split(":");
      response.appendHeader(name, value.join(":"));
    }
    response.writeHead(Number(said.get("status") ?? 200), type ? { "content-type": type } : {});
    response.end(Buffer.from(said.get("body") ?? "", "base64"));
  },
  /** A failure as often as `times` says, then as `echo`. */
  flaky: (asked, response) => {
    const said = asked.url.searchParams;
    if (asked.time > Number(said.get("times"))) return answers["echo"]?.(asked, response);
    if (said.has("reset")) return response.socket?.destroy();
    const after = said.get("after");
    response.writeHead(503, { ...json, ...(after !== null && { "retry-after": after }) });
    response.end(JSON.stringify({ message: "Later.", time: asked.time }));
  },
  "silent-head": () => {},
  "silent-body": (_, response) => {
    response.writeHead(200, json).write('{"id":');
  },
  reset: (_, response) => response.socket?.destroy(),
  /** A body that breaks off, before the chunk, or the length, that its head promised. */
  "broken-chunk": (_, response) => {
    response.writeHead(200, json).write('{"id":"1","ti');
    setTimeout(() => response.socket?.destroy(), 20);
  },
  "broken-length": (_, response) => {
    response.writeHead(200, { ...json, "content-length": "1000" }).write('{"id":"1"}');
    setTimeout(() => response.socket?.destroy(), 20);
  },
  /** Text of `count` letters, compressed. */
  gzip: ({ url: { searchParams: said } }, response) => {
    response.writeHead(200, { "content-type": "text/plain", "content-encoding": "gzip" });
    response.end(gzipSync("x".repeat(Number(said.get("count")))));
  },
  /** Text that has no end. */
  endless: (_, response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    const more = (): void => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
    };
    response.on("drain", more);
    more();
  },
  redirect: ({ url: { searchParams: said } }, response) => {
    response.writeHead(Number(said.get("status")), { location: said.get("to") ?? "" }).end();
  },
  pages: ({ url, path: [, kind] }, response) => {
    const said = url.searchParams;
    const first = Number(said.get("offset") ?? said.get("after") ?? said.get("from") ?? 0);
    const end = first + Number(said.get("limit") ?? 2);
    const items = ["1", "2", "3", "4", "5"].slice(first, end).map((id) => ({ ...book, id }));
    const isLast = end >= 5;
    if (kind === "link" && !isLast) {
      response.setHeader("link", `<${url.pathname}?from=${end}>; rel="next"`);
    }
    const cursors = { after: isLast ? null : String(end) };
    response.writeHead(200, json);
    response.end(JSON.stringify(kind === "link" ? items : { items, total: 5, cursors }));
  },
  /** Answers only callers with credentials. */
  desk: (asked, response) => {
    const { headers } = asked;
    const [, kind] = asked.path;
    if (kind === "events") return tellEvents(asked, response);
    if (kind === "lines") {
      response.writeHead(200, { "content-type": "application/x-ndjson" });
      response.write('{"id":"1","title":"Sjö"}\r\n{"id":"2",');
      const fault = headers["x-fault"] === undefined ? "" : "\noops\n";
      setTimeout(() => response.end(`"title":"海"}${fault}`), 20);
    } else if (kind === "oauth" && headers.authorization !== "Bearer token-2") {
      response.writeHead(401, { ...json, "www-authenticate": "Bearer" }).end("{}");
    } else if (headers["x-status"] !== undefined) {
      response.writeHead(Number(headers["x-status"]), json).end('{"message":"No."}');
    } else answers["echo"]?.(asked, response);
  },
  /** The endpoint of an authorization server (RFC 6749, section 4.4). */
  token: ({ memory }, response) => {
    memory.tokens += 1;
    const tokens = {
      access_token: `token-${memory.tokens}`,
      token_type: "bearer",
      expires_in: 3600,
    };
    response.writeHead(200, json).end(JSON.stringify(tokens));
  },
  tokens: ({ memory }, response) => {
    response.writeHead(200, json).end(String(memory.tokens));
  },
  closed: ({ memory }, response) => {
    response.writeHead(200, json).end(String(memory.closed));
  },
  loop: ({ url }, response) => {
    response.writeHead(302, { location: url.href }).end();
  },
};

/** Two events, cut where it hurts: between the bytes of a letter, and of a line's end. */
function tellEvents({ headers, memory }: Asked, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (headers["x-endless"] !== undefined) {
    const timer = setInterval(() => response.write("data: tick\n\n"), 20);
    response.on("close", () => {
      clearInterval(timer);
      memory.closed += 1;
    });
    return;
  }
  const bytes = Buffer.from(": hello\n\nevent: added\r\nid: 1\r\ndata: sjö 海\r\n\r\n");
  const cut = bytes.indexOf("海") + 1;
  response.write(bytes.subarray(0, cut));
  setTimeout(() => response.write(bytes.subarray(cut, -1)), 20);
  const rest = (): void => {
    response.end(Buffer.concat([bytes.subarray(-1), Buffer.from("data: two\ndata: lines\n\n")]));
  };
  setTimeout(rest, Number(headers["x-pause"] ?? 40));
}

/** Starts one. The first segment of a path says who asks, so that all can ask at once. */
export async function serveSuite(): Promise<LocalServer> {
  const times = new Map<string, number>();
  const memories = new Map<string, Memory>();
  return serve(async (request, response) => {
    // A client that goes away before its answer is what some of this is about.
    response.on("error", () => {});
    open(request, response);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const { method = "", headers, url: target = "" } = request;
    const time = (times.get(`${method} ${target}`) ?? 0) + 1;
    times.set(`${method} ${target}`, time);
    const url = new URL(`http://${headers.host}${target}`);
    const [runtime = "", ...path] = url.pathname.split("/").slice(1);
    const memory = memories.get(runtime) ?? { tokens: 0, closed: 0 };
    memories.set(runtime, memory);
    const answer = answers[path[0] ?? ""];
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    if (answer) answer({ method, url, path, headers, body, time, memory }, response);
    else response.writeHead(404, json).end(JSON.stringify({ message: "There is no such thing." }));
  });
}

/** Sets the headers that the Fetch standard wants before a page of another origin may read an answer (section 3.3). */
function open({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "*");
  response.setHeader("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  const asked = headers["access-control-request-headers"];
  if (asked !== undefined) response.setHeader("access-control-allow-headers", asked);
  response.setHeader("access-control-max-age", "0");
}
