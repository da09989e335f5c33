// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

export { MusicFilled, createClient } from "./client.js";
export type { Answer } from "./runtime/answer.js";
export type { Call } from "./runtime/call.js";
export {
  type BareClient,
  type Client,
  type ClientOptions,
  type Fetch,
  withOptions,
} from "./runtime/client.js";
export {
  ApiError,
  ConnectionError,
  DecodeError,
  InvalidArgumentError,
  NotShownError,
  RequestError,
  type RequestSummary,
  ValidationError,
} from "./runtime/errors.js";
export type { NotShown } from "./runtime/not-shown.js";
export type {
  OpenCookies,
  OpenHeaders,
  OpenQuery,
  ParameterValue,
  PathValue,
} from "./runtime/parameters.js";
export { type Init, request, type RequestOptions } from "./runtime/request.js";
export type { StandardSchema } from "./runtime/standard-schema.js";
export type { CommonErrors } from "./common-errors.js";
export type * from "./schemas.js";
