/** A site that was built, served as a host of files serves it. */
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { serve } from "../../unit/templates/typescript-client/local-server.js";

/** A site that is served until it is closed. */
export interface ServedSite {
  /** Address of the first page, with a slash at its end. */
  readonly url: string;
  /** Paths that were asked for since the last call, and how many bytes were sent of each. */
  readonly take: () => readonly (readonly [path: string, bytes: number])[];
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/** Serves a folder below a path, compressed, and its `404.html` for what it does not have. */
export async function serveSite(dist: string, base: string): Promise<ServedSite> {
  let sent: (readonly [string, number])[] = [];
  const { url, close } = await serve(async (request, response) => {
    const path = decodeURIComponent((request.url ?? "/").replace(/[?#].*$/, ""));
    const below = path.startsWith(base) ? path.slice(base.length) : "nothing";
    const wanted = join(dist, /(?:^|\/)$/.test(below) ? `${below}index.html` : below);
    const exists = await stat(wanted).then(
      (found) => found.isFile(),
      () => false,
    );
    const file = exists ? wanted : join(dist, "404.html");
    const body = gzipSync(await readFile(file));
    sent.push([path, body.length]);
    response.writeHead(exists ? 200 : 404, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-encoding": "gzip",
    });
    response.end(body);
  });
  return {
    url: `${url}${base}`,
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    close,
  };
}
