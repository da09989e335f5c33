/** The calls that the types of the packed client refuse: each line below would compile, were they `any`. Never called. */
import type { Album, MusicFilled } from "music-filled";
import { retrieve } from "music-filled/albums";

export async function refused(client: MusicFilled, album: Album): Promise<void> {
  // @ts-expect-error: the album has no such property.
  void album.nmae;
  // @ts-expect-error: the identifier is missing.
  await client.albums.retrieve();
  // @ts-expect-error: neither has the query such a parameter.
  await retrieve(client, album.id, { query: { makret: "SE" } });
  // @ts-expect-error: the name of a playlist is text.
  await client.playlists.update("1", { body: { name: 1 } });
  // @ts-expect-error: `album` is no kind of playable item.
  const kind: NonNullable<Awaited<ReturnType<typeof playing>>>["type"] = "album";
  void kind;
}

async function playing(client: MusicFilled) {
  return (await client.player.getState())?.item;
}
