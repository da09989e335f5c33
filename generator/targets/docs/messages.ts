/** Bodies: what an operation is sent, and what it answers by status. */
import { arrayWords } from "./array-words.js";
import { proseBlocks, proseLine, proseStart } from "../../emit/markdown/prose.js";
import { inlineCode } from "../../emit/markdown/text.js";
import { isFailureStatus, reasonPhrase } from "../../sdk/operations/status-names.js";
import { type Bucket, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Content, PartEncoding, Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { contentKind } from "../../sdk/messages/content-kinds.js";
import { isAnyMedia } from "../../sdk/messages/media-types.js";
import type { Schema } from "../../model/schema.js";
import { type FindSchema, propertiesThrough } from "../../model/schema-members.js";
import { fieldBlocks } from "./fields.js";
import { headerTable } from "./parameters.js";
import { linkTo, sharedPlace } from "./places.js";
import { notShown, type PageScope, typeText } from "./type-text.js";

/** Blocks on the body of a request; none while it is not shown, for the panel says so. */
export function bodyBlocks({ body }: Pick<Operation, "body">, where: PageScope): readonly string[] {
  if (body.state === "notShown") return [];
  if (body.state === "none") return ["No request body."];
  const { description, required } = body.value;
  const isRequired = knownValue(required);
  const words =
    isRequired === undefined
      ? `whether it is required: ${notShown}`
      : isRequired
        ? "required"
        : "optional";
  return [
    `**Request body** (${words})`,
    ...descriptionBlocks(knownValue(description)),
    ...contentBlocks(body.value.content, where),
  ];
}

/** Blocks on the answers that an operation lists itself. */
export function responseBlocks(
  { responses }: Pick<Operation, "responses">,
  where: PageScope,
): readonly string[] {
  if (responses.state !== "known") return [];
  return [
    "**Responses**",
    ...knownItems(responses).flatMap((each) => answerBlocks(each, where)),
    ...(isOpen(responses) ? ["There may be other answers, which are *not shown*."] : []),
  ];
}

/** Blocks on one answer. */
export function answerBlocks(response: Response, where: PageScope): readonly string[] {
  const { absent, description, headers, content, shared } = response;
  const head = statusText(response);
  if (absent) return [`${head} is never answered here.`];
  if (shared !== undefined) {
    const start = proseStart(knownValue(description) ?? "");
    return [`${head}${start === "" ? "" : ` — ${start}`}`, glanceLine(response, shared, where)];
  }
  const said = knownValue(description);
  const about = said === undefined ? "" : ` — ${proseLine(said)}`;
  // What failures carry is alike nearly everywhere: a link is enough.
  const isFailure = isFailureStatus(response.status);
  const listed = knownItems(headers);
  const openHeaders =
    headers.state === "known" && isOpen(headers) ? ["There may be other headers."] : [];
  return [
    `${head}${about}`,
    ...(content.state === "none" ? ["Without a body."] : contentBlocks(content, where, isFailure)),
    ...(listed.length === 0 ? [] : [headerTable(listed, where)]),
    ...openHeaders,
  ];
}

/** A shared response in one line: what it carries, and a link to all else. */
export function glanceLine(
  { headers, content }: Pick<Response, "headers" | "content">,
  shared: string,
  where: PageScope,
): string {
  const representations = knownItems(content).map(({ mediaType, schema }) => {
    const type = schema.state === "known" ? typeText(schema.value, where) : notShown;
    return `${inlineCode(mediaType)}: ${type}`;
  });
  const others = (bucket: Bucket<unknown>, name: string): readonly string[] => {
    if (bucket.state === "notShown") return [`${name}: ${notShown}`];
    return isOpen(bucket) ? [`other ${name}: ${notShown}`] : [];
  };
  const parts = [
    ...representations,
    ...(content.state === "none" ? ["without a body"] : []),
    ...others(content, content.state === "notShown" ? "body" : "representations"),
    ...knownItems(headers).map(({ name }) => `header ${inlineCode(name)}`),
    ...others(headers, "headers"),
  ];
  const link = linkTo(sharedPlace("responses", shared), where.page);
  return `Shared response ${link} – ${parts.join("; ")}.`;
}

/** `404` **Not Found** */
export function statusText({ status }: Pick<Response, "status">): string {
  const name = status === "default" ? "Any other status" : (reasonPhrase(status) ?? "");
  return name === "" ? inlineCode(status) : `${inlineCode(status)} **${name}**`;
}

/** Blocks on the representations of a body; where it is brief, a schema with a name is a link alone. */
export function contentBlocks(
  content: Bucket<Content>,
  where: PageScope,
  isBrief = false,
): readonly string[] {
  if (content.state === "notShown") return [`Body: ${notShown}.`];
  return [
    ...knownItems(content).flatMap((each) => representationBlocks(each, where, isBrief)),
    ...(isOpen(content) ? ["There may be other representations, which are *not shown*."] : []),
  ];
}

function representationBlocks(
  content: Content,
  where: PageScope,
  isBrief: boolean,
): readonly string[] {
  const { mediaType, schema, encoding } = content;
  const isRead = isAnyMedia(mediaType) && contentKind(content, where.scope.find) === "json";
  const head = `${inlineCode(mediaType)}${isRead ? " (JSON)" : ""}`;
  if (schema.state === "notShown") return [`${head}: ${notShown}.`];
  if (isBrief && schema.value.kind === "reference") {
    return [`${head}: ${typeText(schema.value, where)}.`];
  }
  const [first = "", ...others] = fieldBlocks(schema.value, where);
  const isLine = /^[^|<]/.test(first);
  return [
    ...(isLine
      ? [`${head}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`]
      : [`${head}:`, first]),
    ...others,
    ...encodingBlocks(knownItems(encoding), schema.value, where.scope.find),
  ];
}

function encodingBlocks(
  parts: readonly PartEncoding[],
  form: Schema,
  find: FindSchema,
): readonly string[] {
  const properties = parts.length === 0 ? [] : propertiesThrough(form, find);
  const lines = parts.flatMap(({ property, contentType, style, explode, arrays }) => {
    const own = properties.find(({ name }) => name === property)?.schema;
    const words = [
      ...(contentType.state === "known" ? [`as ${inlineCode(contentType.value)}`] : []),
      ...(style.state === "known" ? [`in style ${inlineCode(style.value)}`] : []),
      ...(explode.state === "known" ? [explode.value ? "exploded" : "not exploded"] : []),
      ...arrayWords({ style, arrays }, own, find),
    ];
    return words.length === 0 ? [] : [`- ${inlineCode(property)} is written ${words.join(", ")}`];
  });
  return lines.length === 0 ? [] : [lines.join("\n")];
}

/** The paragraphs of a description. */
export function descriptionBlocks(text: string | undefined): readonly string[] {
  return proseBlocks(text ?? "");
}
