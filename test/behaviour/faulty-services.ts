/** The servers that faults are tried on: that of the filled service, and two of a small one; each is there after each test. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { manifestFiles } from "./emitted-client.js";
import { type FaultyPackage, faultyPackage, type FaultyService } from "./faulty-service.js";
import { send } from "./raw-requests.js";

const text = { type: "string" };
const book = {
  type: "object",
  required: ["title"],
  properties: { title: text, tags: { type: "array", items: text } },
};
const json = (schema: object): object => ({ "application/json": { schema } });
const ok = (content: unknown): object => ({ 200: { description: "Done.", content } });
const body = (content: object): object => ({ required: true, content });

/** A service of books, of which all is known that the faults are about. */
const books = manifestFiles({
  service: { errors: "none" },
  groups: {
    books: {
      title: "Books",
      operations: {
        retrieve: {
          title: "Get a book",
          method: "GET",
          path: "/books/{id}",
          parameters: {
            path: { id: { schema: text } },
            query: {
              filter: {
                style: "deepObject",
                explode: true,
                schema: { type: "object", additionalProperties: text },
              },
              sort: {
                style: "form",
                explode: true,
                schema: { type: "object", additionalProperties: text },
              },
            },
          },
          body: "none",
          responses: ok(json(book)),
        },
        create: {
          title: "Add a book",
          method: "POST",
          path: "/books",
          body: body(json(book)),
          responses: ok(json(book)),
        },
        order: {
          title: "Order books by a form",
          method: "POST",
          path: "/orders",
          body: body({
            "application/x-www-form-urlencoded": {
              schema: { type: "object", additionalProperties: text },
            },
            "multipart/form-data": { schema: { type: "object", additionalProperties: text } },
          }),
          responses: "not shown",
        },
        scan: {
          title: "Set the scan of a book",
          method: "PUT",
          path: "/books/{id}/scan",
          body: body({ "application/pdf": { schema: {} } }),
          responses: "not shown",
        },
        export: {
          title: "A book a line",
          method: "GET",
          path: "/export",
          responses: ok({ "application/x-ndjson": { schema: book } }),
        },
      },
    },
  },
});

/** The servers of a file of tests. */
export interface FaultyServices {
  /** The filled service. */
  readonly filled: FaultyService;
  /** A small one. */
  readonly small: FaultyService;
  /** The same with short times, room for much, and no look at what it answers. */
  readonly roomy: FaultyService;
  /** The requests that came to a handler in this test. */
  readonly seen: readonly object[];
}

/** The response of handlers unless a test says otherwise. */
export const handled = { status: 200, body: { title: "handled" } } as const;

/** Starts the servers before the tests of a file, and holds after each that they are still there. */
export function useFaultyServices(): FaultyServices {
  const packages: FaultyPackage[] = [];
  const started: FaultyService[] = [];
  const seen: object[] = [];
  const rejections: unknown[] = [];
  const reject = (reason: unknown): void => void rejections.push(reason);

  beforeAll(async () => {
    process.on("unhandledRejection", reject);
    const [music, library] = await Promise.all([
      faultyPackage(join(scenariosFolder, "music-filled")),
      faultyPackage(books),
    ]);
    packages.push(music, library);
    started.push(await music.start(), await library.start());
    const roomy = await library.start(
      { timeoutMs: 300, maxBodyBytes: 2_000_000, maxFields: 10_000, validateReplies: false },
      { maxHeaderSize: 4_000_000, requestTimeout: 600, connectionsCheckingInterval: 50 },
    );
    started.push(roomy);
  });
  afterAll(async () => {
    await Promise.all(started.map((each) => each.end()));
    for (const { emitted } of packages) await emitted.remove();
    process.off("unhandledRejection", reject);
  });
  beforeEach(() => {
    seen.length = 0;
    for (const each of started) {
      each.failures.length = 0;
      each.answer((request) => {
        seen.push(request);
        return handled;
      });
    }
  });
  afterEach(async () => {
    await wait(5);
    expect(rejections).toEqual([]);
    for (const each of started) expect((await send(each, "/nowhere")).status).toBe(404);
  });

  const at = (index: number): FaultyService => {
    const found = started[index];
    if (found === undefined) throw new Error("the servers start before the first test");
    return found;
  };
  return {
    seen,
    get filled() {
      return at(0);
    },
    get small() {
      return at(1);
    },
    get roomy() {
      return at(2);
    },
  };
}
