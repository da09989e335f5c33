// Made by endpoint-manifest (typescript-server) from its template request-bounds.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What one request may cost, whatever stands in it: each bound has an option of the server, and a value where none is given. */
import type { JsonNames } from "./json-names.js";
import type { RequestFault } from "./problem.js";

/** Bounds of a request, as options of a server. */
export interface RequestBoundOptions {
  /** Largest body of a request, in bytes; 10 MiB (10,485,760) unless said. Beyond it 413 is answered. */
  readonly maxBodyBytes?: number;
  /**
   * Most values in the JSON of one request: each item, each property, and each array or object is one; 500,000 unless said.
   * Small ones take up to twenty times as much memory as their text.
   */
  readonly maxJsonValues?: number;
  /** Most different names of properties in the JSON of one request; 50,000 unless said. A new one costs a hundred known ones. */
  readonly maxJsonNames?: number;
  /** Most names in a query, fields in a form, and parts of a body of type `multipart/*`; 1,000 unless said. */
  readonly maxFields?: number;
  /** Most faults that are looked for and listed; 100 unless said. */
  readonly maxFaults?: number;
  /**
   * Most steps that the check of one place (the body, the query, …) may take: a step is an item, a property or a name, as
   * often as the schema asks about it; 10,000,000 unless said. Beyond it 400 is answered: what is not checked is not taken.
   */
  readonly maxValidationSteps?: number;
}

/** The same with nothing left out. */
export type RequestBounds = Required<RequestBoundOptions>;

/** The bounds that options say, and for others the usual ones. */
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
  /** What is left of `maxJsonValues`, in whatever parts the JSON of the request comes. */
  jsonValuesLeft: number;
  /** The names of that JSON; made when there may be too many. */
  jsonNames: JsonNames | undefined;
  /** What is wrong with it so far. */
  readonly faults: RequestFault[];
}

/** A request of which nothing is read yet. */
export function requestReading(bounds: RequestBounds): RequestReading {
  return { bounds, jsonValuesLeft: bounds.maxJsonValues, jsonNames: undefined, faults: [] };
}

/** Whether as many faults are known as are looked for. */
export function isFull({ faults, bounds }: RequestReading): boolean {
  return faults.length >= bounds.maxFaults;
}
