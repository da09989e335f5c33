/** Random descriptions of APIs, of names that make trouble: other scripts, other cases, reserved and very long ones. */
import fc from "fast-check";
import type { DescribedApi, DescribedOperation } from "../../../../generator/fill/described-api.js";
import { describedApi, type Plain, type PlainMap, toldForm } from "./described.js";

const troublesome = fc.constantFrom(
  ...[
    "me",
    "me.loans",
    "me.loans.list",
    "me.loans.list.all",
    "Books",
    "books",
    "BOOKS",
    "book-s",
    "Book",
    "loans",
    "listBooks",
    "list_books",
    "getBook",
  ],
  ...[
    "книги",
    "書籍",
    "Überblick",
    "Straße",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
  ],
  ...["no", "on", "null", "true", "none", "None", "not shown", "(others)", "aux", "con", "class"],
  ...[
    "2fa",
    "404",
    "1e3",
    "0x1f",
    "~",
    "- a",
    "# b",
    "a: b",
    "{c}",
    "[d",
    "&e",
    "*f",
    "!g",
    "'",
    '"',
  ],
  ...[
    "x".repeat(300),
    "some-word-".repeat(40),
    "a/b",
    "a.b.c",
    "a#b",
    " ",
    "\u2028",
    "\u0000",
    "\n",
  ],
);

/** A name of a tag, an operation or a schema. */
const name: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: troublesome },
  fc.string({ unit: "grapheme", maxLength: 8 }),
);

/** Prose: anything that the manifest does not take for a marker. */
const prose = fc
  .oneof(
    name,
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
    fc.array(fc.lorem({ maxCount: 20 }), { maxLength: 4 }).map((lines) => lines.join("\n")),
  )
  .filter((text) => /\S/.test(text) && !/^\s*(?:not[ _-]?shown|none|null|~)\s*$/i.test(text));

const words = fc.constantFrom(
  "books",
  "book",
  "loans",
  "me",
  "v1",
  "search",
  "книги",
  "b%20c",
  "%zz",
);
const segment = fc.oneof(
  { weight: 3, arbitrary: words.map((text) => ({ text, parameter: undefined })) },
  fc
    .constantFrom("id", "isbn", "ид", "__proto__", "a-b")
    .map((parameter) => ({ text: `{${parameter}}`, parameter })),
);
const route = fc
  .uniqueArray(segment, { maxLength: 5, selector: ({ parameter, text }) => parameter ?? text })
  .map((segments) => ({
    path: `/${segments.map(({ text }) => text).join("/")}`,
    parameters: segments.flatMap(({ parameter }) => parameter ?? []),
  }));

const method = fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD");

const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.constantFrom(0, 0.1, 1e-7, -1.5e-9, 123456.789, 0.30000000000000004),
);

/** Data of an example. */
const data: fc.Arbitrary<Plain> = fc.letrec<{ data: Plain }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(name, number, fc.boolean(), fc.constant(null)),
    fc.array(tie("data"), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie("data")), { maxLength: 3 }).map((each): Plain => new Map(each)),
  ),
})).data;

/** A schema without contradictions that may refer to others below a property; its title says which one it is. */
function schema(title: string, names: readonly string[]): fc.Arbitrary<PlainMap> {
  const reference = fc.constantFrom(...names).map((each): Plain => ({ $ref: `#/schemas/${each}` }));
  const leaf = fc.oneof(
    reference,
    fc.constant<Plain>("not shown"),
    number.map((minimum): Plain => ({ type: "number", minimum })),
    name.map((pick): Plain => ({ type: "string", enum: [pick, `${pick}-`] })),
    fc.array(data, { maxLength: 2 }).map((examples): Plain => ({ examples })),
    prose.map((description): Plain => ({ type: "array", items: { description } })),
  );
  // With three properties or more a shape that is repeated wants a name.
  return fc
    .tuple(fc.array(fc.tuple(name, leaf), { maxLength: 2 }), fc.option(prose))
    .map(([properties, description]): PlainMap => ({
      title,
      type: "object",
      ...(description !== null && { description }),
      properties: new Map(properties),
    }));
}

/** An operation whose schemas, if there are names, refer to some. */
function operationOf(names: readonly string[]): fc.Arbitrary<DescribedOperation> {
  const used =
    names.length === 0
      ? fc.constant<Plain>({ type: "string" })
      : fc.constantFrom(...names).map((each): Plain => ({ $ref: `#/schemas/${each}` }));
  return fc
    .record({
      method,
      route,
      id: fc.option(name),
      tags: fc.array(name, { maxLength: 2 }),
      title: fc.option(prose),
      description: fc.option(prose),
      deprecated: fc.boolean(),
      answer: used,
      statuses: fc.uniqueArray(fc.constantFrom("200", "201", "404", "4XX", "default"), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ method, route: { path, parameters }, id, tags, title, description, ...rest }) => {
      const content: Plain = { "application/json": { schema: rest.answer } };
      const facts: PlainMap = new Map<string, Plain>([
        ["deprecated", rest.deprecated],
        ...(title === null ? [] : ([["title", title]] as const)),
        ...(description === null ? [] : ([["description", description]] as const)),
        [
          "parameters",
          {
            path:
              parameters.length === 0
                ? "none"
                : new Map(parameters.map((each) => [each, { schema: { type: "string" } }])),
            query: "none",
          },
        ],
        ["responses", new Map(rest.statuses.map((status) => [status, { content }]))],
      ]);
      const at = { file: "books.json", path: ["paths", path, method] };
      return {
        at,
        method,
        path,
        ...(id !== null && { operationId: id }),
        tags,
        facts: toldForm(facts),
      };
    });
}

/** Operations without schemas, each with another method or path. */
export const operations: fc.Arbitrary<readonly DescribedOperation[]> = fc.uniqueArray(
  operationOf([]),
  {
    minLength: 1,
    maxLength: 30,
    selector: ({ method, path }) => `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`,
  },
);

/** Descriptions of which nothing is lost. */
export const api: fc.Arbitrary<DescribedApi> = fc
  .uniqueArray(name, { maxLength: 6 })
  .chain((names) =>
    fc.record({
      operations: fc.uniqueArray(operationOf(names), {
        minLength: 1,
        maxLength: 12,
        selector: ({ method, path }) => `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`,
      }),
      schemas: fc.tuple(...names.map((each) => schema(each, names))),
      title: fc.option(prose),
      source: fc.record({ id: name, title: name }),
      names: fc.constant(names),
    }),
  )
  .map(({ operations, schemas, title, source, names }) => ({
    ...describedApi(operations, {
      service: title === null ? {} : { title },
      schemas: new Map(names.map((each, index) => [each, schemas[index] ?? {}])),
    }),
    source: { ...source, kind: "document" as const },
  }));
