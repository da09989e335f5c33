/** Types of what calls of the scenario `music-filled` fail with: compiled and never run. */
import {
  type AbortError,
  type ApiError,
  BadRequestError,
  type Call,
  type CallError,
  ClientError,
  type CommonError,
  type ConnectionError,
  type DecodeError,
  type ErrorBody,
  type ForbiddenError,
  type InvalidArgumentError,
  MusicFilled,
  NotFoundError,
  type OtherApiError,
  type PlayerError,
  type Result,
  type TimeoutError,
  TooManyRequestsError,
  type UnauthorizedError,
  type ValidationError,
} from "music-filled";
import type { RetrieveError } from "music-filled/albums";
import type { RetrieveError as MeError } from "music-filled/me";
import type { GetDevicesError } from "music-filled/player";
import type { AddError } from "music-filled/player/queue";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

const client = new MusicFilled();

// A call says what it fails with, and so does its result.
const call = client.albums.retrieve("a");
const result = await call.result();
holds<typeof result extends Result<unknown, RetrieveError> ? true : false>();
if (result.ok) holds<Equal<typeof result.error, undefined>>();
else holds<Equal<typeof result.error, RetrieveError | CallError>>();
// A call of any kind takes it, and a checked call keeps it.
call satisfies Call<unknown>;
call satisfies Call<unknown, ApiError>;

// Failures of any call, and a status that nobody named: something on the way may answer, too.
holds<
  Equal<CommonError, UnauthorizedError | ForbiddenError | TooManyRequestsError | OtherApiError>
>();
holds<Equal<GetDevicesError, CommonError>>();
// A failure that an operation never has is not among its errors.
holds<Equal<Extract<MeError, ForbiddenError>, never>>();

// The name tells everything apart, to the last case.
if (!result.ok) {
  const { error } = result;
  switch (error.name) {
    case "NotFoundError":
      holds<Equal<typeof error, NotFoundError<ErrorBody>>>();
      holds<Equal<typeof error.body, ErrorBody>>();
      holds<Equal<typeof error.status, 404>>();
      holds<Equal<typeof result.data, undefined>>();
      break;
    case "UnauthorizedError":
      holds<Equal<typeof error, UnauthorizedError>>();
      break;
    case "ForbiddenError":
    case "TooManyRequestsError":
      holds<Equal<typeof error.body, ErrorBody>>();
      holds<Equal<typeof error.status, 403 | 429>>();
      break;
    case "ApiError":
      holds<Equal<typeof error, OtherApiError>>();
      holds<Equal<typeof error.body, unknown>>();
      holds<Equal<typeof error.status, number>>();
      break;
    case "ConnectionError":
      holds<Equal<typeof error, ConnectionError>>();
      break;
    case "TimeoutError":
      holds<Equal<typeof error, TimeoutError>>();
      break;
    case "AbortError":
      holds<Equal<typeof error, AbortError>>();
      break;
    case "DecodeError":
      holds<Equal<typeof error, DecodeError>>();
      break;
    case "InvalidArgumentError":
      holds<Equal<typeof error, InvalidArgumentError>>();
      break;
    case "ValidationError":
      holds<Equal<typeof error, ValidationError>>();
      break;
    // @ts-expect-error: the manifest does not name such an answer of it.
    case "BadRequestError":
      break;
    default:
      holds<Equal<typeof error, never>>();
  }
}

// So does the class: with the body that this operation has, not with that of all that have the status.
holds<Equal<NotFoundError["body"], ErrorBody | PlayerError>>();
if (result.error instanceof NotFoundError) {
  holds<Equal<typeof result.error, NotFoundError<ErrorBody>>>();
  holds<Equal<typeof result.error.body, ErrorBody>>();
  result.error.headers satisfies Headers;
}
const skipped = await client.player.skipNext().result();
if (skipped.error instanceof NotFoundError) {
  holds<Equal<typeof skipped.error.body, PlayerError>>();
}
try {
  await call;
} catch (error) {
  if (error instanceof NotFoundError) {
    holds<Equal<typeof error, NotFoundError>>();
    holds<Equal<typeof error.name, "NotFoundError">>();
  } else if (error instanceof TooManyRequestsError || error instanceof BadRequestError) {
    holds<Equal<typeof error.body, ErrorBody>>();
  }
}
// A class and its type are one name; the type is that of its instances.
holds<Equal<InstanceType<typeof NotFoundError>, NotFoundError>>();
// @ts-expect-error: one error is not another.
const _wrong: NotFoundError = {} as BadRequestError;

// A range stands for all statuses in it that are not named.
const updated = await client.playlists.tracks.update("p", { body: { uris: [] } }).result();
if (updated.error?.name === "ClientError") {
  holds<Equal<typeof updated.error, ClientError>>();
  holds<Equal<typeof updated.error.status, number>>();
  holds<Equal<typeof updated.error.body, ErrorBody>>();
}
if (updated.error instanceof ClientError) updated.error.body satisfies ErrorBody;

// `default` gives the others their body.
declare const added: AddError;
if (added.name === "ApiError") {
  holds<Equal<typeof added, OtherApiError<PlayerError>>>();
  holds<Equal<typeof added.body, PlayerError>>();
}

// Pages and checked answers fail as the call does.
const listed = await client.albums.listTracks("a").result();
listed satisfies {
  readonly error: CommonError | CallError | { readonly status?: number } | undefined;
};
if (listed.error?.name === "TooManyRequestsError") {
  holds<Equal<typeof listed.error, TooManyRequestsError>>();
}
