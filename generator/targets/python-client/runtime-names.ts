/** The names that the package itself exports from the runtime: each with the module that has it, loaded when it is used. */
import type { RuntimePart } from "./runtime-files.js";

/** Names by their modules, of every package. */
export const commonExports: Readonly<Record<string, readonly string[]>> = {
  adapters: ["aiohttp_transport", "httpx2_transport", "requests_transport"],
  async_reading: ["AsyncStream", "AsyncUnreadResponse"],
  call_log: ["logging"],
  clock: ["Cancellation"],
  deprecations: ["DeprecationNotice", "deprecations"],
  errors: [
    ...["APICancelledError", "APIConnectionError", "APIError", "APITimeoutError", "CallError"],
    ...["DecodeError", "InvalidArgumentError", "NotShownError", "RequestError", "ResponseError"],
  ],
  headers: ["Headers"],
  hooks: ["Hooks", "RequestEvent"],
  http_transport: ["HTTPTransport"],
  httpx2_transport: ["HTTPX2Transport"],
  not_shown: ["NotShown"],
  operation: ["Deprecation", "Operation"],
  options: ["RequestOptions"],
  problem_details: ["ProblemDetails", "problem_details"],
  request: ["OutgoingRequest"],
  result: ["Failure", "Result", "Success", "WithResponse"],
  sync_reading: ["Stream", "UnreadResponse"],
  transport: [
    ...["AsyncTransport", "Response", "Transport", "TransportRequest", "TransportResponse"],
  ],
  values: ["OMIT", "Omit"],
};

/** The same of packages with some part of the runtime. */
export const partExports: Readonly<
  Partial<Record<RuntimePart, Readonly<Record<string, readonly string[]>>>>
> = {
  authorizationCode: {
    authorization_code: ["AuthorizationOptions", "AuthorizationRequest", "CodeExchange"],
  },
  basic: { basic: ["basic"] },
  events: { event_stream: ["ServerSentEvent"] },
  keys: { api_keys: ["api_key", "cookie_key", "header_key", "query_key"] },
  multipart: { file_part: ["FilePart"] },
  oauth: { token_errors: ["AuthorizationError", "TokenError"], tokens: ["Tokens"] },
  pacing: { pacing: ["RateLimit", "async_pacing", "pacing"] },
  pages: { pages: ["Page"], paging: ["PaginationError"] },
  credentials: { security: ["Credential", "SecretNeed", "authorization", "bearer"] },
  webhooks: {
    signatures: ["SignatureError"],
    webhooks: ["PayloadError", "ReceiverOptions", "signed_headers"],
  },
};

/** Names that every package has beside the runtime: those of its own modules. */
export const ownNames: readonly string[] = ["RATES", "Receiver"];

/** All of them, whether or not a package has the module today: nothing emitted is called so. */
export const rootNames: readonly string[] = [
  ...Object.values(commonExports).flat(),
  ...Object.values(partExports).flatMap((each) => Object.values(each).flat()),
  ...ownNames,
];
