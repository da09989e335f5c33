/** Answers: decoded by what they say of themselves, in bounded memory, and kept apart from each other. */
import { DecodeError, request } from "library-client";
import { type Check, checks, failure, holds, same } from "./check.js";
import { answering, clientOf } from "./client.js";

/** A Standard Schema that wants a book. */
const titled = {
  "~standard": {
    version: 1 as const,
    vendor: "suite",
    validate: (value: unknown) =>
      typeof value === "object" && value !== null && "title" in value
        ? { value: String(value.title) }
        : { issues: [{ message: "expected a title" }] },
  },
};

/** That answers become what they should. */
export const answerChecks: readonly Check[] = checks({
  "JSON is decoded": async (place) => {
    const book = await clientOf(place).books.retrieve("a/b ö");
    same(book, { id: "a%2Fb%20%C3%B6", title: "Åland by sea" });
  },
  "text is text": async (place) => {
    same(await clientOf(place).books.read("1"), "Sjö, hav – 海");
  },
  "bytes are a Blob of their type": async (place) => {
    const cover = await clientOf(place).books.cover("1");
    holds(cover instanceof Blob, "it is a Blob");
    same(cover.type, "image/png");
    same([...new Uint8Array(await cover.arrayBuffer())], [137, 80, 78, 71, 0, 255]);
  },
  "an empty answer is undefined, with 204 and with 200": async (place) => {
    const { books } = clientOf(place);
    same(await books.remove("1"), undefined);
    same(await books.save("1", { body: { id: "1", title: "A" } }), undefined);
  },
  "HEAD has no body": async (place) => {
    same(await request(clientOf(place), "HEAD", "/books/1"), undefined);
  },
  "a compressed answer is decoded, and its length counted as it unfolds": async (place) => {
    const client = clientOf(place, { maxResponseBytes: 1000 });
    same(await request(client, "GET", "/gzip?count=1000"), "x".repeat(1000));
    const error = await failure(request(client, "GET", "/gzip?count=1000000"), DecodeError);
    holds(error.message.includes("more than 1000 bytes"), error.message);
  },
  "an answer without end is refused at its bound": async (place) => {
    const client = clientOf(place, { maxResponseBytes: 1_000_000 });
    await failure(request(client, "GET", "/endless"), DecodeError);
  },
  "keys of the prototype do no harm": async (place) => {
    const path = answering({ type: "application/json", body: '{"__proto__":{"polluted":true}}' });
    await request(clientOf(place), "GET", path);
    same(Reflect.get({}, "polluted"), undefined);
  },
  "headers that come twice are both there": async (place) => {
    const path = answering({ headers: ["x-note:one", "x-note:two"] });
    const { response } = await request(clientOf(place), "GET", path).withResponse();
    same(response.headers.get("x-note"), "one, two");
  },
  "withResponse gives both": async (place) => {
    const { data, response } = await clientOf(place).books.retrieve("1").withResponse();
    same(data.id, "1");
    same([response.status, response.headers.get("content-type")], [200, "application/json"]);
  },
  "response gives the body unread": async (place) => {
    const response = await clientOf(place).books.read("1").response();
    same([response.status, response.bodyUsed], [200, false]);
    same(await response.text(), "Sjö, hav – 海");
  },
  "response gives a body without end, to be read as far as it is wanted": async (place) => {
    const { body } = await request(clientOf(place), "GET", "/endless").response();
    const reader = body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    holds((value?.byteLength ?? 0) > 0, "there are bytes");
    await reader?.cancel();
  },
  "as checks an answer and gives what the schema makes of it": async (place) => {
    const call = clientOf(place).books.retrieve("1").as(titled);
    same(await call, "Åland by sea");
    same((await call.result()).data, "Åland by sea");
    same((await call.withResponse()).response.status, 200);
  },
});
