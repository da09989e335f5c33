/** Pieces of Python that stand in many places: names, literals, imports, brackets and files. */
import {
  type Code,
  type Comment,
  comment,
  code,
  type Hole,
  type Identifier,
  type Import,
  identifier,
  imported,
  type StringLiteral,
  stringLiteral,
  withoutTrailingSpace,
} from "../text/code.js";
import { commentLines } from "../text/comments.js";
import { type ImportOf, ImportTable } from "../text/imports.js";
import { pythonComments, pythonDocstrings, pythonText } from "./text.js";
import { group, inWidth } from "./width.js";

/** A name. */
export function id(name: string): Identifier {
  return identifier(name);
}

/** A string literal. */
export function str(value: string): StringLiteral {
  return stringLiteral(value, pythonText);
}

/** A thing of a module of the standard library. */
export function std(name: string, module: string): Import {
  return imported(name, module);
}

/** The same where only types need it. */
export function stdType(name: string, module: string): Import {
  return imported(name, `@${module}`);
}

/** A thing of a module of the package: `_runtime.omit`. */
export function own(name: string, module: string): Import {
  return imported(name, `./${module}`);
}

/** The same where only types need it. */
export function ownType(name: string, module: string): Import {
  return imported(name, `@./${module}`);
}

/** The names that Python has in every module. */
export function builtin(name: string): Import {
  return imported(name, "builtins");
}

/** `f(a, b)` */
export function call(callee: Hole, given: readonly Hole[]): Code {
  return code`${callee}(${group("call", given)})`;
}

/** `[a, b]` */
export function listOf(items: readonly Hole[]): Code {
  return code`[${group("items", items)}]`;
}

/** `{"a": b}` */
export function dictOf(entries: readonly (readonly [key: Hole, value: Hole])[]): Code {
  return code`{${group(
    "items",
    entries.map(([key, value]) => code`${key}: ${value}`),
  )}}`;
}

/** `("a", "b")`; of a single item with the comma that makes it a tuple. */
export function tupleOf(items: readonly Hole[]): Code {
  const [only, ...others] = items;
  if (only !== undefined && others.length === 0) return code`(${only},)`;
  return code`(${group("items", items)})`;
}

/** `name=value`; nothing without a value. */
export function named(name: string, value: Hole | undefined): readonly Code[] {
  return value === undefined ? [] : [code`${id(name)}=${value}`];
}

/** `Name[A, B]` */
export function generic(name: Hole, of: readonly Hole[]): Code {
  return code`${name}[${group(of.length === 1 ? "sole" : "call", of)}]`;
}

/** `True` or `False`. */
export function boolLiteral(value: boolean): Code {
  return code`${id(value ? "True" : "False")}`;
}

/** The head of a file. */
export interface FileHead {
  /** Paragraphs of its docstring. */
  readonly docs: readonly string[];
  /** The sources of the file. */
  readonly origins: readonly string[];
  /** Names that it declares, and those of members, which hide others in the class around them. */
  readonly taken?: Iterable<string>;
  /** How many folders of the package are around it. */
  readonly depth?: number;
  /** Things of the package that it has for others. */
  readonly exports?: readonly ImportOf[];
}

/** The lines above every file: who made it, of what, and what not to do with it. */
export function headerLines(origins: readonly string[]): readonly string[] {
  return [
    `# Made by endpoint-manifest (python-client) from ${origins.join(", ")}.`,
    "# Not to be edited: fill the manifest in and run `generate`.",
  ];
}

/** A whole file. */
export function pythonFile(
  { docs, origins, taken = [], depth = 0, exports = [] }: FileHead,
  body: Code,
): string {
  const { imports: policy } = pythonText;
  const dots = ".".repeat(depth + 1);
  const imports = new ImportTable(
    {
      ...policy,
      declare: (modules) =>
        policy.declare(
          modules.map((each) => ({ ...each, module: each.module.replace(/^\.\//, dots) })),
        ),
    },
    taken,
  );
  for (const { name, module } of exports) imports.use({ name, module: `@./${module}` });
  const head = [...headerLines(origins), ...commentLines(docs, pythonDocstrings)];
  if (body.isEmpty) return `${head.join("\n")}\n`;
  imports.use({ name: "annotations", module: "__future__" });
  const text = body.print(imports);
  const gap = /^(?:@|class |def |async def )/.test(text) ? "\n\n\n" : "\n\n";
  const start = `${head.join("\n")}\n\n${imports.lines().join("\n")}`;
  return inWidth(withoutTrailingSpace(`${start}${gap}${text}\n`));
}

/** A comment of paragraphs. */
export function remark(texts: readonly string[]): Comment {
  return comment(texts, pythonComments);
}
