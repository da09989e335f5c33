/** Where pages stand in answers: no pager looks where the schemas of an operation's answers allow nothing. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Pager, PagerResponse } from "../../model/behaviour.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import { successesIn } from "../../model/successes.js";
import type { FindSchema } from "../../model/schema-members.js";
import { itemSchemas, type PointedSchemas, schemasAt } from "../../model/schema-pointer.js";

/** Checks the places without which no page can be followed, at each root that an operation names. */
export function refusedPlaces(
  { id, pagination, responses }: Operation,
  pager: Pager,
  find: FindSchema,
): readonly Diagnostic[] {
  const successes = successesIn(responses);
  const contents = successes.flatMap(({ content }) => knownItems(content));
  const roots = knownValue(pagination)?.roots ?? [];
  const places = knownItems(pager.response).flatMap(({ role, pointer, at }) => {
    const place = isNeeded(role, pager) ? knownValue(pointer) : undefined;
    return place === undefined || place.startsWith("header:") ? [] : [{ role, place, at }];
  });
  return places.flatMap(({ role, place, at }) =>
    roots.flatMap((root) => {
      const pointer = root.pointer + place;
      const found = contents.map(({ schema }): PointedSchemas => {
        const there = schema.state === "known" ? schemasAt(schema.value, pointer, find) : "open";
        return role === "items" ? itemSchemas(there, find) : there;
      });
      if (found.length === 0 || found.some((each) => each !== "refused")) return [];
      const what = role === "items" ? "a list of items" : `its \`${role}\``;
      return [
        diagnostic("page-out-of-place", {
          at: pagination.at,
          message: `${id} has ${what} at \`${pointer}\`, where its answers can have none`,
          help: "correct the pointer, or `root` if the page stands under a key; or add it to the schema of the answer",
          related: [
            { message: `\`${pager.name}\` looks for it at \`${place}\``, at },
            ...successes.map((answer) => ({ message: "the answer", at: answer.at })),
          ],
        }),
      ];
    }),
  );
}

function isNeeded(role: PagerResponse["role"], { strategy }: Pager): boolean {
  return (
    role === "items" ||
    (role === "cursor" && strategy === "cursor") ||
    (role === "next" && strategy === "link")
  );
}
