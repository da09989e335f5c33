/** Types of bodies and of streams, of the clients of two scenarios: compiled and never run. */
import { type BinaryBody, type BinaryPart, Bodies, FilePart, type Book } from "bodies";
import type { OrderBody, SubmitFormInit, UploadBody } from "bodies/books";
import { type Call, type Loan, type ServerSentEvent, Streams } from "streams";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

const { books } = new Bodies({ baseUrl: "https://example.org" });
declare const stream: ReadableStream<Uint8Array>;
declare const shared: Uint8Array;
declare const file: File;
declare const book: Book;

// A form is an object of its properties, or a form that is one already.
books.order({
  body: { reader: "r", shelves: [1, 2] as const, sizes: { small: 1 }, note: undefined },
});
books.order({ body: new URLSearchParams() });
books.order({ body: "reader=r" });
// @ts-expect-error: what is required is required.
books.order({ body: { copies: 1 } });
// @ts-expect-error: there are no others.
books.order({ body: { reader: "r", shelf: 1 } });
// @ts-expect-error: a number is no list.
books.order({ body: { reader: "r", shelves: 1 } });
holds<Equal<OrderBody["address"], { city?: string | undefined } | undefined>>();

// Of a form of several parts, bytes are given in any way that there is.
books.upload({
  body: { title: "t", text: file, pages: [file, stream, shared, new ArrayBuffer(1)] },
});
books.upload({ body: { title: "t", text: new FilePart(stream, "t.txt", { type: "text/plain" }) } });
books.upload({ body: new FormData() });
holds<Equal<UploadBody["text"], BinaryPart>>();
holds<Equal<UploadBody["index"], BinaryPart | undefined>>();
holds<Equal<UploadBody["sample"], string | BinaryPart | undefined>>();
holds<Equal<UploadBody["signature"], string | undefined>>();
holds<Equal<UploadBody["book"], Book | undefined>>();
// @ts-expect-error: bytes are no text.
books.upload({ body: { title: "t", text: "text" } });
// @ts-expect-error: a name is needed, where a File would have one.
new FilePart(stream);

// Several media types are a union, and the call says which.
books.submitForm({ body: book, contentType: "multipart/form-data" });
// @ts-expect-error: the manifest lists all types.
books.submitForm({ body: book, contentType: "text/html" });
holds<Equal<Extract<SubmitFormInit["body"], string>, string>>();

// Bytes are bytes, and base64 is text.
const bytes: BinaryBody = shared;
books.setScan("1", { body: bytes });
// @ts-expect-error: text is no PDF.
books.setScan("1", { body: "text" });
books.setThumbnail("1", { body: "AAEC" });
// @ts-expect-error: nor are bytes the base64 of an image.
books.setThumbnail("1", { body: shared });
books.setCover("1", { body: "what an image is sent as is not shown" });

const { loans } = new Streams({ baseUrl: "https://example.org" });

const watched = loans.watch();
holds<Equal<Awaited<typeof watched>, AsyncIterable<ServerSentEvent<Loan>>>>();
for await (const { data, id, event, retry } of await watched) {
  data.book satisfies string;
  [id, event] satisfies string[];
  retry satisfies number | undefined;
}
holds<Equal<Awaited<ReturnType<typeof loans.watchFields>>, Awaited<typeof watched>>>();
for await (const { data } of await loans.watchText()) data satisfies string;
for await (const { data } of await loans.watchEither()) data satisfies string;
for await (const { data } of await loans.watchUnknown()) {
  // @ts-expect-error: what the data is, is not shown.
  data satisfies string;
}
for await (const loan of await loans.export()) loan satisfies Loan;
for await (const loan of await loans.exportList()) loan satisfies Loan;
for await (const { due } of await loans.exportInline()) due satisfies string;
const either = await loans.answer();
if (either && "book" in either) either satisfies Loan;
else if (either) either satisfies AsyncIterable<ServerSentEvent<Loan>>;

// A result has the stream as its data.
const result = await loans.export().result();
if (result.ok) result.data satisfies AsyncIterable<Loan>;
declare function isCall<Data, Failures>(call: Call<Data, Failures>): void;
isCall(watched);
