/** The files of one source and the references between them: followed when a reader asks, and reported where they lead nowhere. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { FillCode } from "../../diagnostics/catalog-fill.js";
import { cite } from "../../source/finding.js";
import { type ReferenceFollower, SourceCursor } from "./source-cursor.js";
import type { ReadText, Refused, SourceTexts } from "./read-source.js";
import {
  isWholeDescription,
  type Missing,
  missingFault,
  saveHelp,
  wholeFault,
} from "./reference-faults.js";
import { type Aim, aimOf, partsOf, plainTokensOf, tokensOf } from "./references.js";
import { against, type SchemaIds, schemaIds } from "./schema-ids.js";
import { parseSource, type SourceFile } from "./source-file.js";
import type { SourceValue } from "./source-value.js";

/** Thousands of references to one missing file are one fault to whoever reads of them. */
const maximumReports = 1_000;

/** A file that is open. */
interface OpenFile {
  readonly source: SourceFile;
  readonly root: SourceCursor;
  ids: SchemaIds | "none" | "not looked for";
}

/** A file whose own faults leave open what it says. */
interface Faulty {
  readonly isReported: true;
}

/** Where a reference stands. */
interface Standing {
  readonly from: SourceCursor;
  /** The text of it, for its place. */
  readonly at: SourceCursor;
  readonly text: string;
  /** Maps with `$ref` that were passed on the way here. */
  readonly passed: Set<SourceValue>;
}

/** All that one source consists of. */
export class SourceGraph implements ReferenceFollower {
  readonly #texts: SourceTexts;
  /** By the name of their one place on the disk; a fault that was reported stands for a file that could not be read. */
  readonly #byIdentity = new Map<string, OpenFile | undefined>();
  /** By the paths that references make of them. */
  readonly #byPath = new Map<string, OpenFile | Refused | Faulty>();
  readonly #byName = new Map<string, OpenFile>();
  readonly #textsRead = new Map<string, string>();
  readonly #endless = new Set<SourceValue>();
  /** Where references lead in the end: each one on a long way is gone once, not once from each before it. */
  readonly #ends = new Map<SourceValue, SourceCursor>();
  readonly #reports = new Map<string, Diagnostic>();

  constructor(texts: SourceTexts) {
    this.#texts = texts;
  }

  /** Faults so far. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#reports.values()];
  }

  /** A file that is open, by the name that places have it under. */
  file(name: string): SourceFile | undefined {
    return this.#byName.get(name)?.source;
  }

  /** The text of a file that was read, whether or not it could be opened. */
  textOf(name: string): string | undefined {
    return this.#textsRead.get(name);
  }

  /** Opens a text, once for each place on the disk; undefined where its faults leave open what it says. */
  open(text: ReadText): SourceCursor | undefined {
    if (this.#byIdentity.has(text.identity)) return this.#byIdentity.get(text.identity)?.root;
    this.#textsRead.set(text.file, text.text);
    const parsed = parseSource(text);
    for (const each of parsed.diagnostics) this.#report(each);
    const source = parsed.value;
    if (source === undefined) {
      this.#byIdentity.set(text.identity, undefined);
      return undefined;
    }
    const root = new SourceCursor(this, { file: source, value: source.root });
    const file: OpenFile = { source, root, ids: "not looked for" };
    this.#byIdentity.set(text.identity, file);
    this.#byPath.set(source.file, file);
    this.#byName.set(source.file, file);
    return root;
  }

  /** The node itself, or what it refers to in the end. */
  follow(node: SourceCursor, passed: Set<SourceValue> = new Set()): SourceCursor | undefined {
    let current: SourceCursor | undefined = node;
    const way: SourceValue[] = [];
    while (current !== undefined) {
      const at: SourceCursor | undefined = current.referenceText();
      const end: SourceCursor | undefined =
        at === undefined ? current : this.#ends.get(current.value);
      if (at === undefined || end !== undefined) {
        if (end !== undefined) for (const each of way) this.#ends.set(each, end);
        return end;
      }
      if (this.#endless.has(current.value)) return undefined;
      if (passed.has(current.value)) {
        this.#reportEndless(at, passed, [...passed].indexOf(current.value));
        return undefined;
      }
      passed.add(current.value);
      way.push(current.value);
      current = this.#lookUp({ from: current, at, text: String(at.value), passed });
    }
    return undefined;
  }

  /** Returns the target of a reference with this text, one step away; a circle has no step that leads anywhere. */
  resolve(from: SourceCursor, at: SourceCursor, text: string): SourceCursor | undefined {
    const target = this.#lookUp({ from, at, text, passed: new Set() });
    const isStep = target?.referenceText() !== undefined;
    return isStep && this.follow(target) === undefined ? undefined : target;
  }

  #lookUp(standing: Standing): SourceCursor | undefined {
    const target = this.#target(standing);
    if (target === undefined || !isWholeDescription(target)) return target;
    this.#fault("reference-dangling", standing, wholeFault(standing.text));
    return undefined;
  }

  #target(standing: Standing): SourceCursor | undefined {
    const { from, text } = standing;
    const { resource, fragment } = partsOf(text);
    const ids = this.#idsOf(from.file);
    const { base, resource: own } = ids?.baseAt(from.path) ?? { base: "", resource: [] };
    const root = this.#byName.get(from.file.file)?.root;
    if (root === undefined) return undefined;
    if (resource === "") {
      // Inside of a schema with `$id` a pointer begins there; most tools begin at the root of the file, so both are right.
      const inner = own.length === 0 ? undefined : root.descend(own);
      const found = inner && this.#inside(inner, fragment, { ...standing, base, quiet: true });
      return found ?? this.#inside(root, fragment, { ...standing, base, quiet: false });
    }
    const named = this.#named(against(resource, base), resource);
    const target = named ?? this.#fileAt(aimOf(resource, from.file.file), standing);
    return (
      target &&
      this.#inside(target, fragment, { ...standing, base: against(resource, base), quiet: false })
    );
  }

  /** Returns the value of a fragment below a resource: that of a pointer, or an anchor. */
  #inside(
    resource: SourceCursor,
    fragment: string,
    standing: Standing & { readonly base: string; readonly quiet: boolean },
  ): SourceCursor | undefined {
    const tokens = tokensOf(fragment);
    if (tokens === undefined) return this.#anchor(resource, fragment, standing);
    const found = this.#walk(resource, tokens, standing.passed);
    if (found instanceof SourceCursor) return found;
    const plain = plainTokensOf(fragment);
    const second = plain && this.#walk(resource, plain, standing.passed);
    if (second instanceof SourceCursor) return second;
    // What was probably meant is looked for among all that is there, which takes too long for faults that are not told.
    if (found !== undefined && !standing.quiet && this.#reports.size < maximumReports)
      this.#fault("reference-dangling", standing, missingFault(found, standing.text));
    return undefined;
  }

  /** Goes down the tokens, through references that stand in the way; gives where it ends, or that a fault is reported. */
  #walk(
    start: SourceCursor,
    tokens: readonly string[],
    passed: Set<SourceValue>,
  ): SourceCursor | Missing | undefined {
    let current = start;
    for (const token of tokens) {
      let next = current.step(token);
      if (next === undefined && current.referenceText() !== undefined) {
        const target = this.follow(current, passed);
        if (target === undefined) return undefined;
        current = target;
        next = target.step(token);
      }
      if (next === undefined) return { parent: current, token };
      current = next;
    }
    return current;
  }

  #anchor(
    resource: SourceCursor,
    fragment: string,
    standing: Standing & { readonly base: string },
  ): SourceCursor | undefined {
    const ids = this.#idsOf(resource.file);
    const path = ids?.find(`${standing.base}#${fragment}`) ?? ids?.find(`#${fragment}`);
    const root = this.#byName.get(resource.file.file)?.root;
    if (path !== undefined) return root?.descend(path);
    this.#fault("reference-dangling", standing, {
      message: `${cite(standing.text)} leads nowhere: no schema there has the \`$anchor\` ${cite(fragment)}`,
      help: "a pointer begins with `#/`; or give a schema this `$anchor`",
    });
    return undefined;
  }

  /** A resource by the name that a schema or a document gives itself, in any file that is open. */
  #named(...names: readonly string[]): SourceCursor | undefined {
    for (const file of this.#byName.values()) {
      const ids = this.#idsOf(file.source);
      const path = ids && names.map((name) => ids.find(name)).find((each) => each !== undefined);
      if (path !== undefined) return file.root.descend(path);
    }
    return undefined;
  }

  #idsOf(source: SourceFile): SchemaIds | undefined {
    const file = this.#byName.get(source.file);
    if (file === undefined) return undefined;
    if (file.ids === "not looked for") file.ids = schemaIds(source.root, source.text) ?? "none";
    return file.ids === "none" ? undefined : file.ids;
  }

  #fileAt(aim: Aim, standing: Standing): SourceCursor | undefined {
    switch (aim.kind) {
      case "same":
        return undefined;
      case "network":
        this.#fault("reference-network", standing, {
          message: `${cite(standing.text)} leads to the network, and nothing is fetched`,
          help: saveHelp(partsOf(aim.url).resource),
        });
        return undefined;
      case "name":
        this.#fault("reference-dangling", standing, {
          message: `${cite(standing.text)} leads nowhere: nothing here has this \`$id\``,
          help: "let `$ref` name a file, or a place in this one: `#/components/schemas/…`",
        });
        return undefined;
      case "file":
        return this.#referred(aim.file, standing);
      default: {
        const unknown: never = aim;
        throw new Error(`no such aim: ${String(unknown)}`);
      }
    }
  }

  #referred(path: string, standing: Standing): SourceCursor | undefined {
    const opened = this.#byPath.get(path) ?? this.#openReferred(path);
    this.#byPath.set(path, opened);
    if ("root" in opened) return opened.root;
    if ("help" in opened) this.#fault(opened.code, standing, opened);
    return undefined;
  }

  #openReferred(path: string): OpenFile | Refused | Faulty {
    const read = this.#texts.referred(path);
    if ("severity" in read) {
      this.#report(read);
      return { isReported: true };
    }
    if ("help" in read) return read;
    const root = this.open(read);
    return (root && this.#byName.get(root.file.file)) ?? { isReported: true };
  }

  /** `first`: how many references lead to the circle without being in it. */
  #reportEndless(at: SourceCursor, passed: ReadonlySet<SourceValue>, first: number): void {
    for (const each of passed) this.#endless.add(each);
    const steps = passed.size - first;
    this.#report(
      diagnostic("reference-endless", {
        at: at.span(),
        message: `${cite(String(at.value))} leads back to here, in ${steps === 1 ? "one step" : `${steps} steps`}`,
        help: "let one of the references in this circle be a value",
      }),
    );
  }

  #fault(
    code: FillCode,
    { at }: Standing,
    { message, help }: { readonly message: string; readonly help: string },
  ): void {
    this.#report(diagnostic(code, { at: at.span(), message, help }));
  }

  #report(fault: Diagnostic): void {
    const { code, at } = fault;
    const id = JSON.stringify([code, at.file, "start" in at ? at.start.offset : "file"]);
    if (!this.#reports.has(id) && this.#reports.size < maximumReports) this.#reports.set(id, fault);
  }
}
