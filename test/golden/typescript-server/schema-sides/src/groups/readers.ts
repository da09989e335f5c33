// Made by endpoint-manifest (typescript-server) from manifest/groups/readers.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Handler, HandlerRequest } from "../runtime/handler.js";
import type { OpenReply, Reply, Status4XX, Status5XX } from "../runtime/reply.js";
import type { Route, RouteTree } from "../runtime/route.js";
import type { Changes, Loan, Reader, ReaderId, ReaderInput } from "../schemas.js";
import { maxItems, maxLength, minItems } from "../typescript-client/schema-checks.js";
import {
  array,
  looseObject,
  never,
  nullable,
  object,
  optional,
  refer,
  string,
  unknown,
} from "../typescript-client/schema-kinds.js";
import { validator } from "../typescript-client/validator.js";
import {
  changes as changesValidator,
  loan as loanValidator,
  reader as readerValidator,
  readerId as readerIdValidator,
  readerInput as readerInputValidator,
} from "../validators.js";

const createRoute: Route = {
  id: "readers.create",
  method: "POST",
  path: "/readers",
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [{ status: "201", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    body: { "application/json": readerInputValidator },
    replies: { "201": { "application/json": readerValidator } },
  },
};

/** The request that the handler of `create` gets. */
export interface CreateRequest extends HandlerRequest {
  readonly body: ReaderInput;
}

/** The responses that the handler of `create` may return. */
export type CreateReply = Reply<201, Reader> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const updateRoute: Route = {
  id: "readers.update",
  method: "PATCH",
  path: "/readers/{id}",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(readerIdValidator)) })),
    body: { "application/json": changesValidator },
    replies: { "200": { "application/json": readerValidator } },
  },
};

/** The path parameters of `update`. */
export interface UpdatePath {
  readonly id: ReaderId;
}

/** The request that the handler of `update` gets. */
export interface UpdateRequest extends HandlerRequest {
  readonly path: UpdatePath;
  readonly body: Changes;
}

/** The responses that the handler of `update` may return. */
export type UpdateReply = Reply<200, Reader> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const lendRoute: Route = {
  id: "readers.lend",
  method: "POST",
  path: "/readers/{id}/loans",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  body: { required: true, content: [{ mediaType: "application/json" }] },
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(readerIdValidator)) })),
    body: {
      "application/json": /* @__PURE__ */ validator(() =>
        object(
          {
            id: optional(unknown()),
            books: array(string(), minItems(1), maxItems(5)),
            until: optional(string()),
            note: optional(nullable(string(maxLength(100)))),
            code: optional(string()),
          },
          { additional: never() },
        ),
      ),
    },
    replies: {
      "200": {
        "application/json": /* @__PURE__ */ validator(() =>
          looseObject({ loans: array(refer(loanValidator)) }),
        ),
      },
    },
  },
};

/** The path parameters of `lend`. */
export interface LendPath {
  readonly id: ReaderId;
}

/** The body of a request of `lend`. */
export interface LendBody {
  /** 1 to 5 items. */
  books: readonly string[];
  /**
   * Format: `date`.
   *
   * @defaultValue "2026-12-31"
   */
  until?: string | undefined;
  /**
   * A note on the loan
   *
   * At most 100 characters.
   */
  note?: string | null | undefined;
  code?: string | undefined;
}

/** The request that the handler of `lend` gets. */
export interface LendRequest extends HandlerRequest {
  readonly path: LendPath;
  readonly body: LendBody;
}

/** The body of a successful response of `lend`. */
export interface LendResult {
  loans: Loan[];
}

/** The responses that the handler of `lend` may return. */
export type LendReply = Reply<200, LendResult> | OpenReply<Status4XX> | OpenReply<Status5XX>;

const listLoansRoute: Route = {
  id: "readers.list-loans",
  method: "GET",
  path: "/readers/{id}/loans",
  parameters: [{ in: "path", name: "id", required: true, value: "text" }],
  body: "none",
  replies: [{ status: "200", content: ["application/json"] }, { status: "4XX" }, { status: "5XX" }],
  rules: {
    path: /* @__PURE__ */ validator(() => looseObject({ id: optional(refer(readerIdValidator)) })),
    replies: {
      "200": { "application/json": /* @__PURE__ */ validator(() => array(refer(loanValidator))) },
    },
  },
};

/** The path parameters of `listLoans`. */
export interface ListLoansPath {
  readonly id: ReaderId;
}

/** The request that the handler of `listLoans` gets. */
export interface ListLoansRequest extends HandlerRequest {
  readonly path: ListLoansPath;
}

/** The responses that the handler of `listLoans` may return. */
export type ListLoansReply = Reply<200, Loan[]> | OpenReply<Status4XX> | OpenReply<Status5XX>;

/** Handlers of Readers. */
export interface ReadersHandlers<Context = unknown> {
  /**
   * Add a reader
   *
   * `POST /readers`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.create` (Handbook).
   */
  readonly create: Handler<CreateRequest, CreateReply, Context>;
  /**
   * Change a reader
   *
   * `PATCH /readers/{id}`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.update` (Handbook).
   */
  readonly update: Handler<UpdateRequest, UpdateReply, Context>;
  /**
   * Lend books
   *
   * `POST /readers/{id}/loans`
   *
   * Not shown: idempotency, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.lend` (Handbook).
   */
  readonly lend: Handler<LendRequest, LendReply, Context>;
  /**
   * List loans
   *
   * `GET /readers/{id}/loans`
   *
   * Not shown: authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/readers.yaml#operations.list-loans` (Handbook).
   */
  readonly listLoans: Handler<ListLoansRequest, ListLoansReply, Context>;
}

/** The routes of `readers`. */
export const readersRoutes: RouteTree = {
  create: createRoute,
  update: updateRoute,
  lend: lendRoute,
  listLoans: listLoansRoute,
};
