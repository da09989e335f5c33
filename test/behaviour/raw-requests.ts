/** Requests whose target, headers and bytes go over the wire as they are: `fetch` would mend some. */
import { request as httpRequest } from "node:http";

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The value of JSON. */
  readonly value: unknown;
}

/** The parts beside a target. */
export interface Given {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** Sends a request to a server of this machine, as somebody who is known. */
export function send(
  { port }: { readonly port: number },
  path: string,
  given: Given = {},
): Promise<Answer> {
  const { method = "GET", headers = {}, body: sent } = given;
  const all = { authorization: "Bearer token", ...headers };
  return new Promise((resolve, fail) => {
    const request = httpRequest({ port, path, method, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", fail);
      response.on("end", () => {
        const got = Buffer.concat(chunks).toString();
        const isJson = String(response.headers["content-type"]).includes("json");
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: got,
          value: isJson && got !== "" ? JSON.parse(got) : undefined,
        });
      });
    });
    request.on("error", fail);
    request.end(sent);
  });
}

/** A body to send. */
export const post = (sent: string | Uint8Array, type = "application/json"): Given => ({
  method: "POST",
  headers: { "content-type": type },
  body: sent,
});
