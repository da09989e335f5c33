/** The bodies in the constant of an operation, and how parameters and fields of forms are written. */
import { std, str } from "../go-code.js";
import { type Code, code, nothing } from "../../text/code.js";
import type { FormPlan } from "../../../sdk/messages/contents.js";
import type { CallableOperation } from "../../../sdk/plan.js";
import type { ServiceNames } from "./service-names.js";

/** The bodies in the constant of an operation; undefined where its calls have none. */
export function sendsValue(plan: CallableOperation, names: ServiceNames): Code | undefined {
  const { body, sendsBody } = plan.request;
  if (!sendsBody || body.kind === "none") return undefined;
  if (body.kind === "not-shown") return code`&sending{}`;
  const fields = body.contents.flatMap((each) =>
    each.codec === "form" ? partValues(each.form, names) : [],
  );
  const { defaultType } = body;
  if (fields.length === 0) {
    if (defaultType === "application/json") return code`sendsJSON`;
    return defaultType === undefined
      ? code`&sending{}`
      : code`&sending{contentType: ${str(defaultType)}}`;
  }
  const entries = [
    ...(defaultType === undefined ? [] : [code`contentType: ${str(defaultType)}`]),
    code`fields: []formField{${commas(fields)}}`,
  ];
  return code`&sending{${commas(entries)}}`;
}

/** The properties of a form that are written by a style, or in a media type. */
function partValues({ parts }: FormPlan, names: ServiceNames): readonly Code[] {
  return parts.map((part) => {
    const name = code`name: ${str(part.name)}`;
    if ("contentType" in part) return code`{${name}, contentType: ${str(part.contentType)}}`;
    const of = std("Parameter", `${names.module}/internal/wire`);
    const style = code`style: &${of}${styleValue({ place: "query", ...part }, names)}`;
    return code`{${name}, ${style}}`;
  });
}

/** How a parameter is written: the members of a `wire.Parameter`, in braces. */
export function styleValue(
  written: {
    readonly place: "path" | "query" | "header" | "cookie";
    readonly name: string;
    readonly style: string;
    readonly explode: boolean;
    readonly arrays?: string;
    readonly encode?: string;
  },
  { module }: ServiceNames,
): Code {
  const from = (name: string): Code => code`${std(name, `${module}/internal/wire`)}`;
  const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const styles: Readonly<Record<string, string>> = { json: "JSON", jsonOrText: "JSONOrText" };
  const { place, name, style, explode, arrays, encode } = written;
  const entries = [
    code`In: ${from(pascal(place))}`,
    code`Name: ${str(name)}`,
    code`Style: ${from(styles[style] ?? pascal(style))}`,
    ...(explode ? [code`Explode: true`] : []),
    ...(arrays === undefined ? [] : [code`Arrays: ${from(pascal(arrays))}`]),
    ...(encode === undefined ? [] : [code`Encode: ${from(pascal(encode))}`]),
  ];
  return code`{${commas(entries)}}`;
}

function commas(parts: readonly Code[]): Code {
  return parts.reduce(
    (whole, part, index) => (index === 0 ? part : code`${whole}, ${part}`),
    nothing,
  );
}
