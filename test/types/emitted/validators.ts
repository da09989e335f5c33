/** Types of the validators of the client of the scenario `music-filled`: compiled and never run. */
import {
  type Album,
  type ClientOptions,
  createClient,
  MusicFilled,
  type NewPlaylist,
  type RequestOptions,
  type StandardSchema,
} from "music-filled";
import { retrieve } from "music-filled/albums";
import {
  album,
  albumsRetrieveRules,
  type newPlaylist,
  type OperationRules,
  type track,
  validating,
  validation,
  type Validation,
  type Validator,
} from "music-filled/schemas";
import * as z from "zod";
import type * as mini from "zod/mini";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

type Output<Schema> = Schema extends StandardSchema<unknown, infer Type> ? Type : never;

// The declared type of a validator is the interface that the package exports, and nothing made of zod's.
holds<Equal<typeof album, Validator<Album>>>();
holds<Equal<Output<typeof album>, Album>>();
holds<Equal<typeof newPlaylist, Validator<NewPlaylist>>>();
declare const value: unknown;
holds<Equal<ReturnType<typeof album.parse>, Album>>();
const result = album.safeParse(value);
if (result.issues) result.issues satisfies readonly object[];
else holds<Equal<typeof result.value, Album>>();

// `.as` takes them, and gives their type.
const client = new MusicFilled();
holds<Equal<Awaited<ReturnType<typeof client.albums.retrieve>>, Album>>();
const checked = await retrieve(client, "1").as(album);
holds<Equal<typeof checked, Album>>();

// Schemas of zod are built with them, in both editions.
const shelf = z.object({
  albums: z.array(album.zod),
  best: album.zod.apply((zod) => z.optional(zod)),
});
holds<Equal<z.infer<typeof shelf>["albums"], Album[]>>();
holds<Equal<mini.infer<typeof track.zod>, Output<typeof track>>>();

// Validation is an option of clients and of calls; made of rules, all or some.
holds<Equal<typeof validation, Validation>>();
holds<Equal<typeof albumsRetrieveRules, OperationRules>>();
validation satisfies ClientOptions["validation"] & RequestOptions["validation"];
createClient({ validation });
client.albums.retrieve("1", { validation: validating(albumsRetrieveRules) });
// @ts-expect-error: rules alone are no validation.
client.albums.retrieve("1", { validation: albumsRetrieveRules });
