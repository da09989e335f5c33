/** The body in an operation's constant: the function that writes it, and how the properties of forms are written. */
import {
  arrayValue,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { FormPlan } from "../../sdk/messages/contents.js";
import type { BodyPlan } from "../../sdk/operations/body.js";
import type { RequestPlan } from "../../sdk/operations/request.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The functions of the runtime that write bodies, each with its file. */
const encoders = {
  json: ["jsonBody", "runtime/json-body"],
  raw: ["rawBody", "runtime/raw-body"],
  form: ["formBody", "runtime/form-body"],
  multipart: ["multipartBody", "runtime/multipart-body"],
  "by-type": ["bodyByType", "runtime/body-by-type"],
  any: ["encodeBody", "runtime/body"],
} as const;

/** The entries of the constant; none where there can be no body. */
export function bodyEntries(
  { body, sendsBody }: RequestPlan,
  imports: FileImports,
): readonly ObjectEntry[] {
  if (!sendsBody) return [];
  const encoder = body.kind === "known" ? body.encoder : "any";
  return [
    { key: "body", value: encoderValue(encoder, imports) },
    ...(body.kind === "known" && body.defaultType !== undefined
      ? [{ key: "contentType", value: literalValue(body.defaultType) }]
      : []),
    ...formEntries(body, imports),
  ];
}

function encoderValue(encoder: keyof typeof encoders, imports: FileImports): ValueTree {
  const [name, file] = encoders[encoder];
  return nameValue(imports.value(name, file));
}

/** The parts of the only representation, or all forms among several. */
function formEntries(body: BodyPlan, imports: FileImports): readonly ObjectEntry[] {
  if (body.kind !== "known") return [];
  const forms = body.contents.flatMap((each) => (each.codec === "form" ? [each.form] : []));
  if (body.encoder !== "by-type") return forms.flatMap((each) => parts(each, imports));
  const values = forms.map((form) =>
    objectValue([
      { key: "contentType", value: literalValue(form.bareType) },
      { key: "body", value: encoderValue(form.encoder, imports) },
      ...parts(form, imports),
    ]),
  );
  return [{ key: "forms", value: arrayValue(values) }];
}

/** The properties that are not written as their values are anyway. */
function parts(form: FormPlan, imports: FileImports): readonly ObjectEntry[] {
  const values = form.parts.map((part) =>
    objectValue([
      { key: "name", value: literalValue(part.name) },
      ...("style" in part
        ? [
            { key: "style", value: nameValue(imports.value(part.style, "runtime/styles")) },
            { key: "explode", value: literalValue(part.explode) },
            ...(part.arrays === undefined
              ? []
              : [{ key: "arrays", value: literalValue(part.arrays) }]),
          ]
        : [{ key: "contentType", value: literalValue(part.contentType) }]),
    ]),
  );
  return values.length === 0 ? [] : [{ key: "parts", value: arrayValue(values) }];
}
