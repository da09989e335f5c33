/** Bodies of requests: a property for each representation, named after its media type alone. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import { call, id, std, str } from "../../emit/kotlin/kotlin-code.js";
import { kotlinNames } from "../../emit/kotlin/names.js";
import { sentProperty } from "../../emit/kotlin/properties.js";
import { readType, runtime } from "../../emit/kotlin/types.js";
import { type Code, code, type Hole, nothing } from "../../emit/text/code.js";
import { bodyName } from "../../sdk/messages/body-names.js";
import type { ContentPlan } from "../../sdk/messages/contents.js";
import { isAnyMedia } from "../../sdk/messages/media-types.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import type { KnownBodyPlan } from "../../sdk/operations/body.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import type { Emission } from "./emission.js";
import { formOf } from "./forms.js";
import { typedParameters } from "./inputs.js";
import { callProperties } from "./runtime-names.js";

/** A body that the block of a call has a property for. */
export interface BodyProperty {
  readonly content: ContentPlan;
  readonly name: string;
  readonly type: Code;
  /** The function of the block that sends it, and its argument. */
  readonly by: "json" | "form" | "multipart" | "content";
  readonly given: Hole;
}

/** The properties of an operation's bodies; none of a body of which nothing is shown, which `body(Body)` takes. */
export function bodyProperties(plan: CallableOperation, names: Emission): readonly BodyProperty[] {
  const { body, sendsBody } = plan.request;
  if (body.kind !== "known" || !sendsBody) return [];
  const made = body.contents.flatMap((content) => {
    const own = bodyOf(content, plan, names);
    return own === undefined ? [] : [{ content, ...own }];
  });
  const fields = identifiersOf(
    made.map(({ content }) => bodyName(content.mediaType)),
    "field",
    kotlinNames,
    [...callProperties, ...typedParameters(plan, names).map(({ name }) => name)],
  );
  return made.map((each, index) => ({ ...each, name: fields[index] ?? "" }));
}

function bodyOf(
  content: ContentPlan,
  plan: CallableOperation,
  names: Emission,
): Pick<BodyProperty, "type" | "by" | "given"> | undefined {
  const { types } = names;
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  const given = id("value");
  if (content.codec === "form") {
    const form = formOf(plan, content, names);
    return form && { type: code`${std(form.className, types.models)}`, by: form.encoder, given };
  }
  if (content.kind === "json" && content.codec === "value") {
    if (shape === undefined || !hasType(shape, types)) return undefined;
    const { type } = readType(shape, types);
    const mayBeNull = shape.kind === "nullable";
    const json = mayBeNull ? code`value ?: ${runtime("JsonValue", types)}.NULL` : given;
    return { type, by: "json", given: json };
  }
  if (content.kind === "unknown" || isAnyMedia(content.mediaType)) return undefined;
  const isText = content.codec === "text" || content.kind === "text";
  const made = call(code`${runtime("Body", types)}.${id(isText ? "text" : "bytes")}`, [id("it")]);
  return {
    type: isText ? code`String` : code`ByteArray`,
    by: "content",
    given: code`value?.let { ${made} }`,
  };
}

/** Their declarations. */
export function bodyDeclarations(plan: CallableOperation, names: Emission): readonly Code[] {
  const { body } = plan.request;
  if (body.kind !== "known") return [];
  return bodyProperties(plan, names).map(({ content, name, type, by, given }) =>
    sentProperty(
      { docs: kdoc(bodyTexts(content, body)), annotation: nothing, name, type },
      call(id(by), [given, ...mediaType(content, body)]),
    ),
  );
}

function bodyTexts(
  { mediaType: type, schema }: ContentPlan,
  body: KnownBodyPlan,
): readonly string[] {
  const said = body.description ?? schema.description;
  const isOne = body.contents.length === 1;
  return [
    `The request body, sent as \`${type}\`.`,
    ...(said === undefined ? [] : [said]),
    ...(body.presence === "required" && isOne ? ["Required."] : []),
  ];
}

/** The media type of a body that is not what the operation's bodies are anyway; a range is named by the caller. */
function mediaType(
  { mediaType: type }: ContentPlan,
  { defaultType }: KnownBodyPlan,
): readonly Hole[] {
  return type.includes("*") || type === defaultType ? [] : [str(type)];
}
