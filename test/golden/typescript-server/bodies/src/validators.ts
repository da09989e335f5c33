// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Book, Page, Upload } from "./schemas.js";
import {
  array,
  conditional,
  never,
  nullable,
  object,
  optional,
  refer,
  string,
} from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

/** Checks values of the type `Book`. */
export const book: Validator<Book> = /* @__PURE__ */ validator(() =>
  object({ title: string() }, { additional: never() }),
);

/** Checks values of the type `Upload`. */
export const upload: Validator<Upload> = /* @__PURE__ */ validator(() =>
  object(
    {
      title: string(),
      text: string(),
      cover: optional(nullable(string())),
      pages: optional(array(refer(page))),
      index: optional(conditional(string(), string())),
      sample: optional(string()),
      signature: optional(string()),
      book: optional(refer(book)),
      tags: optional(array(string())),
    },
    { additional: never() },
  ),
);

/** Checks values of the type `Page`. */
export const page: Validator<Page> = /* @__PURE__ */ validator(() => string());
