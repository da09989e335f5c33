/** Types of bodies, parameters, answers and credentials, of the servers of several scenarios: compiled and never run. */
import {
  createServer as createGuarded,
  type Handlers as GuardedHandlers,
  type ServiceAuthenticators,
} from "authentication-server";
import type { Book, OpenForm } from "bodies-server";
import type {
  AttachBody,
  BooksHandlers,
  ImportRequest,
  OrderBody,
  SearchByAnythingRequest,
  SetCoverRequest,
  SetScanRequest,
  SubmitFormRequest,
  UnknownRequest,
  UpdateRequest,
  UploadBody,
} from "bodies-server/books";
import type { Book as Answered, OpenReply, Problem_, ReplyHeaders } from "responses-server";
import type {
  AnySuccessReply,
  BooksHandlers as AnsweringHandlers,
  BorrowReply,
  LendReply,
  ReadReply,
  RemoveReply,
  RetrieveHeaders,
  RetrieveReply,
} from "responses-server/books";
import type { Loan, SentEvent } from "streams-server";
import type { LoansHandlers } from "streams-server/loans";
import type { HeaderRequest, PathPath, QueryQuery } from "styles-server/search";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

// A form is an object of its properties, bytes in it are files, and what nobody has seen of one are texts and files.
holds<Equal<OrderBody["reader"], string>>();
holds<Equal<OrderBody["shelves"], readonly number[] | undefined>>();
holds<Equal<OrderBody["address"], { city?: string | undefined } | undefined>>();
holds<Equal<UploadBody["text"], File>>();
holds<Equal<UploadBody["pages"], readonly File[] | undefined>>();
holds<Equal<UploadBody["signature"], string | undefined>>();
holds<Equal<UploadBody["book"], Book | undefined>>();
holds<Equal<AttachBody["file"], File | undefined>>();
holds<Equal<SearchByAnythingRequest["body"], OpenForm>>();
holds<Equal<OpenForm[string], string | File | readonly (string | File)[]>>();
export const uploading: BooksHandlers["upload"] = async ({ body }) => {
  const { name, size, type } = body.text;
  for (const page of body.pages ?? []) await page.arrayBuffer();
  // @ts-expect-error: a file may be missing that need not be there.
  body.index.name;
  // @ts-expect-error: bytes are no text.
  body.text.trim();
  return { status: 201, body: { name, size, type } };
};

// Of several media types, the one that came tells what the body is.
export const submitting: BooksHandlers["submitForm"] = ({ body, contentType }) => {
  // @ts-expect-error: text has no title.
  body.title;
  switch (contentType) {
    case "application/json":
      holds<Equal<typeof body, Book>>();
      break;
    case "multipart/form-data":
      holds<Equal<typeof body.text, File>>();
      break;
    case "text/csv":
      holds<Equal<typeof body, string>>();
      break;
    default:
      holds<Equal<typeof contentType, "application/x-www-form-urlencoded">>();
  }
  return new Response(contentType);
};
holds<Equal<Extract<ImportRequest, { contentType: "text/csv" }>["body"], string>>();
type Bytes = ReadableStream<Uint8Array>;
holds<Equal<Extract<ImportRequest["body"], Bytes>, Bytes>>();
holds<Equal<SubmitFormRequest["contentType"] extends string ? true : false, true>>();
holds<Equal<SetScanRequest["body"], Bytes>>();
holds<Equal<SetCoverRequest["contentType"], string>>();
// A property that may be missing is undefined, and one that is not shown may be missing, too.
export const maybe: BooksHandlers["maybe"] = ({ body }) => {
  // @ts-expect-error: there may be none.
  body.title;
  return { status: 200, body: body?.title };
};
holds<Equal<UpdateRequest["body"], unknown>>();
holds<Equal<UnknownRequest["body"], unknown>>();
holds<Equal<UnknownRequest["contentType"], string | undefined>>();
// @ts-expect-error: what it is, is not shown.
export const guessing: BooksHandlers["unknown"] = ({ body }) => ({ status: 200, body: body.title });

// Parameters have the types of their schemas, whatever style they are written in.
holds<Equal<PathPath["simple"], readonly string[]>>();
holds<Equal<PathPath["matrix"], { x?: number | undefined }>>();
holds<Equal<QueryQuery["ids"], readonly string[]>>();
holds<Equal<QueryQuery["filter"], { [name: string]: string } | undefined>>();
holds<Equal<QueryQuery["where"], { [name: string]: unknown } | undefined>>();
holds<Equal<HeaderRequest["headers"]["X-Ids"], readonly number[] | undefined>>();
holds<Equal<HeaderRequest["cookies"]["seen"], readonly number[] | undefined>>();
holds<Equal<RetrieveHeaders["X-Api-Version"], number>>();
// There may be others, of which nothing is known.
holds<Equal<RetrieveHeaders[string], unknown>>();

// Ranges and `default` take what is not listed more exactly.
type Retrieve = AnsweringHandlers["retrieve"];
declare const book: Answered;
declare const problem: Problem_;
export const answers: readonly RetrieveReply[] = [
  { status: 200, body: book, headers: { ETag: "x" } },
  { status: 404, body: problem },
  { status: 410, body: "whatever", contentType: "text/plain" },
  { status: 503 },
];
// @ts-expect-error: its header is missing.
export const untagged: Retrieve = () => ({ status: 200, body: book });
// @ts-expect-error: of a status that is listed the body is known.
export const unknownBody: Retrieve = () => ({ status: 404, body: "nothing there" });
// @ts-expect-error: no other success is listed.
export const accepted: Retrieve = () => ({ status: 202 });
holds<Equal<Extract<RetrieveReply, { status: 404 }>["body"], Problem_>>();
declare const success: AnySuccessReply;
if (success.status === 206) holds<Equal<typeof success.body, Answered[]>>();
const several: AnySuccessReply = { status: 206, body: [book] };
// @ts-expect-error: each success has books.
export const none: AnySuccessReply = { status: 206, body: book };
export const other: AnySuccessReply = several.status === 206 ? { status: 302 } : several;
export const removed: readonly RemoveReply[] = [{ status: 204 }, { status: 418, body: 1 }];
// @ts-expect-error: it has no body.
export const full: RemoveReply = { status: 204, body: problem };
export const lent: readonly LendReply[] = [
  { status: 401, body: "who?" },
  { status: 409, body: { borrower: "x" } },
  { status: 416, body: problem },
];
// @ts-expect-error: of all that is not listed the body is a problem.
export const lost: LendReply = { status: 416, body: "x" };
// While others are not shown, an answer may be one of them.
export const open: readonly BorrowReply[] = [
  { status: 202 },
  { status: 299, body: 1 },
  new Response(),
];
// @ts-expect-error: that one is shown.
export const shown: BorrowReply = { status: 200, body: 1 };
holds<Equal<Extract<OpenReply["status"], 100 | 199 | 200 | 599 | 600>, 200 | 599>>();
export const many: ReplyHeaders = { "Set-Cookie": ["a=1", "b=2"], Age: 1, "X-None": undefined };

// Of several media types an answer says which it has.
export const read: AnsweringHandlers["read"] = ({ responseType }) => {
  if (responseType === "text/plain") return { status: 200, contentType: "text/plain", body: "x" };
  if (responseType === "application/epub+zip") {
    return { status: 200, contentType: responseType, body: new Uint8Array(8) };
  }
  return { status: 200, contentType: "application/vnd.library.book+json", body: book };
};
// @ts-expect-error: bytes are no text.
export const misread: ReadReply = { status: 200, contentType: "text/plain", body: new Blob() };
// @ts-expect-error: it has to say it.
export const untold: ReadReply = { status: 200, body: "x" };

// Streams are given item by item.
export const watch: LoansHandlers["watch"] = () => ({ status: 200, body: events() });
async function* events(): AsyncGenerator<SentEvent<Loan>> {
  yield { data: { book: "x" }, id: "1", event: "lent", retry: 1000 };
}
export const exported: LoansHandlers["export"] = () => ({ status: 200, body: loans() });
async function* loans(): AsyncGenerator<Loan> {
  yield { book: "x", returned: false };
}
// @ts-expect-error: events are no loans.
export const confused: LoansHandlers["export"] = () => ({ status: 200, body: events() });
// @ts-expect-error: a list is no stream.
export const listed: LoansHandlers["export"] = () => ({ status: 200, body: [{ book: "x" }] });

// Each scheme brings its own credential.
declare const guarded: GuardedHandlers;
const hooks: ServiceAuthenticators<string> = {
  oauth: (token) => token.trim(),
  openScopes: (token, { scopes }) => scopes.includes(token) && token,
  key: (key) => key.trim(),
  tokenCookie: (cookie) => cookie.trim(),
  basic: ({ username, password }) => (password === "" ? null : username),
  certificate: (nothing, { request }) => {
    holds<Equal<typeof nothing, undefined>>();
    return request.headers.get("x-certificate");
  },
  unlistedScheme: () => undefined,
};
createGuarded(guarded, { authenticate: hooks });
const { key: _, ...keyless } = hooks;
// @ts-expect-error: who has a key is not judged.
createGuarded(guarded, { authenticate: keyless });
createGuarded(guarded, {
  // @ts-expect-error: a name and a password are no text.
  authenticate: { ...hooks, basic: (credential: string) => credential },
});
