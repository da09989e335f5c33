/** Pieces of Ruby that stand in many places: names, literals, calls, blocks and files. */
import {
  type Code,
  code,
  comment,
  type Comment,
  type Hole,
  type Identifier,
  identifier,
  joined,
  lines,
  nothing,
  printedFile,
  type StringLiteral,
  stringLiteral,
} from "../text/code.js";
import { rubyComments, rubyText } from "./text.js";
import { group, inWidth, onOneLine } from "./width.js";

/** A name. */
export function id(name: string): Identifier {
  return identifier(name);
}

/** A string literal. */
export function str(value: string): StringLiteral {
  return stringLiteral(value, rubyText);
}

/** A symbol: `:limit`. */
export function symbol(name: string): Code {
  return code`:${id(name)}`;
}

/** A constant in name spaces: `Models::Book`. */
export function scoped(...names: readonly string[]): Code {
  return joined(names.map(id), code`::`);
}

/** A thing of the runtime. */
export function runtime(...names: readonly string[]): Code {
  return scoped("Runtime", ...names);
}

/** `f(a, b)`; without parentheses where nothing is given. */
export function call(callee: Hole, given: readonly Hole[]): Code {
  return given.length === 0 ? code`${callee}` : code`${callee}(${group(given)})`;
}

/** `Book.new(a)` */
export function make(type: Hole, given: readonly Hole[]): Code {
  return call(code`${type}.new`, given);
}

/** `[a, b]` */
export function listOf(items: readonly Hole[]): Code {
  return code`[${group(items)}]`;
}

/** `{"a" => b}` */
export function hashOf(entries: readonly (readonly [key: Hole, value: Hole])[]): Code {
  return code`{${group(entries.map(([key, value]) => code`${key} => ${value}`))}}`;
}

/** `{a: b}` */
export function keywordsOf(entries: readonly (readonly [key: string, value: Hole])[]): Code {
  return code`{${group(entries.map(([key, value]) => code`${id(key)}: ${value}`))}}`;
}

/** `name: value`; nothing without a value. */
export function named(name: string, value: Hole | undefined): readonly Code[] {
  return value === undefined ? [] : [code`${id(name)}: ${value}`];
}

/** `-> { value }` */
export function late(value: Hole): Code {
  return code`-> { ${value} }`;
}

/** `head`, the body below it, `end`. */
export function block(head: Hole, body: readonly Hole[], blankLines = 0): Code {
  const inside = lines(body, blankLines);
  return inside.isEmpty
    ? code`${head}
end`
    : code`${head}
  ${inside}
end`;
}

/** A class: its body has a blank line between members. */
export function classOf(name: string, base: Hole | undefined, members: readonly Hole[]): Code {
  const head = code`class ${id(name)}${base === undefined ? nothing : code` < ${base}`}`;
  return block(head, members, 1);
}

/** A module. */
export function moduleOf(name: string, members: readonly Hole[], blankLines = 1): Code {
  return block(code`module ${id(name)}`, members, blankLines);
}

/** `def name(parameters)`, and its body. */
export function method(name: string, parameters: readonly Hole[], body: readonly Hole[]): Code {
  return block(code`def ${call(id(name), parameters)}`, body);
}

/** A method of one expression: `def name = value`. */
export function short(name: string, parameters: readonly Hole[], value: Hole): Code {
  return code`def ${call(id(name), parameters)} = ${value}`;
}

/** A comment of paragraphs. */
export function remark(texts: readonly string[]): Comment {
  return comment(texts, rubyComments);
}

/** The lines below the magic comment of every file: who made it, of what, and what not to do with it. */
export function headerLines(target: string, origins: readonly string[]): readonly string[] {
  return [
    `# Made by endpoint-manifest (${target}) from ${origins.join(", ")}.`,
    "# Not to be edited: fill the manifest in and run `generate`.",
  ];
}

/** A whole file. */
export function rubyFile(
  { target, origins }: { readonly target: string; readonly origins: readonly string[] },
  body: Code,
): string {
  const header = headerLines(target, origins).join("\n");
  const text = inWidth(printedFile({ head: nothing, body }, rubyText));
  return `# frozen_string_literal: true\n\n${header}\n\n${text}`;
}

/** What code is on one line. Each signature asks for that of the same options. */
const spoken = new WeakMap<Code, string>();

/** Code on one line, as texts show it. */
export function spokenCode(of: Code): string {
  const known = spoken.get(of);
  if (known !== undefined) return known;
  const text = onOneLine(printedFile({ head: nothing, body: of }, rubyText)).trim();
  spoken.set(of, text);
  return text;
}
