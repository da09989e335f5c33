/** A server that answers whatever bytes a test wants, however wrong, and hangs up when it wants. */
import { createServer, type Socket } from "node:net";

/** Writes an answer; the request was read to the end of its head. */
export type Answering = (socket: Socket, target: string, head: string) => void;

/** A server that listens until it is closed. */
export interface HostileServer {
  /** `http://127.0.0.1:port`, without a slash at its end. */
  readonly url: string;
  /** Heads of the requests that came. */
  readonly requests: string[];
  /** How many connections are open. */
  openConnections(): number;
  close(): Promise<void>;
}

/** Starts the server. */
export async function serveHostile(answer: Answering): Promise<HostileServer> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    let text = "";
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      const end = text.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = text.slice(0, end);
      text = "";
      requests.push(head);
      const [, target = ""] = head.split(" ", 2);
      answer(socket, target, head);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    openConnections: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A whole answer of HTTP/1.1, its length as it is unless the headers say another. */
export function answerOf(
  status: string,
  headers: readonly string[] = [],
  body: string | Buffer = "",
): Buffer {
  const says = (name: string): boolean =>
    headers.some((header) => header.toLowerCase().startsWith(`${name}:`));
  const bytes = Buffer.from(body);
  const length =
    says("content-length") || says("transfer-encoding") ? [] : [`content-length: ${bytes.length}`];
  const head = [`HTTP/1.1 ${status}`, ...headers, ...length].join("\r\n");
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), bytes]);
}
