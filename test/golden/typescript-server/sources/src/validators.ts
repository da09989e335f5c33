// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Book, MixedBook, SeenBook } from "./schemas.js";
import { literals, looseObject, optional, string } from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: optional(literals("novel", "poem")) }),
);

/** Checks values of the type `SeenBook`. */
export const seenBook: Validator<SeenBook> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: optional(string()), form: optional(literals("book")) }),
);

/** Checks values of the type `MixedBook`. */
export const mixedBook: Validator<MixedBook> = /* @__PURE__ */ validator(() =>
  looseObject({ kind: optional(literals("novel", "poem")) }),
);
