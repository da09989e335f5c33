// Made by endpoint-manifest (docs) from its template typescript-client/styles.ts. Not to be edited: fill the manifest in and run generate.

/** How arrays and objects are serialized in a request: the table "Style Examples" of OpenAPI 3.1.1. */
import { InvalidArgumentError } from "./errors.js";
import type { Style, StyledParameter } from "./operation.js";
import { entriesOf, singleText } from "./parameters.js";
import { percentEncode } from "./percent-encoding.js";
import {
  formRow,
  labelRow,
  matrixRow,
  pipeDelimitedRow,
  simpleRow,
  spaceDelimitedRow,
  type StyleRow,
} from "./style-table.js";

// One constant per style instead of one table by name: a bundle carries only the styles that its operations use.

/** `blue,black,brown`, in a path or a header. */
export const simple: Style = /* @__PURE__ */ styleOf(simpleRow);
/** `.blue.black.brown`, in a path. */
export const label: Style = /* @__PURE__ */ styleOf(labelRow);
/** `;color=blue;color=black`, in a path. */
export const matrix: Style = /* @__PURE__ */ styleOf(matrixRow);
/** `color=blue&color=black`, in a query or a cookie. */
export const form: Style = /* @__PURE__ */ styleOf(formRow);
/** `color=blue%20black`, in a query. The table leaves the exploded form undefined; it is that of `form`. */
export const spaceDelimited: Style = /* @__PURE__ */ styleOf(spaceDelimitedRow);
/** `color=blue%7Cblack`, in a query. The table leaves the exploded form undefined; it is that of `form`. */
export const pipeDelimited: Style = /* @__PURE__ */ styleOf(pipeDelimitedRow);
/**
 * `color%5BR%5D=100&color%5BG%5D=200`, in a query. The table covers only objects of single values. Nested values continue in the
 * same way (`a[b][c]=1`), and lists are `a[]=1` unless `arrays` says otherwise. An array or object as an item of a list gets its
 * index, the only form that servers agree on: `a[0][b]=1`.
 */
export const deepObject: Style = (parameter, value, subject) => {
  const encode = encoderOf(parameter, subject);
  const pairs: string[] = [];
  const write = (item: unknown, keys: readonly string[]): void => {
    if (keys.length > deepest) {
      throw new InvalidArgumentError(`${subject} is nested more than ${deepest} levels deep`);
    }
    if (Array.isArray(item)) {
      Array.from<unknown>(item).forEach((each, index) => {
        write(each, [...keys, ...itemKey(parameter, each, index)]);
      });
    } else if (typeof item === "object" && item !== null) {
      for (const [key, each] of properties(item, subject)) write(each, [...keys, key]);
    } else {
      // Brackets in a name would be read as syntax.
      if (keys.length > 1 ? /[[\]]/.test(keys.join("")) : keys[0]?.includes("][")) {
        throw new InvalidArgumentError(`${subject} cannot have brackets in names of properties`);
      }
      const path = keys.map((key) => `%5B${percentEncode(key, subject)}%5D`).join("");
      pairs.push(`${percentEncode(parameter.name, subject)}${path}=${encode(item)}`);
    }
  };
  write(value, []);
  return pairs.length > 0 ? pairs.join("&") : undefined;
};

/** Maximum depth of `deepObject`: servers read no deeper, and a circular value has no end. */
const deepest = 32;

function itemKey({ arrays }: StyledParameter, item: unknown, index: number): readonly string[] {
  const hasParts = typeof item === "object" && item !== null;
  if (hasParts || arrays === "indices") return [String(index)];
  return arrays === "repeat" ? [] : [""];
}

/** `color=blue`: one value alone, where the manifest does not show how several are written, or there are never several. */
export const single: Style = (parameter, value, subject) => {
  const text = encoderOf(parameter, subject)(value);
  return parameter.in === "query" ? `${percentEncode(parameter.name, subject)}=${text}` : text;
};

function styleOf({
  prefix = "",
  separator,
  delimiter = ",",
  named,
  ifEmpty = "=",
}: StyleRow): Style {
  const pair = (name: string, text: string): string => name + (text === "" ? ifEmpty : `=${text}`);
  return (parameter, value, subject) => {
    const withName = (text: string): string =>
      named ? pair(percentEncode(parameter.name, subject), text) : text;
    const encode = encoderOf(parameter, subject);
    const { explode } = parameter;

    if (typeof value !== "object" || value === null) {
      const text = singleText(value, subject);
      return prefix + withName(parameter.in === "header" ? text : encode(text));
    }
    const parts = Array.isArray(value)
      ? Array.from<unknown, string>(value, (item) =>
          explode ? withName(encode(item)) : encode(item),
        )
      : properties(value, subject).flatMap(([key, item]) =>
          explode ? pair(encode(key), encode(item)) : [encode(key), encode(item)],
        );
    if (parts.length === 0) return undefined;
    // In a cookie "&" would be part of the value: each pair is a separate cookie.
    const between = parameter.in === "cookie" ? "; " : separator;
    return prefix + (explode ? parts.join(between) : withName(parts.join(delimiter)));
  };
}

/** The given properties; RFC 6570, section 2.3 leaves undefined ones out. */
function properties(value: unknown, subject: string): [string, unknown][] {
  return entriesOf(value, subject).filter(([, item]) => item !== undefined);
}

/** How one item, or the name of a property, becomes text. */
function encoderOf(parameter: StyledParameter, subject: string): (item: unknown) => string {
  return (item) => {
    const text = singleText(item, subject);
    if (parameter.in === "header") return headerItem(text, subject);
    return (parameter.encode ?? percentEncode)(text, subject);
  };
}

/** Headers are not percent-encoded (OpenAPI 3.1.1, appendix D), so a comma would split the item. */
function headerItem(text: string, subject: string): string {
  if (!text.includes(",")) return text;
  throw new InvalidArgumentError(`${subject} cannot carry a comma inside an item`);
}
