// Made by endpoint-manifest (typescript-client) from its template event-stream.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Server-sent events: responses of type `text/event-stream` (HTML standard, section 9.2). */
import { DecodeError } from "./errors.js";
import { jsonOf } from "./json-item.js";
import { longestLine, readLines, type StreamAnswer } from "./text-lines.js";

/** An event that a service sent. */
export interface ServerSentEvent<Data = string> {
  /** `message` where the service names no other. */
  readonly event: string;
  readonly data: Data;
  /** Id of this event, or of the latest that had one. Send it as `last-event-id` to continue later. Empty = none had one. */
  readonly id: string;
  /** Milliseconds that the service asks clients to wait before they reconnect, if it does. */
  readonly retry: number | undefined;
}

/** Events whose data is text. */
export function eventStream(...answer: StreamAnswer): AsyncIterable<ServerSentEvent> {
  return readEvents(answer, (data) => data);
}

/** Events whose data is JSON. */
export function jsonEventStream(...answer: StreamAnswer): AsyncIterable<ServerSentEvent<unknown>> {
  return readEvents(answer, (data) => jsonOf(data, "the data of an event", answer));
}

/** Invalid UTF-8 becomes U+FFFD, as the standard requires. */
const rules = { fatal: false };

async function* readEvents<Data>(
  answer: StreamAnswer,
  decode: (data: string) => Data,
): AsyncGenerator<ServerSentEvent<Data>, void, undefined> {
  const [response, request] = answer;
  let data: string[] = [];
  let size = 0;
  let event = "";
  let id = "";
  let retry: number | undefined;
  for await (const line of readLines(rules, ...answer)) {
    if (line === "") {
      // An event without data is dropped, and so is one that the end of the stream cuts off.
      if (data.length > 0) {
        yield { event: event || "message", data: decode(data.join("\n")), id, retry };
      }
      data = [];
      size = 0;
      event = "";
      continue;
    }
    const [field, value] = fieldOf(line);
    if (field === "data") {
      // The line feed that joins it to the next line counts too: empty lines can also be many.
      size += value.length + 1;
      if (size > longestLine) {
        const why = `an event of more than ${longestLine} characters`;
        throw new DecodeError(request, response, why);
      }
      data.push(value);
    } else if (field === "event") event = value;
    else if (field === "id" && !value.includes("\0")) id = value;
    else if (field === "retry" && /^\d+$/.test(value)) retry = Number(value);
  }
}

/** A comment begins with a colon: it is a field without a name. */
function fieldOf(line: string): [field: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 0) return [line, ""];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
}
