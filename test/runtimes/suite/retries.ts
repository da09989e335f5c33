/** Retries: where they do no harm, after the wait that the service asks for, and not for ever. */
import { ApiError, request } from "library-client";
import { type Check, checks, duration, failure, holds, same } from "./check.js";
import { clientOf, seen, unique } from "./client.js";

const flaky = (times: number, more = ""): string => `/flaky/${unique()}?times=${times}${more}`;

/** That calls are repeated as they should. */
export const retryChecks: readonly Check[] = checks({
  "a GET is repeated until it succeeds": async (place) => {
    const client = clientOf(place, { maxRetries: 2 });
    const { time, headers } = await seen(
      request(client, "GET", flaky(2), { headers: { "x-call": "same" } }),
    );
    same([time, headers["x-call"]], [3, "same"]);
  },
  "a connection that is reset is tried again": async (place) => {
    const client = clientOf(place, { maxRetries: 2 });
    const { time } = await seen(request(client, "GET", flaky(1, "&reset=1")));
    // A browser and Bun may try a connection that broke once more by themselves.
    holds(time >= 2, `it was tried ${time} times`);
  },
  "the last failure is thrown": async (place) => {
    const client = clientOf(place, { maxRetries: 1 });
    const error = await failure(request(client, "GET", flaky(9)), ApiError);
    same([error.status, error.body], [503, { message: "Later.", time: 2 }]);
  },
  "Retry-After is waited for": async (place) => {
    const client = clientOf(place, { maxRetries: 1 });
    const took = await duration(() => request(client, "GET", flaky(1, "&after=1")));
    holds(took >= 950, `it took ${took} ms`);
  },
  "a Retry-After of a year is not waited for": async (place) => {
    const client = clientOf(place, { maxRetries: 1 });
    const call = request(client, "GET", flaky(1, "&after=31536000"));
    same((await failure(call, ApiError)).status, 503);
  },
  "a POST is not repeated": async (place) => {
    const client = clientOf(place, { maxRetries: 2 });
    const error = await failure(request(client, "POST", flaky(1), { body: {} }), ApiError);
    same(error.body, { message: "Later.", time: 1 });
  },
  "a POST that is said to be idempotent is repeated, its body too": async (place) => {
    const client = clientOf(place, { maxRetries: 2 });
    const init = { body: { title: "A" }, idempotent: true };
    const { time, body } = await seen(request(client, "POST", flaky(1), init));
    same([time, body], [2, '{"title":"A"}']);
  },
  "a body of form data is repeated whole": async (place) => {
    const client = clientOf(place, { maxRetries: 1 });
    const form = new FormData();
    form.set("note", "twice");
    form.set("file", new Blob(["bytes"], { type: "text/plain" }), "file.txt");
    const { time, body } = await seen(request(client, "PUT", flaky(1), { body: form }));
    same([time, body.includes("twice"), body.includes("bytes")], [2, true, true]);
  },
  "a stream is not sent twice": async (place) => {
    const client = clientOf(place, { maxRetries: 2 });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const written = writer
      .write(new TextEncoder().encode("once"))
      .then(() => writer.close())
      .catch(() => {});
    const { ok, error } = await request(client, "PUT", flaky(1), { body: readable }).result();
    same(ok, false);
    // Chromium sends a stream over HTTP/2 alone, so that not even the first attempt arrives.
    if (place.runtime === "chromium") same(error?.name, "ConnectionError");
    else same(error?.status, 503);
    if (place.runtime !== "chromium") await written;
  },
});
