/** The lines that a driver reads and writes: one value of JSON each (README, "The protocol"). */
import type { CallInFile, ClientInFile } from "./call-shapes.js";
import type { ErrorKind } from "./case-shapes.js";

/** The input of a driver. */
export type ToDriver = Job | Abort;

/** Calls to make with a client of their own. */
export interface Job {
  readonly id: string;
  readonly client: ClientInFile & { readonly baseUrl: string };
  readonly calls: readonly JobCall[];
  /** All calls begin at once; else each begins when the one before is over. */
  readonly together: boolean;
}

/** A call, or a delivery to take. */
export interface JobCall extends Omit<CallInFile, "delivery"> {
  readonly delivery?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

/** The callers of a job give up. */
export interface Abort {
  readonly abort: string;
}

/** The output of a driver when a job is over. */
export interface JobResult {
  readonly id: string;
  /** Of each call, in their order. */
  readonly outcomes: readonly Outcome[];
  /** The deprecated operations that the client told. */
  readonly notices?: readonly unknown[];
  /** Lines of the client's log. */
  readonly log?: readonly string[];
}

/** The outcome of a call. */
export interface Outcome {
  readonly value?: unknown;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly items?: readonly unknown[] | Readonly<Record<string, readonly unknown[]>>;
  readonly pages?: readonly unknown[];
  readonly error?: OutcomeError;
}

/** An error. */
export interface OutcomeError {
  readonly kind: ErrorKind | "other";
  readonly status?: number;
  readonly body?: unknown;
  readonly ofStatus?: boolean;
  readonly reason?: string;
  /** All that a log would have of it: its text, and what is printed of it. */
  readonly text: string;
}
