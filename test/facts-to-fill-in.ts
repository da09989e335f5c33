/** Facts that somebody might find out of a service: what may take the place of `not shown`, in any manifest. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { ApiModel } from "../generator/model/model.js";
import { type Slot, slotsOf } from "../generator/model/slots.js";
import { operationsOf } from "../generator/model/walk.js";

/** A place that says `not shown`, and what somebody has found out of it. */
export interface FilledFact {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** The facts to fill in: each by itself, and the two that make a call of an operation. */
export interface FactsToFillIn {
  readonly single: readonly FilledFact[];
  readonly calls: readonly (readonly FilledFact[])[];
}

/** Facts for all places that are not shown and of which this file knows something to say; a place counts once. */
export function factsToFillIn(model: ApiModel): FactsToFillIn {
  const all = factsOf(model);
  const isOfCall = ({ path }: FilledFact): boolean =>
    ["method", "path"].includes(String(path.at(-1)));
  const calls = new Map<string, FilledFact[]>();
  for (const fact of all.filter(isOfCall)) {
    const operation = [fact.file, ...fact.path.slice(0, -1)].join(".");
    calls.set(operation, [...(calls.get(operation) ?? []), fact]);
  }
  return { single: all.filter((fact) => !isOfCall(fact)), calls: [...calls.values()] };
}

function factsOf(model: ApiModel): readonly FilledFact[] {
  const operations = operationsOf(model).map(({ id, path }) => ({
    id,
    hasPath: path.state === "known",
  }));
  const withPath = new Set(operations.filter(({ hasPath }) => hasPath).map(({ id }) => id));
  const resource = model.schemas[0]?.name;
  const byPlace = new Map<string, FilledFact>();
  for (const [index, slot] of slotsOf(model).entries()) {
    if (slot.state !== "notShown") continue;
    const { file, path } = slot.at;
    const value = valueFor(slot, { index, resource, hasPath: withPath.has(slot.operation ?? "") });
    if (value !== undefined) byPlace.set(`${file}#${path.join(".")}`, { file, path, value });
  }
  return [...byPlace.values()];
}

interface Surroundings {
  /** Different for each slot. */
  readonly index: number;
  /** A schema that has a name. */
  readonly resource: string | undefined;
  readonly hasPath: boolean;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const reading = { type: "object", required: ["id"], properties: { id: { type: "string" } } };

/** By the key of the place; undefined where there is nothing that fits whatever stands beside it. */
function valueFor({ at, operation }: Slot, { index, resource, hasPath }: Surroundings): unknown {
  const key = at.path.at(-1);
  const answer = {
    description: "An answer.",
    headers: "none",
    content: {
      "application/json": { schema: resource ? { $ref: `#/schemas/${resource}` } : reading },
    },
  };
  const of = <T>(values: readonly T[]): T | undefined => values[index % values.length];
  switch (key) {
    case "title":
    case "summary":
    case "description":
      return `Text number ${index}`;
    case "method":
      return of(methods);
    case "path":
      return operation === undefined ? undefined : `/made-up/${index}/{item_id}`;
    case "deprecated":
      return of([true, false]);
    case "parameters": {
      const query = {
        limit: { required: false, schema: { type: "integer", maximum: 50 } },
        "(others)": "not shown",
      };
      return { query, header: "none", cookie: "none" };
    }
    case "query":
      return {
        market: { description: "A market.", required: index % 2 === 0, schema: { type: "string" } },
      };
    case "header":
    case "cookie":
      return "none";
    case "schema":
      return operation !== undefined && hasPath ? { type: "string" } : undefined;
    case "body":
      // Whatever the method turns out to be, it may have none.
      return "none";
    case "responses":
    case "errors":
      return of([
        { [key === "errors" ? 404 : 200]: answer, "(others)": "not shown" },
        {
          [key === "errors" ? 401 : 204]: {
            description: "Nothing.",
            headers: "none",
            content: "none",
          },
        },
      ]);
    case "pagination":
    case "limits":
    case "transitions":
    case "headers":
    case "events":
      return "none";
    case "baseUrl":
      return `https://api-${index}.example.com/v1`;
    case "schemes":
      return { key: { type: "apiKey", in: "header", name: "X-Key" } };
    case "values":
      return ["on", "off"];
    case "identifier":
      return `v${index}`;
    case "date":
      return "2025-01-31";
    default:
      return at.path[0] === "schemas" && at.path.length === 2
        ? { ...reading, description: String(key) }
        : undefined;
  }
}

/** Writes facts into the files of a manifest, in place of what stands there. */
export function writeFacts(manifest: string, facts: readonly FilledFact[]): void {
  for (const file of new Set(facts.map((fact) => fact.file))) {
    const place = join(manifest, file);
    const document = parseDocument(readFileSync(place, "utf8"));
    for (const { path, value } of facts.filter((fact) => fact.file === file)) {
      document.setIn(path, document.createNode(value));
    }
    writeFileSync(place, document.toString({ lineWidth: 0 }));
  }
}
