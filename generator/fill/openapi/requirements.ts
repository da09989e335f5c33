/** What a call needs: `security` of the description and of its operations (OpenAPI 3.1.1, section 4.8.30). */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldList, toldMap, toldScalar } from "../told.js";
import { entriesIn, itemsIn } from "./fields.js";
import type { Marks } from "./marks.js";
import type { Reading } from "./reading.js";
import { lost, none, notShown } from "./values.js";

/** Alternatives, one of which a call needs; none where the list is empty. `ids` are those of the schemes, by their names. */
export function requirementsAt(
  node: SourceNode | undefined,
  {
    ids,
    marks,
    prefix,
  }: {
    readonly ids: ReadonlyMap<string, string>;
    readonly marks: Marks;
    /** What the marks of schemes begin with. */
    readonly prefix: string;
  },
  { report }: Pick<Reading, "report">,
): Told | undefined {
  if (node === undefined) return undefined;
  if (node.kind !== "list") return lost(node, report, "A list of alternatives is expected here.");
  const alternatives = node.items();
  if (alternatives.length === 0) return none(node.at);
  const needed = alternatives.filter((each) => entriesIn(each, report).length > 0);
  if (needed.length === 0) return none(node.at);
  if (needed.length < alternatives.length) {
    return lost(node, report, "The manifest has no words for credentials that may be left out.");
  }
  const names = needed.flatMap((each) => each.entries().map(({ key }) => key));
  if (names.some((name) => !ids.has(name))) {
    return lost(node, report, "It names a scheme that the description does not have.");
  }
  return toldList(
    needed.map((each) =>
      toldMap(
        each.entries().map(({ key, node: scopes }) => {
          const isKnown = !marks.has(`${prefix}.${key}`);
          return [
            ids.get(key) ?? key,
            isKnown ? scopesAt(scopes, report) : notShown(scopes.at),
          ] as const;
        }),
        each.at,
      ),
    ),
    node.at,
  );
}

function scopesAt(node: SourceNode, report: Reading["report"]): Told {
  const known = new Set<string>();
  const scopes = itemsIn(node, report).flatMap((each) => {
    const text = each.text();
    if (text === undefined || text === "" || known.has(text)) {
      report.add(each.at, "scope", "It is no scope, or is listed already.");
      return [];
    }
    known.add(text);
    return [{ text, at: each.at }];
  });
  if (scopes.length === 0) return none(node.at);
  return toldList(
    scopes.map(({ text, at }) => toldScalar(text, at)),
    node.at,
  );
}
