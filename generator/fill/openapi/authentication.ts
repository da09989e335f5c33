/** Authentication of the whole service: its schemes, and what an operation needs that says nothing of its own. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap } from "../told.js";
import { entriesIn } from "./fields.js";
import { kebabIds } from "./kebab-ids.js";
import type { Marks } from "./marks.js";
import { methodsOf } from "./paths.js";
import type { Reading } from "./reading.js";
import { notShown } from "./values.js";
import { requirementsAt } from "./requirements.js";
import { schemeAt } from "./schemes.js";

function schemeIdsOf(schemes: SourceNode | undefined): ReadonlyMap<string, string> {
  return kebabIds(
    (schemes?.entries() ?? []).map(({ key }) => key),
    "scheme",
  );
}

/** The places of authentication in a description. */
export interface AuthenticationPlaces {
  readonly root: SourceNode;
  readonly schemes: SourceNode | undefined;
  readonly marks: Marks;
}

/** The authentication that was read. */
export interface ReadAuthentication {
  readonly told: Told | undefined;
  /** Ids of the schemes that are told, by the names that they have in the source. */
  readonly ids: ReadonlyMap<string, string>;
}

/** `authentication` of the service. What it does not say by default is not known: many descriptions leave it out. */
export function authenticationAt(
  { root, schemes, marks }: AuthenticationPlaces,
  reading: Reading,
): ReadAuthentication {
  const all = schemeIdsOf(schemes);
  const used = scopesUsed(root, reading);
  const told = entriesIn(schemes, reading.report).flatMap(({ key, node }) => {
    const scheme = schemeAt(node, used.get(key) ?? [], reading);
    return scheme === undefined ? [] : [[all.get(key) ?? key, scheme] as const];
  });
  const isComplete = (schemes?.entries().length ?? 0) === told.length;
  const others = isComplete ? [] : [["(others)", notShown((schemes ?? root).at)] as const];
  const known = new Set(told.map(([id]) => id));
  const ids = new Map([...all].filter(([, id]) => known.has(id)));
  const said = requirementsAt(
    root.get("security"),
    { ids, marks, prefix: "authentication.default" },
    reading,
  );
  // Here nothing else would hold in its place.
  const needed = said?.kind === "list" && said.items.every(isNotShown) ? undefined : said;
  if (told.length === 0 && needed === undefined) return { told: undefined, ids };
  const authentication = toldMap(
    [
      [
        "schemes",
        told.length === 0 ? undefined : toldMap([...told, ...others], (schemes ?? root).at),
      ],
      ["default", needed],
    ],
    (schemes ?? root).at,
  );
  return { told: authentication, ids };
}

function isNotShown(told: Told): boolean {
  return told.kind === "scalar" && told.value === "not shown";
}

/** The scopes that calls need, by the name of the scheme. */
function scopesUsed(
  root: SourceNode,
  { version }: Reading,
): ReadonlyMap<string, readonly SourceNode[]> {
  const used = new Map<string, SourceNode[]>();
  const methods = methodsOf(version);
  const operations = (root.get("paths")?.follow()?.entries() ?? [])
    .flatMap(({ node }) => partsOf(node))
    .flatMap((item) => methods.flatMap((method) => item.get(method) ?? []))
    .flatMap(partsOf);
  for (const owner of [root, ...operations]) {
    for (const { key, node } of (owner.get("security")?.items() ?? []).flatMap((each) =>
      each.entries(),
    )) {
      const scopes = used.get(key) ?? [];
      scopes.push(...node.items());
      used.set(key, scopes);
    }
  }
  return used;
}

/** An object that may be divided, and all that its references lead to. */
function partsOf(node: SourceNode): readonly SourceNode[] {
  const target = node.reference()?.target();
  return target === undefined ? [node] : [node, ...partsOf(target)];
}
