// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Book *\/
 *
 * {\@link evil} *\/ ${x}
 *
 * # Heading
 *
 * \@ts-nocheck
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook *\/ second line third).
 */
export interface Book {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  /**
   * own, not inherited
   *
   * @defaultValue "*\/"
   */
  __proto__: string;
  constructor: string;
  toString?: string;
  then?: string;
  /**
   * *\/
   *
   * @deprecated
   */
  "*/": string;
  "`${process.exit()}`"?: string;
  "</script>"?: string;
  "a\nb\u2028c"?: string;
  "\u202etxt.exe"?: string;
  'it\'s "quoted" \u005c'?: string;
  "👩‍🎤"?: string;
  /** Integer. */
  "1st"?: number;
  /** Integer. */
  "-1"?: number;
  /** Integer. */
  "1e3"?: number;
  new?: boolean;
  ""?: boolean;
  "[Symbol.iterator]"?: boolean;
  "#private"?: boolean;
  /** @defaultValue { "__proto__": 1, "constructor": [] } */
  choice?:
    | "*/"
    | "`${1}`"
    | "</script>"
    | "line\nbreak"
    | "\u2028"
    | "'"
    | '"'
    | "'\""
    | "\u005c"
    | "not shown"
    | "none"
    | "None"
    | ""
    | -0.5
    | 1e-7
    | { __proto__: 1; constructor: readonly [] }
    | readonly []
    | null;
  nested?: { __proto__: { a: "*/" }; b: readonly [{}] };
}

/**
 * `Book` as it is sent.
 *
 * From `manifest/schemas/book.yaml#schemas.book` (Handbook *\/ second line third).
 */
export interface BookInput {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  /**
   * own, not inherited
   *
   * @defaultValue "*\/"
   */
  __proto__: string;
  constructor: string;
  toString?: string | undefined;
  then?: string | undefined;
  /**
   * *\/
   *
   * @deprecated
   */
  "*/": string;
  "`${process.exit()}`"?: string | undefined;
  "</script>"?: string | undefined;
  "a\nb\u2028c"?: string | undefined;
  "\u202etxt.exe"?: string | undefined;
  'it\'s "quoted" \u005c'?: string | undefined;
  "👩‍🎤"?: string | undefined;
  /** Integer. */
  "1st"?: number | undefined;
  /** Integer. */
  "-1"?: number | undefined;
  /** Integer. */
  "1e3"?: number | undefined;
  new?: boolean | undefined;
  ""?: boolean | undefined;
  "[Symbol.iterator]"?: boolean | undefined;
  "#private"?: boolean | undefined;
  /** @defaultValue { "__proto__": 1, "constructor": [] } */
  choice?:
    | "*/"
    | "`${1}`"
    | "</script>"
    | "line\nbreak"
    | "\u2028"
    | "'"
    | '"'
    | "'\""
    | "\u005c"
    | "not shown"
    | "none"
    | "None"
    | ""
    | -0.5
    | 1e-7
    | { __proto__: 1; constructor: readonly [] }
    | readonly []
    | null
    | undefined;
  nested?: { __proto__: { a: "*/" }; b: readonly [{}] } | undefined;
}

/**
 * *\/
 *
 * Pattern: ``^[`'"\\/*]+\u{1F600}$``.
 *
 * From `manifest/schemas/book.yaml#schemas.object` (Handbook *\/ second line third).
 */
export type Object_ = string;
