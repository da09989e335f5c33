/** An application that calls a single operation, by its function. */
import { createClient } from "music-filled";
import { retrieve } from "music-filled/artists";

export const artist: Promise<string> = retrieve(
  createClient({ baseUrl: "https://api.music.example/v1" }),
  "1",
).then(({ name }) => name);
