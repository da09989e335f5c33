/** The ids of operations: groups by tags and paths, names by ids of the source, methods and paths. */
import { expect, test } from "vitest";
import {
  planGroups,
  type PlannedGroup,
} from "../../../../generator/fill/new-manifest/operation-places.js";
import { operation } from "./described.js";

function idsIn(groups: readonly PlannedGroup[], owner = ""): readonly string[] {
  return groups.flatMap(({ id, operations, parts }) => [
    ...[...operations.keys()].map((name) => `${owner}${id}.${name}`),
    ...idsIn(parts, `${owner}${id}.`),
  ]);
}

/** The id of an operation that stands alone. */
function idOf(line: string, details?: { readonly id?: string; readonly tag?: string }): string {
  return idsIn(planGroups([operation(line, details)])).join();
}

test.each([
  ["GET /books", "books.list"],
  ["GET /books/{id}", "books.retrieve"],
  ["POST /books", "books.create"],
  ["POST /books/{id}", "books.update"],
  ["PUT /books/{id}", "books.replace"],
  ["PUT /books", "books.replace-all"],
  ["PUT /books/{id}/cover", "books.replace-cover"],
  ["PATCH /books/{id}", "books.update"],
  ["DELETE /books/{id}", "books.delete"],
  ["DELETE /books", "books.delete-all"],
  ["HEAD /books/{id}", "books.check"],
  ["QUERY /books", "books.query-all"],
  ["POST /books/{id}/lend", "books.lend"],
  ["POST /books/{id}:lend", "books.lend"],
  ["POST /books/search", "books.search"],
  ["GET /books/search", "books.search"],
  ["GET /books/{id}/loans", "books.list-loans"],
  ["POST /books/{id}/loans", "books.create-loan"],
  ["GET /books/{id}/loans/{loanId}", "books.retrieve-loan"],
  ["POST /books/{id}/loans/{loanId}/end", "books.end-loan"],
  ["GET /books/{id}/loans/{loanId}/fines", "books.list-loan-fines"],
  ["GET /api/v1/books", "books.list"],
  ["GET /v2.1/books", "books.list"],
  ["GET /2024-01/books/", "books.list"],
  ["GET /me", "me.retrieve"],
  ["GET /me/saved-books", "me.saved-books.list"],
  ["DELETE /me/saved-books/{id}", "me.saved-books.delete"],
  ["POST /login", "login.login"],
  ["GET /", "service.retrieve"],
  ["GET /{id}", "service.retrieve"],
  ["GET /%D0%BA%D0%BD%D0%B8%D0%B3%D0%B8", "service.retrieve"],
  ["GET /b%C3%BCcher", "bucher.retrieve"],
  ["GET /100%", "service-100.retrieve"],
  ["PURGE /books/{id}", "books.purge"],
  ["GET /aux", "aux-service.retrieve"],
])("%s without a tag and an id is %s", (line, id) => {
  expect(idOf(line)).toBe(id);
});

test.each([
  ["GET /books", "Books", "books.list"],
  ["GET /authors/{id}/books", "books", "books.list-for-author"],
  ["GET /authors/{id}/books/{bookId}", "Book", "book.retrieve-for-author"],
  ["GET /shelves/{id}/books", "Library", "library.list-shelf-books"],
  ["POST /books/{id}/lend", "Library", "library.lend-book"],
  ["GET /books", "книги", "books.list"],
  ["GET /books", "Überblick & Straße", "uberblick-strasse.list-books"],
  ["GET /books", "", "books.list"],
  ["GET /books", "3rd party", "service-3rd-party.list-books"],
])("%s with the tag %j is %s", (line, tag, id) => {
  expect(idOf(line, { tag })).toBe(id);
});

test.each([
  ["books/list-overdue", "list-overdue"],
  ["books/get", "get"],
  ["books.listOverdue", "list-overdue"],
  ["library.books.listOverdue", "list-overdue"],
  ["BooksController#listOverdue", "list-overdue"],
  ["BooksController_listOverdue", "list-overdue"],
  ["booksList", "list"],
  ["listBooks", "list"],
  ["getBook", "retrieve"],
  ["getABook", "retrieve"],
  ["get-book", "retrieve"],
  ["GetBooksId", "retrieve"],
  ["getBookById", "retrieve"],
  ["createBook", "create"],
  ["listBookLoans", "list-loans"],
  ["listBooksByAuthor", "list-by-author"],
  ["save-books-user", "save-books-user"],
  ["listOAuth2URLs", "list-oauth2-urls"],
  ["lendUsingPOST_1", "lend"],
  ["lend_books__id__get", "lend"],
  ["postBook", "retrieve"],
  ["operation12", "retrieve"],
  ["6f1c9d1e-0b1a-4c57-9d0e-0123456789ab", "retrieve"],
  ["книга", "retrieve"],
  ["doOneThingAndThenAnotherAndThenOneMoreOfThem", "retrieve"],
  ["constructor", "constructor"],
  ["__proto__", "proto"],
])("GET /books/{id} with the id %j is books.%s", (id, name) => {
  expect(idOf("GET /books/{id}", { id, tag: "books" })).toBe(`books.${name}`);
});

test("an id that names another group than the tag is in a part of the group", () => {
  expect(idOf("GET /books/{id}/loans", { id: "loans/list", tag: "books" })).toBe(
    "books.loans.list",
  );
});

test("groups whose names would be one in some language are one", () => {
  const groups = planGroups([
    operation("GET /books", { tag: "Book Loans" }),
    operation("GET /loans", { tag: "bookloans" }),
    operation("GET /ends", { tag: "BookLoans" }),
  ]);
  expect(groups.map(({ id, tag }) => [id, tag])).toEqual([["book-loans", "Book Loans"]]);
});

test("where a name is taken, the next one says more, and a number comes last", () => {
  const all = [
    operation("GET /books/{id}"),
    operation("GET /books/{id}/{isbn}"),
    operation("GET /v2/books/{id}/{isbn}"),
    operation("GET /v3/books/{id}/{isbn}"),
    operation("GET /v4/books/{id}/{isbn}"),
    operation("GET /v5/books/{id}/{isbn}"),
    operation("GET /books/a", { id: "getBook" }),
    operation("GET /books/b", { id: "books/retrieve" }),
  ];
  expect(idsIn(planGroups(all))).toEqual([
    "books.retrieve",
    "books.retrieve-by-isbn",
    "books.retrieve-books",
    "books.retrieve-books-by-id-by-isbn",
    "books.retrieve-2",
    "books.retrieve-3",
    "books.retrieve-a",
    "books.retrieve-b",
  ]);
});

test("an operation and a part of a group never have one name", () => {
  const all = [
    operation("POST /me/loans-x", { id: "loans", tag: "me" }),
    operation("GET /me/loans"),
    operation("GET /me/books"),
    operation("POST /me/y", { id: "books", tag: "me" }),
  ];
  expect(idsIn(planGroups(all))).toEqual(["me.loans", "me.list-loans", "me.y", "me.books.list"]);
});

test("ids of a manifest come back as they were", () => {
  const all = [
    operation("GET /loans", { id: "me.loans.list", tag: "me.loans" }),
    operation("PUT /loans/{id}", { id: "me.loans.get-loan", tag: "me.loans" }),
    operation("GET /fines", { id: "me.fines", tag: "me" }),
    operation("GET /fines/open", { id: "me.fines.open", tag: "me.fines" }),
    operation("GET /x", { id: "me.loans.list", tag: "me.loans" }),
  ];
  const groups = planGroups(all);
  expect(idsIn(groups)).toEqual([
    "me.fines",
    "me.fines-open",
    "me.loans.list",
    "me.loans.get-loan",
    "me.loans.list-2",
  ]);
  // An id is no title.
  expect(groups.map(({ isId }) => isId)).toEqual([true]);
});
