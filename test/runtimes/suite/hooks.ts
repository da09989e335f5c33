/** Hooks: in order, and what they change is sent. */
import { request } from "library-client";
import { type Check, checks, same } from "./check.js";
import { clientOf, seen, unique } from "./client.js";

/** That hooks see and change what they should. */
export const hookChecks: readonly Check[] = checks({
  "hooks see every attempt, in order": async (place) => {
    const events: string[] = [];
    const client = clientOf(place, {
      maxRetries: 1,
      hooks: {
        onRequest: ({ attempt, request: { headers } }) => {
          events.push(`request ${attempt}`);
          headers.set("x-hook", `attempt ${attempt}`);
        },
        onResponse: ({ response: { status } }) => {
          events.push(`response ${status}`);
        },
        onError: ({ retryInMs }) => {
          events.push(`error, ${retryInMs === undefined ? "the last" : "to be tried again"}`);
        },
      },
    });
    const { headers } = await seen(request(client, "GET", `/flaky/${unique()}?times=1`));
    same(headers["x-hook"], "attempt 2");
    const first = ["request 1", "response 503", "error, to be tried again"];
    same(events, [...first, "request 2", "response 200"]);
  },
  "a hook may read a copy of an answer": async (place) => {
    let copy = "";
    const client = clientOf(place, {
      hooks: {
        onResponse: async ({ response }) => {
          copy = await response.clone().text();
        },
      },
    });
    same(await client.books.retrieve("1"), JSON.parse(copy));
  },
  "what a hook throws ends the call": async (place) => {
    const hooks = {
      onRequest: () => {
        throw new RangeError("not now");
      },
    };
    const { error } = await clientOf(place, { hooks }).books.retrieve("1").result();
    same(String(error), "RangeError: not now");
  },
});
