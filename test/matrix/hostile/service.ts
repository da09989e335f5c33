/** A service that answers as the hostile answers say, by raw TCP: the client of any language can be sent to it. */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type HostileServer, serveHostile } from "../../behaviour/hostile-server.js";
import type { HostileAnswer, Step } from "./answer.js";

/** The service, and another origin that no credential is meant for. */
export interface HostileService {
  /** Where the requests go; the path of an answer is `/case/<index>`. */
  readonly own: HostileServer;
  readonly other: HostileServer;
  close(): Promise<void>;
}

/** Starts the service. */
export async function serveAnswers(answers: readonly HostileAnswer[]): Promise<HostileService> {
  const kind =
    "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}";
  const other = await serveHostile((socket) => void socket.end(kind));
  const own = await serveHostile((socket, target) => {
    const found = answers[Number(/^\/case\/(\d+)$/.exec(target)?.[1] ?? NaN)];
    if (found) return void perform(socket, found.steps, fill);
    if (target === "/loop") {
      return void socket.end(
        "HTTP/1.1 302 x\r\nlocation: /loop\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
      );
    }
    socket.end(kind);
  });
  const fill = (text: string): string =>
    text
      .replaceAll("{own}", own.url)
      .replaceAll("{other}", other.url)
      .replaceAll("{other-host}", new URL(other.url).host);
  return {
    own,
    other,
    close: async () => {
      await own.close();
      await other.close();
    },
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
