// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `ship`
 *
 * From `manifest/schemas/ship.yaml#schemas.ship` (Harbour handbook).
 */
export interface Ship {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  /** At least 1 character. */
  name: string;
  /** Not shown. */
  tonnage?: unknown;
  cargo: Cargo;
  flag?: Flag;
  /** Media type: `application/json`. */
  papers?: string;
  /** Media type: `application/json`. */
  log?: string;
}

/**
 * `flag`
 *
 * From `manifest/schemas/ship.yaml#schemas.flag` (Log books of the pilots).
 */
export type Flag = "red" | "green" | (string & {});

/**
 * `cargo`
 *
 * Not shown: some of its items.
 *
 * From `manifest/schemas/ship.yaml#schemas.cargo` (Harbour handbook).
 */
export type Cargo = [string?, unknown?, ...unknown[]];

/**
 * `Cargo` as it is sent.
 *
 * From `manifest/schemas/ship.yaml#schemas.cargo` (Harbour handbook).
 */
export type CargoInput = readonly [string?, unknown?, ...unknown[]];

/**
 * `barge`
 *
 * Not shown: its fields.
 *
 * From `manifest/schemas/ship.yaml#schemas.barge` (Harbour handbook).
 */
export type Barge = unknown;

/**
 * `vessel`
 *
 * Not shown: some of its alternatives.
 *
 * From `manifest/schemas/ship.yaml#schemas.vessel` (Harbour handbook).
 */
export type Vessel = unknown;

/**
 * `tug`
 *
 * From `manifest/schemas/ship.yaml#schemas.tug` (Harbour handbook).
 */
export interface Tug {
  kind: "tug";
  /** Not shown. */
  power?: unknown;
}

/**
 * `crew`
 *
 * Not shown: some of its alternatives.
 *
 * From `manifest/schemas/ship.yaml#schemas.crew` (Harbour handbook).
 */
export type Crew = unknown;

/**
 * `fleet`
 *
 * Not shown: its other rules.
 *
 * From `manifest/schemas/ship.yaml#schemas.fleet` (Harbour handbook).
 */
export type Fleet = Ship;

/**
 * `berth`
 *
 * From `manifest/schemas/berth.yaml#schemas.berth` (Harbour handbook).
 */
export interface Berth {
  /** Integer. */
  number: number;
  state: BerthState;
  ships?: Ship[];
  /** Not shown: its items. */
  depths?: unknown[];
  buoys?: { [name: string]: number };
  lamps?: {
    /** There may be others, which are not shown. */
    [name: string]: unknown;
  };
}

/**
 * `berth-state`
 *
 * From `manifest/schemas/berth.yaml#schemas.berth-state` (Harbour handbook).
 */
export type BerthState = "free" | "taken";

/**
 * `rope`
 *
 * From `manifest/schemas/berth.yaml#schemas.rope` (Harbour handbook).
 */
export type Rope = unknown;

/**
 * `seen-berth`
 *
 * From `manifest/schemas/berth.yaml#schemas.seen-berth` (Log books of the pilots).
 */
export interface SeenBerth {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  /** Integer. */
  number?: number;
  colour?: "red" | (string & {});
}
