// Made by endpoint-manifest (docs) from its template typescript-client/standard-schema.ts. Not to be edited: fill the manifest in and run generate.

/** The Standard Schema interface, version 1 (https://standardschema.dev), copied as that specification allows. */

/** A validator of any library that follows Standard Schema: zod, Valibot, ArkType and others. */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly "~standard": StandardProperties<Input, Output>;
}

/** The properties of a validator. */
export interface StandardProperties<Input, Output> {
  readonly version: 1;
  readonly vendor: string;
  readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
  readonly types?: StandardTypes<Input, Output> | undefined;
}

/** The types before and after validation; never read at run time. */
export interface StandardTypes<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}

/** The result of a validation: a value, or issues. */
export type StandardResult<Output> = StandardSuccess<Output> | StandardFailure;

/** The value is valid, or the validator has converted it. */
export interface StandardSuccess<Output> {
  readonly value: Output;
  readonly issues?: undefined;
}

/** The value is invalid. */
export interface StandardFailure {
  readonly issues: readonly StandardIssue[];
}

/** One fault of a value. */
export interface StandardIssue {
  readonly message: string;
  /** Keys from the root of the value to the place of the issue. */
  readonly path?: readonly (PropertyKey | StandardPathSegment)[] | undefined;
}

/** One step of a path, where the validator gives more than its key. */
export interface StandardPathSegment {
  readonly key: PropertyKey;
}
