// Made by endpoint-manifest (typescript-server) from its template node-listening.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Makes a `node:http` server listen, or explains why it cannot. */
import type { Server } from "node:http";

/** The address to listen at. */
export interface ListenAddress {
  readonly port: number;
  /** Left out = all addresses of this machine. */
  readonly hostname: string | undefined;
}

/** Listens; resolves with the port when connections are accepted. Throws where the port or the host is not available. */
export function listen(server: Server, { port, hostname }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      reject(new Error(reasonOf(error, { port, hostname }), { cause: error }));
    };
    server.once("error", failed);
    server.listen(port, hostname, () => {
      server.off("error", failed);
      const address = server.address();
      resolve(address !== null && typeof address === "object" ? address.port : port);
    });
  });
}

/** `http://localhost:3000`, the URL for callers on this machine. */
export function urlOf({ port, hostname }: ListenAddress): string {
  const everywhere = hostname === undefined || hostname === "::" || hostname === "0.0.0.0";
  const host = everywhere ? "localhost" : hostname;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function reasonOf(error: NodeJS.ErrnoException, { port, hostname }: ListenAddress): string {
  const on = hostname === undefined ? "" : ` on ${hostname}`;
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port}${on} is taken: another program listens there. End it, or give another "port" (0 = any that is free).`;
    case "EACCES":
      return `Port ${port}${on} needs more rights than this process has: give a "port" of 1024 or above (0 = any that is free).`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `"${hostname}" is no address of this machine: give a "hostname" of its own, such as 127.0.0.1, or leave it out for all.`;
    default:
      return `The server cannot listen at port ${port}${on}: ${error.message}`;
  }
}
