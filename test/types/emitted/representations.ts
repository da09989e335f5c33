/** Types of bodies and answers in several media types, or in any, of the client of a scenario: compiled and never run. */
import {
  type BinaryPart,
  type Book,
  type Label,
  type LabelInput,
  Representations,
} from "representations";
import type { DefaultOnlyError, NoteBody, ScanBody } from "representations/books";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

const { books } = new Representations({ baseUrl: "https://example.org" });
declare const label: Label;

// Bytes are files in both ways to say so.
holds<Equal<ScanBody["page"], BinaryPart>>();
holds<Equal<ScanBody["cover"], BinaryPart | undefined>>();
holds<Equal<ScanBody["others"], readonly BinaryPart[] | undefined>>();
holds<Equal<ScanBody["note"], string | undefined>>();

// What holds for every status is the result, and the error.
holds<Equal<Awaited<ReturnType<typeof books.defaultOnly>>, Book>>();
holds<Equal<DefaultOnlyError["body"], Book>>();
holds<Equal<Awaited<ReturnType<typeof books.defaultBesideFailure>>, string>>();

// Where a schema takes properties of any name, so does its type; those that it names keep theirs.
books.label("1", { body: { text: "t", shelf: 7 } });
books.note({ body: { text: "t", author: ["a"] } });
// @ts-expect-error: what is required is required.
books.note({ body: { author: ["a"] } });
// @ts-expect-error: a number is no text.
books.note({ body: { text: 1 } });
holds<Equal<NoteBody["size"], number | undefined>>();
// What was answered can be sent again.
books.label("1", { body: label });
label satisfies LabelInput;
