/** What an operation's constant says of its body: the function that writes it, and how the properties of forms are written. */
import {
  arrayValue,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Content, ParameterStyle, PartEncoding } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { formProperties, impliedType } from "../../emit/typescript/package/binary-content.js";
import { defaultMediaType, mayHaveBody } from "./bodies.js";
import { type FormContent, isForm } from "../../emit/typescript/package/forms.js";
import {
  bareType,
  isJson,
  isMultipart,
  isOfUnknownType,
  isRange,
} from "../../emit/typescript/package/media-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** What the entries are made with. */
export interface EncoderScope {
  readonly imports: FileImports;
  readonly find: FindSchema;
}

/** The entries of the constant; none where there can be no body. */
export function bodyEntries(operation: Operation, scope: EncoderScope): readonly ObjectEntry[] {
  if (!mayHaveBody(operation)) return [];
  const content = knownValue(operation.body)?.content;
  const contents = content === undefined ? [] : knownItems(content);
  const isComplete = content !== undefined && !isOpen(content);
  const type = defaultMediaType(operation);
  const typeEntries = type === undefined ? [] : [{ key: "contentType", value: literalValue(type) }];
  const forms = contents.filter((each) => isForm(each, scope.find));
  const [form] = forms;
  if (form === undefined) {
    return [{ key: "body", value: encoder(isComplete ? contents : [], scope) }, ...typeEntries];
  }
  if (isComplete && contents.length === 1) {
    return [
      { key: "body", value: formEncoder(form, scope) },
      ...typeEntries,
      ...parts(form, scope),
    ];
  }
  const byType = nameValue(scope.imports.value("bodyByType", "runtime/body-by-type"));
  return [
    { key: "body", value: byType },
    ...typeEntries,
    { key: "forms", value: arrayValue(forms.map((each) => formValue(each, scope))) },
  ];
}

/** The smallest encoder that writes all that is listed; an empty list = anything. */
function encoder(contents: readonly Content[], { imports }: EncoderScope): ValueTree {
  if (contents.length > 0) {
    if (contents.every((each) => isJson(each.mediaType) && !isOfUnknownType(each))) {
      return nameValue(imports.value("jsonBody", "runtime/json-body"));
    }
    if (contents.every(({ mediaType }) => !isJson(mediaType) && !mayBeJson(mediaType))) {
      return nameValue(imports.value("rawBody", "runtime/raw-body"));
    }
  }
  return nameValue(imports.value("encodeBody", "runtime/body"));
}

function mayBeJson(mediaType: string): boolean {
  return isRange(mediaType) && /^(?:\*|application)\//i.test(mediaType);
}

function formEncoder({ mediaType }: Content, { imports }: EncoderScope): ValueTree {
  return isMultipart(mediaType)
    ? nameValue(imports.value("multipartBody", "runtime/multipart-body"))
    : nameValue(imports.value("formBody", "runtime/form-body"));
}

function formValue(form: FormContent, scope: EncoderScope): ValueTree {
  return objectValue([
    { key: "contentType", value: literalValue(bareType(form.mediaType)) },
    { key: "body", value: formEncoder(form, scope) },
    ...parts(form, scope),
  ]);
}

/** The properties that are not written as their values are anyway. */
function parts(form: FormContent, scope: EncoderScope): readonly ObjectEntry[] {
  const encodings = new Map(knownItems(form.encoding).map((each) => [each.property, each]));
  const properties = isMultipart(form.mediaType)
    ? formProperties(form.schema.value, scope.find)
    : [];
  const implied = new Map(
    properties.map(({ name, schema }) => [name, impliedType(schema, scope.find)]),
  );
  const values = [...new Set([...implied.keys(), ...encodings.keys()])].flatMap((name) => {
    const entries = partEntries(encodings.get(name), implied.get(name), scope);
    return entries.length === 0
      ? []
      : [objectValue([{ key: "name", value: literalValue(name) }, ...entries])];
  });
  return values.length === 0 ? [] : [{ key: "parts", value: arrayValue(values) }];
}

/** A style that is said takes the place of a media type; `form` and its `explode` are its defaults (OpenAPI 3.1.1, section 4.8.15.1.2). */
function partEntries(
  encoding: PartEncoding | undefined,
  implied: string | undefined,
  { imports }: EncoderScope,
): readonly ObjectEntry[] {
  const explode = encoding && knownValue(encoding.explode);
  const said = encoding && knownValue(encoding.style);
  if ((said !== undefined || explode !== undefined) && isQueryStyle(said ?? "form")) {
    const style = said ?? "form";
    return [
      { key: "style", value: nameValue(imports.value(style, "runtime/styles")) },
      { key: "explode", value: literalValue(explode ?? style === "form") },
    ];
  }
  const type = (encoding && knownValue(encoding.contentType)) ?? implied;
  return type === undefined ? [] : [{ key: "contentType", value: literalValue(type) }];
}

/** The styles of a query are those of a form. */
function isQueryStyle(style: ParameterStyle): boolean {
  return ["form", "spaceDelimited", "pipeDelimited", "deepObject"].includes(style);
}
