/** The parameters of an operation: a table for each place in a request. */
import { arrayWords } from "./array-words.js";
import { proseLine, proseStart } from "../../emit/markdown/prose.js";
import { htmlCode, inlineCode } from "../../emit/markdown/text.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Header, Parameter, ParameterPlace, Parameters } from "../../model/message.js";
import { valueFacts } from "../../sdk/messages/parameter-values.js";
import { parameterPlaces } from "../../sdk/operations/parameters.js";
import { capitalised, listText } from "../../sdk/words/counts.js";
import { aboutText, type Row, rowOf, rowsTable } from "./field-rows.js";
import { fieldBlocks } from "./fields.js";
import { folded } from "./page.js";
import { linkTo, sharedPlace } from "./places.js";
import { notShown, type PageScope } from "./type-text.js";

/** Blocks on the parameters: tables of those that are known, and which places are known to have none. */
export function parameterBlocks(parameters: Parameters, where: PageScope): readonly string[] {
  const empty = parameterPlaces.filter((place) => parameters[place].state === "none");
  return [
    ...parameterPlaces.flatMap((place) => placeBlocks(place, parameters, where)),
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
    ...items
      .filter(({ shared }) => shared === undefined)
      .flatMap((each) => nestedFields(each, where)),
    ...(isOpen(bucket) ? [others] : []),
  ];
}

/** A shared parameter, with all that is known of it. */
export function sharedParameterBlocks(
  parameter: Parameter,
  place: ParameterPlace,
  where: PageScope,
): readonly string[] {
  return [
    rowsTable("Name", [parameterRow(parameter, place, where)]),
    ...nestedFields(parameter, where),
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
  const row = valueRow(parameter, where, "parameters");
  const mark = knownValue(deprecated) === true ? "**Deprecated.**" : "";
  const needed = isRequired === undefined ? notShown : isRequired ? "yes" : "no";
  if (parameter.shared !== undefined) {
    return { ...row, required: needed, about: [mark, row.about].filter(Boolean).join(" ") };
  }
  return {
    ...row,
    required: needed,
    about: [
      mark,
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
        ...valueRow(header, where, "headers"),
        required: required === undefined ? notShown : required ? "yes" : "no",
      };
    }),
  );
}

/** Returns the row of a value. A shared one has only the facts that are needed at a glance, and its name leads to the rest. */
function valueRow(
  value: Pick<Parameter, "name" | "description" | "schema" | "shared"> &
    Partial<Pick<Parameter, "content">>,
  where: PageScope,
  kind: "parameters" | "headers",
): Row {
  const description = knownValue(value.description);
  const [content] = value.content === undefined ? [] : knownItems(value.content);
  const schema = knownValue(content?.schema ?? value.schema);
  const as = content === undefined ? "" : ` as ${inlineCode(content.mediaType)}`;
  const { shared } = value;
  const isElsewhere = shared !== undefined;
  const label = inlineCode(value.name);
  const name = isElsewhere ? linkTo(sharedPlace(kind, shared), where.page, label) : label;
  if (schema === undefined) {
    const tell = isElsewhere ? proseStart : proseLine;
    const about = description === undefined ? "" : tell(description);
    return { name, type: `${notShown}${as}`, required: "", preset: "", bounds: "", about };
  }
  const row = rowOf(name, schema, where);
  const about = isElsewhere
    ? proseStart(description ?? schema.description ?? "")
    : aboutText(schema, description);
  return { ...row, type: `${row.type}${as}`, about };
}

/** Fields of a value that is an object, or a list of them. */
function nestedFields(parameter: Parameter, where: PageScope): readonly string[] {
  const { name } = parameter;
  const value = knownValue(valueFacts(parameter).schema);
  const item = value?.kind === "array" ? value.items : value;
  if (item?.kind !== "object" || value === undefined) return [];
  return [folded(`Fields of ${htmlCode(name)}`, fieldBlocks(item, where).join("\n\n"))];
}
