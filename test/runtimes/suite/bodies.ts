/** Bodies of requests. */
import { ConnectionError, FilePart, request } from "library-client";
import { type Check, checks, failure, holds, same } from "./check.js";
import { clientOf, seen } from "./client.js";

/** That bodies arrive as they were given. */
export const bodyChecks: readonly Check[] = checks({
  "a body of JSON arrives, with its type": async (place) => {
    const body = { title: "Åland", pages: [1, null] };
    const {
      method,
      headers,
      body: sent,
    } = await seen(request(clientOf(place), "POST", "/echo", { body }));
    same([method, headers["content-type"]], ["POST", "application/json"]);
    same(sent, '{"title":"Ã\x85land","pages":[1,null]}');
  },
  "text, bytes and a Blob arrive as they are": async (place) => {
    const client = clientOf(place);
    const bytes = Uint8Array.of(0, 127, 128, 255);
    for (const body of [bytes, bytes.buffer, new Blob([bytes])]) {
      const { headers, body: sent } = await seen(client.books.setCover({ body }));
      same([headers["content-type"], sent], ["image/png", "\0\x7f\x80\xff"]);
    }
    const init = { body: "plain", contentType: "text/plain" };
    const { headers, body } = await seen(request(client, "PUT", "/echo", init));
    same([headers["content-type"], body], ["text/plain", "plain"]);
  },
  "a form arrives": async (place) => {
    const body = new URLSearchParams([["text", "a b&ö"]]);
    const { headers, body: sent } = await seen(request(clientOf(place), "POST", "/echo", { body }));
    holds(
      headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true,
      `it is a form: ${headers["content-type"]}`,
    );
    same(sent, "text=a+b%26%C3%B6");
  },
  "a multipart body arrives, with names and types of its files": async (place) => {
    const body = new FormData();
    body.set("note", "one");
    body.set("file", new Blob([Uint8Array.of(137, 80)], { type: "image/png" }), "cover.png");
    const { headers, body: sent } = await seen(request(clientOf(place), "POST", "/echo", { body }));
    const boundary = /^multipart\/form-data; ?boundary="?([^"]*)"?$/.exec(
      headers["content-type"] ?? "",
    )?.[1];
    holds(
      boundary !== undefined && sent.includes(`--${boundary}`),
      `there is a boundary: ${headers["content-type"]}`,
    );
    holds(/name="note"\r\n(?:[\s\S]*?\r\n)?\r\none\r\n/.test(sent), sent);
    holds(
      /name="file"; filename="cover.png"\r\nContent-Type: image\/png\r\n\r\n\x89P\r\n/i.test(sent),
      sent,
    );
  },
  "the fields of a form are written as the manifest says": async (place) => {
    const body = { text: "a b&ö", tags: ["1", "2"] };
    const { headers, body: sent } = await seen(clientOf(place).books.search({ body }));
    same(headers["content-type"]?.split(";")[0], "application/x-www-form-urlencoded");
    same(
      [...new URLSearchParams(sent)],
      [
        ["text", "a b&ö"],
        ["tags", "1"],
        ["tags", "2"],
      ],
    );
  },
  "the fields of a multipart body are written as the manifest says": async (place) => {
    const file = new FilePart(Uint8Array.of(137, 80), "cover.png", { type: "image/png" });
    const call = clientOf(place).books.attach({ body: { note: "ö", file } });
    const { headers, body: sent } = await seen(call);
    holds(headers["content-type"]?.startsWith("multipart/form-data") === true, "it is multipart");
    holds(/name="?note"?\r\n(?:[\s\S]*?\r\n)?\r\nÃ¶\r\n/.test(sent), sent);
    holds(/filename="cover.png"\r\nContent-Type: image\/png\r\n\r\n\x89P\r\n/i.test(sent), sent);
  },
  "a stream can be a file of a multipart body": async (place) => {
    const content = new Blob(["one ", "two"]).stream();
    const file = new FilePart(content, "note.png", { type: "image/png" });
    const call = clientOf(place).books.attach({ body: { file } });
    if (place.runtime === "chromium") {
      await failure(call, ConnectionError);
      return;
    }
    const { body: sent } = await seen(call);
    holds(/filename="note.png"\r\nContent-Type: image\/png\r\n\r\none two\r\n/i.test(sent), sent);
  },
  "a stream is sent as it comes": async (place) => {
    const parts = ["one ", "two ", "three"];
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const call = request(clientOf(place), "PUT", "/echo", { body, contentType: "text/plain" });
    if (place.runtime === "chromium") {
      // It sends streams over HTTP/2 and newer alone, and then over https.
      await failure(call, ConnectionError);
      return;
    }
    const { headers, body: sent } = await seen(call);
    same([headers["content-type"], sent], ["text/plain", "one two three"]);
  },
});
