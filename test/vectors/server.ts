/** A server of raw TCP under two origins: it tells cases apart by the first segment of a target, and answers what each says. */
import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { answerBytes, chunkOf } from "./answer-bytes.js";
import type { AnswerScript } from "./answer-shapes.js";
import { requestReader, type SeenRequest } from "./request-reader.js";

/** The two origins. */
export type Origin = "base" | "other";

/** Takes the requests of one case; the targets are without the segment of the case. */
export interface CaseHandler {
  onRequest(request: SeenRequest, origin: Origin, socket: Socket): void;
  /** Something came in its name that is no request. */
  onFault(why: string): void;
}

/** The server while it runs. */
export interface ScriptedServer {
  readonly ports: Readonly<Record<Origin, number>>;
  /** A port where nobody listens. */
  readonly deadPort: number;
  /** Requests that are of no case. */
  readonly strays: readonly string[];
  openConnections(): number;
  /** Begins to take the requests of a case. */
  open(segment: string, handler: CaseHandler): void;
  close(): Promise<void>;
}

/** Starts it; `otherwise` takes requests of no case, which are strays where it is left out. */
export async function startServer(otherwise?: CaseHandler["onRequest"]): Promise<ScriptedServer> {
  const handlers = new Map<string, CaseHandler>();
  const sockets = new Set<Socket>();
  const strays: string[] = [];

  const accept = (origin: Origin, socket: Socket): void => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("close", () => sockets.delete(socket));
    // A client that goes away is what some cases are about.
    socket.on("error", () => socket.destroy());
    const read = requestReader({
      onRequest: (request) => {
        const [, segment = "", rest = ""] = /^\/([^/?]*)(.*)$/s.exec(request.target) ?? [];
        const handler = handlers.get(segment);
        if (handler) return handler.onRequest({ ...request, target: rest }, origin, socket);
        if (otherwise) return otherwise(request, origin, socket);
        strays.push(`${request.method} ${request.target}`);
        socket.end("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
      },
      onContinue: () => socket.write("HTTP/1.1 100 Continue\r\n\r\n"),
      onFault: (why) => {
        strays.push(why);
        socket.destroy();
      },
    });
    socket.on("data", read);
  };

  const servers = [
    createServer((socket) => accept("base", socket)),
    createServer((socket) => accept("other", socket)),
    createServer(),
  ];
  const [base = 0, other = 0, deadPort = 0] = await Promise.all(servers.map(listen));
  servers.pop()?.close();
  return {
    ports: { base, other },
    deadPort,
    strays,
    openConnections: () => sockets.size,
    open: (segment, handler) => handlers.set(segment, handler),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(
        servers.map((server) => new Promise((resolve) => server.close(() => resolve(undefined)))),
      );
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

/** Milliseconds between two writes that are to come one by one. */
const pause = 2;

/** Milliseconds between two bits of a body that goes on for ever. */
const dripPause = 50;

/** Writes an answer; ends when its last byte is written. */
export async function writeAnswer(
  socket: Socket,
  script: AnswerScript,
  method: string,
): Promise<void> {
  const { writes, end } = answerBytes(script, method);
  for (const [index, bytes] of writes.entries()) {
    if (index > 0 && script.split !== undefined) await wait(pause);
    socket.write(bytes);
  }
  if (script.drip !== undefined) return drip(socket, Buffer.from(script.drip));
  endConnection(socket, end);
}

/** Ends a connection in its way. */
export function endConnection(socket: Socket, end: AnswerScript["end"] = "keep"): void {
  if (end === "close") socket.end();
  // Written bytes have to be out before the reset takes the rest of them away.
  if (end === "reset") setTimeout(() => socket.resetAndDestroy(), dripPause);
}

function drip(socket: Socket, content: Buffer): void {
  const timer = setInterval(() => socket.write(chunkOf(content)), dripPause);
  socket.once("close", () => clearInterval(timer));
}
