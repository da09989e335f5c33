/** Credentials: put where they belong, renewed once for all that wait, and shown to nobody. */
import { ApiError, environmentVariable, withOptions } from "library-client";
import { key, oauthClientCredentials, token } from "library-client/auth";
import { receiver, SignatureError, sign } from "library-client/events";
import { type Check, checks, failure, holds, same } from "./check.js";
import { clientOf, json, seen } from "./client.js";

/** That requests and deliveries are believed where they should be. */
export const credentialChecks: readonly Check[] = checks({
  "a token function is asked, and its token sent": async (place) => {
    const client = clientOf(place, { auth: { token: token(async () => "secret-1") } });
    same((await seen(client.desk.withToken())).headers["authorization"], "Bearer secret-1");
  },
  "a key stands in its header, and in no error": async (place) => {
    const client = clientOf(place, { auth: { key: key("secret-2") } });
    same((await seen(client.desk.withKey())).headers["x-key"], "secret-2");
    const refused = withOptions(client, { headers: { "x-status": "403" } });
    const error = await failure(refused.desk.withKey(), ApiError);
    holds(!`${error.stack}${JSON.stringify(error)}`.includes("secret-2"), "the key is not shown");
  },
  "tokens of the application are got once for all calls, and renewed once after a 401": async (
    place,
  ) => {
    const oauth = oauthClientCredentials({
      tokenUrl: `${place.url}/token`,
      clientId: "suite",
      clientSecret: "secret-3",
    });
    const { desk } = clientOf(place, { auth: { oauth } });
    const all = await Promise.all([1, 2, 3].map(() => seen(desk.withOauth())));
    same(
      all.map(({ headers }) => headers["authorization"]),
      ["Bearer token-2", "Bearer token-2", "Bearer token-2"],
    );
    same(await json(`${place.url}/tokens`), 2);
  },
  "a delivery is believed by its signature, and refused when a byte is another": async () => {
    const secret = "secret-4";
    const body = '{"id":"1","title":"Sjö"}';
    const headers = await sign("book-returned", body, { secret });
    const { receive } = receiver({ secret });
    const request = new Request("https://example.org/hook", { method: "POST", headers, body });
    same(await receive(request), { id: "1", title: "Sjö" });
    const error = await failure(receive({ headers, body: `${body} ` }), SignatureError);
    same(error.reason, "wrong");
  },
  "a variable of the environment that is not there, or may not be read, is none": async () => {
    same(environmentVariable("LIBRARY_CLIENT_NOT_SET"), undefined);
  },
});
