// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Book, Problem_ } from "./schemas.js";
import { integer } from "./typescript-client/schema-checks.js";
import { looseObject, number, optional, string } from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ id: string(), title: optional(string()), year: optional(number(integer())) }),
);

/** Checks values of the type `Problem_`. */
export const problem: Validator<Problem_> = /* @__PURE__ */ validator(() =>
  looseObject({ title: optional(string()) }),
);
