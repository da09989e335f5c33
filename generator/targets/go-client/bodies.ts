/** Bodies of requests: a field of the parameters for each representation, named after its media type alone. */
import { cell, doc, id, std, str, structOf } from "../../emit/go/go-code.js";
import { goNames } from "../../emit/go/names.js";
import { fieldsOf, type RecordType } from "../../emit/go/record-types.js";
import { schemaTexts } from "../../emit/schema-docs.js";
import { pointerType } from "../../emit/go/types.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import type { ContentPlan, FormPlan } from "../../sdk/messages/contents.js";
import type { FormFile } from "../../sdk/messages/form-files.js";
import { bodyName } from "../../sdk/messages/body-names.js";
import { isAnyMedia, isJson } from "../../sdk/messages/media-types.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import type { KnownBodyPlan } from "../../sdk/operations/body.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { plainShape, recordOfShape } from "../../sdk/shapes/settled-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import type { Emission } from "./emission.js";
import { wireValue } from "./wire-values.js";
import { methodLink, namesOf } from "./operation-docs.js";

/** A field of the parameters that has a body. */
export interface BodyField {
  readonly mediaType: string;
  readonly name: string;
  readonly type: Code;
  readonly texts: readonly string[];
  /** The code that sends it. */
  readonly statements: readonly Code[];
  /** The struct of a form, which stands beside that of the parameters. */
  readonly declaration: Code;
}

/** The fields of an operation's bodies; none of a body of which nothing is shown. `taken` are those of parameters. */
export function bodyFields(
  plan: CallableOperation,
  names: Emission,
  taken: readonly string[],
): readonly BodyField[] {
  const { body, sendsBody } = plan.request;
  if (body.kind !== "known" || !sendsBody) return [];
  const shapes = names.shapes.calls.get(plan.id)?.contents;
  const contents = body.contents.flatMap((content) => {
    const shape = shapes?.get(content);
    const made = bodyOf(content, shape, plan, names);
    return made === undefined ? [] : [{ content, made }];
  });
  // The name of a body is kept free: no parameter has it, whether or not there is one today.
  const others = taken.filter((name) => name !== "Body");
  const identifiers = identifiersOf(
    contents.map(({ content }) => bodyName(content.mediaType)),
    "field",
    goNames,
    others,
  );
  return contents.map(({ content, made }, index) => {
    const name = identifiers[index] ?? "";
    const { statements, ...rest } = made;
    return {
      ...rest,
      ...{ name, mediaType: content.mediaType },
      texts: bodyTexts(content, body, plan),
      statements: [...statements(code`params.${id(name)}`), ...typeStatement(content, body, plan)],
    };
  });
}

/** A body before it has a name. */
interface MadeBody extends Pick<BodyField, "type" | "declaration"> {
  readonly statements: (given: Code) => readonly Code[];
}

function bodyOf(
  content: ContentPlan,
  shape: Shape | undefined,
  plan: CallableOperation,
  names: Emission,
): MadeBody | undefined {
  if (content.codec === "form") return shape && formBody(content.form, shape, plan, names);
  if (content.kind === "json" && content.codec === "value") {
    return shape && jsonBody(shape, names);
  }
  const declaration = nothing;
  if (content.kind === "unknown" || isAnyMedia(content.mediaType)) {
    return { type: code`any`, declaration, statements: (given) => [code`r.anyBody(${given})`] };
  }
  if (content.codec === "text" || content.kind === "text") {
    return {
      type: code`*string`,
      declaration,
      statements: (given) => [code`r.textBody(*${given})`],
    };
  }
  return {
    type: code`${std("Reader", "io")}`,
    declaration,
    statements: (given) => [code`r.readerBody(${given})`],
  };
}

function jsonBody(shape: Shape, names: Emission): MadeBody {
  return {
    type: pointerType(shape, names.types),
    declaration: nothing,
    statements: (given) => [code`r.jsonBody(${given})`],
  };
}

/** A form from a struct of its own: what is bytes in it is no JSON. */
function formBody(
  form: FormPlan,
  shape: Shape,
  plan: CallableOperation,
  names: Emission,
): MadeBody | undefined {
  const record = recordOfShape(shape, names.types.named);
  const isInParts = form.encoder === "multipart";
  if (record === undefined) return undefined;
  const { prefix } = namesOf(plan, names);
  const name = `${prefix}${isInParts ? "Multipart" : "Form"}`;
  return {
    type: code`*${id(name)}`,
    declaration: formType(name, form, record, plan, names),
    statements: (given) => [code`r.${id(isInParts ? "multipartBody" : "formBody")}(${given}.form)`],
  };
}

function formType(
  name: string,
  form: FormPlan,
  record: RecordType,
  plan: CallableOperation,
  names: Emission,
): Code {
  const files = new Map(form.files.map((each) => [each.name, each]));
  const fields = fieldsOf(record, names.types).map((each) => {
    const { field } = each;
    const file = files.get(field.name.wire);
    const texts = field.schemas.map(schemaTexts).find(({ length }) => length > 0) ?? [];
    const isNeeded = field.presence === "required" ? ["Required."] : [];
    const own = code`b.${id(each.name)}`;
    const wireName = str(field.name.wire);
    const made =
      file === undefined || file.given === "text"
        ? {
            type: pointerType(field.shape, names.types),
            put: code`f.add(${wireName}, ${wireValue(field.shape, own, names)})`,
          }
        : fileField(file, field.shape, own, names);
    return {
      declared: code`${doc([...texts, ...isNeeded])}
${id(each.name)}${cell}${made.type}`,
      put: made.put,
    };
  });
  return code`${doc([`${name} is the form that ${methodLink(plan, names)} sends.`])}
type ${id(name)} ${structOf(fields.map(({ declared }) => declared))}

func (b *${id(name)}) form(f *form) {
	${lines(fields.map(({ put }) => put))}
}`;
}

/** The body that is sent as a file, or several. */
function fileField(
  { name }: FormFile,
  shape: Shape,
  own: Code,
  names: Emission,
): { readonly type: Code; readonly put: Code } {
  const isList = plainShape(shape, names.types.named).kind === "list";
  return isList
    ? { type: code`[]File`, put: code`f.files(${str(name)}, ${own}...)` }
    : { type: code`*File`, put: code`f.file(${str(name)}, ${own})` };
}

function bodyTexts(
  { mediaType, schema }: ContentPlan,
  body: KnownBodyPlan,
  { request }: CallableOperation,
): readonly string[] {
  const said = body.description ?? schema.description;
  const isOne = body.contents.length === 1;
  return [
    ...(said === undefined ? [] : [said]),
    `Sent as ${mediaType}.`,
    ...(body.presence === "required" && isOne && request.sendsBody ? ["Required."] : []),
  ];
}

/** The media type of a body that is not what the operation's bodies are anyway; a range is named by the caller. */
function typeStatement(
  { mediaType }: ContentPlan,
  { defaultType }: KnownBodyPlan,
  plan: CallableOperation,
): readonly Code[] {
  if (mediaType.includes("*") || mediaType === defaultType || plan.request.body.kind === "none")
    return [];
  return [code`r.contentType(${str(mediaType)})`];
}

/** True if a body is JSON of a record, whose properties limits may count. */
export function jsonRecord(plan: CallableOperation, names: Emission): RecordType | undefined {
  const { body } = plan.request;
  if (body.kind !== "known") return undefined;
  const shapes = names.shapes.calls.get(plan.id)?.contents;
  for (const content of body.contents) {
    const shape = shapes?.get(content);
    if (content.codec === "value" && isJson(content.mediaType) && shape !== undefined) {
      return recordOfShape(shape, names.types.named);
    }
  }
  return undefined;
}
