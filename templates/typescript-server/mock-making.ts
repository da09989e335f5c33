/** Types that the makers of values share. */
import type { Accepts, Budget } from "./mock-check.js";
import type { MockSchema } from "./mock-data.js";
import type { Random } from "./mock-random.js";

/** How one value is made. */
export interface Making {
  readonly random: Random;
  /** Number of values that enclose it. */
  readonly depth: number;
  /** True if it should end soon: optional parts are left out. */
  readonly deep: boolean;
  /** Its index in a list, from 0: later items use later examples. */
  readonly variant: number;
  /** The requested example, from 0. */
  readonly example?: number | undefined;
  /** True if examples are ignored, and optional parts may be missing. */
  readonly dynamic: boolean;
  /** Names of the schemas that enclose it. */
  readonly within: ReadonlySet<string>;
  /** State that all values of one whole share. */
  readonly whole: Whole;
}

/** The work that a whole value has taken. */
export interface Whole extends Budget {
  /** Number of values made. */
  made: number;
  /** Number of times that no value was found for a schema. */
  readonly missed: Map<MockSchema, number>;
}

/** A value, to distinguish it from no value. */
export interface Made {
  readonly value: unknown;
}

/** Makes a value that a schema accepts; `undefined` where none is found. */
export type Make = (schema: MockSchema, making: Making) => Made | undefined;

/** Functions that makers of arrays and objects use for their parts. */
export interface Tools {
  readonly make: Make;
  readonly accepts: Accepts;
}

/** How a part of a value is made. */
export function within(making: Making, name: string | number): Making {
  return { ...making, random: making.random.fork(name), depth: making.depth + 1 };
}
