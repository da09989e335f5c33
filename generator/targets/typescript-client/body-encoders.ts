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
import type { Content } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { formParts } from "../../sdk/messages/form-parts.js";
import { contentKind, isOfUnknownType } from "../../sdk/messages/content-kinds.js";
import { mayHaveBody } from "../../sdk/messages/bodiless.js";
import { defaultMediaType } from "../../sdk/messages/default-media-type.js";
import { type FormContent, isForm } from "../../sdk/messages/forms.js";
import { bareType, isAnyMedia, isMultipart } from "../../sdk/messages/media-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { unreachable } from "../../unreachable.js";

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
  const type = defaultMediaType(operation, scope.find);
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
function encoder(contents: readonly Content[], { imports, find }: EncoderScope): ValueTree {
  const kinds = new Set(contents.map((each) => kindOf(each, find)));
  const [only = "unknown"] = kinds;
  const kind = kinds.size === 1 ? only : "unknown";
  switch (kind) {
    case "json":
      return nameValue(imports.value("jsonBody", "runtime/json-body"));
    case "raw":
      return nameValue(imports.value("rawBody", "runtime/raw-body"));
    case "unknown":
      return nameValue(imports.value("encodeBody", "runtime/body"));
    default:
      return unreachable(kind);
  }
}

/** What is sent as it is, and what is written; text of any media type may be a string or what JSON has for it. */
function kindOf(content: Content, find: FindSchema): "json" | "raw" | "unknown" {
  const kind = contentKind(content, find);
  switch (kind) {
    case "json":
      return isOfUnknownType(content) ? "unknown" : "json";
    case "text":
      return isAnyMedia(content.mediaType) ? "unknown" : "raw";
    case "bytes":
      return "raw";
    case "unknown":
      return "unknown";
    default:
      return unreachable(kind);
  }
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
function parts(form: FormContent, { imports, find }: EncoderScope): readonly ObjectEntry[] {
  const values = formParts(form, find).map((part) =>
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
