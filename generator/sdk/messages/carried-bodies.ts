/** The body of a response or an event, as data: its representations, and the value that a program gets of each. */
import { schemaOf } from "./value-plan.js";
import { type Bucket, isOpen, knownItems } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { saysNothing } from "../schemas/says-nothing.js";
import { type ContentHead, contentHead } from "./content-kinds.js";
import { bareType, isAnyMedia, isText } from "./media-types.js";
import { dataOf, isJsonData, itemOf, streamKind } from "./streams.js";

/** A body that comes. */
export interface CarriedBody {
  /** The representations that are known; none = it is empty, or nothing is known of it. */
  readonly contents: readonly CarriedContent[];
  /** True if it may have other representations. */
  readonly isOpen: boolean;
  /** True if it may be anything: then so may several bodies, whatever the others are. */
  readonly isUnknown: boolean;
  /** True if it is known to be empty. */
  readonly isEmpty: boolean;
  /** The schema of its only representation, where that is JSON and its schema is shown. */
  readonly schema?: Schema;
  /** Name of the shared response whose body it is as a whole. */
  readonly shared?: string;
}

/** One representation of it. */
export interface CarriedContent extends ContentHead {
  /** The form in which a program gets it: a value of its schema, any text, or bytes. */
  readonly decoded: "value" | "text" | "bytes";
  /** The stream that it is decoded as; left out = it is not a stream. */
  readonly stream?: StreamPlan;
}

/** The parts of a stream. */
export type StreamPlan = {
  /** Its media type in lower case and without parameters. */
  readonly bareType: string;
  readonly item: Schema;
} & (
  | { readonly kind: "lines" | "sequence" }
  | {
      readonly kind: "events";
      /** The data of an event; `unknown` = text of an unknown form. */
      readonly data: "json" | "text" | "unknown";
    }
);

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

function bodyOf(contents: readonly CarriedContent[], mayBeMore: boolean): CarriedBody {
  const [only, ...others] = contents;
  const isJson = others.length === 0 && only?.kind === "json" && only.schema.kind !== "notShown";
  return {
    contents,
    isOpen: mayBeMore,
    isUnknown: mayBeMore || contents.some((each) => each.isUnknown) || isMixed(contents),
    isEmpty: contents.length === 0 && !mayBeMore,
    ...(isJson && { schema: only.schema }),
  };
}

/** True if any media type may come beside others: it is read as it says of itself, whatever its schema is. */
function isMixed(contents: readonly CarriedContent[]): boolean {
  return (
    contents.length > 1 &&
    contents.some(({ mediaType }) => isAnyMedia(mediaType)) &&
    contents.some(({ kind }) => kind !== "json")
  );
}

function carriedContent(content: Content, find: FindSchema): CarriedContent {
  const head = contentHead(content, find);
  const isAnyText = head.kind === "text" && isText(head.mediaType);
  const stream = streamPlan(content, find);
  return {
    ...head,
    decoded: head.kind === "bytes" ? "bytes" : isAnyText ? "text" : "value",
    ...(stream && { stream }),
  };
}

function streamPlan({ mediaType, schema }: Content, find: FindSchema): StreamPlan | undefined {
  const kind = streamKind(mediaType);
  if (kind === undefined) return undefined;
  const item = schema.state === "known" ? itemOf(schema.value, find) : schemaOf(schema);
  const head = { bareType: bareType(mediaType), item };
  if (kind !== "events") return { kind, ...head };
  if (saysNothing(item)) return { kind, data: "unknown", ...head };
  return isJsonData(item, find)
    ? { kind, data: "json", ...head, item: dataOf(item, find) }
    : { kind, data: "text", ...head };
}
