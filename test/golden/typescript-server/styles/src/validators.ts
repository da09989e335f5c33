// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Filter } from "./schemas.js";
import { integer } from "./typescript-client/schema-checks.js";
import {
  array,
  never,
  number,
  object,
  optional,
  refer,
  string,
} from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

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
