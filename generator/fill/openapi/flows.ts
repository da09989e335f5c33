/** The flows of OAuth 2 and their scopes, which the manifest has once for all flows. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap } from "../told.js";
import { entriesIn, type Fields, fieldsOf, isExtension } from "./fields.js";
import { type Marks, marksOf } from "./marks.js";
import type { Reading } from "./reading.js";
import { none, notShown, prose, textOfForm } from "./values.js";

/** What is told of flows, and their scopes as they are written. */
export interface ReadFlows {
  readonly told: Told | undefined;
  readonly scopes: readonly SourceNode[];
}

const addresses = ["authorizationUrl", "tokenUrl", "refreshUrl", "deviceAuthorizationUrl"] as const;

const names: ReadonlySet<string> = new Set([
  ...["authorizationCode", "clientCredentials", "implicit", "password", "deviceAuthorization"],
]);

/** Flows by name. */
export function flowsAt(node: SourceNode | undefined, reading: Reading): ReadFlows {
  const { report } = reading;
  const scopes: SourceNode[] = [];
  const flows = entriesIn(node, report).flatMap(({ key, node: flow }) => {
    if (isExtension(key)) report.extension(flow.at, key);
    else if (!names.has(key)) report.add(flow.at, key, "The manifest knows no such flow.");
    else {
      const fields = fieldsOf(flow, report);
      const listed = fields.take("scopes");
      if (listed !== undefined) scopes.push(listed);
      marksOf(fields, report);
      const told = flowIn(fields, reading);
      fields.close();
      return [[key, told ?? notShown(flow.at)] as const];
    }
    return [];
  });
  reportOthers(scopes, reading);
  return { told: node && flows.length > 0 ? toldMap(flows, node.at) : undefined, scopes };
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
  lists: readonly SourceNode[],
  {
    used,
    marks,
    owner,
  }: { readonly used: readonly SourceNode[]; readonly marks: Marks; readonly owner: SourceNode },
  { report }: Pick<Reading, "report">,
): Told | undefined {
  const scopes = new Map<string, Told>();
  for (const list of lists) {
    for (const { key, node } of entriesIn(list, report)) {
      if (isExtension(key)) report.extension(node.at, key);
      else if (key === "" || key === "(others)") report.add(node.at, "scope", "It has no name.");
      else addScope(key, node);
    }
  }
  for (const node of used) {
    const name = node.text();
    if (name !== undefined && name !== "" && !scopes.has(name)) scopes.set(name, notShown(node.at));
  }
  const [first] = lists;
  if (marks.isOpen("scopes")) scopes.set("(others)", notShown((first ?? owner).at));
  if (scopes.size > 0) return toldMap(scopes, (first ?? owner).at);
  return first === undefined ? undefined : none(first.at);

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
