// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import {
  contains,
  dependentSchemas,
  integer,
  maxLength,
  minLength,
  pattern,
  propertyNames,
} from "./runtime/schema-checks.js";
import {
  array,
  boolean,
  conditional,
  literals,
  looseObject,
  not,
  nullValue,
  number,
  object,
  optional,
  refer,
  string,
  tuple,
  unknown,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type {
  Barge,
  Berth,
  BerthState,
  Cargo,
  CargoInput,
  Crew,
  Flag,
  Fleet,
  Rope,
  SeenBerth,
  Ship,
  Tug,
  Vessel,
} from "./schemas.js";

/** Checks values of the type `Ship`. */
export const ship: Validator<Ship> = /* @__PURE__ */ validator(() =>
  object(
    {
      name: string(minLength(1)),
      tonnage: optional(unknown()),
      cargo: refer(cargo),
      flag: optional(refer(flag)),
      papers: optional(string()),
      log: optional(string()),
    },
    { patterns: { "^is-": boolean() } },
    dependentSchemas({ flag: looseObject({ port: string() }) }),
  ),
);

/** Checks values of the type `Flag`. */
export const flag: Validator<Flag> = /* @__PURE__ */ validator(() => string());

/** Checks values of the type `Cargo`. */
export const cargo: Validator<Cargo> = /* @__PURE__ */ validator(() =>
  tuple([string(), unknown()], unknown(), contains(unknown())),
);

/** Checks values of the type `CargoInput`. */
export const cargoInput: Validator<CargoInput> = /* @__PURE__ */ validator(() =>
  tuple([string(), unknown()], unknown(), contains(unknown())),
);

/** Checks values of the type `Barge`. */
export const barge: Validator<Barge> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Vessel`. */
export const vessel: Validator<Vessel> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Tug`. */
export const tug: Validator<Tug> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: literals("tug") }),
);

/** Checks values of the type `Crew`. */
export const crew: Validator<Crew> = /* @__PURE__ */ validator(() => unknown());

/** Checks values of the type `Fleet`. */
export const fleet: Validator<Fleet> = /* @__PURE__ */ validator(() => refer(ship));

/** Checks values of the type `Berth`. */
export const berth: Validator<Berth> = /* @__PURE__ */ validator(() =>
  looseObject({
    number: number(integer()),
    state: refer(berthState),
    ships: optional(array(refer(ship), contains(looseObject({})))),
    depths: optional(array(unknown())),
    buoys: optional(
      object(
        {},
        { additional: number(integer()) },
        propertyNames(conditional(string(), string(pattern("^[a-z]+$")))),
      ),
    ),
    lamps: optional(looseObject({})),
  }),
);

/** Checks values of the type `BerthState`. */
export const berthState: Validator<BerthState> = /* @__PURE__ */ validator(() =>
  literals("free", "taken"),
);

/** Checks values of the type `Rope`. */
export const rope: Validator<Rope> = /* @__PURE__ */ validator(() =>
  conditional(string(), conditional(string(), string(maxLength(5))), not(nullValue())),
);

/** Checks values of the type `SeenBerth`. */
export const seenBerth: Validator<SeenBerth> = /* @__PURE__ */ validator(() =>
  looseObject({ number: optional(number(integer())), colour: optional(string()) }),
);

/** The checks of calls of `berths.moor`. */
export const berthsMoorRules: OperationRules = {
  id: "berths.moor",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      since: optional(string()),
      tied: optional(looseObject({ ropes: optional(array(string())) })),
      manifest: refer(cargoInput),
    }),
  ),
  needsBody: true,
};

/** The checks of calls of `berths.list`. */
export const berthsListRules: OperationRules = {
  id: "berths.list",
  query: /* @__PURE__ */ validator(() => looseObject({ offset: optional(number(integer())) })),
  answers: { "200": /* @__PURE__ */ validator(() => looseObject({ berths: array(refer(berth)) })) },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(berthsMoorRules, berthsListRules);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
