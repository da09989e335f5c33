/** Prints Docs as prettier does, in one pass: what fits on a line is known from its measure. */
import { printOptions } from "../prettier-options.js";
import { columns } from "./columns.js";
import { addComment, firstLineWidth } from "./comment-texts.js";
import { type Doc, type DocNode, type GroupId, isSpace } from "./doc.js";
import { unreachable } from "../../../unreachable.js";

/** The text of a Doc. */
export function printDoc(doc: Doc): string {
  return printDocs([doc]);
}

/**
 * The text of Docs, each of which the end of a line follows. Where they are made one by one, those that are printed are
 * garbage before they would have to be moved, which takes a sixth of the time.
 */
export function printDocs(docs: Iterable<Doc>): string {
  const printer = new Printer();
  for (const doc of docs) printer.add(doc);
  return printer.text();
}

/** True if lines end where they may. */
type Mode = "broken" | "flat";

/** A Doc whose parts are being printed; those after the one at hand follow it on its line. */
interface Frame {
  readonly parts: readonly Doc[];
  at: number;
  readonly mode: Mode;
  readonly outer: Frame | undefined;
}

/** The result of trying something on the line: the line's end, too much text, or room for more. */
type Verdict = "end" | "overflow" | "room";

const { printWidth, tabWidth } = printOptions;

const lineStarts = Array.from({ length: printWidth }, (_, size) => `\n${" ".repeat(size)}`);

/** The end of a line, and the indentation of the next one. */
function lineStart(size: number): string {
  return lineStarts[size] ?? `\n${" ".repeat(size)}`;
}

class Printer {
  readonly #texts: string[] = [];
  /** A line end that is not written yet: without a text after it its indentation is not. */
  #lineStart = "";
  /** Columns that are taken on the line at hand, as far as its texts are measured; most lines need none of it. */
  #column = 0;
  /** Which text is to be measured next. */
  #unmeasured = 0;
  /** Columns that are left while something is tried. */
  #left = 0;
  /** True if a line has ended where none was to end, so that what comes next has to be tried anew. */
  #isUnsettled = false;
  readonly #brokenGroups = new Set<GroupId>();

  add(doc: Doc): void {
    this.#print(doc, "broken", 0, undefined);
  }

  text(): string {
    this.#texts.push(this.#lineStart);
    return this.#texts.join("");
  }

  #print(doc: Doc, mode: Mode, indentation: number, frame: Frame | undefined): void {
    if (typeof doc === "string") {
      this.#write(doc);
      return;
    }
    if (mode === "flat" && !this.#isUnsettled && isSettled(doc)) {
      this.#writeFlat(doc);
      return;
    }
    switch (doc.kind) {
      case "concat":
        this.#printParts(doc, mode, indentation, frame);
        break;
      case "indent":
        this.#printParts(doc, mode, indentation + tabWidth, frame);
        break;
      case "align":
        this.#printParts(doc, mode, indentation + doc.size, frame);
        break;
      case "indent-if-break":
        this.#printParts(
          doc,
          mode,
          indentation + (this.#isBroken(doc, mode) ? tabWidth : 0),
          frame,
        );
        break;
      case "if-break":
        this.#print(this.#chosen(doc, mode), mode, indentation, frame);
        break;
      case "group":
        this.#printGroup(doc, mode, indentation, frame);
        break;
      case "states":
        this.#printStates(doc, mode, indentation, frame);
        break;
      case "fill":
        this.#printFill(doc, mode, indentation, frame);
        break;
      case "line":
        if (mode === "broken") this.#endLine(indentation);
        else this.#writeFlat(doc);
        break;
      case "hard-line":
        if (mode === "flat") this.#isUnsettled = true;
        this.#endLine(indentation);
        break;
      case "comment":
        if (mode === "flat") this.#isUnsettled = true;
        // Nothing follows it on its lines, so that nobody asks for its columns.
        this.#beginLine();
        addComment(this.#texts, descriptionIn(doc), lineStart(indentation));
        this.#endLine(indentation);
        break;
      default:
        unreachable(doc.kind);
    }
  }

  #printParts({ parts }: DocNode, mode: Mode, indentation: number, outer: Frame | undefined): void {
    const frame: Frame = { parts, at: 0, mode, outer };
    for (const part of parts) {
      this.#print(part, mode, indentation, frame);
      frame.at += 1;
    }
  }

  #printGroup(doc: DocNode, mode: Mode, indentation: number, frame: Frame | undefined): void {
    let isFlat = !doc.breaks;
    if (mode === "broken" || this.#isUnsettled) {
      this.#isUnsettled = false;
      isFlat &&= this.#fits(doc, frame);
    }
    if (isFlat && isSettled(doc)) {
      this.#writeFlat(doc);
      return;
    }
    if (!isFlat && doc.id !== undefined) this.#brokenGroups.add(doc.id);
    this.#printParts(doc, isFlat ? "flat" : "broken", indentation, frame);
  }

  #printStates(
    { parts }: DocNode,
    mode: Mode,
    indentation: number,
    frame: Frame | undefined,
  ): void {
    const [first = "", ...others] = parts;
    if (mode === "flat" && !this.#isUnsettled) {
      this.#print(first, mode, indentation, frame);
      return;
    }
    this.#isUnsettled = false;
    const last = others.pop() ?? first;
    const fitting = parts.find((each) => each !== last && this.#fits(each, frame));
    if (fitting === undefined) this.#print(last, "broken", indentation, frame);
    else this.#print(fitting, "flat", indentation, frame);
  }

  #printFill({ parts }: DocNode, mode: Mode, indentation: number, frame: Frame | undefined): void {
    parts.forEach((part, index) => {
      if (index % 2 === 0) {
        this.#print(part, mode, indentation, frame);
        return;
      }
      this.#left = this.#room();
      const isFlat = [part, parts[index + 1] ?? ""].every(
        (each) => this.#try(each, "flat") === "room",
      );
      this.#print(part, isFlat ? "flat" : "broken", indentation, frame);
    });
  }

  /** True if a Doc fits on the line, with all that has to follow it there. */
  #fits(doc: Doc, frame: Frame | undefined): boolean {
    this.#left = this.#room();
    let verdict = this.#try(doc, "flat");
    // A space takes no column where the line ends after it.
    if (this.#left === -1 && isSpace(doc)) verdict = "room";
    for (let outer = frame; outer !== undefined && verdict === "room"; outer = outer.outer) {
      const { parts, at, mode } = outer;
      for (let next = at + 1; next < parts.length && verdict === "room"; next += 1) {
        verdict = this.#try(parts[next] ?? "", mode);
      }
    }
    return verdict !== "overflow";
  }

  #try(doc: Doc, mode: Mode): Verdict {
    if (typeof doc === "string") return this.#take(columns(doc));
    if (mode === "flat" && isSettled(doc)) return this.#take(doc.width);
    switch (doc.kind) {
      case "concat":
      case "indent":
      case "align":
      case "indent-if-break":
      case "fill":
        return this.#tryParts(doc, mode);
      case "group":
        return this.#tryParts(doc, doc.breaks ? "broken" : mode);
      case "states":
        return this.#try(doc.parts.at(mode === "broken" ? -1 : 0) ?? "", mode);
      case "if-break":
        return this.#try(this.#chosen(doc, mode), mode);
      case "line":
        return mode === "broken" ? "end" : this.#take(doc.width);
      case "hard-line":
        return "end";
      case "comment":
        return this.#take(firstLineWidth(descriptionIn(doc))) === "room" ? "end" : "overflow";
      default:
        return unreachable(doc.kind);
    }
  }

  #tryParts({ parts }: DocNode, mode: Mode): Verdict {
    for (const part of parts) {
      const verdict = this.#try(part, mode);
      if (verdict !== "room") return verdict;
    }
    return "room";
  }

  #take(width: number): Verdict {
    this.#left -= width;
    return this.#left < 0 ? "overflow" : "room";
  }

  #chosen(doc: DocNode, mode: Mode): Doc {
    return doc.parts[this.#isBroken(doc, mode) ? 0 : 1] ?? "";
  }

  #isBroken({ id }: DocNode, mode: Mode): boolean {
    return id === undefined ? mode === "broken" : this.#brokenGroups.has(id);
  }

  #write(text: string): void {
    if (text === "") return;
    this.#beginLine();
    this.#texts.push(text);
  }

  #beginLine(): void {
    if (this.#lineStart === "") return;
    this.#texts.push(this.#lineStart);
    this.#lineStart = "";
  }

  /** Columns that are left on the line at hand. */
  #room(): number {
    for (; this.#unmeasured < this.#texts.length; this.#unmeasured += 1) {
      this.#column += columns(this.#texts[this.#unmeasured] ?? "");
    }
    return printWidth - this.#column;
  }

  #writeFlat({ kind, parts }: DocNode): void {
    if (kind === "if-break" || kind === "states") {
      this.#writePart(parts[kind === "states" ? 0 : 1] ?? "");
      return;
    }
    for (const part of parts) this.#writePart(part);
  }

  #writePart(part: Doc): void {
    if (typeof part === "string") this.#write(part);
    else this.#writeFlat(part);
  }

  /** Ends the line, without the spaces at its end. */
  #endLine(indentation: number): void {
    if (this.#lineStart !== "") this.#texts.push("\n");
    else if (this.#texts.at(-1)?.endsWith(" "))
      this.#texts.push((this.#texts.pop() ?? "").replace(/[ \t]+$/, ""));
    this.#lineStart = lineStart(indentation);
    this.#column = indentation;
    // After the start of the line.
    this.#unmeasured = this.#texts.length + 1;
  }
}

function descriptionIn({ parts: [description] }: DocNode): string {
  return typeof description === "string" ? description : "";
}

/** True if what a Doc looks like on one line is settled. */
function isSettled(doc: DocNode): boolean {
  return !doc.breaks && !doc.depends;
}
