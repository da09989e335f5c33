/** What an `api.md` says, in each language in which SDKs have one. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { describedSource } from "../../../../generator/fill/described-source.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import { readNew } from "../new-manifest/described.js";

const folder = join(import.meta.dirname, "listings");
const languages = readdirSync(folder).map((file) => basename(file, ".md"));

function describedBy(text: string, file = "api.md") {
  const { value, diagnostics } = openTexts({ [file]: text }, [file]);
  const [source] = value.sources;
  if (source === undefined) throw new Error(JSON.stringify(diagnostics));
  const { value: described } = describedSource(source);
  return { described, source, diagnostics };
}

function listing(language: string): string {
  return readFileSync(join(folder, `${language}.md`), "utf8");
}

function linesOf(text: string): readonly string[] {
  return describedBy(text).described.operations.map(
    ({ operationId, method, path }) => `${operationId} ${method} ${path}`,
  );
}

describe("one SDK in each language", () => {
  const calls = [
    "library.status GET /status",
    "books.create POST /books",
    "books.retrieve GET /books/{book_id}",
    "books.list GET /books",
    "books.rare-editions.delete DELETE /books/{book_id}/rare_editions/{edition}",
    "books.rare-editions.appraise-all POST /books/{book_id}/rare_editions:appraise",
  ];
  const inGo = calls.map((call) =>
    call.replace("books.create", "books.new").replace("books.retrieve", "books.get"),
  );

  test("there are eight", () => {
    expect(languages).toHaveLength(8);
  });

  test.each(languages)("%s", (language) => {
    expect(linesOf(listing(language))).toEqual(language === "go" ? inGo : calls);
    const { described, diagnostics } = describedBy(listing(language));
    expect(diagnostics).toEqual([]);
    const { model, diagnostics: faults, lost } = readNew(described);
    expect({ faults, lost }).toEqual({ faults: [], lost: [] });
    expect(model.groups.map(({ id }) => id)).toEqual(["library", "books"]);
  });
});

describe("places and losses", () => {
  test("a fact has the place of its title", () => {
    const { described, source } = describedBy(listing("typescript"));
    const facts = described.operations[1]?.facts.entries.map(({ key, value }) => {
      const { start, end } = source.span(value.at);
      return `${key} ${start.line}:${start.column}-${end.column}`;
    });
    expect(facts).toEqual(["method 27:16-27", "path 27:16-27"]);
  });

  test("a call without a route, names of types and a query are told as lost", () => {
    const query = `${listing("typescript")}- <code title="get /books?status={status}&amp;x=1">client.books.<a>find</a>()</code>\n`;
    const { described, source } = describedBy(query);
    expect(described.operations.at(-1)?.path).toBe("/books");
    expect(
      described.losses.map(({ what, at }) => `${source.span(at).start.line}: ${what}`),
    ).toEqual([
      "10: the call client.signInURL",
      "37: the query ?status={status}&x=1",
      "5: names of types",
    ]);
  });

  test("the source is the file", () => {
    const { described } = describedBy(listing("go"), "sdks/library-go/api.md");
    expect(described.source).toEqual({ id: "api-md", title: "api.md", kind: "document" });
  });
});

describe("what stands in a line", () => {
  const line = (text: string): readonly string[] => linesOf(`# Books\n\n- ${text}\n`);

  test.each([
    ["a title in single quotes", "<code title='get /books'>client.books.<a>list</a>()</code>"],
    ["a link", '<a href="x" title="get /books">client.books.list() -> Page</a>'],
    ["a link with another one", '<a title="get /books">client.books.<a href="y">list</a>()</a>'],
    ["capitals", '<code title="GET /books">client.Books.<a>List</a>(ctx) (Page, error)</code>'],
    ["asterisks", '<code title="get /books">client.books.<a>list</a>(\\*\\*params)</code>'],
    ["no parentheses", '<code title="get /books">client.books.<a>list</a></code>'],
    ["two lines", '<code title="get /books">client.books.<a href="y">\n  list</a>(params)</code>'],
    ["markdown", '<code title="get /books">`client.books.list()`</code>'],
  ])("%s", (_, text) => {
    expect(line(text)).toEqual(["books.list GET /books"]);
  });

  test("prose, links and code beside it say nothing", () => {
    const text = [
      "# Books",
      "- See the [guide](https://books.example).",
      '- <a href="https://books.example">client.books.list() is explained here</a>',
      "```md",
      '- <code title="get /fenced">client.books.<a>fenced</a>()</code>',
      "```",
      '- <code title="get /books">client.books.<a>list</a>()</code>',
    ].join("\n");
    expect(linesOf(text)).toEqual(["books.list GET /books"]);
  });

  test("it is told by its content, whatever the file is called", () => {
    const { source } = describedBy(listing("python"), "listing.txt");
    expect(source.kind).toEqual({ format: "api-md" });
  });

  test("Windows' line ends", () => {
    expect(linesOf(listing("java").replaceAll("\n", "\r\n"))).toHaveLength(6);
  });

  test("Markdown without a call is refused", () => {
    const { diagnostics } = openTexts({ "README.md": "# Books\n\n- `npm i books`\n" }, [
      "README.md",
    ]);
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      "source-kind: the file is in Markdown, and no line of it has a call with its method and path",
    ]);
  });
});
