/** Pieces of Kotlin that stand in many places: names, literals, calls, declarations and files. */
import {
  type Code,
  code,
  type Hole,
  type Identifier,
  type Import,
  identifier,
  imported,
  joined,
  lines,
  nothing,
  numberLiteral,
  printedFile,
  type StringLiteral,
  stringLiteral,
} from "../text/code.js";
import { ImportTable } from "../text/imports.js";
import { chainOf, forcedGroup, group, lambdaBody, value } from "./layout.js";
import { kotlinText } from "./text.js";
import { inWidth, onOneLine } from "./width.js";

/** A name. */
export function id(name: string): Identifier {
  return identifier(name);
}

/** A string literal. */
export function str(text: string): StringLiteral {
  return stringLiteral(text, kotlinText);
}

/** A type or a function of a package: `std("Flow", "kotlinx.coroutines.flow")`. */
export function std(name: string, module: string): Import {
  return imported(name, module);
}

/** `true` or `false`. */
export function boolLiteral(of: boolean): Code {
  return of ? code`true` : code`false`;
}

/** Of the type `Long`, whatever its size. */
export function longLiteral(of: number): Code {
  return code`${numberLiteral(of)}L`;
}

/** Of the type `Double`. */
export function doubleLiteral(of: number): Code {
  const isPlain = Number.isInteger(of) && Math.abs(of) < 1e15;
  return isPlain ? code`${numberLiteral(of)}.0` : code`${numberLiteral(of)}`;
}

/** `Map<String, Book>` */
export function generic(name: Hole, of: readonly Hole[]): Code {
  return code`${name}<${joined(of, code`, `)}>`;
}

/** A type whose values may be null. */
export function orNull(type: Hole): Code {
  return code`${type}?`;
}

/** `name(a, b)` */
export function call(name: Hole, given: readonly Hole[] = []): Code {
  return code`${name}(${group(given)})`;
}

/** `"name" to value` */
export function pair(name: string, of: Hole): Code {
  return code`${str(name)} to ${of}`;
}

/** `name = value`, of an argument. */
export function named(name: string, of: Hole): Code {
  return code`${id(name)} =${value(of)}`;
}

/** `name { statements }`, with `name` or a call without it. */
export function withBlock(name: Hole, statements: readonly Hole[]): Code {
  return code`${name} {${lambdaBody(statements)}}`;
}

/** `{ value }` */
export function lambda(of: Hole): Code {
  return code`{${lambdaBody([of])}}`;
}

/** What something gives: `client.books.list()`; `properties` stand before the first call. */
export function chain(head: Hole, properties: readonly string[], calls: readonly Hole[]): Code {
  const way = properties.map((each) => code`.${id(each)}`);
  if (calls.length === 0) return code`${head}${joined(way, nothing)}`;
  return chainOf(
    code`${head}${joined(way, nothing)}`,
    calls.map((each) => code`.${each}`),
  );
}

/** `left = right`, a statement. */
export function assigned(left: Hole, right: Hole): Code {
  return code`${left} =${value(right)}`;
}

/** `val name = value`, with what stands before it and its type. */
export function variable(
  name: string,
  of: Hole,
  { before = code`val`, type }: { readonly before?: Hole; readonly type?: Hole } = {},
): Code {
  const declared = type === undefined ? code`${id(name)}` : code`${id(name)}: ${type}`;
  return assigned(code`${before} ${declared}`, of);
}

/** `name: Type` of a parameter. */
export function parameter(name: string, type: Hole): Code {
  return code`${id(name)}: ${type}`;
}

/** `fun name(a: A): T`: two parameters or more stand on lines of their own. */
export function signature(head: Hole, parameters: readonly Hole[], type?: Hole): Code {
  const inside = parameters.length > 1 ? forcedGroup(parameters) : group(parameters);
  const result = type === undefined ? nothing : code`: ${type}`;
  return code`${head}(${inside})${result}`;
}

/** A function that is one expression. */
export function expressionFunction(declared: Hole, of: Hole): Code {
  return code`${declared} =${value(of)}`;
}

/** `class Name(a: A)`: each parameter stands on a line of its own. */
export function classHeader(
  head: Hole,
  parameters: readonly Hole[] | undefined,
  base?: Hole,
): Code {
  const inside =
    parameters === undefined
      ? nothing
      : parameters.length === 0
        ? code`()`
        : code`(${forcedGroup(parameters)})`;
  return base === undefined ? code`${head}${inside}` : code`${head}${inside} : ${base}`;
}

/** A block of a declaration: what stands before its brace, and its members; none where it has none. */
export function block(head: Hole, body: readonly Hole[], blankLines = 0): Code {
  const inside = lines(body, blankLines);
  if (inside.isEmpty) return code`${head}`;
  return code`${head} {
    ${inside}
}`;
}

/** A property that reads each time. */
export function getter(declared: Hole, of: Hole): Code {
  return code`${declared}
    get() =${value(of)}`;
}

/** The head of a file. */
export interface FileHead {
  /** Name of the target that made it. */
  readonly target: string;
  readonly package: string;
  /** The class that the file has for others. */
  readonly className: string;
  /** The sources of the file. */
  readonly origins: readonly string[];
}

/** The lines above every file: who made it, of what, and what not to do with it. */
export function headerLines(target: string, origins: readonly string[]): readonly string[] {
  return [
    `// Made by endpoint-manifest (${target}) from ${origins.join(", ")}.`,
    "// Not to be edited: fill the manifest in and run `generate`.",
  ];
}

/** A whole file. `taken` are names of further types that are in it. */
export function kotlinFile(
  { target, package: name, className, origins }: FileHead,
  body: Code,
  taken: Iterable<string>,
): string {
  const head = code`package ${qualified(name)}`;
  const { imports } = kotlinText;
  // Types of the package itself need no import, but where they have another name here.
  const declare: (typeof imports)["declare"] = (modules) =>
    imports.declare(
      modules.map(({ module, local, names }) => ({
        ...{ module, local },
        names: module === name ? names.filter((each) => each.name !== each.local) : names,
      })),
    );
  const names = { taken: [className, ...taken], own: { module: name, name: className } };
  const text = printedFile({ head, body, ...names }, { imports: { ...imports, declare } });
  return inWidth(`${headerLines(target, origins).join("\n")}\n${text}`);
}

/** Code on one line, as a text speaks of it: a type without the package that it is in. */
export function spokenCode(of: Code): string {
  return onOneLine(of.print(new ImportTable(kotlinText.imports, [])));
}

/** A name of several parts: `com.example.library`. */
export function qualified(name: string): Code {
  return joined(name.split(".").map(id), code`.`);
}
