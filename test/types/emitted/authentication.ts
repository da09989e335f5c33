/** Types of the credentials that clients of two scenarios take: compiled and never run. */
import { Authentication, type ClientOptions, createClient } from "authentication";
import * as auth from "authentication/auth";
import {
  type ClientOptions as FilledOptions,
  logging,
  MusicFilled,
  withOptions,
} from "music-filled";
import {
  type Auth,
  type Credential,
  oauth,
  oauthAuthorizationRequest,
  oauthClientCredentials,
  oauthExchangeCode,
  oauthOperationScopes,
  oauthRefreshToken,
  type OauthScope,
  type Tokens,
  TokenError,
} from "music-filled/auth";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

// A client takes a credential for each scheme, and where all schemes are known no other.
const application = oauthClientCredentials({ clientId: "a", clientSecret: "b" });
holds<Equal<typeof application, Credential>>();
const client = new MusicFilled({ auth: { oauth: application } });
new MusicFilled({ auth: { oauth: undefined } });
// @ts-expect-error: no scheme has this name.
new MusicFilled({ auth: { oauht: application } });
// A token alone, or a function that gives it, where the scheme wants nothing else.
new MusicFilled({ auth: { oauth: "token" } });
new MusicFilled({ auth: { oauth: () => "token" } });
new MusicFilled({ auth: { oauth: async ({ refused }) => refused ?? "token" } });
withOptions(client, { auth: { oauth: async () => "token" } });
// @ts-expect-error: there is nothing to send.
new MusicFilled({ auth: { oauth: () => undefined } });
// @ts-expect-error: there is nothing to send.
new MusicFilled({ auth: { oauth: () => {} } });
// @ts-expect-error: it is not said which scheme the token is for.
new MusicFilled({ auth: () => "token" });
// @ts-expect-error: likewise.
new MusicFilled({ auth: "token" });
// @ts-expect-error: hooks are objects.
new MusicFilled({ hooks: () => {} });
// @ts-expect-error: the function that makes hooks is none itself.
new MusicFilled({ hooks: [logging] });
// @ts-expect-error: headers are by name.
new MusicFilled({ headers: () => ({}) });
// @ts-expect-error: likewise.
new MusicFilled({ query: () => ({}) });
holds<Equal<FilledOptions["auth"], Auth | undefined>>();
holds<Equal<ReturnType<typeof withOptions<MusicFilled>>, MusicFilled>>();
withOptions(client, { auth: { oauth: oauth("token") } }).markets satisfies object;

// A token of the caller's own: a text, or a function that learns what it is for.
oauth(() => "token");
oauth(async ({ refused, scopes, signal }) => {
  refused satisfies string | undefined;
  scopes satisfies readonly string[];
  signal satisfies AbortSignal;
  return "token";
});
// @ts-expect-error: there is nothing to send.
oauth(() => undefined);

// Scopes are those of the manifest.
oauthClientCredentials({ clientId: "a", clientSecret: "b", scopes: ["library-read"] });
// @ts-expect-error: there is no such scope.
oauthClientCredentials({ clientId: "a", clientSecret: "b", scopes: ["library-raed"] });
// @ts-expect-error: the application has a secret in this flow.
oauthClientCredentials({ clientId: "a" });
holds<Equal<(typeof oauthOperationScopes)["me.saved-albums.save"], readonly OauthScope[]>>();
// @ts-expect-error: it needs none.
oauthOperationScopes["markets.list"];

// Signing in, from the request to the credential.
async function signIn(): Promise<Credential> {
  const app = { clientId: "a", tokenUrl: "https://accounts.example.com/token" };
  const redirectUri = "https://app.example.com/";
  const scopes = [...oauthOperationScopes["me.saved-albums.save"], "profile-read"] as const;
  const request = await oauthAuthorizationRequest({ clientId: "a", redirectUri, scopes });
  request.url satisfies string;
  const tokens: Tokens = await oauthExchangeCode({ ...app, request, callbackUrl: redirectUri });
  return oauthRefreshToken({
    ...app,
    tokens,
    onTokens: ({ refreshToken }) => void (refreshToken satisfies string | undefined),
  });
}
holds<Equal<ReturnType<typeof signIn>, Promise<Credential>>>();
// @ts-expect-error: without the request nobody knows whose answer it is.
oauthExchangeCode({ clientId: "a", callbackUrl: "https://app.example.com/" });

const fault: unknown = new Error();
if (fault instanceof TokenError) fault.code satisfies string | undefined;

// A fact that the manifest does not show is the caller's to give.
auth.key("key");
auth.session("key", "name");
auth.somewhere("key", "header");
auth.unnamed("key", "scheme");
auth.basic("name", "password");
// @ts-expect-error: the name of the cookie is not shown.
auth.session("key");
// @ts-expect-error: a key stands in a header, the query or a cookie.
auth.somewhere("key", "body");
// @ts-expect-error: the URL is not shown.
auth.userTokensClientCredentials({ clientId: "a", clientSecret: "b" });
auth.userTokensClientCredentials({ clientId: "a", clientSecret: "b", tokenUrl: "", scopes: ["x"] });
auth.openScopesOperationScopes["books.open"] satisfies readonly string[];

// A scheme that operations need and the manifest does not list takes any credential.
const baseUrl = "https://api.example.com";
const unlistedScheme: Credential = { authenticate: ({ headers }) => headers.set("x", "y") };
const options: ClientOptions = { baseUrl, auth: { key: auth.key("key"), unlistedScheme } };
// @ts-expect-error: no operation is known to need it, so it would never be sent.
createClient({ baseUrl, auth: { another: unlistedScheme } });
// A key alone, or a function that gives it, where name and place are shown.
createClient({
  baseUrl,
  auth: { key: "key", queryKey: () => "key", tokenCookie: async () => "k" },
});
createClient({ baseUrl, auth: { digest: () => "ready to be sent", bearer: "t", openid: "t" } });
// @ts-expect-error: the name of the cookie is not shown.
createClient({ baseUrl, auth: { session: () => "key" } });
// @ts-expect-error: where the key stands is not shown.
createClient({ baseUrl, auth: { somewhere: "key" } });
// @ts-expect-error: the scheme of the header is not shown.
createClient({ baseUrl, auth: { unnamed: () => "credential" } });
// @ts-expect-error: a user has a name and a password.
createClient({ baseUrl, auth: { basic: () => "password" } });
// @ts-expect-error: nothing is known of the scheme.
createClient({ baseUrl, auth: { unlistedScheme: () => "token" } });
// @ts-expect-error: likewise.
createClient({ baseUrl, auth: { unlistedScheme: "token" } });
new Authentication(options);
createClient(options);
// @ts-expect-error: the base URL is not shown.
createClient({ auth: {} });
