// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { integer, pattern } from "./runtime/schema-checks.js";
import {
  anyOf,
  array,
  boolean,
  constant,
  literals,
  looseObject,
  number,
  optional,
  string,
} from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type { Book, BookInput, Object_ } from "./schemas.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({
    ["__proto__"]: string(),
    constructor: string(),
    toString: optional(string()),
    then: optional(string()),
    "*/": string(),
    "`${process.exit()}`": optional(string()),
    "</script>": optional(string()),
    "a\nb\u2028c": optional(string()),
    "\u202etxt.exe": optional(string()),
    'it\'s "quoted" \u005c': optional(string()),
    "👩‍🎤": optional(string()),
    "1st": optional(number(integer())),
    "-1": optional(number(integer())),
    "1e3": optional(number(integer())),
    new: optional(boolean()),
    "": optional(boolean()),
    "[Symbol.iterator]": optional(boolean()),
    "#private": optional(boolean()),
    choice: optional(
      anyOf(
        literals(
          "*/",
          "`${1}`",
          "</script>",
          "line\nbreak",
          "\u2028",
          "'",
          '"',
          "'\"",
          "\u005c",
          "not shown",
          "none",
          "None",
          "",
          -0.5,
          1e-7,
          null,
        ),
        constant({ ["__proto__"]: 1, constructor: [] }),
        constant([]),
      ),
    ),
    nested: optional(constant({ ["__proto__"]: { a: "*/" }, b: [{}] })),
  }),
);

/** Checks values of the type `BookInput`. */
export const bookInput: Validator<BookInput> = /* @__PURE__ */ validator(() =>
  looseObject({
    ["__proto__"]: string(),
    constructor: string(),
    toString: optional(string()),
    then: optional(string()),
    "*/": string(),
    "`${process.exit()}`": optional(string()),
    "</script>": optional(string()),
    "a\nb\u2028c": optional(string()),
    "\u202etxt.exe": optional(string()),
    'it\'s "quoted" \u005c': optional(string()),
    "👩‍🎤": optional(string()),
    "1st": optional(number(integer())),
    "-1": optional(number(integer())),
    "1e3": optional(number(integer())),
    new: optional(boolean()),
    "": optional(boolean()),
    "[Symbol.iterator]": optional(boolean()),
    "#private": optional(boolean()),
    choice: optional(
      anyOf(
        literals(
          "*/",
          "`${1}`",
          "</script>",
          "line\nbreak",
          "\u2028",
          "'",
          '"',
          "'\"",
          "\u005c",
          "not shown",
          "none",
          "None",
          "",
          -0.5,
          1e-7,
          null,
        ),
        constant({ ["__proto__"]: 1, constructor: [] }),
        constant([]),
      ),
    ),
    nested: optional(constant({ ["__proto__"]: { a: "*/" }, b: [{}] })),
  }),
);

/** Checks values of the type `Object_`. */
export const object: Validator<Object_> = /* @__PURE__ */ validator(() =>
  string(pattern("^[`'\"\\\\/*]+\\u{1F600}$")),
);

/** The checks of calls of `books.send`. */
export const booksSendRules: OperationRules = {
  id: "books.send",
  query: /* @__PURE__ */ validator(() =>
    looseObject({
      ["__proto__"]: optional(string()),
      "`${1}`": optional(
        array(
          literals("*/", "`", "${}", "\n", "\u202e", "\u005c", "'", '"', "\u0000", "</script>"),
        ),
      ),
      "ids[]": optional(array(string())),
    }),
  ),
  body: bookInput,
  needsBody: true,
  answers: { "200": book },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(booksSendRules);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
