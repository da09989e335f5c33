/** The changes of one file in a run: edits of its text, the imports that they need, and notes. */
import { ts } from "ts-morph";
import { type CodeStyle, quoted } from "./code-style.js";
import { edited, insertion, type TextEdit } from "./edits.js";
import { type HandlerFile, importedFile } from "./handler-file.js";
import { lineBreakAfter } from "./insertion.js";

/** A name to import. */
interface NewImport {
  readonly name: string;
  readonly local: string;
  readonly module: string;
  readonly isType: boolean;
}

/** Takes up all changes of one file. */
export class FileChange {
  readonly file: HandlerFile;
  /** The notes, in a few words each: "retrieve added". */
  readonly notes: string[] = [];
  #edits: readonly TextEdit[] = [];
  readonly #imports: NewImport[] = [];
  /** Modules of the server at a former place are the same modules. */
  readonly #moved: (module: string) => string;

  constructor(file: HandlerFile, moved: (module: string) => string) {
    this.file = file;
    this.#moved = moved;
  }

  /** Takes up edits; one of the same range replaces an earlier one. `note` says what they do, if there are any. */
  edit(edits: readonly TextEdit[], note: string): void {
    if (edits.length === 0) return;
    const isReplaced = ({ start, end }: TextEdit): boolean =>
      start < end && edits.some((each) => each.start === start && each.end === end);
    this.#edits = [...this.#edits.filter((each) => !isReplaced(each)), ...edits];
    this.notes.push(note);
  }

  /** The name in the file of something to import; it is imported unless it is already. */
  use(name: string, module: string, { isType, local = name }: { isType: boolean; local?: string }) {
    const known = [...this.file.imports, ...this.#imports].find(
      (each) => each.name === name && this.#isSame(each.module, module),
    );
    if (known !== undefined) return known.local;
    const taken = new Set([...this.file.names, ...this.#imports.map((each) => each.local)]);
    let free = local;
    while (taken.has(free)) free += "_";
    this.#imports.push({ name, local: free, module, isType });
    return free;
  }

  /** The new text. */
  text(): string {
    return edited(this.file.text, [...this.#edits, ...this.#importEdits()]);
  }

  #isSame(left: string, right: string): boolean {
    const { path } = this.file;
    const moved = this.#moved(left);
    const [one, other] = [importedFile(path, moved), importedFile(path, right)];
    return one === undefined ? moved === right : one === other;
  }

  /** Behind the last import that ends its line; without one, before everything but what has to come first. */
  #importEdits(): readonly TextEdit[] {
    if (this.#imports.length === 0) return [];
    const { source, style, text } = this.file;
    const lines = [...this.#imports]
      .sort((left, right) => compare(orderOf(left), orderOf(right)))
      .map((each) => importLine(each, style));
    const place = source.statements
      .filter(ts.isImportDeclaration)
      .map(({ end }) => lineBreakAfter(text, end))
      .findLast((each) => each !== undefined);
    if (place === undefined) {
      const [start = ""] = /^\uFEFF?(?:#!.*\r?\n)?/.exec(text) ?? [];
      return [insertion(start.length, [...lines, "", ""].join(style.lineEnd))];
    }
    return [insertion(place, lines.map((line) => style.lineEnd + line).join(""))];
  }
}

function importLine({ name, local, module, isType }: NewImport, style: CodeStyle): string {
  const binding =
    name === "default" ? local : `{ ${name === local ? name : `${name} as ${local}`} }`;
  return `import ${isType ? "type " : ""}${binding} from ${quoted(module, style)}${style.semicolon}`;
}

/** Packages before the files of the folder. */
function orderOf({ module }: NewImport): string {
  return module.startsWith(".") ? `1${module}` : `0${module}`;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
