/** Words of schemas that a description cannot have as they are, because of what is not shown within them. */
import {
  type WeakenedWord,
  weakenedRests,
  weakenedWords,
} from "../../sdk/json-schema/weakened-words.js";
import { isOptional } from "../../sdk/json-schema/discriminator-word.js";
import type { ApiModel } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { rootSchemas, schemasIn } from "../../model/walk.js";
import type { DescriptionScope } from "./description-scope.js";
import type { Loss } from "./loss.js";
import { inside } from "../../source-ref.js";

type LostWord = WeakenedWord | "discriminator";

const whys: Readonly<Record<LostWord, string>> = {
  discriminator: "OpenAPI 3.2 asks for a default where the property may be missing; 3.1 does not.",
  oneOf: "The unknown part may tell them apart, so the description has `anyOf`.",
  not: "The unknown part may make the difference, so it is left out.",
  if: "It is not certain when it holds, so either side may.",
  maxContains: "It is not certain which items count, so it is left out.",
  unevaluatedItems: "The unknown part may evaluate more items, so it is left out.",
  unevaluatedProperties: "The unknown part may evaluate more properties, so it is left out.",
};

/** The losses of all schemas, wherever they stand. */
export function schemaLosses(model: ApiModel, scope: DescriptionScope): readonly Loss[] {
  return rootSchemas(model)
    .flatMap((root) => [...schemasIn(root)])
    .flatMap((schema) =>
      lostWords(schema, scope).map((word): Loss => ({
        subject: "schemas",
        at: inside(schema.at, word),
        what: word,
        why: whys[word],
        notShown: [],
      })),
    );
}

function lostWords(schema: Schema, { find, isLater }: DescriptionScope): readonly LostWord[] {
  return [
    ...weakenedWords(schema, new Set(), { find }),
    ...weakenedRests(schema, { find }),
    ...(isLater && isOptional(schema, { find }) ? (["discriminator"] as const) : []),
  ];
}
