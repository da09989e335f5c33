/** Two sides of an API as lists of lines → a model and a described source, and how well they were matched, for tests. */
import type { DescribedApi, DescribedOperation } from "../../../../generator/fill/described-api.js";
import type { Matching } from "../../../../generator/fill/matching/pair.js";
import { type SourcePlace, toldMap, toldScalar } from "../../../../generator/fill/told.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import { readTexts, service } from "../../resolve/manifest-text.js";

/** Which operation of the source is which one of the manifest, by id and by `GET /path`; undefined = it has none. */
export type Truth = ReadonlyMap<string, string | undefined>;

/** Both sides, and what is true of them. */
export interface ApiPair {
  readonly model: ApiModel;
  readonly described: DescribedApi;
  readonly truth: Truth;
}

const at: SourcePlace = { file: "source.yaml", path: [] };

/**
 * Reads lines `id = METHOD /path | operationId | tags | summary | description`. A line without an id is an operation of the
 * source alone, one without anything behind `=` is one of the manifest alone.
 */
export function apiPair(text: string): ApiPair {
  const truth = new Map<string, string | undefined>();
  const operations: DescribedOperation[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const [id = "", rest = ""] = line.split("=", 2).map((each) => each.trim());
    if (rest !== "") operations.push(describedOperation(rest, operations.length));
    if (id !== "") truth.set(id, rest === "" ? undefined : rest.split("|", 1)[0]?.trim());
  }
  return { model: modelOf([...truth.keys()]), described: describedApi(operations), truth };
}

/** One operation of a source, of a line as {@link apiPair} has it behind `=`. */
export function describedOperation(line: string, index = 0): DescribedOperation {
  const [route = "", name = "", tags = "", summary = "", description = ""] = line
    .split("|")
    .map((each) => each.trim());
  const [method = "", path = ""] = route.split(/\s+/);
  const told = (text: string) => (text === "" ? undefined : toldScalar(text, at));
  return {
    at: { file: "source.yaml", path: ["operations", index] },
    method,
    path,
    ...(name === "" ? {} : { operationId: name }),
    tags: tags === "" ? [] : tags.split(",").map((each) => each.trim()),
    facts: toldMap(
      [
        ["summary", told(summary)],
        ["description", told(description)],
      ],
      at,
    ),
  };
}

/** A source of operations. */
export function describedApi(
  operations: readonly DescribedOperation[],
  { baseUrl, schemas = [] }: { baseUrl?: string; schemas?: DescribedApi["schemas"] } = {},
): DescribedApi {
  return {
    source: { id: "their-description", title: "Their description", kind: "document" },
    service: toldMap(
      [["baseUrl", baseUrl === undefined ? undefined : toldScalar(baseUrl, at)]],
      at,
    ),
    operations,
    schemas,
    losses: [],
  };
}

/** Facts of an operation as YAML in braces, by id: `{ method: GET, path: /books }`. */
export type Facts = Readonly<Record<string, string>>;

/** A manifest in which operations are known by their ids, and by a few facts. */
export function modelOf(
  ids: readonly string[],
  {
    facts = {},
    schemas = [],
    head = "",
  }: { facts?: Facts; schemas?: readonly string[]; head?: string } = {},
): ApiModel {
  const groups = [...new Set(ids.map((id) => id.split(".", 1)[0] ?? ""))];
  const texts: Record<string, string> = {
    "service.yaml": `${service.replace("[books]", `[${groups.join(", ")}]`)}${head}`,
    "groups/books.yaml": "",
  };
  for (const group of groups) {
    texts[`groups/${group}.yaml`] = `source: handbook\n${groupText(
      group,
      ids.filter((id) => id.startsWith(`${group}.`)),
      { facts, indent: "" },
    )}`;
  }
  if (!groups.includes("books")) texts["groups/books.yaml"] = "source: handbook\n";
  if (schemas.length > 0) {
    texts["schemas/all.yaml"] =
      `source: handbook\nschemas:\n${schemas.map((name) => `  ${name}: not shown\n`).join("")}`;
  }
  return readTexts(texts).model;
}

function groupText(
  group: string,
  ids: readonly string[],
  { facts, indent }: { readonly facts: Facts; readonly indent: string },
): string {
  const depth = group.split(".").length;
  const own = ids.filter((id) => id.split(".").length === depth + 1);
  const below = ids.filter((id) => id.split(".").length > depth + 1);
  const names = [...new Set(below.map((id) => id.split(".")[depth] ?? ""))];
  const lines = own.map(
    (id) => `${indent}  ${id.split(".").at(-1)}: ${facts[id] ?? "not shown"}\n`,
  );
  const groups = names.map((name) => {
    const all = below.filter((id) => id.startsWith(`${group}.${name}.`));
    return `${indent}  ${name}:\n${groupText(`${group}.${name}`, all, { facts, indent: `${indent}    ` })}`;
  });
  return [
    lines.length > 0 ? `${indent}operations:\n${lines.join("")}` : "",
    groups.length > 0 ? `${indent}subgroups:\n${groups.join("")}` : "",
  ].join("");
}

/** How a matching compares with the truth. */
export interface Marks {
  /** Operations of the manifest that have a partner in truth. */
  readonly all: number;
  /** Those whose pair is the true one. */
  readonly right: number;
  readonly accepted: number;
  /** Pairs that were taken and are not true, as text. */
  readonly acceptedWrong: readonly string[];
  /** Pairs that were proposed and are not true, and those that were not found, as text. */
  readonly missed: readonly string[];
}

/** Compares a matching with the truth. */
export function marksOf({ pairs }: Matching, truth: Truth): Marks {
  const found = new Map(pairs.map((pair) => [pair.operation.id, pair]));
  const routeOf = ({ method, path }: DescribedOperation) => `${method} ${path}`;
  const all = [...truth].filter(([, route]) => route !== undefined);
  const isRight = ([id, route]: readonly [string, string | undefined]) => {
    const pair = found.get(id);
    return pair !== undefined && routeOf(pair.described) === route;
  };
  const taken = pairs.filter(({ how }) => how !== "proposed");
  return {
    all: all.length,
    right: all.filter(isRight).length,
    accepted: taken.length,
    acceptedWrong: taken
      .filter(({ operation, described }) => truth.get(operation.id) !== routeOf(described))
      .map(
        ({ operation, described, score }) => `${operation.id} = ${routeOf(described)} (${score})`,
      ),
    missed: all
      .filter((each) => !isRight(each))
      .map(([id, route]) => {
        const pair = found.get(id);
        return `${id} = ${route}, not ${pair === undefined ? "none" : routeOf(pair.described)}`;
      }),
  };
}
