/** The parameters of an operation: its own, and those of its path that it does not replace. */
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap } from "../told.js";
import type { Marks } from "./marks.js";
import { parameterAt, parameterKey } from "./parameters.js";
import type { Place } from "./parameter-styles.js";
import type { Reading } from "./reading.js";
import { swaggerParameter } from "./swagger-parameters.js";
import { none, notShown } from "./values.js";

/** A parameter as it is listed, and what that is or refers to. */
export interface ListedParameter {
  readonly listed: SourceNode;
  readonly node: SourceNode;
}

/** The parameters that hold for an operation, its own last; one that is listed twice counts once. */
export function effectiveParameters(
  ofPath: readonly ListedParameter[],
  own: readonly ListedParameter[],
  { report }: Pick<Reading, "report">,
): readonly ListedParameter[] {
  const found = new Map<string, ListedParameter>();
  const ownKeys = new Set<string>();
  for (const each of ofPath) found.set(keyOf(each.node), each);
  for (const each of own) {
    const key = keyOf(each.node);
    if (ownKeys.has(key)) report.add(each.listed.at, key, "It is listed already.");
    else found.set(key, each);
    ownKeys.add(key);
  }
  return [...found.values()];
}

/** The parameters of a list, where they are. What is no list stands for one that cannot be read. */
export function listedParameters(
  list: SourceNode | undefined,
  { follow }: Reading,
): readonly ListedParameter[] {
  if (list !== undefined && list.kind !== "list") return [{ listed: list, node: list }];
  return (list?.items() ?? []).flatMap((listed) => {
    const node = follow(listed);
    return node === undefined ? [] : [{ listed, node }];
  });
}

/** In 2.0 there is one body; names of headers have no case (RFC 9110, section 5.1). */
function keyOf(node: SourceNode): string {
  const place = node.get("in")?.text() ?? "";
  const name = node.get("name")?.text() ?? "";
  if (place === "body") return place;
  return `${place} parameter ${place === "header" ? name.toLowerCase() : name}`;
}

/** An operation, and what is not shown of it. */
export interface ParametersOwner {
  readonly at: SourcePlace;
  readonly pathNames: readonly string[];
  readonly marks: Marks;
}

/**
 * The four places of parameters. A list is complete, so that a place without any has none, unless something in it could not be
 * read: that may stand anywhere.
 */
export function parametersOf(
  parameters: readonly ListedParameter[],
  { at, pathNames, marks }: ParametersOwner,
  reading: Reading,
): Told | undefined {
  const told: Record<Place, (readonly [name: string, value: Told])[]> = {
    path: pathNames.flatMap((name) =>
      parameters.some(({ node }) => keyOf(node) === `path parameter ${name}`)
        ? []
        : [[name, notShown(at)] as const],
    ),
    query: [],
    header: [],
    cookie: [],
  };
  let isComplete = true;
  for (const { listed, node } of parameters) {
    const key = parameterKey(node, reading);
    if (key === "ignored") continue;
    if (key === undefined) {
      isComplete = false;
      if (listed !== node) reading.report.add(listed.at, "parameter", "It leads to no parameter.");
      continue;
    }
    if (key.place === "path" && !pathNames.includes(key.name)) {
      reading.report.add(listed.at, `parameter ${key.name}`, "The path has no such parameter.");
      continue;
    }
    const read = reading.version === "2.0" ? swaggerParameter : parameterAt;
    const value = reading.once(listed, `${key.place} parameter`, (each) =>
      read(each, key.place, reading),
    );
    if (value !== undefined) told[key.place].push([key.name, value]);
  }
  if (marks.has("parameters") && parameters.length === 0 && pathNames.length === 0) {
    return undefined;
  }
  const bucket = (place: Place): Told | undefined => {
    const name = `parameters.${place}`;
    const others = marks.isOpen(name) || !isComplete ? [["(others)", notShown(at)] as const] : [];
    const all = [...told[place], ...others];
    if (all.length > 0) return toldMap(all, at);
    return marks.has(name) || marks.has("parameters") ? undefined : none(at);
  };
  return toldMap(
    (["path", "query", "header", "cookie"] as const).map(
      (place) => [place, bucket(place)] as const,
    ),
    at,
  );
}
