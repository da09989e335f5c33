// Made by endpoint-manifest (typescript-server) from its template node-connections.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The connections of a server of `node:http`: which are idle, and how all come to an end. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** The connections of one server. */
export interface Connections {
  /**
   * Stops accepting, closes idle connections, lets running requests end, and cuts off those that run longer than
   * `timeoutMs`. Resolved when no connection is left; the first call decides how long that may take.
   */
  close(timeoutMs: number): Promise<void>;
  /** Cuts off all that still runs; the signals of its handlers fire. */
  cut(): void;
}

/** Watches the connections of a server from now on. */
export function connectionsOf(server: Server): Connections {
  /** By connection, the response to its newest request. */
  const newest = new Map<Socket, ServerResponse | undefined>();
  let closing: Promise<void> | undefined;

  server.on("connection", (socket: Socket) => {
    newest.set(socket, undefined);
    socket.once("close", () => newest.delete(socket));
  });
  // Before the listener that answers, so that a header set here is still sent.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    newest.set(socket, response);
    if (closing) response.setHeader("connection", "close");
  });

  const closeSocket = (socket: Socket, response: ServerResponse | undefined): void => {
    if (response === undefined) {
      // One that has sent nothing yet is held by a browser for later; one that has is in the middle of a request.
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
      // That of `node:http` takes a connection for idle whose answer is on its way to a slow reader, and breaks it off.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(timer);
        // That, once more, ends the timer which looks for slow requests.
        server.close();
        resolve();
      });
      for (const [socket, response] of newest) closeSocket(socket, response);
    });
  return { cut, close: (timeoutMs) => (closing ??= close(timeoutMs)) };
}
