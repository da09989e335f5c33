/** Types of the client of a service of which little is known: compiled and never run; each line that must not compile says so. */
import { z } from "zod";
import { type bulkRetrieve, type BulkRetrieveInit, retrieve } from "music-catalog/artists";
import { list } from "music-catalog/browse/categories";
import { save } from "music-catalog/me/saved-albums";
import type { ShowsGroup } from "music-catalog/shows";
import type { retrieve as retrieveTrack } from "music-catalog/tracks";
import {
  type Album,
  type BareClient,
  type Call,
  type Client,
  createClient,
  MusicCatalog,
  type NotShown,
  type OpenCookies,
  type OpenHeaders,
  type OpenQuery,
  type RequestOptions,
  type PathValue,
  request,
  withOptions,
} from "music-catalog";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

const client = new MusicCatalog({ baseUrl: "https://example.org" });
const bare = createClient({ baseUrl: "https://example.org" });

// An operation that is not shown has exactly this type, as a member and as a value of its own.
type TracksRetrieve = NotShown<
  ["method", "path"],
  "manifest/groups/tracks.yaml#operations.retrieve"
>;
holds<Equal<typeof client.tracks.retrieve, TracksRetrieve>>();
holds<Equal<typeof retrieveTrack, TracksRetrieve>>();
holds<
  Equal<
    typeof client.me.savedAlbums.save,
    NotShown<["method", "path"], "manifest/groups/me.yaml#subgroups.saved-albums.operations.save">
  >
>();
// @ts-expect-error: its method and path are not shown.
client.tracks.retrieve("11dFghVXANMlKmJXsNCbNl");
// @ts-expect-error: nor can it be called as a function.
save(client);
// @ts-expect-error: an operation that the service does not have.
client.tracks.list;
// @ts-expect-error: a group that the service does not have.
client.track;

// A shown operation is called with its path values, and gives what nobody knows yet.
holds<
  Equal<typeof retrieve, (client: Client, id: PathValue, init?: RetrieveInit) => Call<unknown>>
>();
type RetrieveInit = NonNullable<Parameters<typeof retrieve>[2]>;
holds<Equal<typeof bulkRetrieve, (client: Client, init?: BulkRetrieveInit) => Call<unknown>>>();
const artist = client.artists.retrieve("0TnOYISbd1XYRBk9myaseg");
holds<Equal<typeof artist, Call<unknown>>>();
holds<Equal<Awaited<typeof artist>, unknown>>();
client.artists.retrieve(7);
client.artists.retrieve(7n, {});
// @ts-expect-error: an identifier is needed.
client.artists.retrieve();
// @ts-expect-error: and is a single value.
client.artists.retrieve(["1"]);
// @ts-expect-error: and is there.
client.artists.retrieve(undefined);
// @ts-expect-error: a function wants its client first.
retrieve("1");
// @ts-expect-error: unknown has no properties.
(await artist).name;

// The init takes any record where nothing is shown, and nothing that cannot be sent.
type Init = NonNullable<Parameters<typeof client.artists.retrieve>[1]>;
holds<Equal<Init, RetrieveInit>>();
holds<Equal<Init["query"], OpenQuery | undefined>>();
holds<Equal<Init["headers"], OpenHeaders | undefined>>();
holds<Equal<Init["cookies"], OpenCookies | undefined>>();
holds<Equal<keyof Init, "query" | "headers" | "cookies" | keyof RequestOptions>>();
client.artists.bulkRetrieve({
  query: { ids: "a,b", market: undefined, full: true },
  headers: { "x-trace": 1 },
  cookies: {},
  signal: AbortSignal.abort(),
});
// @ts-expect-error: an array has no style here.
client.artists.bulkRetrieve({ query: { ids: ["a", "b"] } });
// @ts-expect-error: a GET has no body.
client.artists.bulkRetrieve({ body: {} });
// @ts-expect-error: an unknown key.
client.artists.bulkRetrieve({ params: {} });

// `.as` gives the output of the schema.
const checked = artist.as(z.object({ name: z.string(), followers: z.string().transform(Number) }));
holds<Equal<typeof checked, Call<{ name: string; followers: number }>>>();
// @ts-expect-error: not a schema.
artist.as({ name: "string" });

// A schema of which no field is shown is unknown.
holds<Equal<Album, unknown>>();

// The client object is a client, and so is the bare one; each stays what it is.
const asClient: Client = client;
const bareAsClient: Client = bare;
retrieve(client, "1");
list(bare);
request(client, "GET", "/artists");
const changed = withOptions(client, { headers: { a: "b" } });
holds<Equal<typeof changed, MusicCatalog>>();
const changedBare = withOptions(bare, { headers: { a: "b" } });
holds<Equal<typeof changedBare, BareClient>>();
holds<Equal<typeof client.shows, ShowsGroup>>();
// @ts-expect-error: a group is no client.
retrieve(client.artists, "1");
// @ts-expect-error: the manifest knows no base URL.
new MusicCatalog({});
// @ts-expect-error: groups are not to be replaced.
client.shows = changed.shows;

export { asClient, bareAsClient };
