// Made by endpoint-manifest (typescript-client) from its template call.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The promise that every operation returns. */
import { ValidationError } from "./errors.js";
import type { StandardSchema } from "./standard-schema.js";

/** A request under way, and the promise of its decoded answer. It is sent at once, awaited or not. */
export class Call<T> extends Promise<T> {
  /** What `then` and its kin return is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #operation: string;

  /** @internal Made by `send` and `request`. */
  constructor(operation: string, answer: Promise<T>) {
    super((resolve) => resolve(answer));
    this.#operation = operation;
  }

  /**
   * The answer, checked by a validator of any Standard Schema library (zod, Valibot, ArkType …), with the type that it gives.
   * Rejects with a {@link ValidationError} where the validator finds issues.
   */
  as<Output>(schema: StandardSchema<unknown, Output>): Call<Output> {
    return new Call(
      this.#operation,
      this.then(async (value) => {
        const checked = await schema["~standard"].validate(value);
        if (checked.issues) throw new ValidationError(this.#operation, checked.issues);
        return checked.value;
      }),
    );
  }
}
