/** Random files of handlers as people write them, and random manifests before and after a change. */
import fc from "fast-check";
import { type Files, manifest, type ManifestTexts, operation } from "./handler-folder.js";

/** An operation, and what becomes of it. */
interface Fate {
  readonly id: string;
  readonly group: "books" | "shelf";
  readonly fate: "same" | "gone" | "renamed" | "moved" | "unrouted" | "new";
  /** True if a person's file has it. */
  readonly written: boolean;
  readonly form: "method" | "arrow" | "shorthand" | "value" | "quoted" | "asked";
  /** Other code that a person wrote around it. */
  readonly noise: readonly string[];
}

/** How a file is written. */
interface Hand {
  readonly lineEnd: "\n" | "\r\n";
  readonly indent: "  " | "    " | "\t";
  readonly quote: "'" | '"';
  readonly semicolon: "" | ";";
  readonly lastComma: "" | ",";
  readonly isApart: boolean;
  readonly wrapper: "const" | "satisfies" | "function" | "line";
  readonly order: readonly number[];
}

/** A folder, and manifests before and after a change. */
export interface Written {
  readonly before: ManifestTexts;
  readonly after: ManifestTexts;
  readonly files: Files;
  /** Members that each group's object must have afterwards. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
}

const noise = fc.array(
  fc.constantFrom(
    ...["// A remark: `x`, and { braces }", "/* several\n   lines */", "", "// endpoint-manifest:"],
    ...["/** Documented. */", "// eslint-disable-next-line", "/* ,, */", "// TODO(me)   "],
  ),
  { maxLength: 2 },
);

const fate: fc.Arbitrary<Omit<Fate, "id">> = fc.record({
  group: fc.constantFrom("books", "shelf"),
  fate: fc.constantFrom("same", "same", "gone", "renamed", "moved", "unrouted", "new"),
  written: fc.boolean(),
  form: fc.constantFrom("method", "arrow", "shorthand", "value", "quoted", "asked"),
  noise,
});

const hand: fc.Arbitrary<Hand> = fc.record({
  lineEnd: fc.constantFrom("\n", "\r\n"),
  indent: fc.constantFrom("  ", "    ", "\t"),
  quote: fc.constantFrom("'", '"'),
  semicolon: fc.constantFrom("", ";"),
  lastComma: fc.constantFrom("", ","),
  isApart: fc.boolean(),
  wrapper: fc.constantFrom("const", "satisfies", "function", "line"),
  order: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
});

/** Random ones. */
export const written: fc.Arbitrary<Written> = fc
  .tuple(fc.array(fate, { minLength: 1, maxLength: 6 }), hand, hand)
  .map(([fates, books, shelf]) => {
    const all = fates.map((each, index) => ({ ...each, id: `op-${index}` }));
    return {
      before: manifestOf(all, earlier),
      after: manifestOf(all, later),
      files: {
        "books.ts": fileOf("books", all, books),
        "shelf.ts": fileOf("shelf", all, shelf),
      },
      wanted: { books: wantedIn("books", all), shelf: wantedIn("shelf", all) },
    };
  });

interface Placed {
  readonly group: string;
  readonly text: string;
  /** Key of the handler; undefined = it has no route. */
  readonly key: string | undefined;
}

function manifestOf(
  all: readonly Fate[],
  place: (each: Fate) => Placed | undefined,
): ManifestTexts {
  const placed = all.flatMap((each) => place(each) ?? []);
  const textOf = (group: string): string =>
    operation("always", "Always", `GET /${group}`) +
    placed.flatMap((each) => (each.group === group ? [each.text] : [])).join("");
  return manifest({ books: textOf("books"), shelf: textOf("shelf") });
}

function earlier(each: Fate): Placed | undefined {
  return each.fate === "new" ? undefined : placedAs(each.id, each.group, each);
}

function later(each: Fate): Placed | undefined {
  const { id, group } = each;
  switch (each.fate) {
    case "same":
    case "new":
      return placedAs(id, group, each);
    case "gone":
      return undefined;
    case "renamed":
      return placedAs(`${id}-now`, group, each, `, formerly: [${id}]`);
    case "moved":
      return placedAs(id, group === "books" ? "shelf" : "books", each);
    case "unrouted":
      return { group, text: `  ${id}: { title: T, method: GET }\n`, key: undefined };
    default:
      return unreachable(each.fate);
  }
}

function placedAs(name: string, group: string, { id }: Fate, more = ""): Placed {
  const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return { group, key, text: operation(name, `Title ${id}`, `GET /${id}`, more) };
}

function wantedIn(group: string, all: readonly Fate[]): readonly string[] {
  const keys = all.flatMap((each) => {
    const placed = later(each);
    return placed?.group === group ? (placed.key ?? []) : [];
  });
  return ["always", ...keys];
}

function fileOf(group: string, all: readonly Fate[], style: Hand): string {
  const { lineEnd, indent, quote, semicolon, wrapper, order } = style;
  const type = `${group === "books" ? "Books" : "Shelf"}Handlers<Context>`;
  const own = all
    .filter((each) => each.group === group && each.written)
    .map((each, index) => ({ each, rank: order[index] ?? 0 }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ each }) => memberOf(each, style));
  const isLine = wrapper === "line" && own.every(({ length }) => length === 1);
  const literal = isLine
    ? [`{ ${own.join(", ")} }`]
    : ["{", ...membersOf(own, style).map((line) => (line === "" ? "" : indent + line)), "}"];
  const from = (module: string): string => `from ${quote}${module}${quote}${semicolon}`;
  const lines = [
    `import type { ${type.replace("<Context>", "")} } ${from(`library/${group}`)}   `,
    `import type { Context } ${from("./context.js")} // mine`,
    `import { helper } ${from("./helper.js")}  `,
    "",
    ...wrapped(literal, type, group, style),
    "",
    "  // The end.",
  ];
  return lines.join("\n").replaceAll("\n", lineEnd);
}

function wrapped(
  literal: readonly string[],
  type: string,
  name: string,
  { wrapper, semicolon, indent }: Hand,
): readonly string[] {
  const text = literal.join("\n");
  if (wrapper === "satisfies")
    return [`export const ${name} = ${text} satisfies ${type}${semicolon}`];
  if (wrapper !== "function") return [`export const ${name}: ${type} = ${text}${semicolon}`];
  return [
    `export function ${name}(db: unknown): ${type} {`,
    ...`const used = [db]${semicolon}\nreturn ${text}${semicolon}`
      .split("\n")
      .map((line) => indent + line),
    "}",
  ];
}

/** The members of a literal, with noise before them and a comma after the last one or not. */
function membersOf(
  members: readonly (readonly string[])[],
  { lastComma, isApart }: Hand,
): readonly string[] {
  return members.flatMap((lines, index) => {
    const isLast = index === members.length - 1;
    const end = `${lines.at(-1) ?? ""}${isLast ? lastComma : ","}${index % 2 === 0 ? " // end" : " \t"}`;
    return [...lines.slice(0, -1), end, ...(isApart && !isLast ? [""] : [])];
  });
}

function memberOf({ id, form, noise: above, group }: Fate, style: Hand): readonly string[] {
  const { indent, quote, semicolon, wrapper } = style;
  const key = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const inLine = wrapper === "line";
  const remarks = inLine
    ? []
    : [...above.flatMap((each) => each.split("\n")), `/** \`GET /${id}\` */`];
  const body = [`${indent}return helper(request, "${group}")${semicolon}`, "}"];
  switch (form) {
    case "method":
      return [...remarks, `async ${key} ( request ) {`, ...body];
    case "arrow":
      return [...remarks, `${key}: async (request) => {`, ...body];
    case "shorthand":
      return [...remarks, key];
    case "value":
      return [...remarks, `${key}:helper`];
    case "quoted":
      return [...remarks, `${quote}${key}${quote}: helper`];
    case "asked":
      return [...remarks, `["${key}"]: helper`];
    default:
      return unreachable(form);
  }
}

function unreachable(value: never): never {
  throw new Error(`not expected: ${String(value)}`);
}
