/**
 * Nothing that the manifest says goes unsaid: each fact of the scenario that has every kind of them is either in the
 * description, where erasing it shows, or below a place that the loss report names; and so is each that is not shown.
 */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { jsonText } from "../../../../generator/emit/json-text.js";
import { slotsOf } from "../../../../generator/model/slots.js";
import type { SourceRef } from "../../../../generator/source-ref.js";
import { openapiDocument } from "../../../../generator/targets/openapi/document.js";
import { lossesOf } from "../../../../generator/targets/openapi/losses.js";
import { loadFolder } from "../../../model-lookup.js";

const { model } = loadFolder(join(import.meta.dirname, "../../../scenarios/half-known")).value;

type Node = Record<string, unknown>;

/** Something of the model that can be put otherwise, in place. */
interface Change {
  /** The way to it, without places in lists: `groups.operations.parameters.query.description`. */
  readonly kind: string;
  readonly at: SourceRef;
  readonly holder: Node;
  readonly key: string;
  readonly otherwise: unknown;
}

const placesNotShown = new Set(
  slotsOf(model)
    .filter(({ state }) => state === "notShown")
    .map(({ at }) => placeOf(at)),
);

const changes = changesIn(model);
const kinds = [...new Set(changes.map(({ kind }) => kind))];

describe.each(["3.1", "3.2"] as const)("in OpenAPI %s", (openapi) => {
  const said = (): string => jsonText(openapiDocument(model, { version: "1.0.0", openapi }));
  const before = said();
  const losses = lossesOf(model, openapi === "3.2");

  test.each(kinds)("%s is in the description or in the report", (kind) => {
    for (const change of changes.filter((each) => each.kind === kind)) {
      if (losses.some(({ at }) => isBelow(change.at, at))) continue;
      const { holder, key, otherwise } = change;
      const own = holder[key];
      holder[key] = otherwise;
      const after = said();
      holder[key] = own;
      expect(after === before ? `nothing tells of ${placeOf(change.at)}` : "said").toBe("said");
    }
  });

  test("only of what OpenAPI has no words for does the report alone tell", () => {
    const told = kinds.filter((kind) =>
      changes
        .filter((change) => change.kind === kind)
        .every((change) => losses.some(({ at }) => isBelow(change.at, at))),
    );
    const wordless =
      /^sources|\b(?:limits|pagination|states|versioning|clients|deprecated\.\w+|idempotent|signature|retries|pkce)\b/;
    const leftOut =
      /allowReserved|schemes\.means|events\.description|members\.(?:condition|schema)|unevaluated/;
    expect(told.filter((kind) => !wordless.test(kind) && !leftOut.test(kind))).toEqual([]);
  });

  test("every loss has a place, a reason, and a name of its own there", () => {
    const names = losses.map(({ at, what }) => `${placeOf(at)} ${what}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { at, what, why } of losses) {
      expect(at.path.length).toBeGreaterThan(0);
      expect(what).not.toBe("");
      expect(why).toMatch(/\.$/);
    }
  });
});

test("both sides of every kind of fact were tried", () => {
  expect(kinds.length).toBeGreaterThan(200);
  for (const fact of ["method", "body", "responses.description", "parameters.query.schema"]) {
    expect(kinds).toContain(`groups.operations.${fact}, erased`);
    expect(kinds).toContain(`groups.operations.${fact}, denied`);
  }
});

function changesIn(root: object): readonly Change[] {
  const found: Change[] = [];
  const visit = (node: unknown, way: readonly string[]): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, way);
    if (!isNode(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (isNode(value)) found.push(...changesOf(value, { holder: node, key, way }));
      const isCarrier = ["value", "items"].includes(key);
      visit(value, isCarrier ? way : [...way, key]);
    }
  };
  visit(root, []);
  return found;
}

function changesOf(
  value: Node,
  { holder, key, way }: Pick<Change, "holder" | "key"> & { readonly way: readonly string[] },
): readonly Change[] {
  const { at } = value;
  if (!isPlace(at)) return [];
  const change = (what: string, otherwise: unknown): Change => ({
    kind: `${[...way, key].join(".")}, ${what}`,
    at,
    holder,
    key,
    otherwise,
  });
  const list = value["value"];
  // A parameter of a path is required by its place.
  if (key === "required" && way.at(-1) === "path") return [];
  if (value["state"] === "known") {
    const isList = isNode(list) && typeof list["open"] === "boolean";
    return [
      change("erased", { state: "notShown", at }),
      ...(isList
        ? [
            change("opened or closed", {
              ...value,
              value: { ...list, open: list["open"] !== true },
            }),
          ]
        : []),
    ];
  }
  if (value["state"] === "notShown") {
    // A marker further up is tried where that is the fact.
    const isOwn = at.path.at(-1) === key && placesNotShown.has(placeOf(at));
    return isOwn ? [change("denied", { ...denial(key, at), at, sources: [] })] : [];
  }
  if (value["kind"] === "notShown") return [change("anything", { kind: "any", at })];
  if (value["kind"] === "enum") return [change("open", { ...value, open: value["open"] !== true })];
  return [];
}

/** The other thing that may be known of what is not shown: a schema is there, and says nothing. */
function denial(key: string, at: SourceRef): Node {
  return key === "schema" ? { state: "known", value: { kind: "any", at } } : { state: "none" };
}

function isBelow(one: SourceRef, other: SourceRef): boolean {
  return one.file === other.file && other.path.every((step, index) => step === one.path[index]);
}

function placeOf({ file, path }: SourceRef): string {
  return JSON.stringify([file, ...path]);
}

function isPlace(value: unknown): value is SourceRef {
  return isNode(value) && typeof value["file"] === "string" && Array.isArray(value["path"]);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
