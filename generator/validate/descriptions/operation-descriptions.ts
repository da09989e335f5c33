/** The descriptions of groups and operations, and of the parts that operations refer to. */
import type { FormDescriptions } from "./description.js";

export const operationDescriptions: FormDescriptions = {
  group: {
    title: "Group",
    about:
      "Operations that belong together. A group is a member of the client (`client.books`), an interface of handlers, a page of the docs and a tag in OpenAPI.",
    keys: {
      title: {
        about: "Heading of the group in the docs.",
        notShown: "Outputs show the id.",
        example: "Books",
      },
      description: {
        about: "Purpose of the group, in Markdown. The docs and OpenAPI show it.",
        example: "The books that the library has.",
      },
      operations: {
        about:
          "Operations by id, in the order of all outputs. The list is complete. `retrieve: not shown` says that the operation exists and nothing more; `retrieve: none` says that a source names it and it is known not to exist.",
        example: { retrieve: { title: "Get a Book", method: "GET", path: "/books/{isbn}" } },
      },
      subgroups: {
        about: "Groups within the group, by id. Their operations are `me.saved-books.save`.",
        example: { "saved-books": { title: "Saved books", operations: { save: "not shown" } } },
      },
    },
  },
  operation: {
    title: "Operation",
    about:
      "One operation. It can be called as soon as its method and path are known. Everything else may be filled in later, and breaks no caller.",
    keys: {
      formerly: {
        about:
          "Ids that the operation had before, in the same group. Clients keep a deprecated alias for each, and `scaffold` renames the handler.",
        example: ["find"],
      },
      title: {
        about: "Name of the operation for people. It heads the docs and is `summary` in OpenAPI.",
        notShown: "Outputs show the id.",
        example: "List Books",
      },
      summary: {
        about: "The operation in a few words. Doc comments and lists in the docs show it.",
        example: "books by author or title",
      },
      description: {
        about: "Description of the operation in Markdown. Doc comments and the docs show it.",
        example: "Books that are lent out are listed, too.",
      },
      method: {
        about: "Method of HTTP.",
        notShown:
          "The operation stands in every output and cannot be called: the client's type has no call signature, and the server has no route.",
        example: "GET",
      },
      path: {
        about:
          "Path below the base URL, with parameters in braces. Each parameter in braces stands under `parameters.path`.",
        notShown: "The operation stands in every output and cannot be called.",
        example: "/books/{isbn}",
      },
      baseUrl: {
        about:
          "Base URL of this operation alone, where it is elsewhere than the service. Clients go there as long as they go to the service's base URL.",
        notShown:
          "The service's base URL holds. `{ url: not shown }` says that it does not, and that the right one is unknown.",
        example: "https://upload.library.example",
      },
      idempotent: {
        about:
          "Whether a repeated call does no harm. Only POST and PATCH are asked, because the other methods say so by themselves (RFC 9110, section 9.2.2). With `true`, clients retry the call. With `{ header: Idempotency-Key }`, they send one key with all tries.",
        notShown: "Clients do not retry a POST or PATCH, unless the caller says so.",
        example: { header: "Idempotency-Key" },
      },
      deprecated: {
        about:
          "Whether callers should stop using it. `true`, `false`, or what more is known. Clients mark the function `@deprecated`, the docs show a badge, the server sends `Deprecation` and `Sunset` where dates are known.",
        notShown: "Nothing is said of it; it does not count as `false`.",
        example: { since: "2026-02-01", replacement: "books.search" },
      },
      authentication: {
        about:
          "Credentials that a call needs: a list of alternatives. Each alternative names the schemes that are needed together, with their scopes. The entry `none` says that credentials may be left out; the entry `not shown` says that there is another way which nobody knows. A list of its own inherits nothing from the service.",
        none: "Anybody may call it.",
        notShown: "`authentication.default` of the service holds.",
        example: [{ oauth: ["read"] }, { key: "none" }],
      },
      parameters: {
        about: "Parameters by place. Names in two places never collide.",
        none: "There are no parameters at all.",
        notShown: "Callers may send any, and the server lets any through.",
        example: { path: { isbn: { schema: { type: "string" } } }, query: "none" },
      },
      body: {
        about: "Body of the request.",
        none: "The operation takes no body.",
        notShown: "Callers may send any body.",
        example: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/schemas/book" } } },
        },
      },
      responses: {
        about:
          "Responses by status: `200`, a range such as `4XX`, or `default`. The service's `errors` come on top; `403: none` takes one of them back.",
        notShown: "The result has type `unknown`, and handlers may answer anything.",
        example: {
          "200": {
            description: "The book.",
            content: { "application/json": { schema: { $ref: "#/schemas/book" } } },
          },
          "(others)": "not shown",
        },
      },
      pagination: {
        about:
          "How the operation pages: the id of one of the service's ways. Clients then iterate over the items of all pages.",
        none: "It does not page.",
        notShown: "Clients have no iterator for it.",
        example: { uses: "offset" },
      },
      limits: {
        about: "Bounds of this operation alone.",
        example: { idsPerCall: { maximum: 20, of: ["query.ids"] } },
      },
    },
  },
  "own-base-url": {
    title: "Own base URL",
    about: "A base URL of an operation's own, also where no more is known than that there is one.",
    keys: {
      url: {
        about: "The absolute URL, without `/` at its end.",
        notShown: "Callers have to give one for this operation.",
        example: "https://upload.library.example",
      },
    },
  },
  "idempotency-key": {
    title: "Idempotency key",
    about: "A header that makes repeated calls harmless: all tries of one call carry the same key.",
    keys: { header: { about: "Name of the header.", example: "Idempotency-Key" } },
  },
  deprecation: {
    title: "Deprecation",
    about:
      "Details of a deprecation. At least one key has to be there; otherwise write `deprecated: true`.",
    keys: {
      since: {
        about:
          "First day on which it is deprecated. The server sends it as the header `Deprecation` (RFC 9745).",
        example: "2026-02-01",
      },
      sunset: {
        about:
          "Day on which it stops working, not before `since`. The server sends it as the header `Sunset` (RFC 8594).",
        none: "No end is planned.",
        example: "2026-12-31",
      },
      replacement: {
        about: "Id of the operation to use instead. Doc comments and the docs link there.",
        none: "There is no replacement.",
        example: "books.search",
      },
      reason: { about: "Why, in Markdown.", example: "Search also finds titles." },
    },
  },
  "pagination-use": {
    title: "Use of pagination",
    about: "The way in which an operation pages, where its response is one page.",
    keys: {
      uses: {
        about: "Id of a way to page, under `pagination` in `service.yaml`.",
        example: "offset",
      },
      root: {
        about:
          "JSON Pointer to the page in the response. Left out, the response itself is the page.",
        example: "/books",
      },
    },
  },
  "several-pages": {
    title: "Use of pagination with several pages",
    about:
      "The way in which an operation pages whose response holds several pages, such as a search over several kinds of things.",
    keys: {
      uses: {
        about: "Id of a way to page, under `pagination` in `service.yaml`.",
        example: "offset",
      },
      roots: {
        about: "JSON Pointer to each page in the response, by a name that callers use.",
        example: { books: "/books", authors: "/authors" },
      },
    },
  },
  limits: {
    title: "Limits",
    about:
      "Bounds that schemas cannot say. Bounds of values, such as a longest text, stand in schemas alone.",
    keys: {
      rate: {
        about:
          "How many requests are allowed in how much time; all that are listed hold. Clients can pace their calls by it, and the docs show it.",
        none: "There is no such limit.",
        notShown: "Clients still honor `Retry-After`.",
        example: [{ requests: 180, seconds: 60, per: "application" }],
      },
      pageSize: { about: "How many items a page has.", example: { default: 20, maximum: 50 } },
      idsPerCall: {
        about: "How many ids one call may name. Clients check it before they send.",
        example: { maximum: 50, of: ["query.ids"] },
      },
      other: {
        about: "Any other bound, as a sentence and, where possible, as a rule.",
        example: [{ text: "At most 8 KB in a URL.", check: "none" }],
      },
    },
  },
  rate: {
    title: "Rate limit",
    about: "So many requests in so many seconds.",
    keys: {
      requests: { about: "Number of requests.", example: 180 },
      seconds: { about: "Length of the time in seconds.", example: 60 },
      per: {
        about:
          "Who shares the limit, such as `application`, `user`, `token`, `address` or `operation`.",
        example: "application",
      },
    },
  },
  "page-size": {
    title: "Page size",
    about: "Numbers of items on a page.",
    keys: {
      default: { about: "Number of items when a request does not say.", example: 20 },
      maximum: {
        about: "Largest number that a request may ask for.",
        none: "There is no largest number.",
        example: 50,
      },
    },
  },
  "ids-per-call": {
    title: "Ids per call",
    about: "How many ids one call may name.",
    keys: {
      maximum: {
        about: "Largest number of ids in each of the parameters.",
        none: "There is no largest number.",
        example: 50,
      },
      of: {
        about: "Parameters and properties of the body that hold ids.",
        example: ["query.ids", "body.ids"],
      },
    },
  },
  "other-limit": {
    title: "Other limit",
    about: "A bound that has no key of its own.",
    keys: {
      text: {
        about: "The bound as a sentence, for the docs.",
        example: "At most five filters in all.",
      },
      check: {
        about: "The same as a rule that clients and the server check.",
        none: "No rule says it.",
        example: { maxTotal: 5, of: ["query.authors", "query.subjects"] },
      },
    },
  },
  "limit-check": {
    title: "Check of a limit",
    about: "Several parameters may have only so many values together.",
    keys: {
      maxTotal: { about: "Largest number of values of all parameters together.", example: 5 },
      of: { about: "The parameters that count.", example: ["query.authors", "query.subjects"] },
    },
  },
};
