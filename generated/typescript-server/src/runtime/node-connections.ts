// Made by endpoint-manifest (typescript-server) from its template node-connections.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The connections of a `node:http` server: which are idle, and how all of them end. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** The connections of one server. */
export interface Connections {
  /**
   * Stops accepting, closes idle connections, lets running requests end, and cuts off those that run longer than `timeoutMs`.
   * Resolves when no connection is left. The first call sets the timeout.
   */
  close(timeoutMs: number): Promise<void>;
  /** Cuts off all running requests; the signals of their handlers fire. */
  cut(): void;
}

/** Watches the connections of a server from now on. */
export function connectionsOf(server: Server): Connections {
  /** The response to the newest request of each connection. */
  const newest = new Map<Socket, ServerResponse | undefined>();
  let closing: Promise<void> | undefined;

  server.on("connection", (socket: Socket) => {
    newest.set(socket, undefined);
    socket.once("close", () => newest.delete(socket));
  });
  // Runs before the listener that responds, so that a header set here is still sent.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    newest.set(socket, response);
    if (closing) response.setHeader("connection", "close");
  });

  const closeSocket = (socket: Socket, response: ServerResponse | undefined): void => {
    if (response === undefined) {
      // A browser keeps a connection that has sent nothing for later use; one that has sent something is in the middle of a
      // request.
      if (socket.bytesRead === 0) socket.destroy();
    } else if (response.writableFinished) socket.destroy();
    else {
      if (!response.headersSent) response.setHeader("connection", "close");
      response.once("close", () => {
        if (newest.get(socket) === response) socket.destroy();
      });
    }
  };
  const cut = (): void => {
    for (const socket of newest.keys()) socket.destroy();
  };
  const close = (timeoutMs: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(cut, timeoutMs);
      // `close` of `node:http` treats a connection as idle while its response goes to a slow reader, and breaks it off.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(timer);
        // Calling it here also ends the timer that checks for slow requests.
        server.close();
        resolve();
      });
      for (const [socket, response] of newest) closeSocket(socket, response);
    });
  return { cut, close: (timeoutMs) => (closing ??= close(timeoutMs)) };
}
