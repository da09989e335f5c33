/** Types of the pages of the scenario `music-filled`: compiled and never run. */
import {
  type AlbumSummary,
  type Artist,
  type ArtistAlbum,
  type ArtistAlbumPage,
  type Call,
  MusicFilled,
  type MultiPagedCall,
  type Page,
  type Paged,
  type PagedCall,
  PaginationError,
  type PlayHistory,
  type SearchResult,
  type TrackSummary,
} from "music-filled";
import type { listAlbums } from "music-filled/artists";
import type { QueryItems } from "music-filled/search";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

type ItemOf<Iterable> = Iterable extends AsyncIterable<infer Item> ? Item : never;

const client = new MusicFilled();

// A call that pages is still a call, and its items have exactly their type.
const albums = client.artists.listAlbums("a", { query: { limit: 5 } });
albums satisfies Call<ArtistAlbumPage, unknown>;
albums satisfies PagedCall<ArtistAlbumPage, ArtistAlbum, unknown>;
holds<Equal<Awaited<typeof albums>, ArtistAlbumPage>>();
holds<Equal<ItemOf<typeof albums>, ArtistAlbum>>();
holds<Equal<ItemOf<ReturnType<typeof listAlbums>>, ArtistAlbum>>();
for await (const album of albums) album satisfies ArtistAlbum;
for await (const page of albums.pages()) {
  holds<Equal<typeof page, Page<ArtistAlbumPage, ArtistAlbum>>>();
}
const first = await albums.page();
holds<Equal<typeof first.items, readonly ArtistAlbum[]>>();
holds<Equal<typeof first.body, ArtistAlbumPage>>();
holds<Equal<typeof first.total, number | undefined>>();
const second = await first.nextPage();
holds<Equal<typeof second, Page<ArtistAlbumPage, ArtistAlbum> | undefined>>();
// @ts-expect-error: there may be no next page.
second.items;
// @ts-expect-error: items are not to be changed.
first.items.push();
// @ts-expect-error: one page in an answer has no name.
albums.root("albums");

// Also where the page stands under a key, and whatever the strategy is.
holds<Equal<ItemOf<ReturnType<typeof client.browse.getNewReleases>>, AlbumSummary>>();
holds<Equal<ItemOf<ReturnType<typeof client.me.following.bulkRetrieve>>, Artist>>();
holds<Equal<ItemOf<ReturnType<typeof client.player.listRecentlyPlayed>>, PlayHistory>>();
holds<Equal<ItemOf<ReturnType<typeof client.albums.listTracks>>, TrackSummary>>();

// Several pages in one answer, each by its name.
const found = client.search.query({ query: { q: "a", type: ["artist"] } });
found satisfies MultiPagedCall<SearchResult, QueryItems, unknown>;
const artists = found.root("artists");
holds<Equal<typeof artists, Paged<SearchResult, Artist>>>();
// @ts-expect-error: there is no such page.
found.root("labels");
// @ts-expect-error: which of them is to be said.
for await (const _ of found);

// An operation that does not page has no iterator.
const album = client.albums.retrieve("a");
// @ts-expect-error: one album.
for await (const _ of album);
// @ts-expect-error: nor pages.
album.pages();

declare const error: unknown;
if (error instanceof PaginationError) holds<Equal<typeof error.status, number>>();
