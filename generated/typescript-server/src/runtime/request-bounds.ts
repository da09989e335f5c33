// Made by endpoint-manifest (typescript-server) from its template request-bounds.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The maximum cost of one request, whatever it contains. Each bound is an option of the server, with a default. */
import type { JsonNames } from "./json-names.js";
import type { RequestFault } from "./problem.js";

/** Bounds of a request, as options of a server. */
export interface RequestBoundOptions {
  /** Maximum body of a request, in bytes; 10 MiB (10,485,760) unless given. A larger one gets a 413. */
  readonly maxBodyBytes?: number;
  /**
   * Maximum number of values in the JSON of one request: each item, each property, and each array or object is one; 500,000
   * unless given. Small values take up to twenty times as much memory as their text.
   */
  readonly maxJsonValues?: number;
  /**
   * Maximum number of different property names in the JSON of one request; 50,000 unless given. A new name costs as much as a
   * hundred known ones.
   */
  readonly maxJsonNames?: number;
  /** Maximum number of names in a query, fields in a form, and parts of a body of type `multipart/*`; 1,000 unless given. */
  readonly maxFields?: number;
  /** Maximum number of faults that are searched and listed; 100 unless given. */
  readonly maxFaults?: number;
  /**
   * Maximum number of steps for the check of one place (the body, the query, …). A step is an item, a property or a name, counted
   * each time the schema checks it; 10,000,000 unless given. A request that needs more gets a 400, because unchecked values are
   * not accepted.
   */
  readonly maxValidationSteps?: number;
}

/** The same with nothing left out. */
export type RequestBounds = Required<RequestBoundOptions>;

/** The bounds from the options, with defaults for the others. */
export function requestBounds(options: RequestBoundOptions): RequestBounds {
  return {
    maxBodyBytes: options.maxBodyBytes ?? 10_485_760,
    maxJsonValues: options.maxJsonValues ?? 500_000,
    maxJsonNames: options.maxJsonNames ?? 50_000,
    maxFields: options.maxFields ?? 1000,
    maxFaults: options.maxFaults ?? 100,
    maxValidationSteps: options.maxValidationSteps ?? 10_000_000,
  };
}

/** A request that is being read. */
export interface RequestReading {
  readonly bounds: RequestBounds;
  /** The rest of `maxJsonValues`, for all JSON parts of the request together. */
  jsonValuesLeft: number;
  /** The names of that JSON; made when there may be too many. */
  jsonNames: JsonNames | undefined;
  /** The faults found so far. */
  readonly faults: RequestFault[];
}

/** A request of which nothing has been read yet. */
export function requestReading(bounds: RequestBounds): RequestReading {
  return { bounds, jsonValuesLeft: bounds.maxJsonValues, jsonNames: undefined, faults: [] };
}

/** True if the maximum number of faults is reached. */
export function isFull({ faults, bounds }: RequestReading): boolean {
  return faults.length >= bounds.maxFaults;
}
