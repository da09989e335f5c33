/** Uses of one part of which a description tells different things: each operation keeps what is said of it. */
import { expect, test } from "vitest";
import { knownItems, knownValue } from "../../../../generator/model/known.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import type { SourceDocument } from "../../../../generator/source/document.js";
import { followed, madeOf, modelOf, sourceOf, textOf } from "./followed.js";

const names = ["a", "b", "c"];

/** Operations that take one parameter and give one answer; `own` are those that say something of their own. */
function source(own: readonly string[], { description = "How many.", of = names } = {}) {
  const paths = of.map((name) => {
    const isOwn = own.includes(name);
    const parameter = isOwn
      ? "{ name: per_page, in: query, description: Another., schema: { type: string } }"
      : '{ $ref: "#/components/parameters/PerPage" }';
    const answer = isOwn
      ? "{ description: Another. }"
      : '{ $ref: "#/components/responses/NotFound" }';
    return `  /${name}: { get: { operationId: ${name}, tags: [Things], parameters: [${parameter}], responses: { "404": ${answer}, "204": { description: Done. } } } }\n`;
  });
  // Responses of nearly all operations would be the service's.
  const others = ["x", "y", "z"].map(
    (name) =>
      `  /${name}: { get: { operationId: ${name}, tags: [Others], responses: { "204": { description: Done. } } } }\n`,
  );
  const read = sourceOf(`openapi: 3.1.0
info: { title: Things, version: "1" }
paths:
${[...paths, ...others].join("")}components:
  parameters:
    PerPage: { name: per_page, in: query, description: ${description}, schema: { type: integer } }
  responses:
    NotFound: { description: ${description} }
`);
  if (read === undefined) throw new Error("the description cannot be read");
  return read;
}

/** Returns the facts of the parameter and of the response of each operation, in their order. */
function saidIn(documents: readonly SourceDocument[]): readonly string[] {
  const operations = operationsOf(modelOf(documents)).filter(({ id }) => id.startsWith("things."));
  return operations.map(({ parameters, responses }) => {
    const [parameter] = knownItems(parameters.query);
    const answer = knownItems(responses).find(({ status }) => status === "404");
    return [parameter, answer]
      .map((each) => `${each?.shared ?? "own"}: ${each && knownValue(each.description)}`)
      .join(" ");
  });
}

const shared = (text: string): string => `per-page: ${text} not-found: ${text}`;
const another = "own: Another. own: Another.";

test.each([0, 1, 2])("the use that says something else stands in its operation: %i", (index) => {
  const made = madeOf(source([]));
  expect(saidIn(made)).toEqual(names.map(() => shared("How many.")));
  const now = source(names.slice(index, index + 1));
  const { filled } = followed(made, now);
  expect(filled.proposal.conflicts).toEqual([]);
  expect(saidIn(filled.documents)).toEqual(
    names.map((_, at) => (at === index ? another : shared("How many."))),
  );
  expect(followed(filled.documents, now).filled.proposal.files).toEqual([]);
});

test.each([0, 1])(
  "of two uses the part stays that of the component, changed as it may be: %i",
  (index) => {
    const of = names.slice(0, 2);
    const { filled } = followed(
      madeOf(source([], { of })),
      source(of.slice(index, index + 1), { of, description: "At most." }),
    );
    expect(saidIn(filled.documents)).toEqual(
      of.map((_, at) => (at === index ? another : shared("At most."))),
    );
  },
);

test("a part that all its uses say otherwise is another one", () => {
  const { filled } = followed(madeOf(source([])), source(names));
  expect(saidIn(filled.documents)).toEqual(names.map(() => shared("Another.")));
});

test("a fill that follows nothing changes nothing, and tells each difference", () => {
  const made = madeOf(source([]));
  const { filled } = followed(made, source(["b"]), {});
  expect(textOf(filled.documents, "groups/things.yaml")).toBe(textOf(made, "groups/things.yaml"));
  expect(filled.proposal.conflicts.map(({ at }) => at.path.join("."))).toEqual([
    "operations.b.parameters.query.per_page",
    "operations.b.responses.404",
  ]);
});
