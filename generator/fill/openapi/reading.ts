/** The common tools of all readers of one description. */
import type { SourceEntry, SourceNode, SourceReference } from "../sources/source-node.js";
import { type Told, toldIn, toldMap } from "../told.js";
import { isExtension } from "./fields.js";
import { keyOfPlace, type LossReport, lossReport } from "./losses.js";
import { type SchemaNames, schemaNames } from "./schema-names.js";
import { lost, prose, withEntries } from "./values.js";

/** The versions of OpenAPI that are read; 2.0 is Swagger's. */
export type Version = "2.0" | "3.0" | "3.1" | "3.2";

/** The surroundings of an object of the description. */
export interface Reading {
  readonly version: Version;
  readonly report: LossReport;
  readonly names: SchemaNames;
  /** The node that a reference leads to, or the node itself; undefined where it leads nowhere. What stands beside is lost. */
  readonly follow: (node: SourceNode) => SourceNode | undefined;
  /**
   * Returns the target of a reference, in one step; undefined where it leads nowhere, which is a loss. Values beside it are the
   * caller's.
   */
  readonly step: (reference: SourceReference, from: SourceNode) => SourceNode | undefined;
  /** Reads the map that a node is or refers to, each one once; a description beside the reference wins (OpenAPI 3.1.1, section 4.8.23). */
  readonly once: (
    node: SourceNode,
    kind: string,
    read: (node: SourceNode) => Told | undefined,
  ) => Told | undefined;
  /** True if a reference was followed to a node. */
  readonly isUsed: (node: SourceNode) => boolean;
  /** Puts off what can be told only when all else was read. */
  readonly defer: (check: () => void) => void;
  /** Does what was put off. */
  readonly finish: () => void;
}

/** Starts to read a description. */
export function readingOf(root: SourceNode, version: Version): Reading {
  const report = lossReport();
  const used = new Set<string>();
  const deferred: (() => void)[] = [];
  const plainly = new Map<string, { readonly told: Told | undefined; readonly isUsed: boolean }>();
  const made = new Map<string, Told | undefined>();
  const schemas =
    version === "2.0" ? root.get("definitions") : root.get("components")?.follow()?.get("schemas");
  const step = (reference: SourceReference, from: SourceNode): SourceNode | undefined => {
    const next = reference.target();
    if (next === undefined) report.add(from.at, "$ref", nowhere);
    else used.add(keyOfPlace(next.at));
    return next;
  };
  const follow = (node: SourceNode): SourceNode | undefined => {
    const visited = new Set<string>();
    let found = node;
    for (
      let reference = found.reference();
      reference !== undefined;
      reference = found.reference()
    ) {
      for (const each of reference.siblings) reportSibling(each, version, report);
      const key = keyOfPlace(found.at);
      const next = visited.has(key) ? undefined : step(reference, found);
      if (next === undefined) {
        for (const { at } of [node, found]) report.add(at, "$ref", nowhere);
        return undefined;
      }
      visited.add(key);
      found = next;
    }
    if (found.get("$ref") !== undefined) return lost(found, report, "`$ref` is to be a text.");
    return found;
  };
  return {
    version,
    report,
    names: schemaNames(schemas?.follow()),
    follow,
    step,
    once: (node, kind, read) => {
      const target = mapAt(node, { follow, report });
      if (target === undefined) {
        for (const each of node.reference()?.siblings ?? []) lost(each.node, report, nowhere);
        return undefined;
      }
      const key = `${kind} ${keyOfPlace(target.at)}`;
      if (!made.has(key)) made.set(key, read(target));
      const told = made.get(key);
      if (!plainly.has(key)) plainly.set(key, { told, isUsed: false });
      const beside = overrides(version) ? siblingOf(node, "description") : undefined;
      const description = prose(beside, report);
      if (told === undefined || beside === undefined || beside.text()?.trim() === "") {
        plainly.set(key, { told, isUsed: true });
        return told;
      }
      if (description === undefined) return withoutEntry(told, "description");
      // Of what it refers to nothing may be known but that it is there.
      if (told.kind !== "map") return toldMap([["description", description]], told.at);
      return withEntries(told, [["description", description]]);
    },
    isUsed: (node) => used.has(keyOfPlace(node.at)),
    defer: (check) => {
      deferred.push(check);
    },
    finish: () => {
      for (const check of deferred.splice(0)) check();
      for (const { told, isUsed } of plainly.values()) {
        const text = isUsed ? undefined : toldIn(told, "description");
        if (text !== undefined) report.add(text.at, "description", replaced);
      }
    },
  };
}

/** The map that a node is or refers to; undefined where it is none, which is a loss. */
export function mapAt(
  node: SourceNode,
  { follow, report }: Pick<Reading, "follow" | "report">,
): SourceNode | undefined {
  const target = follow(node);
  if (target === undefined || target.kind === "map") return target;
  return lost(target, report, "A map is expected here.");
}

function withoutEntry(told: Told, key: string): Told {
  if (told.kind !== "map") return told;
  const kept = told.entries.filter((each) => each.key !== key);
  return toldMap(
    kept.map((each) => [each.key, each.value]),
    told.at,
  );
}

/** True if a description beside a reference holds (OpenAPI 3.1.1, section 4.8.23). */
function overrides(version: Version): boolean {
  return version === "3.1" || version === "3.2";
}

function siblingOf(node: SourceNode, key: string): SourceNode | undefined {
  return node.reference()?.siblings.find((each) => each.key === key)?.node;
}

function reportSibling({ key, node }: SourceEntry, version: Version, report: LossReport): void {
  if (isExtension(key)) report.extension(node.at, key);
  else if (key === "summary" && overrides(version)) lost(node, report, noSummary);
  else if (key !== "description" || !overrides(version)) {
    report.add(node.at, key, "Beside a reference OpenAPI ignores it.");
  }
}

const nowhere = "The reference leads to nothing that is read.";
const replaced = "Each reference to it has a text of its own.";
const noSummary = "The manifest has no place for a summary here.";
