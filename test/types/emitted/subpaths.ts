/** Types of the opt-in subpaths of the client of the scenario `music-filled`: compiled and never run. */
import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/query-core";
import { type Artist, type CallError, MusicFilled, type PlaybackChangedEvent } from "music-filled";
import { retrieve } from "music-filled/artists";
import {
  type EventPayloads,
  receiver,
  type ReceiverOptions,
  sign,
  type SignatureError,
  type WebhookName,
} from "music-filled/events";
import {
  artistsBulkRetrieveQuery,
  artistsRetrieveQuery,
  playerQueueGetQuery,
  playerSkipNextMutation,
  playlistsUpdateMutation,
  type PlaylistsUpdateVariables,
} from "music-filled/tanstack";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

// Every event has its payload; those that come as signed requests can be received.
holds<Equal<keyof EventPayloads, "playback-changed" | "playlist-changed" | "queue-changed">>();
holds<Equal<EventPayloads["playback-changed"], PlaybackChangedEvent>>();
holds<Equal<WebhookName, "playback-changed" | "playlist-changed">>();
holds<Equal<Parameters<typeof receiver>, [options: ReceiverOptions]>>();
const events = receiver({ secret: ["new", new Uint8Array(32)] });
// @ts-expect-error: nothing can be verified without a secret.
receiver({});
declare const request: Request;
const event = await events.receive(request);
holds<Equal<typeof event, EventPayloads[WebhookName]>>();
// A property that the manifest shows tells the events apart.
if (event.type === "playlist-changed") event.playlist.id satisfies string;
else holds<Equal<typeof event, PlaybackChangedEvent>>();
const change = await events.receive(request, "playback-changed");
holds<Equal<typeof change, PlaybackChangedEvent>>();
// @ts-expect-error: no request brings it.
events.receive(request, "queue-changed");
// As frameworks have them: what Node gives, and the raw body.
declare const headers: Record<string, string | string[] | undefined>;
events.receive({ headers, body: "" });
events.receive({ headers, body: new Uint8Array() });
// @ts-expect-error: what a parser made of the body is no body.
events.receive({ headers, body: { type: "playback-changed" } });
const signed = await sign("playlist-changed", "{}", { secret: "new" });
new Request("https://example.org", { method: "POST", headers: signed });
declare const refused: SignatureError;
refused.reason satisfies "missing" | "malformed" | "wrong" | "too old" | "too new";

// Options of a query are made as the operation is called, and TanStack Query finds the types in them.
const client = new MusicFilled();
const queries = new QueryClient();
const options = artistsRetrieveQuery(client, "1", { timeoutMs: 1000 });
const artist = queries.fetchQuery(options);
holds<Equal<typeof artist, Promise<Artist>>>();
const { error } = new QueryObserver(queries, options).getCurrentResult();
const result = await retrieve(client, "1").result();
holds<Equal<typeof error, Exclude<typeof result.error, undefined> | null>>();
if (error instanceof Error) error satisfies CallError | Error;
// @ts-expect-error: an identifier is needed.
artistsRetrieveQuery(client);
// @ts-expect-error: and so is a client.
artistsRetrieveQuery("1");
// @ts-expect-error: and what the operation cannot be called without.
artistsBulkRetrieveQuery(client);
artistsBulkRetrieveQuery(client, { query: { ids: ["1"] } });
const [group, subgroup, operation] = playerQueueGetQuery(client).queryKey;
holds<Equal<[typeof group, typeof subgroup, typeof operation], ["player", "queue", "get"]>>();

// So are those of a mutation, which is given what the operation's function takes.
const renaming = new MutationObserver(queries, playlistsUpdateMutation(client));
void renaming.mutate({ path: "quiet", body: { name: "Quiet" } });
holds<Equal<Parameters<typeof renaming.mutate>[0], PlaylistsUpdateVariables>>();
renaming.getCurrentResult().error satisfies CallError | Error | null;
// @ts-expect-error: nobody knows which playlist.
renaming.mutate({ body: { name: "Quiet" } });
// @ts-expect-error: a playlist has no such property.
renaming.mutate({ path: "quiet", body: { nmae: "Quiet" } });
// A scheme that needs nothing is given nothing, or what a call may carry.
const skipping = new MutationObserver(queries, playerSkipNextMutation(client));
void skipping.getCurrentResult().mutate();
void skipping.mutate({ timeoutMs: 1000 });
