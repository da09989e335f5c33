/** What doc comments of every package say of an operation. */
import { type Fact, knownValue } from "../../../model/known.js";
import type { Deprecation, Operation } from "../../../model/model.js";
import type { DocTag } from "../doc-comments.js";

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
  const { since, sunset, replacement, reason } = deprecated.value;
  const parts = [
    ...known(since).map((date) => `Since ${date}.`),
    ...known(sunset).map((date) => `It ends on ${date}.`),
    ...known(reason),
    ...known(replacement).map((id) => `Use \`${id}\`.`),
  ];
  return [
    {
      tag: "deprecated",
      text: parts.length === 0 ? "Nothing more is shown about it." : parts.join(" "),
    },
  ];
}

function known(fact: Fact<string>): readonly string[] {
  return fact.state === "known" ? [fact.value] : [];
}
