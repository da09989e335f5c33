/** Parts that a description says once stand once in a manifest that is filled in, too; facts of the manifest itself stay. */
import { expect, test } from "vitest";
import type { FillRequest } from "../../../../generator/fill/fill.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { knownItems, knownValue } from "../../../../generator/model/known.js";
import { parseDocument, type SourceDocument } from "../../../../generator/source/document.js";
import { followed, madeOf, modelOf, sourceOf, textOf } from "./followed.js";

const components = (description: string): string => `components:
  parameters:
    PerPage: { name: per_page, in: query, schema: { type: integer } }
  headers:
    RequestId: { description: Names it., schema: { type: string } }
  responses:
    NotFound:
      description: ${description}
      headers: { X-Request-Id: { $ref: "#/components/headers/RequestId" } }
`;

function operation(path: string, uses: boolean): string {
  const own = uses
    ? `parameters: [{ $ref: "#/components/parameters/PerPage" }], responses: { "404": { $ref: "#/components/responses/NotFound" } }`
    : `parameters: [], responses: { "204": { description: Done. } }`;
  return `  /${path}: { get: { operationId: ${path}, tags: [Things], ${own} } }\n`;
}

function source(paths: Readonly<Record<string, boolean>>, description = "Nothing is there.") {
  const lines = Object.entries(paths).map(([path, uses]) => operation(path, uses));
  const text = `openapi: 3.1.0\ninfo: { title: Things, version: "1" }\npaths:\n${lines.join("")}${components(description)}`;
  const read = sourceOf(text);
  if (read === undefined) throw new Error("the description cannot be read");
  return read;
}

/** The operations of a manifest that knows nothing but their names, methods and paths. */
function sparse(names: readonly string[], extra: Readonly<Record<string, string>> = {}) {
  const operations = names.map((name) => `  ${name}: { method: GET, path: /${name} }\n`);
  const files = {
    "service.yaml":
      "source: handbook\ntitle: Things\ngroups: [things]\nsources: { handbook: { title: Handbook, kind: document } }\n",
    "groups/things.yaml": `source: handbook\ntitle: Things\noperations:\n${operations.join("")}`,
    ...extra,
  };
  return Object.entries(files).map(([file, text]) => parseDocument({ file, text }).value);
}

/** The references of each operation, and whether what it says of a 404 is known. */
function usesIn(documents: readonly SourceDocument[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    operationsOf(modelOf(documents)).map(({ name, parameters, responses }) => {
      const [parameter] = knownItems(parameters.query);
      const answer = knownItems(responses).find(({ status }) => status === "404");
      const said = answer && knownValue(answer.description);
      return [name, `${parameter?.shared ?? "-"} ${answer?.shared ?? "-"} ${said ?? "-"}`];
    }),
  );
}

const isFill: Partial<FillRequest> = {};

test.each<[string, Partial<FillRequest>]>([
  ["a fill", isFill],
  ["an update", { update: { prune: false } }],
])("%s gives a name to what several operations get", (_, options) => {
  const { filled } = followed(sparse(["a", "b"]), source({ a: true, b: true }), options);
  expect(usesIn(filled.documents)).toEqual({
    a: "per-page not-found Nothing is there.",
    b: "per-page not-found Nothing is there.",
  });
  expect(textOf(filled.documents, "shared/responses.yaml").match(/Nothing/g)).toHaveLength(1);
  expect(textOf(filled.documents, "shared/parameters.yaml")).toContain("name: per_page");
  // A header that one response has stands there.
  expect(textOf(filled.documents, "shared/headers.yaml")).toBe("");
  expect(textOf(filled.documents, "groups/things.yaml")).not.toContain("Nothing");
  const again = followed(filled.documents, source({ a: true, b: true }), options).filled;
  expect(again.proposal.files).toEqual([]);
  expect(again.proposal.conflicts).toEqual([]);
});

test("what one operation gets stands there", () => {
  const { filled } = followed(sparse(["a", "b"]), source({ a: true, b: false }), isFill);
  expect(usesIn(filled.documents)["a"]).toBe("- - Nothing is there.");
});

test("one new use refers to the part that the manifest has of the source", () => {
  const made = madeOf(source({ w: true, x: true, y: false }));
  const { filled } = followed(
    made,
    source({ w: true, x: true, y: false, z: true }, "It is not there."),
  );
  expect(filled.followed?.operations.map(({ id }) => id)).toEqual(["things.z"]);
  expect(usesIn(filled.documents)).toMatchObject({
    w: "per-page not-found It is not there.",
    z: "per-page not-found It is not there.",
  });
});

const own = (description: string): Readonly<Record<string, string>> => ({
  "shared/all.yaml": `source: handbook\nresponses:\n  not-found: { description: ${description}, headers: { X-Request-Id: { description: Names it., required: false, schema: { type: string } } }, content: none }\n`,
  "groups/things.yaml": `source: handbook\ntitle: Things\noperations:\n  a: { method: GET, path: /a }\n  own: { method: GET, path: /own, responses: { 404: { $ref: "#/responses/not-found" } } }\n`,
});

test("another source's part of that name is referred to where it says the same, and left alone where not", () => {
  const described = source({ a: true, b: true });
  const same = followed(sparse([], own("Nothing is there.")), described, isFill).filled;
  expect(usesIn(same.documents)["a"]).toBe("- not-found Nothing is there.");
  expect(textOf(same.documents, "shared/all.yaml")).toBe(
    own("Nothing is there.")["shared/all.yaml"],
  );
  const other = followed(sparse([], own("No book.")), described, isFill).filled;
  expect(usesIn(other.documents)["a"]).toBe("- - Nothing is there.");
  expect(other.proposal.conflicts).toEqual([]);
  const both = followed(sparse([], own("No book.")), described).filled;
  expect(usesIn(both.documents)).toMatchObject({
    a: "per-page not-found-2 Nothing is there.",
    b: "per-page not-found-2 Nothing is there.",
    own: "- not-found No book.",
  });
});

test("what an operation says itself stays there, and none of it moves", () => {
  const inline = {
    "groups/things.yaml": `source: handbook\ntitle: Things\noperations:\n  a: { method: GET, path: /a, responses: { 404: { description: Nothing is there. } } }\n  b: { method: GET, path: /b, responses: { 404: not shown } }\n  c: { method: GET, path: /c }\n`,
  };
  const described = source({ a: true, b: true, c: true });
  const { filled } = followed(sparse([], inline), described, isFill);
  expect(usesIn(filled.documents)).toMatchObject({
    a: "per-page - Nothing is there.",
    b: "per-page not-found Nothing is there.",
    c: "per-page not-found Nothing is there.",
  });
  expect(textOf(filled.documents, "groups/things.yaml")).toContain(
    "description: Nothing is there., headers: { X-Request-Id: { description: Names it.",
  );
});

test("what a parameter is called, and where it stands, is no fact that a use leaves unsaid", () => {
  const made = madeOf(source({ w: true, x: true, y: false }));
  const next = source({ w: false, x: true, y: false });
  for (const prune of [false, true]) {
    const { filled } = followed(made, next, { update: { prune } });
    // True if there are other answers is open: that one is told no more is told, of its operation alone.
    expect(filled.proposal.unsaid.map(({ at }) => at.path.join("."))).toEqual([
      "operations.w.responses.404",
    ]);
    expect(usesIn(filled.documents)).toMatchObject({ x: "per-page not-found Nothing is there." });
    expect(textOf(filled.documents, "shared/parameters.yaml")).toContain(
      "{ name: per_page, in: query,",
    );
  }
});

/** Pairs of operations: of some with a parameter and an answer that the others have not. */
function described(kinds: readonly ("counted" | "paged" | "plain")[]) {
  const wanted = { counted: ["PerPage", "404", "NotFound"], paged: ["Page", "410", "Gone"] };
  const paths = kinds.flatMap((kind) => {
    const [parameter, status, response] = kind === "plain" ? [] : wanted[kind];
    const uses = parameter
      ? `parameters: [{ $ref: "#/components/parameters/${parameter}" }], responses: { "${status}": { $ref: "#/components/responses/${response}" } }`
      : `parameters: [], responses: { "204": { description: Done. } }`;
    return [1, 2].map(
      (each) =>
        `  /${kind}-${each}: { get: { operationId: ${kind}-${each}, tags: [Things], ${uses} } }\n`,
    );
  });
  const more = components("Nothing is there.")
    .replace("headers:", "  Page: { name: page, in: query, schema: { type: integer } }\n  headers:")
    .replace("responses:\n", "responses:\n    Gone: { description: Nothing is there any more. }\n");
  const text = `openapi: 3.1.0\ninfo: { title: Things, version: "1" }\npaths:\n${paths.join("")}${more}`;
  const read = sourceOf(text);
  if (read === undefined) throw new Error("the description cannot be read");
  return read;
}

/** Names of the shared parts that are taken out, of those that nothing uses and that stay, and of all that are left. */
function prunedParts(before: readonly SourceDocument[], next: ReturnType<typeof described>) {
  const { followed: news, documents } = followed(before, next, { update: { prune: true } }).filled;
  const { shared } = modelOf(documents);
  const names = (parts: readonly { readonly name: string }[] = []) => parts.map(({ name }) => name);
  return {
    taken: names(news?.taken.parts),
    kept: names(news?.gone.parts),
    left: names([...shared.parameters, ...shared.headers, ...shared.responses]),
  };
}

test("--prune takes out shared parts that nothing uses any more", () => {
  const made = madeOf(described(["counted", "paged"]));
  expect(prunedParts(made, described(["paged"]))).toEqual({
    taken: ["not-found", "per-page"],
    kept: [],
    left: ["page", "gone"],
  });
});

test("--prune leaves what is the last thing of its file, and tells it", () => {
  const all = ["not-found", "per-page"];
  expect(prunedParts(madeOf(described(["counted", "plain"])), described(["plain"]))).toEqual({
    taken: [],
    kept: all,
    left: all.toReversed(),
  });
});

test("--prune leaves a shared part that another source has said, and one that nothing ever used", () => {
  const made = madeOf(described(["counted", "paged"])).map(
    ({ file, text }) =>
      parseDocument({
        file,
        text: text
          .replace("sources:\n", "sources:\n  notes: { title: Notes, kind: document }\n")
          .replace(
            "\n  per-page: {",
            "\n  spare: { name: spare, in: query }\n  per-page: { source: notes,",
          )
          .replace(
            "\n  per-page:\n",
            "\n  spare: { name: spare, in: query }\n  per-page:\n    source: notes\n",
          ),
      }).value,
  );
  expect(prunedParts(made, described(["paged"]))).toEqual({
    taken: ["not-found"],
    kept: [],
    left: ["spare", "per-page", "page", "gone"],
  });
});
