/** Parts that a description says once stand once in a new manifest; errors of all its operations are the service's. */
import { expect, test } from "vitest";
import { describeOpenapi } from "../../../../generator/fill/openapi/describe.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import { knownItems, knownValue } from "../../../../generator/model/known.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { readNew, type ReadManifest } from "./described.js";

/** A new manifest of a description in YAML; paths are given, components follow. */
function manifestOf(paths: string, components: string): ReadManifest {
  const text = `openapi: 3.1.0\ninfo: { title: Books, version: "1" }\npaths:\n${paths}${components}`;
  const [source] = openTexts({ "books.yaml": text }, ["books.yaml"]).value.sources;
  if (source?.kind.format !== "openapi") throw new Error("no description was opened");
  const read = readNew(describeOpenapi(source.root, source.kind.version).value);
  expect(read.diagnostics).toEqual([]);
  return read;
}

const components = `components:
  parameters:
    PerPage: { name: per_page, in: query, schema: { type: integer } }
    once: { name: once, in: query, schema: { type: integer } }
  headers:
    RequestId: { schema: { type: string } }
  responses:
    NotFound:
      description: Nothing is there.
      headers: { X-Request-Id: { $ref: "#/components/headers/RequestId" } }
    Limited:
      description: Too many.
      headers: { X-Request-Id: { $ref: "#/components/headers/RequestId" } }
`;

function operation(path: string, ...lines: readonly string[]): string {
  return [`  ${path}:`, "    get:", ...lines.map((line) => `      ${line}`), ""].join("\n");
}

const notFound = '"404": { $ref: "#/components/responses/NotFound" }';
const success = '"200": { description: Done. }';

test("parameters, headers and responses that are used twice stand once, under their names", () => {
  const parameters = 'parameters: [{ $ref: "#/components/parameters/PerPage" }]';
  const limited = '"429": { $ref: "#/components/responses/Limited" }';
  const { files, model } = manifestOf(
    operation("/a", parameters, `responses: { ${success}, ${notFound}, ${limited} }`) +
      operation("/b", parameters, `responses: { ${success}, ${notFound} }`) +
      operation(
        "/c",
        'parameters: [{ $ref: "#/components/parameters/once" }]',
        `responses: { ${success} }`,
      ),
    components,
  );
  expect(files.get("shared/parameters.yaml")).toContain(
    "  per-page: { name: per_page, in: query, required: false, ",
  );
  expect(files.get("shared/headers.yaml")).toContain("  request-id: ");
  expect(files.get("shared/responses.yaml")).toContain("  not-found:\n");
  // It stands where it is used: a name for one use is a line more, and a place to look.
  expect(files.get("shared/parameters.yaml")).not.toContain("once");
  expect(files.get("shared/responses.yaml")).not.toContain("Too many");
  const [a, b] = operationsOf(model);
  for (const each of [a, b]) {
    expect(each && knownItems(each.parameters.query)).toMatchObject([
      { name: "per_page", shared: "per-page", schema: { state: "known" } },
    ]);
    const answer = each && knownItems(each.responses).find(({ status }) => status === "404");
    expect(answer).toMatchObject({
      shared: "not-found",
      description: { value: "Nothing is there." },
    });
  }
  const last = a && knownItems(a.responses).at(-1);
  expect(last && knownItems(last.headers)).toMatchObject([{ shared: "request-id" }]);
});

test("a description beside a reference makes another thing of that use", () => {
  const other =
    '"404": { $ref: "#/components/responses/NotFound", description: No shelf is there. }';
  const { model } = manifestOf(
    operation("/a", `responses: { ${success}, ${notFound} }`) +
      operation("/b", `responses: { ${success}, ${notFound} }`) +
      operation("/c", `responses: { ${success}, ${other} }`),
    components,
  );
  const said = operationsOf(model).map(({ responses }) => {
    const answer = knownItems(responses).find(({ status }) => status === "404");
    return [answer?.shared, answer && knownValue(answer.description)];
  });
  expect(said).toEqual([
    ["not-found", "Nothing is there."],
    ["not-found", "Nothing is there."],
    [undefined, "No shelf is there."],
  ]);
});

const many = Array.from({ length: 10 }, (_, index) => `/a${index}`);

test("an error that each operation gives is the service's", () => {
  const { files, model } = manifestOf(
    many.map((path) => operation(path, `responses: { ${success}, ${notFound} }`)).join(""),
    components,
  );
  expect(knownItems(model.service.errors)).toMatchObject([{ status: "404", shared: "not-found" }]);
  // True if there are more, nobody says.
  expect(model.service.errors).toMatchObject({ state: "known", value: { open: true } });
  for (const [file, text] of files)
    if (file.startsWith("groups/")) expect(text).not.toContain("404");
});

const any = "default: { description: Anything else. }";

test("one whose list is complete without it says `none`; one of its own wins", () => {
  const own = '"404": { description: No shelf is there. }';
  const lists = [
    ...many.map(() => `${success}, ${notFound}`),
    ...many.map(() => `${success}, ${notFound}`),
    `${success}, ${any}`,
    `${success}, ${own}`,
  ];
  const { model } = manifestOf(
    lists.map((list, index) => operation(`/b${index}`, `responses: { ${list} }`)).join(""),
    components,
  );
  expect(knownItems(model.service.errors)).toMatchObject([{ status: "404" }]);
  const [complete, other] = operationsOf(model).slice(-2);
  expect(complete && knownItems(complete.responses).at(-1)).toMatchObject({
    status: "404",
    absent: true,
  });
  expect(other && knownItems(other.responses).at(-1)?.description).toMatchObject({
    value: "No shelf is there.",
  });
});

test.each([
  ["an open list without it", [...many.map(() => `${success}, ${notFound}`), success]],
  [
    "more than a tenth that would take it back",
    [...many.slice(2).map(() => `${success}, ${notFound}`), `${success}, ${any}`],
  ],
])("%s keeps it from being the service's", (_why, lists) => {
  const { model } = manifestOf(
    lists.map((list, index) => operation(`/b${index}`, `responses: { ${list} }`)).join(""),
    components,
  );
  expect(model.service.errors.state).toBe("notShown");
  const using = operationsOf(model).filter(({ responses }) =>
    knownItems(responses).some(({ shared }) => shared === "not-found"),
  );
  expect(using).toHaveLength(lists.filter((list) => list.includes(notFound)).length);
});

const schemes = `components:
  securitySchemes:
    key: { type: apiKey, name: X-Key, in: header }
    token: { type: http, scheme: bearer }
`;

test("authentication that operations state one by one stands once, those that differ keep theirs", () => {
  const secured = (path: string, security: string): string =>
    operation(path, `security: ${security}`, `responses: { ${success} }`);
  const key = "[{ key: [] }]";
  const { files } = manifestOf(
    secured("/a", key) + secured("/b", key) + secured("/c", "[]") + secured("/d", key),
    schemes,
  );
  expect(files.get("service.yaml")).toContain("  default: [{ key: none }]\n");
  const groups = [...files].filter(([path]) => path.startsWith("groups/"));
  const said = groups.flatMap(([, text]) => text.match(/authentication: .*/g) ?? []);
  expect(said).toEqual(["authentication: none"]);
});

test("while one operation does not state it, no other speaks for it", () => {
  const secured = (path: string): string =>
    operation(path, "security: [{ key: [] }]", `responses: { ${success} }`);
  const { files } = manifestOf(
    secured("/a") + secured("/b") + secured("/c") + operation("/d", `responses: { ${success} }`),
    schemes,
  );
  expect(files.get("service.yaml")).not.toContain("default:");
});
