// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

export {
  createPartialServer,
  createServer,
  type Handlers,
  notRouted,
  service,
  type ServiceOptions,
} from "./server.js";
export {
  type AuthenticationDetails,
  type Authenticator,
  type Authenticators,
  type Forbidden,
  forbidden,
} from "./runtime/authenticate.js";
export type {
  ApiKeyCredential,
  BasicCredential,
  BearerCredential,
  HttpCredential,
  OtherCredential,
} from "./runtime/credentials.js";
export type {
  Handler,
  HandlerRequest,
  OpenForm,
  OpenParameters,
  OpenValue,
  Partially,
} from "./runtime/handler.js";
export type { SentEvent } from "./runtime/item-stream.js";
export { notImplemented } from "./runtime/not-implemented.js";
export type { ContextMaker, ContextSource, FailedCall, ServerSettings } from "./runtime/options.js";
export { type Problem, ProblemError, type RequestFault } from "./runtime/problem.js";
export type { RateLimitOptions, RateLimits } from "./runtime/rate-limits.js";
export {
  memoryStore,
  type MemoryStoreOptions,
  type RateCount,
  type RateStore,
} from "./runtime/rate-store.js";
export type {
  AnyReply,
  BinaryReply,
  EmptyReply,
  HeaderValue,
  OpenReply,
  Reply,
  ReplyHeaders,
  TypedReply,
} from "./runtime/reply.js";
export type { NotRouted, Route, RouteTree, Service } from "./runtime/route.js";
export type { Server } from "./runtime/server.js";
export type * from "./schemas.js";
