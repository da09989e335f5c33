/** Saved examples of answers → responses: what was answered may be answered, and more may be. */
import { addJson, contentIn, type SeenContents } from "../observed/body-reader.js";
import { isWithoutContent, openBucket, toldContents } from "../observed/contents.js";
import { isJson, mediaTypeOf } from "../observed/media-type.js";
import type { Reading } from "../observed/reading.js";
import { notShown } from "../observed/sample-schema.js";
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap, toldScalar } from "../told.js";
import { withValues } from "./bodies.js";
import { headerFields } from "./parameters.js";
import { toldText } from "./texts.js";

/** The examples of one status. */
interface SeenStatus {
  readonly at: SourcePlace;
  readonly contents: SeenContents;
  readonly names: SourceNode[];
}

/** Responses by status, in the order of their numbers; undefined where none is saved. */
export function toldResponses(
  items: readonly SourceNode[],
  at: SourcePlace,
  reading: Reading,
): Told | undefined {
  const statuses = new Map<number, SeenStatus>();
  for (const example of items.flatMap((item) => item.get("response")?.items() ?? [])) {
    const code = example.get("code");
    const status = code?.number();
    if (code === undefined || status === undefined || !(status >= 100 && status <= 599)) {
      reading.losses.add({
        at: example.at,
        what: "an example of an answer",
        why: "It has no status that HTTP has.",
      });
      continue;
    }
    const seen: SeenStatus = statuses.get(status) ?? {
      at: code.at,
      contents: new Map(),
      names: [],
    };
    statuses.set(status, seen);
    const name = example.get("name");
    if (name !== undefined) seen.names.push(name);
    if (!isWithoutContent(status)) addExample(example, seen.contents, reading);
  }
  return openBucket(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, seen]) => [String(status), toldResponse(status, seen, reading)] as const),
    at,
  );
}

function addExample(example: SourceNode, contents: SeenContents, reading: Reading): void {
  const body = example.get("body");
  const text = body?.text() ?? "";
  if (body === undefined || text.trim() === "") return;
  const headers = headerFields(example.get("header"));
  const said = headers.find(({ name }) => /^content-type$/i.test(name))?.value;
  const preview = example.get("_postman_previewlanguage")?.text();
  const type = mediaTypeOf(said ?? (preview === "json" ? "application/json" : ""));
  if (type === undefined) {
    reading.leftOut("type", body.at);
    return;
  }
  const content = contentIn(contents, type, body.at);
  if (!isJson(type)) return;
  if (!addJson(content, withValues(text), body.at, reading.rules)) reading.leftOut("json", body.at);
}

/** The name of an example says what the answer is, unless there are several. */
function toldResponse(status: number, { at, contents, names }: SeenStatus, reading: Reading): Told {
  const description = names.length === 1 ? toldText(names[0], reading) : undefined;
  const content = isWithoutContent(status) ? toldScalar("none", at) : toldContents(contents, at);
  if (description === undefined && content === undefined) return notShown(at);
  return toldMap(
    [
      ["description", description],
      ["content", content],
    ],
    at,
  );
}
