/** Types of bodies and answers in several media types, or in any, of the client of a scenario: compiled and never run. */
import {
  type BinaryBody,
  type BinaryPart,
  type Book,
  type Label,
  type LabelInput,
  Representations,
} from "representations";
import type {
  DefaultOnlyError,
  ExportInit,
  ExportMediaType,
  NoteBody,
  PutAnyInit,
  PutAnyUnknownInit,
  RetrieveInit,
  ScanAloneInit,
  ScanBody,
} from "representations/books";
import { booksRetrieveQuery } from "representations/tanstack";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

const client = new Representations({ baseUrl: "https://example.org" });
const { books, shelves } = client;
declare const label: Label;
declare const book: Book;

// Bytes are files in both ways to say so.
holds<Equal<ScanBody["page"], BinaryPart>>();
holds<Equal<ScanBody["cover"], BinaryPart | undefined>>();
holds<Equal<ScanBody["others"], readonly BinaryPart[] | undefined>>();
holds<Equal<ScanBody["note"], string | undefined>>();

// The type of every status is the result, and the error.
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
// A response body can be sent again.
books.label("1", { body: label });
label satisfies LabelInput;

// Of an object in several media types JSON is asked for, and another one by its name.
holds<Equal<Awaited<ReturnType<typeof books.defaultOnly>>, Book>>();
(await books.retrieve(1)) satisfies Book;
(await books.retrieve(1, {})) satisfies Book;
(await books.retrieve(1, { timeoutMs: 1 })) satisfies Book;
(await books.retrieve(1, { accept: "application/xml" })) satisfies Blob;
(await books.retrieve(1, { accept: "text/plain" })) satisfies string;
(await books.retrieve(1, { accept: "text/json" })) satisfies Book;
// @ts-expect-error: it does not come as this.
books.retrieve(1, { accept: "text/html" });
// Code that was written before there was a choice keeps its type.
declare const init: RetrieveInit;
(await books.retrieve(1, init)) satisfies Book;
const found = await books.find({ query: { title: "t" } });
found satisfies Book[];

// Of several schemas the one is got that is asked for, and any where none is.
const exported = await books.export("1");
holds<Equal<typeof exported, Book[] | string | Blob | { progress: number }>>();
const csv = await books.export("1", { accept: "text/csv" });
holds<Equal<typeof csv, string | { progress: number }>>();
declare const type: ExportMediaType;
const either = await books.export("1", { accept: type });
holds<Equal<typeof either, typeof exported>>();
declare const anyInit: ExportInit;
(await books.export("1", anyInit)) satisfies typeof exported;
const picture = await books.picture("1", { accept: "image/*" });
holds<Equal<typeof picture, Blob | undefined>>();

// Queries of TanStack choose likewise.
const query = booksRetrieveQuery(client, 1);
holds<Equal<Awaited<ReturnType<typeof query.queryFn>>, Book>>();
const xmlQuery = booksRetrieveQuery(client, 1, { accept: "application/xml" });
holds<Equal<Awaited<ReturnType<typeof xmlQuery.queryFn>>, Blob>>();

// Pages are JSON, and have no choice.
for await (const item of shelves.list()) item satisfies string;
// @ts-expect-error: there is none.
shelves.list({ accept: "application/xml" });

// Of any media type, a schema that is neither of text nor of bytes means JSON.
(await books.anyMedia()) satisfies Book;
(await books.anyMediaText()) satisfies string;
(await books.anyMediaBytes()) satisfies Blob;
(await books.anyApplication()) satisfies number;
(await books.anyOrJson()) satisfies Book;
holds<Equal<Awaited<ReturnType<typeof books.anyMediaUnknown>>, unknown>>();
books.putAny({ body: book });
holds<Equal<PutAnyInit["contentType"], string | undefined>>();
holds<Equal<PutAnyUnknownInit["body"], unknown>>();
// @ts-expect-error: text is no book.
books.putAny({ body: "text" });
books.putAnyText({ body: "text" });
// @ts-expect-error: text is no bytes.
books.putAnyBytes({ body: "text" });
holds<Equal<ScanAloneInit["body"], BinaryBody>>();
