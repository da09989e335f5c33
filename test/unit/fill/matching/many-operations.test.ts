/** Many operations that are alike. */
import { expect, test } from "vitest";
import { matchOperations } from "../../../../generator/fill/matching/match.js";
import { describedApi, describedOperation, modelOf } from "./api-pair.js";

/** Every name is made of words that forty others have, too: only all of them together tell one from the others. */
test("of 1,200 operations with the words of others, none is taken for another one", () => {
  const things = [
    "author",
    "book",
    "branch",
    "card",
    "copy",
    "desk",
    "event",
    "fine",
    "hold",
    "loan",
  ];
  const places = [
    "city",
    "club",
    "fair",
    "guild",
    "house",
    "market",
    "room",
    "school",
    "shop",
    "tower",
  ];
  const deeds = [
    "list GET",
    "retrieve GET /{id}",
    "create POST",
    "update PATCH /{id}",
    "remove DELETE /{id}",
    "archive POST /{id}/archive",
  ];
  const ids: string[] = [];
  const lines: string[] = [];
  for (const edition of ["old", "new"]) {
    for (const place of places) {
      for (const thing of things) {
        for (const deed of deeds) {
          const [verb, method, tail = ""] = deed.split(" ");
          ids.push(`${place}s.${edition}-${thing}s.${verb}`);
          lines.push(
            `${method} /${place}s/{${place}}/${edition}-${thing}s${tail} | ${verb}-${edition}-${thing} | ${place} | ` +
              `${verb} the ${edition} ${thing} of a ${place} | Lets the current user ${verb} one ${thing} of the ${place}.`,
          );
        }
      }
    }
  }
  const model = modelOf(ids);
  const described = describedApi(lines.map(describedOperation));
  const { pairs } = matchOperations(model, described);
  expect(pairs).toHaveLength(1200);
  const wrong = pairs.filter(
    (pair) => pair.how !== "proposed" && isWrong(pair.operation.id, pair.described.path),
  );
  expect(wrong).toEqual([]);
});

/** `citys.old-authors.list` is `GET /citys/{city}/old-authors`. */
function isWrong(id: string, path: string): boolean {
  const [place, thing] = id.split(".");
  return !path.startsWith(`/${place}/`) || path.split("/")[3] !== thing;
}
