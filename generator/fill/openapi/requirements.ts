/** The requirement of a call: `security` of the description and of its operations (OpenAPI 3.1.1, section 4.8.30). */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldList, toldMap, toldScalar } from "../told.js";
import { jsonOfTold } from "../edits/json-map.js";
import { meaning } from "../edits/same-meaning.js";
import { entriesIn, itemsIn } from "./fields.js";
import type { Marks } from "./marks.js";
import type { Reading } from "./reading.js";
import { lost, none, notShown } from "./values.js";

/**
 * Alternatives, one of which a call needs; none where the list is empty. `ids` are those of the schemes, by their names. One that
 * cannot be said is not shown, and keeps its place: without it what holds for the whole description would hold.
 */
export function requirementsAt(
  node: SourceNode | undefined,
  {
    ids,
    marks,
    prefix,
  }: {
    readonly ids: ReadonlyMap<string, string>;
    readonly marks: Marks;
    /** The start of the marks of schemes. */
    readonly prefix: string;
  },
  { report }: Pick<Reading, "report">,
): Told | undefined {
  if (node === undefined) return undefined;
  const isUnknown = marks.has(prefix);
  if (node.kind !== "list") {
    lost(node, report, "A list of alternatives is expected here.");
    return whole([notShown(node.at)], node);
  }
  const alternatives = itemsIn(node, report).map((each): Told => {
    const needed = each.kind === "map" ? entriesIn(each, report) : undefined;
    if (needed === undefined) {
      return left(each, report, "A map of schemes is expected here.");
    }
    if (needed.length === 0) return none(each.at);
    if (needed.some(({ key }) => !ids.has(key))) {
      return left(
        each,
        report,
        "It names a scheme that is not declared, or that the manifest has no words for.",
      );
    }
    const schemes = needed.map(({ key, node: scopes }) => {
      const isKnown = !marks.has(`${prefix}.${key}`);
      return [
        ids.get(key) ?? key,
        isKnown ? scopesAt(scopes, report) : notShown(scopes.at),
      ] as const;
    });
    return toldMap(schemes, each.at);
  });
  const rest = isUnknown || marks.isOpen(prefix) ? [notShown(node.at)] : [];
  return whole([...alternatives, ...rest], node);
}

/** Each alternative once; nothing but the empty one, or none at all, is that no authentication is needed. */
function whole(alternatives: readonly Told[], { at }: SourceNode): Told {
  const once = new Map(
    alternatives.map((each) => [meaning(jsonOfTold(each), "unordered"), each] as const),
  );
  const told = [...once.values()];
  return told.every(isEmptyAlternative) ? none(at) : toldList(told, at);
}

function isEmptyAlternative(told: Told): boolean {
  return told.kind === "scalar" && told.value === "none";
}

/** An alternative of which no more is known than that there is one. */
function left(node: SourceNode, report: Reading["report"], why: string): Told {
  lost(node, report, why);
  return notShown(node.at);
}

function scopesAt(node: SourceNode, report: Reading["report"]): Told {
  const known = new Set<string>();
  const isRead = node.kind === "list" && node.items().every((each) => (each.text() ?? "") !== "");
  const scopes = itemsIn(node, report).flatMap((each) => {
    const text = each.text();
    if (text === undefined || text === "" || known.has(text)) {
      report.add(each.at, "scope", "It is no scope, or is listed already.");
      return [];
    }
    known.add(text);
    return [{ text, at: each.at }];
  });
  if (!isRead) return left(node, report, "A shorter list would say that fewer scopes are needed.");
  if (scopes.length === 0) return none(node.at);
  return toldList(
    scopes.map(({ text, at }) => toldScalar(text, at)),
    node.at,
  );
}
