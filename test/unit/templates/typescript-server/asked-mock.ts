/** A mock of one operation, to be asked over real HTTP. */
import { afterEach } from "vitest";
import type { MockOptions } from "../../../../templates/typescript-server/mock.js";
import type {
  MockContent,
  MockOperation,
  MockReply,
  MockSchema,
} from "../../../../templates/typescript-server/mock-data.js";
import type { Route } from "../../../../templates/typescript-server/route.js";
import type { LocalServer } from "../typescript-client/local-server.js";
import { serveMock } from "./mock-service.js";

/** Servers that are closed after each test. */
export const open: LocalServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** A schema that is known as `book`. */
export const book: MockSchema = {
  type: "object",
  required: ["id", "title"],
  properties: {
    id: { type: "string", pattern: "^b\\d{4}$" },
    title: { type: "string", examples: ["Dunes", "Kelp"] },
  },
};

/** Serves one operation, and asks it. */
export async function serveReplies(
  replies: readonly MockReply[],
  { options, ...more }: Partial<Route> & { readonly options?: MockOptions } = {},
): Promise<(init?: RequestInit & { readonly query?: string }) => Promise<Response>> {
  const route: Route = {
    id: "books.retrieve",
    method: "GET",
    path: "/books/{id}",
    open: ["path", "query"],
    ...(replies.length > 0 && {
      replies: replies.map(({ status, content }) => ({
        status,
        ...(content && { content: content.map(({ mediaType }) => mediaType) }),
      })),
    }),
    ...more,
  };
  const operations: Record<string, MockOperation> = { "books.retrieve": { replies } };
  const server = await serveMock(
    { routes: [route], data: { schemas: { book }, operations } },
    options,
  );
  open.push(server);
  return ({ query = "", ...init } = {}) => fetch(`${server.url}/books/7${query}`, init);
}

/** The content of an answer in JSON. */
export function json(schema?: MockSchema): readonly MockContent[] {
  return [{ mediaType: "application/json", ...(schema !== undefined && { schema }) }];
}
/** A request that wants something. */
export const prefer = (value: string): RequestInit => ({ headers: { prefer: value } });
