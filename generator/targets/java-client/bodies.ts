/** Bodies of requests: a wither for each representation, named after its media type alone. */
import {
  block,
  type ChainedCall,
  id,
  parameter,
  signature,
  std,
  str,
} from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { javaNames } from "../../emit/java/names.js";
import { givenType } from "../../emit/java/types.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import { bodyName } from "../../sdk/messages/body-names.js";
import type { ContentPlan } from "../../sdk/messages/contents.js";
import { isAnyMedia } from "../../sdk/messages/media-types.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import type { KnownBodyPlan } from "../../sdk/operations/body.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import type { Emission } from "./emission.js";
import { formOf } from "./forms.js";
import { changed, typedParameters } from "./inputs.js";
import { callMembers } from "./runtime-names.js";

/** A body that a call has a wither for. */
export interface BodyWither {
  readonly content: ContentPlan;
  readonly name: string;
  readonly type: Hole;
  /** The method of the request that takes it. */
  readonly by: "json" | "form" | "multipart" | "text" | "bytes";
}

/** The withers of an operation's bodies; none of a body of which nothing is shown, which `body(Body)` takes. */
export function bodyWithers(plan: CallableOperation, names: Emission): readonly BodyWither[] {
  const { body, sendsBody } = plan.request;
  if (body.kind !== "known" || !sendsBody) return [];
  const made = body.contents.flatMap((content) => {
    const own = bodyOf(content, plan, names);
    return own === undefined ? [] : [{ content, ...own }];
  });
  const taken = typedParameters(plan, names).map(({ name }) => name);
  // The name `body` is that of a method of all calls, which this is another form of.
  const others = callMembers.filter((each) => each !== "body");
  const fields = identifiersOf(
    made.map(({ content }) => bodyName(content.mediaType)),
    "field",
    javaNames,
    [...others, ...taken],
  );
  return made.map((each, index) => ({ ...each, name: fields[index] ?? "" }));
}

function bodyOf(
  content: ContentPlan,
  plan: CallableOperation,
  names: Emission,
): Pick<BodyWither, "type" | "by"> | undefined {
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  if (content.codec === "form") {
    const form = formOf(plan, content, names);
    return form && { type: std(form.className, names.types.models), by: form.encoder };
  }
  if (content.kind === "json" && content.codec === "value") {
    const isKnown = shape !== undefined && hasType(shape, names.types);
    return isKnown ? { type: givenType(shape, names.types), by: "json" } : undefined;
  }
  if (content.kind === "unknown" || isAnyMedia(content.mediaType)) return undefined;
  return content.codec === "text" || content.kind === "text"
    ? { type: id("String"), by: "text" }
    : { type: code`byte[]`, by: "bytes" };
}

/** Their methods. */
export function bodyMethods(
  plan: CallableOperation,
  call: string,
  names: Emission,
): readonly Code[] {
  const { body } = plan.request;
  if (body.kind !== "known") return [];
  return bodyWithers(plan, names).map(({ content, name, type, by }) =>
    lines([
      javadoc(bodyTexts(content, body), [
        { tag: "param", name: "value", text: "the body" },
        { tag: "return", text: "a call that sends it" },
      ]),
      block(
        signature({ before: code`public`, type: id(call), name: id(name) }, [
          parameter(type, "value"),
        ]),
        [changed([{ name: by, given: [code`value`] }, ...mediaType(content, body)])],
      ),
    ]),
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
): readonly ChainedCall[] {
  return type.includes("*") || type === defaultType
    ? []
    : [{ name: "contentType", given: [str(type)] }];
}
