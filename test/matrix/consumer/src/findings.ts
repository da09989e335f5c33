/** The questions of an application to the service, the same wherever it runs: in Node, from a bundle, in a page. */
import { type Album, ApiError, createClient, MusicFilled, type Playable } from "music-filled";
import { retrieve } from "music-filled/albums";
import { update } from "music-filled/playlists/images";

/** The answers: plain data, which a page or a process can pass on. */
export interface Findings {
  readonly byMethod: string;
  readonly byFunction: string;
  readonly playing: string;
  /** The results of calls with empty responses. */
  readonly empty: readonly undefined[];
  readonly refusal: string;
}

/** Asks by methods of the client, and by functions that are imported one by one. */
export async function findings(baseUrl: string): Promise<Findings> {
  const headers = { Authorization: "Bearer token" };
  const client = new MusicFilled({ baseUrl, headers });
  const bare = createClient({ baseUrl, headers });

  const album = await client.albums.retrieve("slow-water", { query: { market: "SE" } });
  const same: Album = await retrieve(bare, album.id);
  const playback = await client.player.getState({ query: { additional_types: ["episode"] } });
  const empty = [
    await client.playlists.update("quiet", { body: { name: "Quiet – calm", public: false } }),
    await update(bare, "quiet", { body: "aGVsbG8=" }),
  ];
  const refusal = await client.albums.retrieve("missing").catch((error: unknown) => error);

  return {
    byMethod: album.name,
    byFunction: same.artists.map(({ name }) => name).join(),
    playing: playback?.item ? titleOf(playback.item) : "nothing",
    empty,
    refusal: refusal instanceof ApiError ? `${refusal.name} ${refusal.status}` : String(refusal),
  };
}

function titleOf(playable: Playable): string {
  return playable.type === "episode"
    ? `${playable.name}, of ${playable.show.name}`
    : `${playable.name}, by ${playable.artists.map(({ name }) => name).join()}`;
}
