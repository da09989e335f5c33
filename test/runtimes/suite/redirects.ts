/** Redirects: followed, and no credential crosses to another origin. */
import { ApiError, ConnectionError, followRedirects, request } from "library-client";
import { type Check, checks, failure, same } from "./check.js";
import { clientOf, json, seen, unique } from "./client.js";

const redirect = (status: number, to: string): string =>
  `/redirect?status=${status}&to=${encodeURIComponent(to)}`;

/** That redirects lead where they should. */
export const redirectChecks: readonly Check[] = checks({
  "one to the same origin is followed, credentials and all": async (place) => {
    const init = { headers: { authorization: "Bearer secret" } };
    const { target, headers } = await seen(
      request(clientOf(place), "GET", redirect(302, `${place.url}/echo/new?x=1`), init),
    );
    same([target, headers["authorization"]], ["/echo/new?x=1", "Bearer secret"]);
  },
  "one to a path is followed": async (place) => {
    const { target } = await seen(
      request(clientOf(place), "GET", redirect(308, `${new URL(place.url).pathname}/echo/new`)),
    );
    same(target, "/echo/new");
  },
  "303 makes a GET of a POST, and 307 keeps it": async (place) => {
    const client = clientOf(place);
    const to = (status: number) => redirect(status, `${place.url}/echo`);
    const changed = await seen(request(client, "POST", to(303), { body: { a: 1 } }));
    same([changed.method, changed.body], ["GET", ""]);
    // The Fetch standard takes the headers of the body away (section 4.4), and workerd leaves them.
    const type = place.runtime === "workerd" ? "application/json" : undefined;
    same(changed.headers["content-type"], type);
    const kept = await seen(request(client, "POST", to(307), { body: { a: 1 } }));
    same([kept.method, kept.body], ["POST", '{"a":1}']);
  },
  "one to another origin is followed without the token": async (place) => {
    const init = { headers: { authorization: "Bearer secret", "accept-language": "sv" } };
    const { headers } = await seen(
      request(clientOf(place), "GET", redirect(302, `${place.otherUrl}/echo`), init),
    );
    same([headers["authorization"], headers["accept-language"]], [undefined, "sv"]);
  },
  "with any other header that may be a credential, it is not followed": async (place) => {
    const to = `${place.otherUrl}/echo/${unique()}`;
    for (const init of [{ headers: { "x-api-key": "1" } }, { cookies: { session: "1" } }]) {
      const call = request(clientOf(place), "GET", redirect(307, to), init);
      // A browser hides what it was answered (Fetch standard, section 2.2.6: an opaque-redirect filtered response).
      same((await failure(call, ApiError)).status, place.runtime === "chromium" ? 0 : 307);
    }
    const { time } = await seen(json(to));
    same(time, 1);
  },
  "followRedirects follows it, without them where the origin is another": async (place) => {
    const client = clientOf(place, { fetch: followRedirects() });
    const init = { headers: { "x-api-key": "1", "accept-language": "sv" } };
    for (const url of [place.url, place.otherUrl]) {
      const call = request(client, "GET", redirect(307, `${url}/echo`), init);
      if (place.runtime === "chromium") same((await failure(call, ApiError)).status, 0);
      else {
        const { headers } = await seen(call);
        const key = url === place.url ? "1" : undefined;
        same([headers["x-api-key"], headers["accept-language"]], [key, "sv"]);
      }
    }
  },
  "a loop comes to an end": async (place) => {
    await failure(request(clientOf(place), "GET", "/loop"), ConnectionError);
  },
});
