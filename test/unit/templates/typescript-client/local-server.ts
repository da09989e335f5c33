/** HTTP servers on the loopback interface for tests. */
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { Socket } from "node:net";

/** A server that listens until it is closed, together with its connections. */
export interface LocalServer {
  /** `http://127.0.0.1:port`, without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** A request at an echo server, as it stood on the wire. */
export interface ReceivedRequest {
  readonly method: string;
  /** Target of the request line, not normalised. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An echo server and what it received so far. */
export interface EchoServer extends LocalServer {
  readonly received: ReceivedRequest[];
  /** The last request. */
  last(): ReceivedRequest;
}

/** Starts a server with a listener of the test's own. */
export async function serve(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Starts a server that keeps each request and answers it with an empty 204. */
export async function serveEcho(): Promise<EchoServer> {
  const received: ReceivedRequest[] = [];
  const server = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: target = "", headers } = request;
      received.push({ method, target, headers, body: Buffer.concat(chunks) });
      response.writeHead(204).end();
    });
  });
  const last = (): ReceivedRequest => {
    const request = received.at(-1);
    if (!request) throw new Error("the server received nothing");
    return request;
  };
  return { ...server, received, last };
}
