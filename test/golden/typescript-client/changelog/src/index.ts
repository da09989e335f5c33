// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

export { Changelog, createClient } from "./client.js";
export type { Answer } from "./runtime/answer.js";
export type { Call, Failure, Result, Success, WithResponse } from "./runtime/call.js";
export { type BareClient, type Client, type ClientOptions, withOptions } from "./runtime/client.js";
export { type DeprecationNotice, deprecations } from "./runtime/deprecations.js";
export { type EnvironmentOptions, environmentVariable } from "./runtime/environment.js";
export {
  AbortError,
  ApiError,
  type CallError,
  ConnectionError,
  DecodeError,
  InvalidArgumentError,
  NotShownError,
  type OtherApiError,
  RequestError,
  type RequestSummary,
  type StatusError,
  TimeoutError,
  ValidationError,
} from "./runtime/errors.js";
export type { ServerSentEvent } from "./runtime/event-stream.js";
export { type BinaryPart, FilePart } from "./runtime/file-part.js";
export { followRedirects } from "./runtime/follow-redirects.js";
export type { ErrorEvent, Hooks, RequestEvent, ResponseEvent } from "./runtime/hooks.js";
export { type Logger, logging, type LoggingOptions, type LogLevel } from "./runtime/logging.js";
export type { NotShown } from "./runtime/not-shown.js";
export type { Fetch, OutgoingRequest } from "./runtime/outgoing-request.js";
export { pacing, type RateLimit } from "./runtime/pacing.js";
export type {
  OpenCookies,
  OpenHeaders,
  OpenQuery,
  ParameterValue,
  PathValue,
} from "./runtime/parameters.js";
export type { CommonOptions, Init, RequestOptions, Validation } from "./runtime/options.js";
export { type ProblemDetails, problemDetails } from "./runtime/problem-details.js";
export type { BinaryBody } from "./runtime/raw-body.js";
export { request } from "./runtime/request.js";
export type { StandardSchema } from "./runtime/standard-schema.js";
export { NotFoundError } from "./errors.js";
export { optionsFromEnvironment } from "./environment.js";
export type * from "./schemas.js";
