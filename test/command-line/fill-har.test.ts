/** `fill` and `init --from` of what a browser recorded, run as processes. */
import { afterEach, describe, expect, test } from "vitest";
import { capture, entries, recorded, secrets } from "./book-capture.js";
import { bookProject, manifestText } from "./book-project.js";
import type { Outcome, Project } from "./project.js";

let project: Project;

afterEach(() => project.end());

const fill = ["fill", "--from", "capture.har"];

function run(...more: readonly string[]): Promise<Outcome> {
  return project.run([...fill, ...more]);
}

const api = "https://api.books.example/v1";

describe("a whole session", () => {
  test("fills in what was seen, and reports the rest", async () => {
    project = bookProject("capture.har", capture());
    const { code, out, error } = await run();
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out.replaceAll(/capture\.har:\d+:\d+/g, "capture.har:…")).toMatchInlineSnapshot(`
      "manifest: 57 facts from capture.har; 82 of 228 facts known
      operations: 3 exact, 0 mapped, 2 accepted, 0 proposed, 0 without a partner

        ~ groups/authors.yaml: 4 facts
        ~ groups/books.yaml: 48 facts
        ~ schemas/book.yaml: 4 facts
        ~ service.yaml: 1 fact

      Only assumed, and stated nowhere (--assume fills it in, as assumed):
        service.yaml: pagination: { offset-total: { strategy: offset, request: { offset: query.offset, limit: query.limit }, response: { items: /items, total: /total } } }
        groups/books.yaml: operations.list.pagination: { uses: offset-total }
        groups/books.yaml: operations.delete.path: "/books/{id}"
        groups/books.yaml: operations.delete.parameters.path: { id: { schema: { type: integer } } }
        groups/authors.yaml: operations.retrieve.parameters.path: { author: { schema: { type: integer } } }

      Without a partner in the manifest:
        GET /users/{user-id}/orders
        POST /sessions
        GET /authors/12/books

      The manifest knows it otherwise, and was not changed:
        manifest/schemas/book.yaml:8:13: schemas.book.properties.year: { type: string } (handbook)
          capture.har:…: { type: [integer, "null"] } (--prefer year takes it)

      Not taken over:
        capture.har:…: an entry (3 times): It is no call of an API: a part of a web page: a document, picture, font, script or style.
        capture.har:…: an entry: It is no call of an API: the browser's own question whether it may ask (CORS).
        capture.har:…: an entry: It is no call of an API: an answer that leads elsewhere, or to a copy in the cache.
        capture.har:…: an entry: It is no call of an API: a web socket.
        capture.har:…: an entry: It is no call of an API: not http or https.
        capture.har:…: an entry of https://stats.example: It goes to another address than the API's.
        capture.har:…: a parameter with a credential (9 times): Credentials are not copied. The manifest names their scheme where the source says that it is needed.
        capture.har:…: a key in a body: It looks like an id, or like something that belongs to somebody, and not like the name of a property.
        capture.har:…: the path /authors/12/books: One request alone does not tell whether it is /authors/{author-id}/books; record calls for several things.
        capture.har:…: a body: It is said to be JSON and is not, or not all of it is there.
        capture.har:…: headers of answers, cookies, timings: They belong to the connection and to whoever was recorded more than to the API.
      "
    `);
    const text = project.read("manifest/groups/books.yaml");
    expect(text).toContain("title: List Books # as in the handbook\n");
    expect(text).toContain("    path: /books\n    parameters:\n      path: none\n");
    expect(project.read("manifest/service.yaml")).toContain("kind: observed");
  });

  test("writes no secret, with assumptions or without, and not in the report either", async () => {
    project = bookProject("capture.har", capture());
    const reports = [await run("--all"), await run("--assume")];
    const told = manifestText(project) + reports.map(({ out }) => out).join("\n");
    for (const secret of Object.values(secrets)) {
      for (const form of [secret, decodeURIComponent(secret)]) expect(told).not.toContain(form);
    }
  });

  test("run twice, changes nothing the second time", async () => {
    project = bookProject("capture.har", capture());
    await run("--assume");
    const before = manifestText(project);
    const { out } = await run("--assume");
    expect(out).toMatch(/^manifest: 0 facts from capture\.har; \d+ of \d+ facts known\n/);
    expect(out).not.toContain("filled in as assumed");
    expect(manifestText(project)).toBe(before);
    expect((await project.run(["generate"])).code).toBe(0);
  });
});

describe("small captures", () => {
  test("one call of a path that is known gives just what was seen of it", async () => {
    const answer = { name: "Ann B", born: 1950 };
    const calls = [recorded("GET", `${api}/authors/12`, { answer })];
    project = bookProject("capture.har", capture(calls));
    const { out } = await run("--dry-run");
    expect(out).toMatchInlineSnapshot(`
      "--- a/manifest/groups/authors.yaml
      +++ b/manifest/groups/authors.yaml
      @@ -1,8 +1,23 @@
       source: handbook
       title: Authors
       operations:
         retrieve:
      +    sourceOf: { parameters: capture, responses: capture }
           title: Get Author
           method: GET
           path: /authors/{author}
      -    responses: not shown
      +    parameters:
      +      header:
      +        x-tenant: { schema: { type: string } }
      +        x-request-id: { schema: { type: string } }
      +        (others): not shown
      +    responses:
      +      200:
      +        content:
      +          application/json:
      +            schema:
      +              type: object
      +              properties: { name: { type: [string, "null"] }, born: { type: [integer, "null"] } }
      +              additionalProperties: not shown
      +          (others): not shown
      +      (others): not shown
      --- a/manifest/service.yaml
      +++ b/manifest/service.yaml
      @@ -3,4 +3,5 @@
       baseUrl: https://api.books.example/v1
       groups: [books, authors]
       sources:
         handbook: { title: Handbook, kind: document }
      +  capture: { title: Recorded calls (capture), kind: observed, date: "2026-03-04", url: not shown }
      "
    `);
  });

  test("what fits a schema that is known adds nothing; what is new goes into the schema", async () => {
    const answer = { id: 1, title: null, year: 1999, pages: 12 };
    const calls = [recorded("GET", `${api}/books/1`, { answer })];
    project = bookProject("capture.har", capture(calls));
    const { out, error } = await run("--dry-run");
    expect(out).toMatchInlineSnapshot(`
      "--- a/manifest/groups/books.yaml
      +++ b/manifest/groups/books.yaml
      @@ -11,9 +11,14 @@
           title: Get Book
           method: GET
           path: /books/{id}
           parameters:
      +      sourceOf: { header: capture }
             path: { id: { schema: { type: integer } } }
      +      header:
      +        x-tenant: { schema: { type: string } }
      +        x-request-id: { schema: { type: string } }
      +        (others): not shown
           responses:
             200:
               content:
                 application/json: { schema: { $ref: '#/schemas/book' } }
      --- a/manifest/schemas/book.yaml
      +++ b/manifest/schemas/book.yaml
      @@ -1,9 +1,11 @@
       source: handbook
      +sourceOf: { book: [handbook, capture] }
       schemas:
         book:
           type: object
           properties:
             id: { type: integer }
             title: { type: string }
             year: { type: string } # so they say
      +      pages: { type: [integer, "null"] }
           additionalProperties: not shown
      --- a/manifest/service.yaml
      +++ b/manifest/service.yaml
      @@ -3,4 +3,5 @@
       baseUrl: https://api.books.example/v1
       groups: [books, authors]
       sources:
         handbook: { title: Handbook, kind: document }
      +  capture: { title: Recorded calls (capture), kind: observed, date: "2026-03-04", url: not shown }
      "
    `);
    expect(error).toMatch(
      /was not changed:\n {2}manifest\/schemas\/book\.yaml:8:13: schemas\.book\.properties\.year: \{ type: string \} \(handbook\)\n {4}capture\.har:\d+:\d+: \{ type: \[integer, "null"\] \} \(--prefer year takes it\)\n/,
    );
  });

  test("a path that was inferred is listed, and taken with --assume, from a source of its own", async () => {
    const calls = [1, 2].map((id) => recorded("DELETE", `${api}/books/${id}`, { status: 204 }));
    project = bookProject("capture.har", capture(calls));
    const { out } = await run();
    expect(out).toContain(
      'stated nowhere (--assume fills it in, as assumed):\n  groups/books.yaml: operations.delete.path: "/books/{id}"\n',
    );
    const group = "manifest/groups/books.yaml";
    expect(project.read(group)).toMatch(/method: DELETE\n {4}path: not shown\n/);
    await run("--assume");
    expect(project.read(group)).toMatch(/method: DELETE\n {4}path: \/books\/\{id\}\n/);
    expect(project.read(group)).toContain("sourceOf: { path: capture-assumed }");
    expect(project.read("manifest/service.yaml")).toMatch(
      / capture-assumed:(?:.*\n)*.*kind: assumed/,
    );
  });
});

describe("the address of the API", () => {
  const known = "baseUrl: https://api.books.example/v1";

  test("of several hosts, the likeliest is only assumed, and told", async () => {
    project = bookProject("capture.har", capture());
    project.replace("manifest/service.yaml", known, "baseUrl: not shown");
    const { out } = await run();
    expect(out).toContain("service.yaml: baseUrl: https://api.books.example/v1\n");
    expect(out).toContain("most answers come from https://api.books.example/v1");
    expect(project.read("manifest/service.yaml")).toContain("baseUrl: not shown");
    await run("--assume");
    expect(project.read("manifest/service.yaml")).toContain(known);
    expect(project.read("manifest/service.yaml")).toContain("baseUrl: capture-assumed");
  });

  test("no other host is read than the one that the manifest names, unless --base-url does", async () => {
    project = bookProject("capture.har", capture());
    project.replace("manifest/service.yaml", known, "baseUrl: https://books.example");
    const { out } = await run();
    expect(out).toMatch(/^manifest: 0 facts/);
    expect(out).toContain("No entry goes to https://books.example; most answers come from");
    expect((await run("--base-url", api)).out).toMatch(/^manifest: \d\d facts/);
    expect(project.read("manifest/service.yaml")).toContain("baseUrl: https://books.example\n");
  });

  test("what is no address is refused", async () => {
    project = bookProject("capture.har", capture());
    const { code, error } = await run("--base-url", "books");
    expect(code).toBe(2);
    expect(error).toContain("It is not an address");
  });
});

describe("faults", () => {
  test("an entry without what the format wants is left out and told with its place, and --strict refuses it", async () => {
    const broken = [{ request: { method: "GET" }, response: {} }, "x", {}];
    project = bookProject("capture.har", capture([...entries, ...broken]));
    const before = manifestText(project);
    const strict = await run("--strict");
    expect(strict.code).toBe(2);
    expect(strict.error).toMatch(/^capture\.har:\d+:\d+ - error source-shape: /);
    expect(strict.error.match(/error source-shape/g)).toHaveLength(3);
    expect(manifestText(project)).toBe(before);
    const { code, error } = await run();
    expect(code).toBe(0);
    expect(error.match(/^capture\.har:\d+:\d+ - warning source-shape: /gm)).toHaveLength(3);
    expect(manifestText(project)).not.toBe(before);
  });

  test.each([0.02, 0.5, 0.999])(
    "a file that ends at %d of its length is told with its place",
    async (part) => {
      project = bookProject("capture.har", capture());
      const text = JSON.stringify(capture());
      project.write("capture.har", [text.slice(0, Math.floor(text.length * part))]);
      const before = manifestText(project);
      const { code, error } = await run();
      expect(code).toBe(2);
      expect(error).toMatch(/^capture\.har:\d+:\d+ - error source-syntax: /);
      for (const secret of Object.values(secrets)) expect(error).not.toContain(secret);
      expect(manifestText(project)).toBe(before);
    },
  );

  test("a capture without a call says so", async () => {
    project = bookProject("capture.har", capture(entries.slice(0, 3)));
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toContain("the capture: No entry looks like a call of an API.");
    const made = await project.run(["init", "--from", "capture.har", "--manifest", "new"]);
    expect(made.code).toBe(2);
    expect(made.error).toContain("the source describes no operation");
  });
});

test("init --from makes a manifest whose inferred paths are marked, and a client of it", async () => {
  project = bookProject("capture.har", capture());
  const { code, out } = await project.run(["init", "--from", "capture.har", "--manifest", "new"]);
  expect(code).toBe(0);
  expect(out).toContain(
    [
      "Inferred, and to be looked at (source: capture-assumed):",
      "  baseUrl: https://api.books.example/v1",
      "  GET /books/{book-id}",
      "  DELETE /books/{book-id}",
      "  GET /authors/{author-id}",
      "  GET /users/{user-id}/orders",
      "  GET /authors/{author-id}/books",
      "",
    ].join("\n"),
  );
  expect(project.read("new/groups/books.yaml")).toContain(
    [
      "  retrieve:",
      "    sourceOf: { path: capture-assumed }",
      "    method: GET",
      "    path: /books/{book-id}",
      "    parameters:",
      "      sourceOf: { path: capture-assumed }",
      "      path:",
      "        book-id: { schema: { type: integer } }",
      "",
    ].join("\n"),
  );
  const made = await project.run(["generate", "--manifest", "new", "--out", "made"]);
  expect({ code: made.code, error: made.error }).toEqual({ code: 0, error: "" });
  const again = await project.run([...fill, "--manifest", "new"]);
  expect(again.out).toMatch(
    /^new: 0 facts from capture\.har; \d+ of \d+ facts known\noperations: 8 exact, /,
  );
});
