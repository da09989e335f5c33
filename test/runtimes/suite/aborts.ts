/** Timeouts and aborts: at once, wherever a call is. */
import { AbortError, request, TimeoutError } from "library-client";
import { type Check, checks, failure, same } from "./check.js";
import { clientOf, unique } from "./client.js";

function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error("no longer wanted")), milliseconds);
  return controller.signal;
}

/** That a call ends when it should. */
export const abortChecks: readonly Check[] = checks({
  "a server that is silent runs into the timeout": async (place) => {
    const client = clientOf(place, { timeoutMs: 60 });
    const error = await failure(request(client, "GET", "/silent-head"), TimeoutError);
    same([error.name, error.message.includes("60 ms")], ["TimeoutError", true]);
  },
  "so does one that falls silent in the body": async (place) => {
    const client = clientOf(place, { timeoutMs: 60 });
    await failure(request(client, "GET", "/silent-body"), TimeoutError);
  },
  "each attempt has its timeout, and all together the deadline": async (place) => {
    const client = clientOf(place, { timeoutMs: 40, deadlineMs: 150, maxRetries: 99 });
    const call = request(client, "GET", "/silent-head");
    const error = await failure(call, TimeoutError);
    same(error.message.includes("150 ms") || error.message.includes("40 ms"), true);
  },
  "an abort ends a call at once while it waits for the head": async (place) => {
    const call = request(clientOf(place), "GET", "/silent-head", { signal: abortAfter(30) });
    const error = await failure(call, AbortError);
    same([error.name, String(error.cause)], ["AbortError", "Error: no longer wanted"]);
  },
  "and while it reads the body": async (place) => {
    const call = request(clientOf(place), "GET", "/silent-body", { signal: abortAfter(60) });
    await failure(call, AbortError);
  },
  "and while it waits to try again": async (place) => {
    const client = clientOf(place, { maxRetries: 2 });
    // Longer than a check may take.
    const path = `/flaky/${unique()}?times=9&after=59`;
    const call = request(client, "GET", path, { signal: abortAfter(100) });
    await failure(call, AbortError);
  },
  "and while its caller reads the response": async (place) => {
    const controller = new AbortController();
    const { signal } = controller;
    const { body } = await request(clientOf(place), "GET", "/silent-body", { signal }).response();
    const reader = body?.getReader();
    await reader?.read();
    const next = Promise.resolve(reader?.read());
    controller.abort(new Error("no longer wanted"));
    await failure(next, Error);
  },
  "a call that was aborted before is not sent": async (place) => {
    const path = `/echo/${unique()}`;
    const signal = AbortSignal.abort();
    await failure(request(clientOf(place), "GET", path, { signal }), AbortError);
    const { time } = (await request(clientOf(place), "GET", path)) as { readonly time: number };
    same(time, 1);
  },
});
