/** What doc comments of every package say of an operation. */
import { type Fact, knownValue } from "../../../model/known.js";
import type { Deprecation, Operation } from "../../../model/model.js";
import { capitalised } from "../../../sdk/words/counts.js";
import { deprecationWords, sinceText } from "../../../sdk/words/deprecation.js";
import type { DocTag } from "../doc-comments.js";
import { inComment } from "./comment-spelling.js";

/** Its title and its summary; its id where neither is shown. */
export function operationSummary({ title, summary, id }: Operation): string {
  const name = knownValue(title) ?? `\`${id}\``;
  const said = knownValue(summary);
  return said === undefined ? name : `${name}: ${said}`;
}

/** Method and path of an operation that has both. */
export function routeText({ method, path }: Operation): string {
  return `\`${knownValue(method)} ${knownValue(path)?.text}\``;
}

/** What is said of a deprecation. */
export function deprecationTags(deprecated: Fact<Deprecation>): readonly DocTag[] {
  if (deprecated.state !== "known") return [];
  const since = sinceText(deprecated.value);
  const words = deprecationWords(deprecated.value).map((each) => inComment(each));
  const parts = since === undefined ? words : [`${capitalised(since)}.`, ...words];
  return [{ tag: "deprecated", text: parts.join(" ") }];
}
