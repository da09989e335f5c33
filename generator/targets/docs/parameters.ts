/** The parameters of an operation: a table for each place in a request. */
import { arrayWords } from "./array-words.js";
import { proseLine } from "../../emit/markdown/prose.js";
import { htmlCode, inlineCode } from "../../emit/markdown/text.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Header, Parameter, ParameterPlace, Parameters } from "../../model/message.js";
import { valueFacts } from "../../emit/parameter-values.js";
import { capitalised, listText } from "./facts.js";
import { aboutText, type Row, rowOf, rowsTable } from "./field-rows.js";
import { fieldBlocks } from "./fields.js";
import { folded } from "./page.js";
import { notShown, type PageScope } from "./type-text.js";

const places: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];

/** Blocks on the parameters: tables of those that are known, and which places are known to have none. */
export function parameterBlocks(parameters: Parameters, where: PageScope): readonly string[] {
  const empty = places.filter((place) => parameters[place].state === "none");
  return [
    ...places.flatMap((place) => placeBlocks(place, parameters, where)),
    ...(empty.length === 0 ? [] : [`No ${listText(empty, "or")} parameters.`]),
  ];
}

function placeBlocks(
  place: ParameterPlace,
  parameters: Parameters,
  where: PageScope,
): readonly string[] {
  const bucket = parameters[place];
  if (bucket.state !== "known") return [];
  const items = knownItems(bucket);
  const others = `There may be other ${place} parameters, which are *not shown*.`;
  return [
    `**${capitalised(place)} parameters**`,
    ...(items.length === 0
      ? []
      : [
          rowsTable(
            "Name",
            items.map((each) => parameterRow(each, place, where)),
          ),
        ]),
    ...items.flatMap((each) => nestedFields(each, where)),
    ...(isOpen(bucket) ? [others] : []),
  ];
}

function parameterRow(parameter: Parameter, place: ParameterPlace, where: PageScope): Row {
  const { required, style, explode, arrays, allowReserved, deprecated } = parameter;
  const isRequired = place === "path" || knownValue(required);
  const writing = [
    ...(style.state === "known" ? [`style ${inlineCode(style.value)}`] : []),
    ...(explode.state === "known" ? [explode.value ? "exploded" : "not exploded"] : []),
    ...arrayWords({ style, arrays }, knownValue(parameter.schema), where.scope.find),
  ];
  const row = valueRow(parameter, where);
  return {
    ...row,
    required: isRequired === undefined ? notShown : isRequired ? "yes" : "no",
    about: [
      knownValue(deprecated) === true ? "**Deprecated.**" : "",
      row.about,
      writing.length === 0 ? "" : `Written in ${writing.join(", ")}.`,
      knownValue(allowReserved) === true ? "Reserved characters are sent as they are." : "",
    ]
      .filter((each) => each !== "")
      .join(" "),
  };
}

/** The table of some headers of an answer, or of every request. */
export function headerTable(headers: readonly Header[], where: PageScope): string {
  return rowsTable(
    "Header",
    headers.map((header) => {
      const required = knownValue(header.required);
      return {
        ...valueRow(header, where),
        required: required === undefined ? notShown : required ? "yes" : "no",
      };
    }),
  );
}

function valueRow(
  value: Pick<Parameter, "name" | "description" | "schema"> & Partial<Pick<Parameter, "content">>,
  where: PageScope,
): Row {
  const name = inlineCode(value.name);
  const description = knownValue(value.description);
  const [content] = value.content === undefined ? [] : knownItems(value.content);
  const schema = knownValue(content?.schema ?? value.schema);
  const as = content === undefined ? "" : ` as ${inlineCode(content.mediaType)}`;
  if (schema === undefined) {
    const about = description === undefined ? "" : proseLine(description);
    return { name, type: `${notShown}${as}`, required: "", preset: "", bounds: "", about };
  }
  const row = rowOf(name, schema, where);
  return { ...row, type: `${row.type}${as}`, about: aboutText(schema, description) };
}

/** Fields of a value that is an object, or a list of them. */
function nestedFields(parameter: Parameter, where: PageScope): readonly string[] {
  const { name } = parameter;
  const value = knownValue(valueFacts(parameter).schema);
  const item = value?.kind === "array" ? value.items : value;
  if (item?.kind !== "object" || value === undefined) return [];
  return [folded(`Fields of ${htmlCode(name)}`, fieldBlocks(item, where).join("\n\n"))];
}
