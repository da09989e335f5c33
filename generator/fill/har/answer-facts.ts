/** Answers of one operation → its responses: what was answered may be answered, and more may be. */
import { addJson, contentIn, type SeenContents } from "../observed/body-reader.js";
import { isWithoutContent, openBucket, toldContents } from "../observed/contents.js";
import type { Reading } from "../observed/reading.js";
import { notShown } from "../observed/sample-schema.js";
import { isJson } from "../observed/media-type.js";
import { type SourcePlace, type Told, toldMap, toldScalar } from "../told.js";
import type { Exchange } from "./exchange.js";

/** The observations of the responses with one status. */
interface SeenStatus {
  readonly at: SourcePlace;
  readonly contents: SeenContents;
}

/** Responses by status, in the order of their numbers. */
export function toldResponses(exchanges: readonly Exchange[], reading: Reading): Told | undefined {
  const statuses = new Map<number, SeenStatus>();
  for (const { method, status, statusAt, answer } of exchanges) {
    const seen = statuses.get(status) ?? { at: statusAt, contents: new Map() };
    statuses.set(status, seen);
    if (answer?.mediaType === undefined || isWithoutContent(status) || method === "HEAD") continue;
    // Browsers name a type for empty bodies, too: that it was JSON is only known where there is some.
    if (answer.text === "") continue;
    const content = contentIn(seen.contents, answer.mediaType, answer.at);
    if (!isJson(answer.mediaType)) continue;
    if (answer.text === undefined) reading.leftOut("text", answer.at);
    else if (!addJson(content, answer.text, answer.at, reading.rules)) {
      reading.leftOut("json", answer.at);
    }
  }
  const [first] = exchanges;
  if (first === undefined) return undefined;
  return openBucket(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, seen]) => [String(status), toldResponse(status, seen)] as const),
    first.at,
  );
}

function toldResponse(status: number, { at, contents }: SeenStatus): Told {
  if (isWithoutContent(status)) return toldMap([["content", toldScalar("none", at)]], at);
  const content = toldContents(contents, at);
  return content === undefined ? notShown(at) : toldMap([["content", content]], at);
}
