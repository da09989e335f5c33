/** Which answers are streams. */
import { expect, test } from "vitest";
import { eventStream } from "../../../../templates/typescript-client/event-stream.js";
import { jsonLines } from "../../../../templates/typescript-client/json-lines.js";
import { streams } from "../../../../templates/typescript-client/streams.js";
import { collected, request } from "./answer-streams.js";

const decode = streams({ "text/event-stream": eventStream, "application/jsonl": jsonLines });

test.each<[string, string]>([
  ["application/jsonl", "1\n"],
  ["Application/JSONL; charset=utf-8", "1\n"],
])("%s is decoded by its own decoder", async (type, text) => {
  const response = new Response(text, { headers: { "content-type": type } });
  const items = decode(response, request, undefined);
  expect(items && (await collected(items))).toEqual([1]);
});

test.each(["application/json", "application/jsonlines", "constructor", "__proto__", ""])(
  "%j is no stream, and is left unread",
  (type) => {
    const response = new Response("1\n", { headers: { "content-type": type } });
    expect(decode(response, request, undefined)).toBeUndefined();
    expect(response.bodyUsed).toBe(false);
  },
);
