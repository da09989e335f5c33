/** Types of the client of the scenario `music-filled`, of which everything is known: compiled and never run. */
import {
  type Album,
  type Answer,
  type ApiError,
  type Artist,
  type Call,
  type CommonErrors,
  type Episode,
  type ErrorBody,
  MusicFilled,
  type Playable,
  type Playback,
  type PlaylistFollower,
  type PlaylistFollowerInput,
  type Snapshot,
  type Track,
} from "music-filled";
import type { bulkRetrieve, retrieve, RetrieveError, RetrieveResponses } from "music-filled/albums";
import type { RetrieveResponses as MeResponses } from "music-filled/me";
import type { SaveInit } from "music-filled/me/saved-albums";
import type { GetStateResponses } from "music-filled/player";
import type { AddResponses } from "music-filled/player/queue";
import type { UpdateResponses } from "music-filled/playlists/tracks";
import type { GetQuery } from "music-filled/recommendations";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

// The base URL is known, and so the options may be left out.
const client = new MusicFilled();

// Results are the resources themselves, one name for one shape.
const album = client.albums.retrieve("3hWqZr8NfLkV5bYc2TxJpD", { query: { market: "SE" } });
holds<Equal<typeof album, Call<Album, RetrieveError>>>();
holds<Equal<Awaited<ReturnType<typeof retrieve>>, Album>>();
for (const { name } of (await album).artists) name satisfies string;
// @ts-expect-error: a resource has the fields that are known of it.
(await album).nmae;
(await album).type satisfies "album";
// @ts-expect-error: identifiers are text.
client.albums.retrieve(7);

// Headers of the caller's own go with every call; the service's stay those that are shown.
client.users.retrieveProfile("ada", { extraHeaders: { traceparent: "00-1-2-01", "x-n": 1 } });
client.audioAnalysis.retrieve("a", {
  headers: { "If-None-Match": '"1"' },
  extraHeaders: { traceparent: "00-1-2-01", "if-none-match": undefined },
});
// @ts-expect-error: the service has no header of this name.
client.audioAnalysis.retrieve("a", { headers: { traceparent: "00-1-2-01" } });
// @ts-expect-error: nor has this operation any.
client.users.retrieveProfile("ada", { headers: { traceparent: "00-1-2-01" } });
// @ts-expect-error: headers are by name.
client.users.retrieveProfile("ada", { extraHeaders: new Headers() });

// Required options are required, and several identifiers are a list.
client.albums.bulkRetrieve({ query: { ids: ["a", "b"] as const } });
// @ts-expect-error: the query is required.
client.albums.bulkRetrieve();
// @ts-expect-error: and so are the identifiers in it.
client.albums.bulkRetrieve({ query: {} });
// @ts-expect-error: nobody joins them.
client.albums.bulkRetrieve({ query: { ids: "a,b" } });
// @ts-expect-error: the list of parameters is complete.
client.albums.bulkRetrieve({ query: { ids: ["a"], page: 1 } });
holds<Equal<Parameters<typeof bulkRetrieve>["length"], 2>>();

// Undefined may be written for what is optional, and null only where null is known.
client.albums.listTracks("a", { query: { limit: undefined, offset: 0 }, signal: undefined });
// @ts-expect-error: null is another thing.
client.albums.listTracks("a", { query: { limit: null } });

// A discriminator tells the members of a union apart; open lists take what nobody has seen yet.
declare const playable: Playable;
if (playable.type === "track") holds<Equal<typeof playable, Track>>();
else holds<Equal<typeof playable, Episode>>();
declare const kind: Album["album_type"];
if (kind !== "single") kind satisfies string;
holds<Equal<"audiobook" extends Album["album_type"] ? true : false, true>>();

// Answers by status: what succeeds, what any operation may answer, ranges, `default`, none.
holds<Equal<RetrieveResponses["200"], Answer<Album>>>();
holds<Equal<RetrieveResponses[404], Answer<ErrorBody>>>();
holds<Equal<RetrieveResponses[401], CommonErrors[401]>>();
holds<Equal<CommonErrors["429"]["headers"]["Retry-After"], number>>();
holds<Equal<"403" extends keyof MeResponses ? true : false, false>>();
holds<Equal<UpdateResponses["4XX"]["body"], ErrorBody>>();
holds<Equal<keyof Pick<AddResponses, "default">, "default">>();
holds<Equal<GetStateResponses[204]["body"], undefined>>();
const state = client.player.getState();
holds<Equal<Awaited<typeof state>, Playback | undefined>>();
const saved = client.me.savedAlbums.save({ query: { ids: ["a"] }, body: { ids: ["b"] } });
holds<Equal<Awaited<typeof saved>, undefined>>();
declare const error: ApiError;
holds<Equal<typeof error.body, unknown>>();

// A query and a body of one name are two things, and wire names are never changed.
holds<Equal<keyof Pick<SaveInit, "query" | "body">, "query" | "body">>();
client.playlists.update("p", { body: { public: false, name: undefined } });
client.playlists.images.update("p", { body: "aGVsbG8=" });
// @ts-expect-error: base64 text.
client.playlists.images.update("p", { body: new Blob() });
const snapshot = client.playlists.tracks.add("p", { body: { uris: ["music:track:x"] } });
holds<Equal<Awaited<typeof snapshot>, Snapshot>>();
holds<Equal<keyof GetQuery extends infer Name ? Count<Name> : never, 47>>();

// Properties that the service sets are not sent, and those that only a caller says are not answered.
holds<Equal<Extract<keyof PlaylistFollowerInput, "user" | "followed_at">, never>>();
holds<Equal<Extract<keyof PlaylistFollower, "notify_owner">, never>>();
client.playlists.followers.follow("p", { body: { notify_owner: true } });
// @ts-expect-error: when somebody follows is the service's to say.
client.playlists.followers.follow("p", { body: { followed_at: "2026-02-03T07:45:00Z" } });

// Outputs keep absent and undefined apart.
declare const artist: Artist;
// @ts-expect-error: exactOptionalPropertyTypes.
const _copy: Album = { ...(await album), restrictions: undefined };
artist.genres.push("folk");

/** How many members a union has. */
type Count<Union, Counted extends readonly unknown[] = []> = [Union] extends [never]
  ? Counted["length"]
  : Count<Exclude<Union, Last<Union>>, [...Counted, unknown]>;

type Last<Union> = (Union extends unknown ? (_: () => Union) => void : never) extends (
  _: infer Overloads,
) => void
  ? Overloads extends () => infer Member
    ? Member
    : never
  : never;
