// Made by endpoint-manifest (typescript-client) from its template call.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The promise that every operation returns. */
import { type ApiError, type CallError, ValidationError } from "./errors.js";
import type { Exchange } from "./exchange.js";
import type { StandardSchema } from "./standard-schema.js";

/** The outcome of a call as a value, instead of a thrown error. */
export type Result<Data, Failures = ApiError> = Success<Data> | Failure<Failures | CallError>;

/** The service responded with a success. */
export interface Success<Data> {
  readonly ok: true;
  readonly data: Data;
  readonly error: undefined;
  /** The response, its body already read. */
  readonly response: Response;
}

/** The call failed. */
export interface Failure<Failures> {
  readonly ok: false;
  readonly data: undefined;
  readonly error: Failures;
  /** The last response, its body already read; `undefined` where none came. */
  readonly response: Response | undefined;
}

/** Data together with the response that carried them. */
export interface WithResponse<Data> {
  readonly data: Data;
  /** The response, its body already read. */
  readonly response: Response;
}

/**
 * A request under way, and the promise of its decoded response. It is sent at once, awaited or not. `Failures` are the errors of
 * the statuses that the manifest names for the operation, and `ApiError` where it leaves others open.
 */
export class Call<Data, Failures = ApiError> extends Promise<Data> {
  /** `then`, `catch` and `finally` return ordinary promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #exchange: Exchange;

  /** @internal Made by `send`, `request` and `as`. */
  constructor(exchange: Exchange, data: Promise<Data>) {
    super((resolve) => resolve(data));
    this.#exchange = exchange;
  }

  /** The outcome of the call as a value: this promise never rejects. */
  result(): Promise<Result<Data, Failures>> {
    return this.withResponse().then<Result<Data, Failures>, Result<Data, Failures>>(
      (success) => ({ ok: true, error: undefined, ...success }),
      (error) => ({ ok: false, data: undefined, error, response: this.#exchange.response }),
    );
  }

  /**
   * The response with its body unread, for downloads and streams. Call it at once, in place of `await`; it rejects as the call
   * does. No timeout applies once the response has begun; the signal can end it until its last byte.
   */
  async response(): Promise<Response> {
    this.#exchange.isRaw = true;
    // Nobody else waits for the call now: its failure is reported here.
    this.catch(() => {});
    return (await this.#exchange.outcome).response;
  }

  /** The decoded data together with the response that carried them. */
  async withResponse(): Promise<WithResponse<Data>> {
    return { data: await this, response: (await this.#exchange.outcome).response };
  }

  /**
   * The data, checked by a validator of any Standard Schema library (zod, Valibot, ArkType …), with the type of its output.
   * Rejects with a {@link ValidationError} where the validator finds issues.
   */
  as<Output>(schema: StandardSchema<unknown, Output>): Call<Output, Failures> {
    const checked = this.then(async (data) => {
      const result = await schema["~standard"].validate(data);
      if (result.issues)
        throw new ValidationError(
          `${this.#exchange.id} answered what the schema refuses`,
          result.issues,
        );
      return result.value;
    });
    return new Call(this.#exchange, checked);
  }
}
