/** The media types that calls of an operation request by `accept` (RFC 9110, section 12.5.1), and how their responses are read. */
import { isSameSchema } from "../../model/same-schema.js";
import { type CarriedBody, type CarriedContent, representedBody } from "./carried-bodies.js";
import type { ContentKind } from "./content-kinds.js";
import { isAnyMedia, isJson, isRange } from "./media-types.js";

/** How a successful answer is read: as one of the listed media types, or as one kind whatever it says of itself. */
export type Reading =
  { readonly listed: readonly string[] } | { readonly any: Exclude<ContentKind, "unknown"> };

/** The representations among which a caller may choose. */
export interface Choice {
  /** Two at least. */
  readonly representations: readonly Representation[];
  /** The one that calls ask for that choose none; undefined = they take any of them. */
  readonly preferred: string | undefined;
}

/** One of them. */
export interface Representation {
  readonly mediaType: string;
  /** The bodies of which one comes to a call that asks for it; none = anything may. */
  readonly bodies: readonly CarriedBody[];
}

/** The known facts of an operation's representations. */
export interface Negotiation {
  /** The header `accept` of calls that choose nothing; undefined = they have none. */
  readonly header: string | undefined;
  /** How successes are read: all alike, or by status. Undefined, and what is not listed: as an answer says of itself. */
  readonly reading: Reading | readonly (readonly [status: string, reading: Reading])[] | undefined;
  readonly choice: Choice | undefined;
}

/** Answers of an operation, each with its body. */
type Answered = readonly { readonly status: string; readonly body: CarriedBody }[];

/** The facts that decide which media types calls request. */
export interface Negotiated {
  /** All that may come where a call goes well: what `default` says holds for every success that is not listed. */
  readonly answers: Answered;
  /** True if there may be others. */
  readonly areOpen: boolean;
  /** Those of them that say what a call gives. */
  readonly successes: Answered;
  /** Pages are read of JSON alone, so that calls of an operation that pages have no choice. */
  readonly isPaged: boolean;
}

/** Returns the media types that calls of an operation request. */
export function negotiationOf(negotiated: Negotiated): Negotiation {
  const { areOpen, successes, isPaged } = negotiated;
  const answers = negotiated.answers.map((each) => answerOf(each, isPaged));
  const isClosed = !areOpen && !answers.some(({ isOpen: mayBeOther }) => mayBeOther);
  const results = new Set(successes.map(({ status }) => status));
  const ofResult = answers.filter(({ status }) => results.has(status));
  return {
    header: isClosed ? listedHeader(answers) : preferredHeader(ofResult),
    reading: isClosed ? readingOf(answers) : readingsOf(ofResult.filter(needsReading)),
    choice: isPaged ? undefined : choiceOf(ofResult, successes),
  };
}

/** The media types that calls request of a response with known representations; no others are a success of its status. */
interface Answer {
  readonly status: string;
  /** True if it may have other representations. */
  readonly isOpen: boolean;
  readonly types: readonly string[];
  /** Those of them that are asked for. */
  readonly asked: readonly CarriedContent[];
  /** As elements of the header. */
  readonly elements: readonly string[];
  readonly reading: Reading | undefined;
}

function answerOf(
  { status, body: { contents, isOpen } }: Answered[number],
  isPaged: boolean,
): Answer {
  const asked = preferredIn(contents, isPaged);
  return {
    status,
    isOpen,
    types: contents.map(({ mediaType }) => mediaType),
    asked,
    elements: asked.flatMap(elementsOf),
    reading: isOpen ? undefined : contentsReading(contents),
  };
}

/**
 * Returns the preferred representations. Of several with one schema it is JSON, because nothing else gives a program its
 * values. All remain where their schemas differ, because nobody has said which one callers want. A stream has the schema of an
 * item, which differs from the response as a whole.
 */
export function preferredIn(
  contents: readonly CarriedContent[],
  isPaged = false,
): readonly CarriedContent[] {
  const json = contents.filter(({ mediaType }) => isJson(mediaType) && !isRange(mediaType));
  const [first] = json;
  const best = json.find(({ mediaType }) => mediaType === "application/json") ?? first;
  return best !== undefined && (isPaged || areOfOneSchema(contents)) ? [best] : contents;
}

function areOfOneSchema(contents: readonly CarriedContent[]): boolean {
  const [first, ...others] = contents;
  if (first === undefined || contents.some(({ stream }) => stream !== undefined)) return false;
  if (contents.some(({ schema }) => schema.kind === "notShown")) return false;
  return others.every(({ schema }) => isSameSchema(first.schema, schema));
}

/** Where any media type may come, the kind that the schema says is liked best. */
function elementsOf({ mediaType, kind }: CarriedContent): readonly string[] {
  // No header can say it; all kinds of JSON are one to services.
  if (!isMediaRange(mediaType)) return isJson(mediaType) ? ["application/json"] : [];
  if (!isAnyMedia(mediaType)) return [mediaType];
  if (kind === "json") return ["application/json", `${mediaType};q=0.1`];
  return kind === "text" && mediaType === "*/*" ? ["text/plain", "*/*;q=0.1"] : [mediaType];
}

function contentsReading(contents: readonly CarriedContent[]): Reading | undefined {
  const listed = contents.map(({ mediaType }) => mediaType);
  const kinds = contents.map(({ kind }) => kind);
  const [only, ...others] = contents;
  if (only === undefined) return undefined;
  if (!listed.some(isAnyMedia)) return { listed };
  if (kinds.every((kind) => kind === "json")) return { any: "json" };
  if (others.length > 0) return { listed };
  const [kind = "unknown"] = kinds;
  return kind === "unknown" ? undefined : { any: kind };
}

/** Asks for what is listed: nothing else may come. */
function listedHeader(answers: readonly Answer[]): string | undefined {
  const elements = distinct(answers.flatMap((each) => each.elements));
  // That is what `fetch` says by itself.
  return elements.length === 0 || elements.includes("*/*") ? undefined : elements.join(", ");
}

/** Asks for what is liked best, where there is such, and refuses nothing: others may come. */
function preferredHeader(answers: readonly Answer[]): string | undefined {
  const isPreferring = answers.some(
    ({ types, asked, reading }) => asked.length < types.length || isLiked(reading),
  );
  const elements = distinct(answers.flatMap((each) => each.elements));
  if (!isPreferring || elements.includes("*/*")) return undefined;
  const isWide = answers.some(({ types }) => types.includes("*/*"));
  return distinct([...elements, ...(isWide ? [] : ["*/*;q=0.1"])]).join(", ");
}

function isLiked(reading: Reading | undefined): boolean {
  return reading !== undefined && "any" in reading && reading.any !== "bytes";
}

/** All alike where nothing tells them apart by their status. */
function readingOf(answers: readonly Answer[]): Negotiation["reading"] {
  const bodied = answers.filter(({ types }) => types.length > 0);
  const readings = bodied.map(({ reading }) => reading);
  const [first] = readings;
  if (readings.every((each) => isSameReading(each, first))) return first;
  if (bodied.some(needsReading)) return readingsOf(bodied);
  return { listed: distinct(bodied.flatMap(({ types }) => types)) };
}

function isSameReading(one: Reading | undefined, other: Reading | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True if an answer may come in several ways, of which a call asks for one, or says nothing of itself. */
function needsReading({ types, reading }: Answer): boolean {
  return types.length > 1 || (reading !== undefined && "any" in reading);
}

function readingsOf(answers: readonly Answer[]): Negotiation["reading"] {
  const byStatus = answers.flatMap(({ status, reading }) =>
    reading === undefined ? [] : [[status, reading] as const],
  );
  return byStatus.length === 0 ? undefined : byStatus;
}

/** A choice among the representations of answers that have several. */
function choiceOf(answers: readonly Answer[], successes: Answered): Choice | undefined {
  if (answers.some(({ isOpen: mayBeOther }) => mayBeOther)) return undefined;
  const several = answers.filter(
    ({ types, reading }) => types.length > 1 && reading !== undefined && "listed" in reading,
  );
  const listed = distinct(several.flatMap((each) => each.types));
  const types = listed.filter(isMediaRange);
  const asked = distinct(several.flatMap((each) => each.asked.map(({ mediaType }) => mediaType)));
  const [first, ...others] = asked;
  const preferred = others.length === 0 ? first : undefined;
  // What no header can say is among those that calls take that choose none.
  const isLeftOut = preferred === undefined && types.length < listed.length;
  if (types.length < 2 || isLeftOut) return undefined;
  const representations = types.map((mediaType) => ({
    mediaType,
    bodies: isAnyMedia(mediaType)
      ? []
      : successes.map(({ body }) => representedBody(body, mediaType)),
  }));
  return { representations, preferred };
}

/** True if a text can stand in the header: a type with a part of a subtype, `application/*+json`, cannot. */
function isMediaRange(mediaType: string): boolean {
  return !mediaType.includes("*+");
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
