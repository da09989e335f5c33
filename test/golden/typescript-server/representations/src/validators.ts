// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Book, BookInput, Fault, Label, LabelInput, Scan, ShelfPage } from "./schemas.js";
import { integer } from "./typescript-client/schema-checks.js";
import { array, looseObject, number, optional, string } from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  looseObject({ id: number(integer()), title: optional(string()) }),
);

/** Checks values of the type `BookInput`. */
export const bookInput: Validator<BookInput> = /* @__PURE__ */ validator(() =>
  looseObject({ id: number(integer()), title: optional(string()) }),
);

/** Checks values of the type `Fault`. */
export const fault: Validator<Fault> = /* @__PURE__ */ validator(() =>
  looseObject({ code: optional(number(integer())), message: string() }),
);

/** Checks values of the type `Label`. */
export const label: Validator<Label> = /* @__PURE__ */ validator(() =>
  looseObject({ text: string(), colour: optional(string()) }),
);

/** Checks values of the type `LabelInput`. */
export const labelInput: Validator<LabelInput> = /* @__PURE__ */ validator(() =>
  looseObject({ text: string(), colour: optional(string()) }),
);

/** Checks values of the type `Scan`. */
export const scan: Validator<Scan> = /* @__PURE__ */ validator(() => string());

/** Checks values of the type `ShelfPage`. */
export const shelfPage: Validator<ShelfPage> = /* @__PURE__ */ validator(() =>
  looseObject({ items: array(string()), total: number(integer()) }),
);
