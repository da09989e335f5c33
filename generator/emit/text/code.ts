/**
 * Code with typed holes: what stands in a template is the generator's own, and a hole takes names, literals, comments, imports
 * and other code. A plain string does not fit, so that no text of a manifest can be code.
 */
import { type CommentPolicy, commentLines } from "./comments.js";
import { type ImportOf, type ImportPolicy, ImportTable } from "./imports.js";
import { quoted, rawQuoted, type StringPolicy } from "./string-literals.js";

/** A name. */
class Identifier {
  readonly #text: string;

  constructor(text: string) {
    // Names are ASCII in all languages: what looks like another letter is none.
    if (!/^[A-Za-z_$][\w$]*$/.test(text))
      throw new Error(`${JSON.stringify(text)} is no identifier`);
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }
}

/** A text, in quotes. */
class StringLiteral {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }
}

/** Texts for people, where a line may stand; without any, its line is left out. */
class Comment {
  readonly #lines: readonly string[];

  constructor(texts: readonly string[], policy: CommentPolicy) {
    this.#lines = commentLines(texts, policy);
  }

  get lines(): readonly string[] {
    return this.#lines;
  }
}

/** A thing of another module, which the file imports by using it. */
class Import {
  readonly #of: ImportOf;

  constructor(of: ImportOf) {
    if (!/^[\w$./@-]+$/.test(of.module) || !/^[\w$.:]+$/.test(of.name)) {
      throw new Error(`${JSON.stringify(of)} cannot be imported`);
    }
    this.#of = of;
  }

  get of(): ImportOf {
    return this.#of;
  }
}

/** Code with code in it. Made by `code` and what joins it. */
class Code {
  readonly #texts: readonly string[];
  readonly #holes: readonly Hole[];

  constructor(texts: readonly string[], holes: readonly Hole[]) {
    this.#texts = texts;
    this.#holes = holes;
  }

  get isEmpty(): boolean {
    return this.#texts.every((text) => text === "") && this.#holes.every(isEmpty);
  }

  /** Its lines. Lines of what stands in a hole are indented as the line of the hole; one with nothing but empty holes is left out. */
  print(imports: ImportTable): string {
    return this.lines(imports).join("\n");
  }

  /** The same, each by itself: what is around it indents a line without looking at all others. */
  lines(imports: ImportTable): readonly string[] {
    const all: string[] = [];
    // Lines of a hole that the current line began with: all of them are left out, or none.
    let before: string[] = [];
    let line = "";
    let hasEmptyHole = false;
    const end = (): void => {
      if (!hasEmptyHole || !isBlank(line) || !before.every(isBlank)) {
        for (const each of before) all.push(each);
        all.push(line);
      }
      before = [];
      hasEmptyHole = false;
    };
    for (let index = 0; index < this.#texts.length; index += 1) {
      const text = this.#texts[index] ?? "";
      let from = 0;
      for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", from)) {
        line += text.slice(from, at);
        end();
        line = "";
        from = at + 1;
      }
      line += from === 0 ? text : text.slice(from);
      const hole = this.#holes[index];
      if (hole === undefined) continue;
      const inHole = linesOf(hole, imports);
      const own = inHole[0] ?? "";
      if (own === "" && inHole.length < 2) hasEmptyHole = true;
      const indent = inHole.length < 2 ? "" : indentOf(before[0] ?? line);
      line += own;
      for (let next = 1; next < inHole.length; next += 1) {
        before.push(line);
        line = indent + (inHole[next] ?? "");
      }
    }
    end();
    return all;
  }
}

function isBlank(line: string): boolean {
  return line.trim() === "";
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

export type { Code, Comment, Identifier, Import, StringLiteral };

/** A value that fits into code. */
export type Hole = Identifier | StringLiteral | Comment | Import | Code;

/** The rules by which a language's texts are written. */
export interface TextPolicy {
  readonly strings: StringPolicy;
  readonly imports: ImportPolicy;
}

/** Code: ``code`return ${name}` ``. */
export function code(texts: TemplateStringsArray, ...holes: readonly Hole[]): Code {
  return new Code(texts, holes);
}

/** A name that a `NamePolicy` has made. */
export function identifier(name: string): Identifier {
  return new Identifier(name);
}

/** A literal of any text. */
export function stringLiteral(
  value: string,
  { strings }: Pick<TextPolicy, "strings">,
): StringLiteral {
  return new StringLiteral(quoted(value, strings));
}

/** The same without escapes where the language has such literals and the text fits into one. */
export function rawLiteral(value: string, { strings }: Pick<TextPolicy, "strings">): StringLiteral {
  return new StringLiteral(rawQuoted(value, strings));
}

/** A number, as nearly all languages write it. */
export function numberLiteral(value: number): Code {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as a literal`);
  return new Code([Object.is(value, -0) ? "-0" : String(value).replace("e+", "e")], []);
}

/** A comment of paragraphs, which are Markdown by any author. */
export function comment(texts: readonly string[], policy: CommentPolicy): Comment {
  return new Comment(texts, policy);
}

/** A thing of a module. */
export function imported(name: string, module: string): Import {
  return new Import({ name, module });
}

/** No code, which leaves out the line that it stands on alone. */
export const nothing: Code = new Code([""], []);

/** Code one after the other, with something between: ``joined(arguments, code`, `)``. What is empty is left out. */
export function joined(parts: readonly Hole[], between: Code): Code {
  const holes = parts
    .filter((part) => !isEmpty(part))
    .flatMap((part, index) => (index === 0 ? [part] : [between, part]));
  return new Code(["", ...holes.map(() => "")], holes);
}

/** Each on lines of its own, with so many blank lines between. */
export function lines(parts: readonly Hole[], blankLines = 0): Code {
  return joined(parts, new Code(["\n".repeat(blankLines + 1)], []));
}

/** A file: what stands before its imports, these, and the rest. `taken` are names that it declares, `own` is what it declares for others. */
export function printedFile(
  {
    head,
    body,
    taken = [],
    own,
  }: {
    readonly head: Hole;
    readonly body: Code;
    readonly taken?: Iterable<string>;
    readonly own?: ImportOf;
  },
  { imports: policy }: Pick<TextPolicy, "imports">,
): string {
  const imports = new ImportTable(policy, taken, own);
  // Names are free as they are used, and those of the body are what a reader looks for.
  const text = body.print(imports);
  const parts = [linesOf(head, imports).join("\n"), imports.lines().join("\n"), text];
  const whole = parts.filter((part) => part !== "").join("\n\n");
  return `${withoutTrailingSpace(whole)}\n`;
}

/** Code without spaces at the ends of lines. No literal and no comment goes over a line or ends in a space, so that this changes none. */
export function withoutTrailingSpace(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}

function isEmpty(hole: Hole): boolean {
  if (hole instanceof Code) return hole.isEmpty;
  return hole instanceof Comment && hole.lines.every((line) => line === "");
}

function linesOf(hole: Hole, imports: ImportTable): readonly string[] {
  if (hole instanceof Code) return hole.lines(imports);
  if (hole instanceof Comment) return hole.lines;
  if (hole instanceof Import) return [imports.use(hole.of)];
  if (hole instanceof Identifier || hole instanceof StringLiteral) return [hole.text];
  throw new TypeError("code has no hole for a text");
}
