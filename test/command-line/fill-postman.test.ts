/** `fill` and `init --from` of a Postman collection, run as processes. */
import { afterEach, expect, test } from "vitest";
import { collection, olderCollection, secrets } from "./book-collection.js";
import { bookProject, manifestText } from "./book-project.js";
import type { Project } from "./project.js";

let project: Project;

afterEach(() => project.end());

const fill = ["fill", "--from", "books.json"];
const placed = /books\.json:\d+:\d+/g;

test("fills in what people saved, and reports the rest", async () => {
  project = bookProject("books.json", collection);
  const { code, out, error } = await project.run(fill);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(out.replaceAll(placed, "books.json:…")).toMatchInlineSnapshot(`
    "manifest: 34 facts from books.json; 59 of 159 facts known
    operations: 3 exact, 0 mapped, 1 accepted, 0 proposed, 1 without a partner

      ~ groups/authors.yaml: 1 fact
      ~ groups/books.yaml: 26 facts
      ~ schemas/book.yaml: 1 fact
      ~ service.yaml: 6 facts

    Only assumed, and stated nowhere (--assume fills it in, as assumed):
      service.yaml: pagination: { offset-total: { strategy: offset, request: { offset: query.offset, limit: query.limit }, response: { items: /items, total: /total } } }
      groups/books.yaml: operations.list.pagination: { uses: offset-total }
      groups/authors.yaml: operations.retrieve.parameters: { path: { author: { schema: { type: integer } } } }

    Without a partner in the source:
      books.delete

    Without a partner in the manifest:
      PUT /books/{bookId}/cover
      POST /graphql

    The manifest knows it otherwise, and was not changed:
      manifest/schemas/book.yaml:8:13: schemas.book.properties.year: { type: string } (handbook)
        books.json:…: { type: [integer, "null"] } (--prefer year takes it)

    Not taken over:
      books.json:…: a script: Scripts before or after a request are programs, not a description.
      books.json:…: a request: It goes to another address than most requests of the collection.
      books.json:…: a query in GraphQL: The manifest describes HTTP; GraphQL's own language describes what a query may request.
    "
  `);
  expect(project.read("manifest/groups/books.yaml")).toContain(
    "title: List Books # as in the handbook\n",
  );
  expect(project.read("manifest/groups/books.yaml")).toContain("description: Id of the book");
  expect(project.read("manifest/schemas/book.yaml")).toContain('isbn: { type: [string, "null"] }');
  expect(project.read("manifest/service.yaml")).toMatch(/default: \[\{ bearer: none \}\]/);
  const before = manifestText(project);
  const second = await project.run([...fill, "--assume"]);
  expect(second.out).toMatch(/^manifest: 9 facts from books\.json; \d+ of \d+ facts known\n/);
  for (const secret of Object.values(secrets)) {
    expect(out + second.out + manifestText(project)).not.toContain(secret);
  }
  expect(manifestText(project)).not.toBe(before);
  expect((await project.run(["generate"])).code).toBe(0);
});

test("init --from makes a manifest whose inferred paths are marked, and a client of it", async () => {
  project = bookProject("books.json", collection);
  const { code, out } = await project.run(["init", "--from", "books.json", "--manifest", "new"]);
  expect(code).toBe(0);
  expect(out).toContain(
    "Inferred, and to be looked at (source: book-service-assumed):\n  GET /authors/{author-id}\n\n",
  );
  expect(project.read("new/groups/books.yaml")).toContain(
    "title: Books\ndescription: Books of the shop.\n",
  );
  expect(project.read("new/groups/authors.yaml")).toContain("path: book-service-assumed");
  const made = await project.run(["generate", "--manifest", "new", "--out", "made"]);
  expect({ code: made.code, error: made.error }).toEqual({ code: 0, error: "" });
  const again = await project.run([...fill, "--manifest", "new"]);
  expect(again.out).toMatch(
    /^new: 0 facts from books\.json; \d+ of \d+ facts known\noperations: 6 exact, /,
  );
});

test.each([
  ["1.0", "version 1, "],
  ["2.0", "version 2.0, "],
] as const)("a collection %s is refused, with the way out", async (version, name) => {
  project = bookProject("books.json", olderCollection(version));
  const before = manifestText(project);
  const { code, error } = await project.run(fill);
  expect(code).toBe(2);
  expect(error).toMatch(/^books\.json:\d+:\d+ - error source-version: /);
  expect(error).toContain(
    `this is a collection of Postman in ${name}and collections of Postman are read in 2.1`,
  );
  expect(error).toContain("export it from Postman once more, as `Collection v2.1`");
  expect(manifestText(project)).toBe(before);
});

test.each([0.1, 0.7])(
  "a collection that ends at %d of its length is told with its place",
  async (part) => {
    project = bookProject("books.json", collection);
    const text = JSON.stringify(collection);
    project.write("books.json", [text.slice(0, Math.floor(text.length * part))]);
    const { code, error } = await project.run(fill);
    expect(code).toBe(2);
    expect(error).toMatch(/^books\.json:\d+:\d+ - error source-syntax: /);
  },
);

test("items that are none are left out and told with their places, and --strict refuses them", async () => {
  const item = [{ name: "A" }, { name: "B", request: 3 }];
  project = bookProject("books.json", { ...collection, item });
  const strict = await project.run([...fill, "--strict"]);
  expect(strict.code).toBe(2);
  expect(strict.error.match(/^books\.json:\d+:\d+ - error source-shape: /gm)).toHaveLength(2);
  const { code, error } = await project.run(fill);
  expect(code).toBe(0);
  expect(error.match(/^books\.json:\d+:\d+ - warning source-shape: /gm)).toHaveLength(2);
});
