/** Groups of operations as tags (OpenAPI 3.1.1, section 4.8.22). */
import { jsonObject, type JsonObject } from "../../sdk/json-schema/json-objects.js";
import { knownValue } from "../../model/known.js";
import type { Group } from "../../model/model.js";
import { notShownWord, unknownIn } from "./not-shown.js";

/** A group. OpenAPI 3.2 has a word for its title, and for the group that it stands in (3.2.0, section 4.22). */
export function tagOf({ id, title, description }: Group, isLater: boolean): JsonObject {
  const parent = id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : undefined;
  const name = knownValue(title);
  const text = knownValue(description);
  const said = (isLater ? [text] : [name, text]).filter((each) => each !== undefined);
  return jsonObject([
    ["name", id],
    ["summary", isLater ? name : undefined],
    ["description", said.length > 0 ? said.join("\n\n") : undefined],
    ["parent", isLater ? parent : undefined],
    notShownWord(unknownIn({ title, description })),
  ]);
}
