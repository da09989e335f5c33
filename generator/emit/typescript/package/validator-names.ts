/** How the file of validators calls what it has: each from its own id alone, so that adding one never renames another. */
import { camelCase } from "../names.js";
import { freeName } from "../../../sdk/names/scope.js";
import type { SchemaNames } from "../schemas/schema-names.js";
import type { Side } from "../../../sdk/schemas/sides.js";
import type { CheckWord, KindWord } from "../schemas/validator-tree.js";
import type { ApiModel, Operation } from "../../../model/model.js";

/** Name of the rules of all operations. */
export const allRulesName = "validation";

/** Name of the function that makes rules into an option. */
export const validatingName = "validating";

const ownNames: ReadonlySet<string> = new Set([allRulesName, validatingName]);

/** Name of the validator that a schema has on a side. */
export function validatorName(schema: string, side: Side, names: SchemaNames): string {
  const isInput = side === "request" && names.sidesOf(schema).length > 1;
  const name = camelCase(isInput ? `${schema}-input` : schema);
  return freeName(name, ownNames);
}

/** Names of all validators. */
export function validatorNames({ schemas }: ApiModel, names: SchemaNames): readonly string[] {
  return schemas.flatMap(({ name }) =>
    names.sidesOf(name).map((side) => validatorName(name, side, names)),
  );
}

/** Name of the rules of one operation; `taken` are those of the validators. */
export function rulesName({ id }: Operation, taken: ReadonlySet<string>): string {
  return freeName(camelCase(`${id}-rules`), taken);
}

/** The words that make kinds; all others are checks. */
const kindWords: ReadonlySet<KindWord | CheckWord> = new Set<KindWord>([
  "allOf",
  "anyOf",
  "array",
  "boolean",
  "conditional",
  "constant",
  "literals",
  "looseObject",
  "never",
  "not",
  "nullable",
  "nullValue",
  "number",
  "object",
  "optional",
  "refer",
  "string",
  "tuple",
  "unknown",
]);

/** The file of the runtime that has a word, in its folder. */
export function wordFile(word: KindWord | CheckWord): string {
  return kindWords.has(word) ? "schema-kinds" : "schema-checks";
}
