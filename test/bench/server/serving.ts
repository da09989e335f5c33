/** The part of a process that serves one application, and tells when it is asked what CPU it has used. */
import { serve } from "@hono/node-server";

/** The part of a server that answers requests. */
interface Fetching {
  fetch(request: Request): Response | Promise<Response>;
}

/** The words of such a process: first its address, then seconds of CPU (user and system) so far. */
export interface Told {
  readonly port?: number;
  readonly cpu?: number;
}

/** Serves an application. */
export function serveMeasured(app: Fetching): void {
  const tell = (told: Told): void => void process.send?.(told);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
    tell({ port }),
  );
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    tell({ cpu: (user + system) / 1e6 });
  });
  process.on("disconnect", () => {
    server.close();
    process.exit();
  });
}
