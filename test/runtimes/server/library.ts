/** The server that every runtime serves: a service as a package has it, written by hand, and its handlers. */
import { integer, maximum, required } from "../../../templates/typescript-client/schema-checks.js";
import {
  array,
  looseObject,
  number,
  optional,
  string,
} from "../../../templates/typescript-client/schema-kinds.js";
import { validator } from "../../../templates/typescript-client/validator.js";
import type { HandlerRequest } from "../../../templates/typescript-server/handler.js";
import type { Service } from "../../../templates/typescript-server/route.js";
import { type Server, serverOf } from "../../../templates/typescript-server/server.js";

const json = { status: "200", content: ["application/json"] };

const service: Service = {
  title: "Library",
  routes: {
    books: {
      find: {
        id: "books.find",
        method: "GET",
        path: "/books",
        parameters: [
          { in: "query", name: "tags", style: "form", explode: false, value: { items: "text" } },
          { in: "query", name: "limit", value: "number" },
          { in: "header", name: "X-Desk", value: "number" },
          { in: "cookie", name: "seen", value: "text" },
        ],
        body: "none",
        replies: [json],
        rules: {
          query: validator(() =>
            looseObject({
              tags: optional(array(string())),
              limit: optional(number(integer(), maximum(9))),
            }),
          ),
        },
      },
      retrieve: { id: "books.retrieve", method: "GET", path: "/books/{id}", replies: [json] },
      save: {
        id: "books.save",
        method: "POST",
        path: "/books",
        parameters: [],
        body: { required: true, content: [{ mediaType: "application/json" }] },
        replies: [json],
        rules: {
          body: {
            "application/json": validator(() =>
              looseObject({ title: string(), year: optional(number()) }, required("title")),
            ),
          },
        },
      },
      lines: {
        id: "books.lines",
        method: "GET",
        path: "/lines",
        parameters: [],
        replies: [{ status: "200", content: ["application/x-ndjson"] }],
      },
    },
    desk: {
      wait: { id: "desk.wait", method: "GET", path: "/wait" },
      aborted: { id: "desk.aborted", method: "GET", path: "/aborted" },
      fail: { id: "desk.fail", method: "GET", path: "/fail" },
    },
  },
  notRouted: [],
  schemes: {},
};

interface Asked extends HandlerRequest {
  readonly path: { readonly id?: string };
  readonly query: object;
  readonly headers: { readonly "X-Desk"?: number };
  readonly cookies: object;
  readonly body: unknown;
}

let aborted = 0;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const handlers = {
  books: {
    find: ({ query, headers, cookies }: Asked) => ({
      status: 200,
      headers: { "x-total": 2 },
      body: { query, desk: headers["X-Desk"], cookies },
    }),
    retrieve: ({ path, raw }: Asked) => ({
      status: 200,
      body: { id: path.id, url: new URL(raw.url).pathname },
    }),
    save: ({ body }: Asked) => ({ status: 200, body }),
    lines: () => ({ status: 200, body: lines() }),
  },
  desk: {
    wait: async ({ signal }: Asked) => {
      // Longer than any test has patience.
      const over = wait(20_000);
      const gone = new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => {
          aborted += 1;
          resolve();
        });
      });
      await Promise.race([over, gone]);
      return { status: 200, body: {} };
    },
    aborted: () => ({ status: 200, body: { aborted } }),
    fail: () => {
      throw new Error("secret of the ledger");
    },
  },
};

async function* lines(): AsyncGenerator<object> {
  for (let number = 1; number <= 3; number++) {
    yield { number, at: Date.now() };
    await wait(100);
  }
}

/** The server; its own failures are told to nobody. */
const library: Server = serverOf(service, handlers, { onError: () => {} }, { partial: false });
export default library;
