/** A server that keeps every byte of the requests it receives. */
import { createServer, type Socket } from "node:net";

/** A server on the loopback interface, and what came over its connections. */
export interface Wire {
  /** `http://127.0.0.1:port`, without a slash at its end. */
  readonly url: string;
  /** Returns the requests since the last call, one text each, each byte a character. */
  take(): readonly string[];
  close(): Promise<void>;
}

/** Starts a server that answers each request with an empty 204 and ends the connection. */
export async function tapWire(): Promise<Wire> {
  let received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = "";
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      if (!isWhole(text)) return;
      received.push(text);
      socket.end("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    take: () => {
      const taken = received;
      received = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** True if a request has come to its end, by its length or by its last chunk (RFC 9112, section 6). */
function isWhole(text: string): boolean {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const head = text.slice(0, end);
  if (/^transfer-encoding: chunked$/im.test(head)) return text.endsWith("0\r\n\r\n");
  const length = /^content-length: (\d+)$/im.exec(head)?.[1] ?? "0";
  return text.length >= end + 4 + Number(length);
}
