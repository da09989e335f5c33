/** Query and headers of saved requests → parameters: names that people wrote, and more may be. */
import { byName, repeatedNames } from "../observed/by-name.js";
import { openBucket } from "../observed/contents.js";
import { headerSort, isHeaderName } from "../observed/header-names.js";
import { isCredentialName } from "../observed/private-names.js";
import type { Reading } from "../observed/reading.js";
import { notShown } from "../observed/sample-schema.js";
import type { TemplateParameter } from "../observed/template.js";
import { kindOfTexts, placeholderKind } from "../observed/text-values.js";
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap, toldScalar } from "../told.js";
import { toldText } from "./texts.js";
import { fieldsOf, type SavedField } from "./url.js";

/** The query of all requests that are saved for one operation. */
export function toldQuery(
  queries: readonly (readonly SavedField[])[],
  at: SourcePlace,
  reading: Reading,
): Told | undefined {
  const repeated = new Set(queries.flatMap(repeatedNames));
  const entries = [...byName(queries.flat())].flatMap(
    ([name, fields]): readonly (readonly [string, Told])[] => {
      const spot = fields[0]?.at ?? at;
      if (isCredentialName(name)) reading.leftOut("credential", spot);
      else if (name === "(others)" || !reading.secrets.isTellable(name) || name.includes("{{")) {
        reading.leftOut("name", spot);
      } else return [[name, parameter(fields, { at: spot, isList: repeated.has(name) }, reading)]];
      return [];
    },
  );
  return openBucket(entries, at);
}

/** Headers that are the API's own; never a value. */
export function toldHeaders(
  lists: readonly (readonly SavedField[])[],
  at: SourcePlace,
  reading: Reading,
): Told | undefined {
  const entries = [...byName(withOneCase(lists.flat()))].flatMap(
    ([name, fields]): readonly (readonly [string, Told])[] => {
      const spot = fields[0]?.at ?? at;
      const sort = headerSort(name);
      if (sort === "credential") reading.leftOut("credential", spot);
      if (sort !== "own") return [];
      if (!isHeaderName(name) || !reading.secrets.isTellable(name)) {
        reading.leftOut("name", spot);
        return [];
      }
      const texts = fields.map((each) => ({ ...each, value: "text" }));
      return [[name, parameter(texts, { at: spot, isList: false }, reading)]];
    },
  );
  return openBucket(entries, at);
}

/** Returns the facts of a path variable; undefined where there are none. */
export function toldPathVariable(
  { written }: TemplateParameter,
  variables: readonly SavedField[],
  reading: Reading,
): Told | undefined {
  const field = variables.find(({ name }) => name === written);
  if (field === undefined) return undefined;
  const kind = placeholderKind(field.value ?? "") ?? kindOfType(field.node?.get("type"));
  const description = toldText(field.node?.get("description"), reading);
  const schema = kind === undefined || kind === "unknown" ? undefined : typed(kind, field.at);
  if (description === undefined && schema === undefined) return undefined;
  return toldMap(
    [
      ["description", description],
      ["schema", schema],
    ],
    field.at,
  );
}

/** Headers are a list, or a text with one a line. */
export function headerFields(node: SourceNode | undefined): readonly SavedField[] {
  if (node?.kind !== "text") return fieldsOf(node);
  return (node.text() ?? "").split(/\r?\n/).flatMap((line): readonly SavedField[] => {
    const [, name, value = ""] = /^([^:]+):(.*)$/.exec(line) ?? [];
    if (name === undefined) return [];
    return [
      { name: name.trim(), value: value.trim(), isDisabled: false, node: undefined, at: node.at },
    ];
  });
}

interface ParameterPlace {
  readonly at: SourcePlace;
  readonly isList: boolean;
}

/** One that is switched off is known by name, and a request goes well without it; of others that is not known. */
function parameter(
  fields: readonly SavedField[],
  { at, isList }: ParameterPlace,
  reading: Reading,
): Told {
  const description = fields
    .map(({ node }) => toldText(node?.get("description"), reading))
    .find((each) => each !== undefined);
  const isOptional = fields.some(({ isDisabled }) => isDisabled);
  const kind = kindOfFields(fields);
  const value = kind === undefined ? undefined : typed(kind, at);
  const list = toldMap(
    [
      ["type", toldScalar("array", at)],
      ["items", value ?? notShown(at)],
    ],
    at,
  );
  const told = toldMap(
    [
      ["description", description],
      ["required", isOptional ? toldScalar(false, at) : undefined],
      ["style", isList ? toldScalar("form", at) : undefined],
      ["explode", isList ? toldScalar(true, at) : undefined],
      ["schema", isList ? list : value],
    ],
    at,
  );
  return told.entries.length === 0 ? notShown(at) : told;
}

/** The kind that all saved values have; undefined where there is none, or a variable in its place. */
function kindOfFields(fields: readonly SavedField[]): string | undefined {
  const values = fields.flatMap(({ value }) =>
    value === undefined || value === "" ? [] : [value],
  );
  if (values.length === 0 || values.some((value) => value.includes("{{"))) return undefined;
  const placeholders = values.map(placeholderKind);
  const [first] = placeholders;
  if (first !== undefined && placeholders.every((each) => each === first)) return first;
  return kindOfTexts(values);
}

function kindOfType(node: SourceNode | undefined): string | undefined {
  const type = node?.text()?.toLowerCase();
  return ["string", "integer", "number", "boolean"].find((each) => each === type);
}

function typed(kind: string, at: SourcePlace): Told {
  return toldMap([["type", toldScalar(kind, at)]], at);
}

/** Names of headers mean the same in any case (RFC 9110, section 5.1): the first spelling stands for all. */
function withOneCase(fields: readonly SavedField[]): readonly SavedField[] {
  const spellings = new Map<string, string>();
  return fields.map((field) => {
    const plain = field.name.toLowerCase();
    const name = spellings.get(plain) ?? field.name;
    spellings.set(plain, name);
    return { ...field, name };
  });
}
