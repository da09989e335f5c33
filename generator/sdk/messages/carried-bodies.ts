/** What comes as a body, of an answer or an event, as data: its representations, and what a program gets of each. */
import { schemaOf, shownSchema } from "./value-plan.js";
import { type Bucket, isOpen, knownItems } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { saysNothing } from "../schemas/says-nothing.js";
import { type ContentKind, contentKind, isOfUnknownType, ownType } from "./content-kinds.js";
import { isAnyMedia, isText } from "./media-types.js";
import { dataOf, isJsonData, itemOf, streamKind } from "./streams.js";

/** A body that comes. */
export interface CarriedBody {
  /** The representations that are known; none = it is empty, or nothing is known of it. */
  readonly contents: readonly CarriedContent[];
  /** Whether it may have other representations. */
  readonly isOpen: boolean;
  /** Whether it may be anything: then so may several bodies, whatever the others are. */
  readonly isUnknown: boolean;
  /** Name of the shared response whose body it is as a whole. */
  readonly shared?: string;
}

/** One representation of it. */
export interface CarriedContent {
  readonly mediaType: string;
  /** Of kind `notShown` while it is not shown. */
  readonly schema: Schema;
  readonly kind: ContentKind;
  /** The media type of a body that says none of its own; left out = it has to say one. */
  readonly ownType?: string;
  /** What a program gets of it: a value of its schema, any text, or bytes. */
  readonly decoded: "value" | "text" | "bytes";
  /** What it is where it is decoded as a stream; left out = it is none. */
  readonly stream?: StreamPlan;
  /** Whether it may be any value. */
  readonly isUnknown: boolean;
}

/** What a stream is made of. */
export type StreamPlan =
  | { readonly kind: "lines" | "sequence"; readonly item: Schema }
  | {
      readonly kind: "events";
      /** What the data of an event is; `unknown` = text of which nothing is said. */
      readonly data: "json" | "text" | "unknown";
      readonly item: Schema;
    };

/** A body as data, of the representations that the manifest shows. */
export function carriedBody(
  content: Bucket<Content>,
  find: FindSchema,
  shared?: string,
): CarriedBody {
  const contents = knownItems(content).map((each) => carriedContent(each, find));
  return { ...bodyOf(contents, isOpen(content)), ...(shared !== undefined && { shared }) };
}

/** The same body with some of its representations alone, such as those that a call asks for. */
export function narrowedBody(body: CarriedBody, contents: readonly CarriedContent[]): CarriedBody {
  return contents.length === body.contents.length ? body : bodyOf(contents, body.isOpen);
}

/** A body as it comes to a call that asks for one media type: of one that does not list it, all that it may be. */
export function representedBody(body: CarriedBody, mediaType: string): CarriedBody {
  const found = body.contents.filter((each) => each.mediaType === mediaType);
  return found.length === 0 ? body : bodyOf(found, body.isOpen);
}

/** Whether a body is known to be empty. */
export function isEmptyBody({ contents, isOpen: mayBeMore }: CarriedBody): boolean {
  return contents.length === 0 && !mayBeMore;
}

/** The schema of a body that has only one representation, which is JSON, and of which it is shown. */
export function onlySchema({ contents }: CarriedBody): Schema | undefined {
  const [only, ...others] = contents;
  if (only === undefined || others.length > 0 || only.kind !== "json") return undefined;
  return shownSchema(only.schema);
}

function bodyOf(contents: readonly CarriedContent[], mayBeMore: boolean): CarriedBody {
  const isUnknown = mayBeMore || contents.some((each) => each.isUnknown) || isMixed(contents);
  return { contents, isOpen: mayBeMore, isUnknown };
}

/** Whether any media type may come beside others: it is read as it says of itself, whatever its schema is. */
function isMixed(contents: readonly CarriedContent[]): boolean {
  return (
    contents.length > 1 &&
    contents.some(({ mediaType }) => isAnyMedia(mediaType)) &&
    contents.some(({ kind }) => kind !== "json")
  );
}

function carriedContent(content: Content, find: FindSchema): CarriedContent {
  const { mediaType } = content;
  const kind = contentKind(content, find);
  const isAnyText = kind === "text" && isText(mediaType);
  const stream = streamPlan(content, find);
  const own = ownType(content, find);
  return {
    mediaType,
    schema: schemaOf(content.schema),
    kind,
    ...(own !== undefined && { ownType: own }),
    decoded: kind === "bytes" ? "bytes" : isAnyText ? "text" : "value",
    ...(stream && { stream }),
    isUnknown: isOfUnknownType(content),
  };
}

function streamPlan({ mediaType, schema }: Content, find: FindSchema): StreamPlan | undefined {
  const kind = streamKind(mediaType);
  if (kind === undefined) return undefined;
  const item = schema.state === "known" ? itemOf(schema.value, find) : schemaOf(schema);
  if (kind !== "events") return { kind, item };
  if (saysNothing(item)) return { kind, data: "unknown", item };
  const isJson = isJsonData(item, find);
  return { kind, data: isJson ? "json" : "text", item: isJson ? dataOf(item, find) : item };
}
