/** The flows of OAuth 2 and their scopes, which the manifest has once for all flows. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap } from "../told.js";
import { entriesIn, type Fields, fieldsOf, isExtension } from "./fields.js";
import { type Marks, marksOf } from "./marks.js";
import { mapAt, type Reading } from "./reading.js";
import { none, notShown, prose, textOfForm } from "./values.js";

/** The facts of flows, and their scopes as they are written. */
export interface ReadFlows {
  readonly told: Told | undefined;
  readonly scopes: readonly SourceNode[];
  /** True if there is no other flow, which may have other scopes. */
  readonly isComplete: boolean;
}

const addresses = ["authorizationUrl", "tokenUrl", "refreshUrl", "deviceAuthorizationUrl"] as const;

const names: ReadonlySet<string> = new Set([
  ...["authorizationCode", "clientCredentials", "implicit", "password", "deviceAuthorization"],
]);

/** Flows by name. */
export function flowsAt(node: SourceNode | undefined, reading: Reading): ReadFlows {
  const { report } = reading;
  const scopes: SourceNode[] = [];
  let isComplete = true;
  let isWhole = node?.kind === "map";
  const flows = entriesIn(node, report).flatMap(({ key, node: flow }) => {
    if (isExtension(key)) report.extension(flow.at, key);
    else if (!names.has(key)) {
      report.add(flow.at, key, "The manifest knows no such flow.");
      isComplete = false;
    } else {
      const fields = fieldsOf(flow, report);
      const listed = fields.take("scopes");
      if (listed !== undefined) scopes.push(listed);
      marksOf(fields, report);
      const told = flowIn(fields, reading);
      if (!fields.close()) isWhole = false;
      return [[key, told ?? notShown(flow.at)] as const];
    }
    return [];
  });
  reportOthers(scopes, reading);
  const areKnown = isComplete && isWhole;
  if (node === undefined || flows.length === 0) {
    return { told: undefined, scopes, isComplete: areKnown };
  }
  const others = isComplete ? [] : [["(others)", notShown(node.at)] as const];
  return { told: toldMap([...flows, ...others], node.at), scopes, isComplete: areKnown };
}

/** Says which flows have fewer scopes than all of them together, which then are theirs as well. */
function reportOthers(lists: readonly SourceNode[], { report }: Reading): void {
  const namesIn = (list: SourceNode): readonly string[] => list.entries().map(({ key }) => key);
  const all = new Set(lists.flatMap(namesIn).filter((name) => !isExtension(name)));
  for (const list of lists) {
    const isShorter = [...all].some((name) => list.get(name) === undefined);
    if (isShorter) report.add(list.at, "scopes", "The manifest has one list for all flows.");
  }
}

/** In 2.0 a scheme has one flow, two of which have other names ("Security Scheme Object", `flow`). */
export function swaggerFlow(fields: Fields, reading: Reading): ReadFlows {
  const flow = fields.take("flow");
  const scopes = fields.take("scopes");
  const told = flowIn(fields, reading);
  const written = flow?.text() ?? "";
  const name = renamed.get(written) ?? written;
  const isKnown = names.has(name) && flow !== undefined;
  if (flow !== undefined && !isKnown) {
    reading.report.add(fields.node.at, "flow", "The manifest knows no such flow.");
  }
  return {
    told: isKnown ? toldMap([[name, told ?? notShown(flow.at)]], flow.at) : undefined,
    scopes: scopes === undefined ? [] : [scopes],
    isComplete: scopes !== undefined,
  };
}

const renamed: ReadonlyMap<string, string> = new Map([
  ["application", "clientCredentials"],
  ["accessCode", "authorizationCode"],
]);

function flowIn(fields: Fields, { report }: Reading): Told | undefined {
  const all = addresses.map(
    (name) => [name, textOfForm(fields.take(name), "url", report)] as const,
  );
  return all.every(([, each]) => each === undefined) ? undefined : toldMap(all, fields.node.at);
}

/** The scopes of all flows, and those that calls need though no flow lists them. */
export function scopesOf(
  { scopes: lists, isComplete: isListed }: ReadFlows,
  {
    used,
    marks,
    owner,
  }: {
    readonly used: readonly SourceNode[];
    readonly marks: Marks;
    readonly owner: Pick<SourceNode, "at">;
  },
  reading: Reading,
): Told | undefined {
  const { report } = reading;
  const scopes = new Map<string, Told>();
  let isComplete = isListed && !marks.isOpen("scopes") && lists.length > 0;
  for (const list of lists) {
    const map = mapAt(list, reading);
    if (map === undefined) isComplete = false;
    for (const { key, node } of map?.entries() ?? []) {
      if (isExtension(key)) report.extension(node.at, key);
      else if (key === "" || key === "(others)") {
        report.add(node.at, "scope", "It has no name.");
        isComplete = false;
      } else addScope(key, node);
    }
  }
  for (const node of used) {
    const name = node.text();
    if (name !== undefined && name !== "" && !scopes.has(name)) scopes.set(name, notShown(node.at));
  }
  const [first] = lists;
  if (scopes.size === 0) return first === undefined || !isComplete ? undefined : none(first.at);
  if (!isComplete) scopes.set("(others)", notShown((first ?? owner).at));
  return toldMap(scopes, (first ?? owner).at);

  function addScope(name: string, node: SourceNode): void {
    const text = prose(node, report);
    const known = scopes.get(name);
    const told = text === undefined || marks.has(`scopes.${name}`) ? notShown(node.at) : text;
    const isOther =
      known?.kind === "scalar" && told.kind === "scalar" && known.value !== told.value;
    if (isOther && told.value !== "not shown") {
      report.add(node.at, `scope ${name}`, "Another flow says something else of it.");
    }
    if (known === undefined) scopes.set(name, told);
  }
}
