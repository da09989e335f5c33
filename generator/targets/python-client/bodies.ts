/** Bodies of requests: one argument, of the type of all representations, and of forms a `TypedDict` of their own. */
import { call, id, listOf, named, str } from "../../emit/python/python-code.js";
import { builtin, stdType, generic } from "../../emit/python/python-code.js";
import {
  fieldsOf,
  isClass,
  type RecordType,
  typedDictClass,
  type TypedField,
} from "../../emit/python/typed-dicts.js";
import {
  givenType,
  type Operands,
  runtime,
  runtimeType,
  valueType,
  inBrackets,
} from "../../emit/python/types.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import type { ContentPlan, FormPlan } from "../../sdk/messages/contents.js";
import type { KnownBodyPlan } from "../../sdk/operations/body.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { plainShape, recordOfShape } from "../../sdk/shapes/settled-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import type { Emission } from "./emission.js";
import type { Argument } from "./arguments.js";
import { namesOf } from "./operation-docs.js";
import { styleArguments } from "./sending.js";

/** The known body of an operation's calls; undefined where they have none, or nothing is shown of it. */
export function knownBody({ request }: CallableOperation): KnownBodyPlan | undefined {
  const { body, sendsBody } = request;
  return sendsBody && body.kind === "known" ? body : undefined;
}

/** True if a call may name the media type of its body. */
export function takesType(plan: CallableOperation): boolean {
  const body = knownBody(plan);
  if (body === undefined) return false;
  const isForm = body.contents.length === 1 && body.contents[0]?.codec === "form";
  return body.isOpen || body.contents.length !== 1 || (!isForm && body.defaultType === undefined);
}

/** The argument `body`; none where calls have none, or where nothing is shown of it. */
export function bodyArgument(plan: CallableOperation, names: Emission): readonly Argument[] {
  const body = knownBody(plan);
  if (body === undefined) return [];
  const { contents, isOpen, description, presence } = body;
  const types = contents.map((each) => contentType(each, plan, names));
  const isAny = isOpen || types.length === 0 || types.some((each) => each === undefined);
  const texts = [
    description ?? contents[0]?.schema.description ?? "",
    contents.length === 0
      ? ""
      : `Sent as ${contents.map(({ mediaType }) => `\`${mediaType}\``).join(" or ")}.`,
  ];
  return [
    {
      name: "body",
      type: isAny ? [builtin("object")] : [...new Set(types)].flatMap((each) => each ?? []),
      isNeeded: presence === "required",
      texts: texts.filter((each) => each !== ""),
    },
  ];
}

/** The type of what a caller gives for a representation; undefined = anything. */
function contentType(
  content: ContentPlan,
  plan: CallableOperation,
  names: Emission,
): Operands | undefined {
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  if (content.codec === "form") {
    if (shape === undefined) return undefined;
    const made = ownForm(plan, names);
    if (made?.content === content) return [id(namesOf(plan, names).form)];
    return [
      generic(stdType("Mapping", "collections.abc"), [
        code`${builtin("str")}`,
        code`${builtin("object")}`,
      ]),
    ];
  }
  if (content.kind === "json" && content.codec === "value") {
    return shape === undefined ? undefined : sentType(shape, names);
  }
  if (content.kind === "unknown") return undefined;
  return content.codec === "value" && content.kind !== "text" ? undefined : sentAsItIs;
}

/** Bodies that are sent as they are: one value, so that several representations of the kind are one type. */
const sentAsItIs: Operands = [builtin("str"), runtimeType("BinaryBody", "body_source")];

/** Lists may be any sequences; what is in them is as it is answered. */
function sentType(shape: Shape, names: Emission): Operands {
  const { types } = names;
  if (shape.kind === "list") {
    return [
      generic(stdType("Sequence", "collections.abc"), [inBrackets(valueType(shape.item, types))]),
    ];
  }
  return valueType(shape, types);
}

/** The form of a body that has a type of its own. */
interface OwnForm {
  readonly content: ContentPlan & { readonly codec: "form" };
  readonly record: RecordType;
}

/** The first form among the representations, whose values are written field by field. */
function ownForm(plan: CallableOperation, names: Emission): OwnForm | undefined {
  const shapes = names.shapes.calls.get(plan.id)?.contents;
  for (const content of knownBody(plan)?.contents ?? []) {
    const shape = shapes?.get(content);
    if (content.codec !== "form" || shape === undefined) continue;
    const record = recordOfShape(shape, names.types.named);
    if (record !== undefined && isClass(record)) return { content, record };
  }
  return undefined;
}

/** The declaration of its type. */
export function formDeclarations(plan: CallableOperation, names: Emission): readonly Code[] {
  const found = ownForm(plan, names);
  if (found === undefined) return [];
  const { form: name } = namesOf(plan, names);
  const files = new Map(found.content.form.files.map((each) => [each.name, each] as const));
  const fields = fieldsOf(found.record, names.types).map(({ field }): TypedField => {
    const file = files.get(field.name.wire);
    if (file === undefined || file.given === "text") {
      return { field, type: givenType(field.shape, names.types) };
    }
    const part = runtimeType("BinaryPart", "file_part");
    const { kind } = plainShape(field.shape, names.types.named);
    const isList = kind === "list";
    const type = file.given === "either" ? [builtin("str"), part] : [part];
    return {
      // Bytes have no shape in JSON, which is nothing that a caller has to be told.
      field: kind === "raw" ? { ...field, shape: { kind: "scalar", type: "file" } } : field,
      type: isList ? [generic(stdType("Sequence", "collections.abc"), [inBrackets(type)])] : type,
    };
  });
  return [typedDictClass(name, [`The form of \`${plan.id}\`.`], fields, names.types)];
}

/** The bodies in the constant of an operation. */
export function bodyValues(plan: CallableOperation): readonly Code[] {
  const { body, sendsBody } = plan.request;
  if (!sendsBody || body.kind === "none") return [];
  if (body.kind === "not-shown") return named("body", runtime("open_body", "body_encoders"));
  const { contents, encoder, defaultType } = body;
  const forms = contents.flatMap((each) => (each.codec === "form" ? [each.form] : []));
  const [form] = forms;
  if (encoder === "form" || encoder === "multipart") {
    return named("body", form === undefined ? undefined : formValue(form));
  }
  const type = named("content_type", defaultType === undefined ? undefined : str(defaultType));
  if (encoder !== "by-type") return [...named("body", encoders[encoder]()), ...type];
  const made = forms.map((each) =>
    call(runtime("FormType", "operation"), [str(each.bareType), formValue(each)]),
  );
  return [
    ...named("body", runtime("body_by_type", "body_by_type")),
    ...type,
    ...named("forms", listOf(made)),
  ];
}

const encoders = {
  json: (): Hole => runtime("json_body", "body_encoders"),
  raw: (): Hole => runtime("raw_body", "body_encoders"),
  any: (): Hole => runtime("open_body", "body_encoders"),
};

/** `multipart_body(FormPart("cover", "image/png"))` */
function formValue({ encoder, parts }: FormPlan): Code {
  const name = encoder === "form" ? "form_body" : "multipart_body";
  return call(
    runtime(name, name),
    parts.map((part) => {
      const of = runtime("FormPart", "form_fields");
      if ("contentType" in part) return call(of, [str(part.name), str(part.contentType)]);
      const style = call(
        runtime("Parameter", "parameters"),
        styleArguments({ place: "query", ...part }),
      );
      return call(of, [str(part.name), ...named("style", style)]);
    }),
  );
}
