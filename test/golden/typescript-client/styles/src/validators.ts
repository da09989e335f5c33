// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer, maxItems } from "./runtime/schema-checks.js";
import {
  anyOf,
  array,
  literals,
  looseObject,
  never,
  nullable,
  number,
  object,
  optional,
  refer,
  string,
  unknown,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type { Filter } from "./schemas.js";

/** Checks values of the type `Filter`. */
export const filter: Validator<Filter> = /* @__PURE__ */ validator(() =>
  object(
    {
      name: optional(string()),
      years: optional(array(number(integer()))),
      any: optional(array(refer(filter))),
    },
    { additional: never() },
  ),
);

/** The checks of calls of `search.query`. */
export const searchQueryRules: OperationRules = {
  id: "search.query",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      ids: array(string(), maxItems(50)),
      tags: optional(array(string())),
      words: optional(array(string())),
      options: optional(array(string())),
      filter: optional(object({}, { additional: string() })),
      fields: optional(string()),
      where: optional(looseObject({})),
      near: optional(string()),
      paths: optional(array(string())),
    }),
  ),
};

/** The checks of calls of `search.deep`. */
export const searchDeepRules: OperationRules = {
  id: "search.deep",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      expand: array(string()),
      created: optional(
        anyOf(
          number(integer()),
          looseObject({ gt: optional(number(integer())), lt: optional(number(integer())) }),
        ),
      ),
      filter: refer(filter),
      flat: optional(
        looseObject({ a: optional(nullable(string())), b: optional(array(unknown())) }),
      ),
    }),
  ),
  needsBody: true,
};

/** The checks of calls of `search.json`. */
export const searchJsonRules: OperationRules = {
  id: "search.json",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      filter: looseObject({ name: string(), tags: optional(array(nullable(string()))) }),
      word: optional(string()),
      line: optional(literals("one", "two")),
    }),
  ),
};

/** The checks of calls of `search.half`. */
export const searchHalfRules: OperationRules = {
  id: "search.half",
  query: /* @__PURE__ */ validator(() =>
    looseObject({ word: optional(string()), one: optional(string()) }),
  ),
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(
  searchQueryRules,
  searchDeepRules,
  searchJsonRules,
  searchHalfRules,
);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
