// Made by endpoint-manifest (typescript-client) from its template call.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The promise that every operation returns. */
import { type ApiError, type CallError, ValidationError } from "./errors.js";
import type { Exchange } from "./exchange.js";
import type { StandardSchema } from "./standard-schema.js";

/** What a call gives instead of throwing. */
export type Result<Data, Failures = ApiError> = Success<Data> | Failure<Failures | CallError>;

/** The call was answered with a success. */
export interface Success<Data> {
  readonly ok: true;
  readonly data: Data;
  readonly error: undefined;
  /** The answer, its body read. */
  readonly response: Response;
}

/** The call failed. */
export interface Failure<Failures> {
  readonly ok: false;
  readonly data: undefined;
  readonly error: Failures;
  /** The last answer, its body read; `undefined` where none came. */
  readonly response: Response | undefined;
}

/** Data together with the answer that they came in. */
export interface WithResponse<Data> {
  readonly data: Data;
  /** The answer, its body read. */
  readonly response: Response;
}

/**
 * A request under way, and the promise of its decoded answer. It is sent at once, awaited or not. `Failures` are the errors
 * of the statuses that the manifest names for the operation, and `ApiError` where it leaves others open.
 */
export class Call<Data, Failures = ApiError> extends Promise<Data> {
  /** What `then` and its kin return is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #exchange: Exchange;

  /** @internal Made by `send`, `request` and `as`. */
  constructor(exchange: Exchange, data: Promise<Data>) {
    super((resolve) => resolve(data));
    this.#exchange = exchange;
  }

  /** What became of the call, as a value: this promise never rejects. */
  result(): Promise<Result<Data, Failures>> {
    return this.withResponse().then<Result<Data, Failures>, Result<Data, Failures>>(
      (success) => ({ ok: true, error: undefined, ...success }),
      (error) => ({ ok: false, data: undefined, error, response: this.#exchange.response }),
    );
  }

  /**
   * The answer with its body unread, for downloads and streams. To be called at once, in place of `await`; it rejects as the
   * call does. Of the timeouts none counts once the answer has begun; the signal ends it to its last byte.
   */
  async response(): Promise<Response> {
    this.#exchange.isRaw = true;
    // Nobody else waits for the call now: its failure is reported here.
    this.catch(() => {});
    return (await this.#exchange.outcome).response;
  }

  /** The decoded answer together with the response that it came in. */
  async withResponse(): Promise<WithResponse<Data>> {
    return { data: await this, response: (await this.#exchange.outcome).response };
  }

  /**
   * The answer, checked by a validator of any Standard Schema library (zod, Valibot, ArkType …), with the type that it gives.
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
