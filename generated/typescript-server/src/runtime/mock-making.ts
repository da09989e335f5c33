// Made by endpoint-manifest (typescript-server) from its template mock-making.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What the makers of values share. */
import type { Accepts, Budget } from "./mock-check.js";
import type { MockSchema } from "./mock-data.js";
import type { Random } from "./mock-random.js";

/** How one value is to be made. */
export interface Making {
  readonly random: Random;
  /** How many values it stands in. */
  readonly depth: number;
  /** Whether it should end soon: nothing is in it that need not be. */
  readonly deep: boolean;
  /** Which one of a list it is, from 0: further ones take further examples. */
  readonly variant: number;
  /** Which of the examples is asked for, from 0. */
  readonly example?: number | undefined;
  /** Whether examples are passed over, and optional parts may be missing. */
  readonly dynamic: boolean;
  /** Names of the schemas that it stands in. */
  readonly within: ReadonlySet<string>;
  /** What all values of the same whole have in common. */
  readonly whole: Whole;
}

/** What has been done for a whole. */
export interface Whole extends Budget {
  /** How many values have been made. */
  made: number;
  /** How often there was no value of a schema. */
  readonly missed: Map<MockSchema, number>;
}

/** A value, apart from there being none. */
export interface Made {
  readonly value: unknown;
}

/** Makes a value that a schema accepts; `undefined` where none is found. */
export type Make = (schema: MockSchema, making: Making) => Made | undefined;

/** What makers of arrays and objects use for what is in them. */
export interface Tools {
  readonly make: Make;
  readonly accepts: Accepts;
}

/** How a part of a value is made. */
export function within(making: Making, name: string | number): Making {
  return { ...making, random: making.random.fork(name), depth: making.depth + 1 };
}
