/** A service that answers as the hostile answers say: the scripted server of the vectors, to which the client of any language can go. */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../../vectors/server.js";
import type { HostileAnswer, Step } from "./answer.js";

/** The service, under two origins, of which a credential is meant for one. */
export interface HostileService {
  /** Where the requests go; the path of an answer is `/case/<index>`. */
  readonly url: string;
  /** The requests that came to the other origin. */
  readonly elsewhere: readonly string[];
  /** The received texts that are not requests. */
  readonly broken: readonly string[];
  openConnections(): number;
  close(): Promise<void>;
}

/** Answers everything else well, so that redirects are followed to their end. */
const kind =
  "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}";

const loop = "HTTP/1.1 302 x\r\nlocation: /loop\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/** Starts the service. */
export async function serveAnswers(answers: readonly HostileAnswer[]): Promise<HostileService> {
  const elsewhere: string[] = [];
  const server = await startServer((request, origin, socket) => {
    if (origin === "other") elsewhere.push(JSON.stringify(request));
    const { target } = request;
    const index = Number(/^\/case\/(\d+)$/.exec(target)?.[1] ?? NaN);
    const found = origin === "base" ? answers[index] : undefined;
    if (found) return void perform(socket, found.steps, fill);
    socket.end(origin === "base" && target === "/loop" ? loop : kind);
  });
  const hosts = {
    own: `127.0.0.1:${server.ports.base}`,
    other: `127.0.0.1:${server.ports.other}`,
  };
  const fill = (text: string): string =>
    text
      .replaceAll("{own}", `http://${hosts.own}`)
      .replaceAll("{other}", `http://${hosts.other}`)
      .replaceAll("{other-host}", hosts.other);
  return {
    url: `http://${hosts.own}`,
    elsewhere,
    broken: server.strays,
    openConnections: server.openConnections,
    close: server.close,
  };
}

/** Takes the steps, so long as somebody listens. */
async function perform(
  socket: Socket,
  steps: readonly Step[],
  fill: (text: string) => string,
): Promise<void> {
  const write = (text: string): Promise<void> =>
    new Promise((resolve) => {
      if (socket.writableEnded || socket.write(Buffer.from(text, "latin1"))) return resolve();
      const go = (): void => {
        socket.off("drain", go).off("close", go);
        resolve();
      };
      socket.on("drain", go).on("close", go);
    });
  for (const step of steps) {
    if (socket.destroyed) return;
    if ("write" in step) await write(fill(step.write));
    else if ("repeat" in step) {
      for (let count = 0; count < step.times && !socket.destroyed; count++)
        await write(step.repeat);
    } else if ("drip" in step) {
      while (!socket.destroyed) {
        await write(step.drip);
        await sleep(step.everyMs);
      }
    } else if ("waitMs" in step) await sleep(step.waitMs);
    else if (step.close === "reset") socket.resetAndDestroy();
    else socket.end();
  }
}
