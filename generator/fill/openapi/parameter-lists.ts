/** The parameters of an operation: its own, and those of its path that it does not replace. */
import type { ParameterPlace } from "../../model/message.js";
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap } from "../told.js";
import { keyOfPlace } from "./losses.js";
import type { Marks } from "./marks.js";
import { parameterAt, parameterKey } from "./parameters.js";
import { isPlace } from "./parameter-styles.js";
import type { Reading } from "./reading.js";
import { swaggerParameter } from "./swagger-parameters.js";
import { none, notShown } from "./values.js";

/** A parameter as it is listed, and what that is or refers to. */
export interface ListedParameter {
  readonly listed: SourceNode;
  readonly node: SourceNode;
  /** True if nothing else may stand in its place; else no more is known of it than that it is there. */
  readonly isCertain: boolean;
}

/** The parameters of a list. */
export interface ListedParameters {
  readonly all: readonly ListedParameter[];
  /** True if there are no more: not where something in the list, or around it, cannot be read. */
  readonly isComplete: boolean;
}

/**
 * The parameters that hold for an operation, its own last. What cannot be read of its own may replace any of its path's.
 */
export function effectiveParameters(
  ofPath: ListedParameters,
  own: ListedParameters,
): ListedParameters {
  const found = new Map<string, ListedParameter>();
  for (const each of ofPath.all) {
    found.set(nodeKey(each.node), { ...each, isCertain: each.isCertain && own.isComplete });
  }
  for (const each of own.all) found.set(nodeKey(each.node), each);
  return { all: [...found.values()], isComplete: ofPath.isComplete && own.isComplete };
}

/**
 * The parameters of a list, where they are; of one that is listed twice it is not known which is meant. What is no list stands for
 * one that cannot be read.
 */
export function listedParameters(list: SourceNode | undefined, reading: Reading): ListedParameters {
  const { follow } = reading;
  const target = list && follow(list);
  if (list === undefined || target === undefined) return { all: [], isComplete: list === target };
  if (target.kind !== "list") {
    return { all: [{ listed: list, node: target, isCertain: true }], isComplete: false };
  }
  const items = target.items();
  const all = items.flatMap((listed): readonly ListedParameter[] => {
    const node = follow(listed);
    return node === undefined ? [] : [{ listed, node, isCertain: true }];
  });
  const isRead = all.length === items.length && all.every(({ node }) => isKeyed(node, reading));
  return { all: withoutDoubles(all, reading), isComplete: isRead };
}

function withoutDoubles(
  all: readonly ListedParameter[],
  { report }: Pick<Reading, "report">,
): readonly ListedParameter[] {
  const found = new Map<string, ListedParameter>();
  for (const each of all) {
    const key = nodeKey(each.node);
    const before = found.get(key);
    if (before === undefined) found.set(key, each);
    else {
      report.add(each.listed.at, key, "It is listed already.");
      const isSame = keyOfPlace(before.node.at) === keyOfPlace(each.node.at);
      found.set(key, { ...before, isCertain: before.isCertain && isSame });
    }
  }
  return [...found.values()];
}

/** True if it is known of a parameter which one it is. */
function isKeyed(node: SourceNode, { version }: Pick<Reading, "version">): boolean {
  const place = node.get("in")?.text();
  if (version === "2.0" && place === "body") return true;
  const isFormField = version === "2.0" && place === "formData";
  return (isFormField || isPlace(place)) && (node.get("name")?.text() ?? "") !== "";
}

/** In 2.0 there is one body; names of headers have no case (RFC 9110, section 5.1). */
function nodeKey(node: SourceNode): string {
  const place = node.get("in")?.text() ?? "";
  const name = node.get("name")?.text() ?? "";
  if (place === "body") return place;
  return `${place} parameter ${place === "header" ? name.toLowerCase() : name}`;
}

const replaceable =
  "Something else may stand in its place: one that cannot be read, or that has its name.";

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
  { all: parameters, isComplete: isListComplete }: ListedParameters,
  { at, pathNames, marks }: ParametersOwner,
  reading: Reading,
): Told | undefined {
  const told: Record<ParameterPlace, (readonly [name: string, value: Told])[]> = {
    path: pathNames.flatMap((name) =>
      parameters.some(({ node }) => nodeKey(node) === `path parameter ${name}`)
        ? []
        : [[name, notShown(at)] as const],
    ),
    query: [],
    header: [],
    cookie: [],
  };
  let isComplete = isListComplete;
  for (const { listed, node, isCertain } of parameters) {
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
    if (!isCertain) reading.report.add(listed.at, `parameter ${key.name}`, replaceable);
    const isKnown = isCertain && value !== undefined;
    told[key.place].push([key.name, isKnown ? value : notShown(listed.at)]);
  }
  if (marks.has("parameters") && parameters.length === 0 && pathNames.length === 0) {
    return undefined;
  }
  const bucket = (place: ParameterPlace): Told | undefined => {
    const name = `parameters.${place}`;
    // Which parameters a path has is said by its template.
    const isOpen = marks.isOpen(name) || (!isComplete && place !== "path");
    const others = isOpen ? [["(others)", notShown(at)] as const] : [];
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
