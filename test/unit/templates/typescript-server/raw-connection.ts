/** A connection that sends what bytes a test wants, and reads when it wants. */
import { connect, type Socket } from "node:net";

/** One connection to a server of this machine. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that came so far, each byte a character. */
  received(): string;
  /** Resolved when what came so far fits; rejected when the connection closes before. */
  until(wanted: RegExp): Promise<string>;
  /** Resolved with all that came when the connection has closed, whichever way. */
  readonly closed: Promise<string>;
}

/** Opens a connection and sends some bytes. */
export async function open(port: number, bytes: string | Uint8Array = ""): Promise<RawConnection> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  const received = (): string => Buffer.concat(chunks).toString("latin1");
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(received())));
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  if (bytes.length > 0) socket.write(bytes);
  const until = (wanted: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!wanted.test(received())) return;
        socket.off("data", look);
        resolve(received());
      };
      socket.on("data", look);
      socket.once("close", () => reject(new Error(`closed after ${received()}`)));
      look();
    });
  return { socket, received, until, closed };
}

/** A request without a body. */
export function head(target: string, headers: readonly string[] = [], method = "GET"): string {
  return [`${method} ${target} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");
}
