// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
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
  [name: string]: unknown;
  /**
   * own, not inherited
   *
   * Default: `"*\/"`
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
  "1st"?: number;
  "-1"?: number;
  "1e3"?: number;
  new?: boolean;
  ""?: boolean;
  "[Symbol.iterator]"?: boolean;
  "#private"?: boolean;
  /** Default: `{"__proto__": 1, "constructor": []}` */
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
    | { __proto__: 1; constructor: [] }
    | []
    | null;
  nested?: { __proto__: { a: "*/" }; b: [{}] };
}

/**
 * *\/
 *
 * From `manifest/schemas/book.yaml#schemas.object` (Handbook *\/ second line third).
 */
export type Object_ = string;
