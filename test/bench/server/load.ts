/** Asks a server for as much as it can answer, over connections that stay open: bytes in, bytes out, so that the asking is cheap. */
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import type { BenchCall } from "./services.js";

/** How many requests are on their way at once, each on a connection of its own. */
const atOnce = 32;

/** Sends so many requests, the calls in turn; resolved with the seconds that it took. Rejects where one is not answered with 200. */
export async function load(
  port: number,
  calls: readonly BenchCall[],
  requests: number,
): Promise<number> {
  const messages = calls.map(messageOf);
  let sent = 0;
  const next = (): Buffer | undefined => {
    const message = messages[sent % messages.length];
    sent += 1;
    return sent > requests ? undefined : message;
  };
  const awake = stayAwake();
  const start = performance.now();
  try {
    await Promise.all(Array.from({ length: atOnce }, () => converse(port, next)));
  } finally {
    awake.end();
  }
  return (performance.now() - start) / 1000;
}

/**
 * Keeps this process from sleeping between two answers. To wake a process costs the one that writes to it a third of a
 * request, and the slower of two servers would pay that at each answer, the faster at few.
 */
function stayAwake(): { end(): void } {
  let isOver = false;
  const again = (): void => {
    if (!isOver) setImmediate(again);
  };
  again();
  const end = (): void => {
    isOver = true;
  };
  return { end };
}

/** One connection: the next request goes out when the last answer is whole. */
function converse(port: number, next: () => Buffer | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    socket.on("error", reject);
    let received = "";
    const ask = (): void => {
      const message = next();
      if (message) socket.write(message);
      else {
        socket.destroy();
        resolve();
      }
    };
    socket.on("data", (bytes) => {
      received += bytes.toString("latin1");
      const end = received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = received.slice(0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (!head.startsWith("HTTP/1.1 200 ") || !(length > 0)) {
        socket.destroy();
        reject(new Error(`the server answered ${received}`));
      } else if (received.length >= end + 4 + length) {
        received = "";
        ask();
      }
    });
    ask();
  });
}

function messageOf({ method, target, body }: BenchCall): Buffer {
  const json =
    body === undefined
      ? []
      : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`];
  const head = [
    `${method} ${target} HTTP/1.1`,
    "host: 127.0.0.1",
    "accept: application/json",
    "authorization: Bearer token",
    "accept-language: en",
    "user-agent: bench",
    ...json,
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body ?? ""}`);
}
