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

type LostWord = WeakenedWord | "discriminator";

const whys: Readonly<Record<LostWord, string>> = {
  discriminator: "OpenAPI 3.2 asks for a default where the property may be missing; 3.1 does not.",
  oneOf: "What is not shown may be what tells them apart, so that `anyOf` stands there.",
  not: "What is not shown may be what makes the difference, so that it is left out.",
  if: "It is not certain when it holds, so that either side may.",
  maxContains: "It is not certain which items count, so that it is left out.",
  unevaluatedItems: "What is not shown may look at further items, so that it is left out.",
  unevaluatedProperties:
    "What is not shown may look at further properties, so that it is left out.",
};

/** The losses of all schemas, wherever they stand. */
export function schemaLosses(model: ApiModel, scope: DescriptionScope): readonly Loss[] {
  return rootSchemas(model)
    .flatMap((root) => [...schemasIn(root)])
    .flatMap((schema) =>
      lostWords(schema, scope).map((word): Loss => ({
        subject: "schemas",
        at: { ...schema.at, path: [...schema.at.path, word] },
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
