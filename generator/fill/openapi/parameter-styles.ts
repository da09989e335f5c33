/** How the value of a parameter is written: what is said of it, or else what its place implies (OpenAPI 3.1.1, section 4.8.12.2). */
import type { ParameterPlace } from "../../model/message.js";
import type { SourceNode } from "../sources/source-node.js";
import { impliedScalar, type Told, toldScalar } from "../told.js";
import type { Fields } from "./fields.js";
import type { LossReport } from "./losses.js";
import { flagOr, lost } from "./values.js";

/** True if a text names such a place. */
export function isPlace(text: string | undefined): text is ParameterPlace {
  return text !== undefined && Object.hasOwn(styles, text);
}

/** The styles of each place; the first is the default. */
const styles: Readonly<Record<ParameterPlace, readonly [string, ...string[]]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** A style and whether a value is written as several. */
export interface Writing {
  readonly style: Told | undefined;
  readonly explode: Told | undefined;
}

/** Returns the given style, or else the one of its place; a value without parts needs neither. */
export function writingOf(
  { style, explode, owner }: WrittenStyle,
  place: ParameterPlace,
  { report, has, isSingle }: WritingContext,
): Writing {
  const [usual] = styles[place];
  const said = style?.text();
  const isKnown = said !== undefined && styles[place].includes(said);
  if (style !== undefined && !isKnown) {
    lost(style, report, `The manifest knows no such style of a ${place} parameter.`);
  }
  const name = style === undefined ? usual : isKnown ? said : undefined;
  const implied = isSingle ? impliedScalar : toldScalar;
  const byDefault = (key: string, value: string | boolean): Told | undefined =>
    has(key) ? implied(value, owner.at) : undefined;
  return {
    style:
      name === undefined
        ? undefined
        : style === undefined
          ? byDefault("style", name)
          : toldScalar(name, style.at),
    explode: flagOr(
      explode,
      name === undefined ? undefined : byDefault("explode", name === "form"),
      report,
    ),
  };
}

/** How lists are written in style `deepObject`, in the word of the descriptions that are made from a manifest. */
export function arraysOf(fields: Fields, report: LossReport): Told | undefined {
  const word = fields.take("x-deep-object-arrays");
  const said = word?.text();
  if (word === undefined || said === undefined || !/^(?:brackets|indices|repeat)$/.test(said)) {
    return word && lost(word, report, "The manifest knows `brackets`, `indices` and `repeat`.");
  }
  return toldScalar(said, word.at);
}

/** The facts that decide on defaults. */
export interface WritingContext {
  readonly report: LossReport;
  /** True if the parameter has a style at all, and the manifest a place for this key. */
  readonly has: (key: string) => boolean;
  /** True if its value has no parts. */
  readonly isSingle: boolean;
}

/** The style of a parameter, and the parameter itself. */
export interface WrittenStyle {
  readonly style: SourceNode | undefined;
  readonly explode: SourceNode | undefined;
  readonly owner: SourceNode;
}
