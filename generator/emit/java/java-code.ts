/** Pieces of Java that stand in many places: names, literals, calls, declarations and files. */
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
  printedFile,
  type StringLiteral,
  stringLiteral,
} from "../text/code.js";
import { ImportTable } from "../text/imports.js";
import { javaText } from "./text.js";
import { commas, inWidth, level, lineBreak, onOneLine } from "./width.js";

/** A name. */
export function id(name: string): Identifier {
  return identifier(name);
}

/** A string literal. */
export function str(value: string): StringLiteral {
  return stringLiteral(value, javaText);
}

/** A type of a package: `std("List", "java.util")`. */
export function std(name: string, module: string): Import {
  return imported(name, module);
}

/** A type of `java.lang`, under its whole name where the file has another type of its name. */
export function lang(name: string): Import {
  return imported(name, "java.lang");
}

/** `true` or `false`. */
export function boolLiteral(value: boolean): Code {
  return value ? code`true` : code`false`;
}

/** `Map<String, Book>` */
export function generic(name: Hole, of: readonly Hole[]): Code {
  return level("4", code`${name}<${lineBreak("unified", "")}${level("0", commas(of))}>`);
}

/** A call of a chain: `.name(arguments)`. */
export interface ChainedCall {
  readonly name: string;
  readonly given?: readonly Hole[];
  /** Arguments of its type parameters. */
  readonly types?: readonly Hole[];
}

/** `(a, b)`, behind a name. */
function given(all: readonly Hole[], indent: "0" | "4" | "after-break"): Code {
  if (all.length === 0) return code`()`;
  const inside = level("0", commas(all, "items"));
  return level(indent, code`(${lineBreak("unified", "")}${inside})`);
}

/** `name(a, b)` of the class itself. */
export function call(name: Hole, all: readonly Hole[] = []): Code {
  return level("4", code`${name}${given(all, "0")}`);
}

/** `new Name(a, b)` */
export function make(type: Hole, all: readonly Hole[] = []): Code {
  return code`new ${type}${given(all, "4")}`;
}

/** `Type.name(a).other(b)`: what a type gives. */
export function ofType(type: Hole, [first, ...others]: readonly ChainedCall[]): Code {
  if (first === undefined) return code`${type}`;
  return prefixed(code`${type}`, first, others);
}

/** `variable.name(a).other(b)`: what something that has a name gives; `length` are its letters. */
export function ofVariable(name: string, calls: readonly ChainedCall[]): Code {
  const [first, ...others] = calls;
  if (first === undefined) return code`${id(name)}`;
  if (others.length === 0) return prefixed(code`${id(name)}`, first, []);
  return level("4", code`${id(name)}${chained(calls, name.length)}`);
}

/** `new Name(a).other(b)`, and a call with calls behind it. */
export function ofMade(made: Code, calls: readonly ChainedCall[]): Code {
  if (calls.length === 0) return made;
  return level("4", code`${made}${chained(calls, Number.POSITIVE_INFINITY)}`);
}

/** The first call stays with what it is of, as far as there is room. */
function prefixed(head: Code, first: ChainedCall, others: readonly ChainedCall[]): Code {
  const start = level("0", code`${head}${lineBreak("fill", "")}.${called(first)}`);
  const args = given(first.given ?? [], others.length > 0 ? "4" : "after-break");
  return level("4", code`${start}${args}${chained(others, Number.POSITIVE_INFINITY)}`);
}

/** No line breaks behind a name that is shorter than what the next line would be indented by. */
function chained(calls: readonly ChainedCall[], length: number): Code {
  return joined(
    calls.map((each, index) => {
      const isShort = index === 0 && length <= 4;
      const gap = isShort ? nothing : lineBreak("unified", "");
      return code`${gap}.${called(each)}${given(each.given ?? [], "4")}`;
    }),
    nothing,
  );
}

function called({ name, types = [] }: ChainedCall): Code {
  return types.length === 0 ? code`${id(name)}` : code`<${joined(types, code`, `)}>${id(name)}`;
}

/** `left = right` */
export function assigned(left: Hole, right: Hole): Code {
  return level("4", code`${left} =${level("0", code`${lineBreak("fill")}${right}`)}`);
}

/** `Type name` of a parameter. */
export function parameter(type: Hole, name: string): Code {
  return level("4", code`${type}${lineBreak("fill")}${id(name)}`);
}

/** `Type name = value` of a variable or a field, with what stands before its type. */
export function variable(
  {
    before = nothing,
    type,
    name,
  }: { readonly before?: Hole; readonly type: Hole; readonly name: string },
  value: Hole,
): Code {
  const given = level("after-break", code`${lineBreak("fill")}${value}`);
  const declared = level("0", code`${type}${lineBreak("fill")}${id(name)} =`);
  const whole = level("4", code`${declared}${given}`);
  return isNothing(before) ? whole : code`${before} ${whole}`;
}

/** `x -> value` */
export function lambda(parameters: Hole, value: Hole): Code {
  return level("4", code`${parameters} ->${lineBreak("unified")}${value}`);
}

/** `condition ? yes : no` */
export function ternary(condition: Hole, yes: Hole, no: Hole): Code {
  return level(
    "4",
    code`${condition}${lineBreak("unified")}? ${yes}${lineBreak("unified")}: ${no}`,
  );
}

/** `Type name(A a, B b)`, with what stands before the type. */
export function signature(
  {
    before = nothing,
    type,
    name,
  }: { readonly before?: Hole; readonly type?: Hole; readonly name: Hole },
  parameters: readonly Hole[],
): Code {
  const head = type === undefined ? code`${name}` : code`${type}${lineBreak("fill")}${name}`;
  const inside =
    parameters.length === 0
      ? code`)`
      : code`${lineBreak("fill", "")}${level("0", commas(parameters))})`;
  const whole = level("4", code`${level("0", code`${head}(`)}${level("after-break", inside)}`);
  return isNothing(before) ? whole : code`${before} ${whole}`;
}

function isNothing(hole: Hole): boolean {
  return hole === nothing;
}

/** `class Name extends A implements B, C` */
export function header(
  head: Hole,
  parts: readonly (readonly [word: "extends" | "implements" | "permits", types: readonly Hole[]])[],
): Code {
  const set = parts
    .filter(([, types]) => types.length > 0)
    .map(([word, types]) => {
      const list = code`${id(word)} ${commas(types)}`;
      return code`${lineBreak("fill")}${level(types.length > 1 ? "4" : "0", list)}`;
    });
  return level("4", code`${head}${joined(set, nothing)}`);
}

/** A block: what stands before its brace, and its statements or members. */
export function block(head: Hole, body: readonly Hole[], blankLines = 0): Code {
  const inside = lines(body, blankLines);
  if (inside.isEmpty) return code`${head} {}`;
  return code`${head} {
  ${inside}
}`;
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
export function javaFile(
  { target, package: name, className, origins }: FileHead,
  body: Code,
  taken: Iterable<string>,
): string {
  const head = code`package ${qualified(name)};`;
  const { imports } = javaText;
  // Types of the package itself need no import.
  const own = { ...imports, declare: declaredOutside(name) };
  const names = { taken: [className, ...taken], own: { module: name, name: className } };
  const text = printedFile({ head, body, ...names }, { imports: own });
  return inWidth(annotated(`${headerLines(target, origins).join("\n")}\n${text}`));
}

/** An annotation of a type stands before the last part of its name (Java Language Specification, section 9.7.4): `Book.@Nullable Author`. */
export function annotation(name: Hole, type: Hole): Code {
  return code`\u0005${name} ${type}`;
}

/** Code on one line, as a text speaks of it: a type without the package that it is in. */
export function spokenCode(code: Code): string {
  return onOneLine(annotated(code.print(new ImportTable(javaText.imports, []))));
}

function annotated(text: string): string {
  const parts = text.split("\u0005");
  return parts
    .map((part, index) =>
      index === 0
        ? part
        : part.replace(
            annotatedType,
            (_, name: string, level: string, around: string) => `${level}${around}@${name} `,
          ),
    )
    .join("");
}

/** The annotation, the mark of a level if the type begins with one, and what the last part of its name stands in. */
const annotatedType = /^([\w$.]+) ((?:\p{Cc}.)?)((?:[\w$]+\.)*)/u;

function declaredOutside(own: string): (typeof javaText.imports)["declare"] {
  return (modules) => javaText.imports.declare(modules.filter(({ module }) => module !== own));
}

/** A name of several parts: `com.example.library`. */
export function qualified(name: string): Code {
  return joined(name.split(".").map(id), code`.`);
}

/** A file that has no class: of a module or of a package. */
export function declarationFile(
  { target, origins }: Pick<FileHead, "target" | "origins">,
  body: Code,
): string {
  const text = printedFile({ head: nothing, body }, javaText);
  return inWidth(`${headerLines(target, origins).join("\n")}\n${text}`);
}
