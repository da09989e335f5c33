/** The page on versions of the service, and on what is on its way out. */
import { inlineCode } from "../../../emit/markdown/text.js";
import type { Negotiation } from "../../../model/behaviour.js";
import { knownValue } from "../../../model/known.js";
import { factCell } from "../facts.js";
import { descriptionBlocks } from "../messages.js";
import { type Folder, type Missing, missingFact, missingPanel } from "../missing.js";
import { heading, type Page } from "../page.js";
import { type DocsScope, subjectPages } from "../places.js";
import { sourcesBlocks } from "../sources.js";
import { notShown, type PageScope } from "../type-text.js";
import { deprecationBlocks } from "./deprecations.js";
import { subjectPage } from "./subject-page.js";

/** The page. */
export function versioningPage(scope: DocsScope): Page {
  return subjectPage(
    {
      place: subjectPages.versioning,
      summary: "The version of the API, how calls select it, and deprecated operations.",
      from: ["groups/*.yaml"],
      blocks: (where) => [...versionBlocks(where), ...deprecationBlocks(where)],
    },
    scope,
  );
}

function versionBlocks({ scope }: PageScope): readonly string[] {
  const { model } = scope;
  const { identifier, negotiation, deprecationPolicy } = model.service.versioning;
  const way = knownValue(negotiation);
  return [
    heading(2, "Version", "version"),
    ...(identifier.state === "known" ? [`This is version ${inlineCode(identifier.value)}.`] : []),
    ...(identifier.state === "none" ? ["The service has no versions."] : []),
    ...(way === undefined ? [] : [negotiationText(way)]),
    ...(negotiation.state === "none" ? ["A call does not say which version it means."] : []),
    ...descriptionBlocks(knownValue(deprecationPolicy)),
    ...(deprecationPolicy.state === "none" ? ["The service has no deprecation policy."] : []),
    ...missingPanel(
      [
        ...missingFact("which version this is", identifier, model),
        ...missingFact("how a call says which version it means", negotiation, model),
        ...(way === undefined ? [] : missingOfNegotiation(way, model)),
        ...missingFact("what is promised before something goes", deprecationPolicy, model),
      ],
      scope,
    ),
    ...sourcesBlocks(
      [
        { name: "version", fact: identifier },
        { name: "how it is said", fact: negotiation },
        { name: "policy", fact: deprecationPolicy },
      ],
      model,
    ),
  ];
}

function negotiationText(way: Negotiation): string {
  const name = factCell(way.name, (text) => ` ${inlineCode(text)}`, "");
  const named = way.name.state === "notShown" ? ` whose name is ${notShown}` : name;
  const value = factCell(way.value, inlineCode);
  const as = way.value.state === "none" ? "" : `: ${value}`;
  const place = knownValue(way.in);
  switch (place) {
    case "path":
      return `A call says which version it means in its path${as}.`;
    case "header":
      return `A call says which version it means in the header${named}${as}.`;
    case "query":
      return `A call says which version it means in the query parameter${named}${as}.`;
    case "mediaType":
      return `A call says which version it means in the media type that it asks for (header \`Accept\`)${as}.`;
    case undefined:
      return `A call says which version it means in a place that is ${notShown}${as}.`;
  }
}

function missingOfNegotiation(way: Negotiation, model: Folder): readonly Missing[] {
  const place = knownValue(way.in);
  return [
    ...missingFact("where a call says it", way.in, model),
    ...(place === "header" || place === "query"
      ? missingFact(
          `the name of the ${place === "header" ? "header" : "query parameter"}`,
          way.name,
          model,
        )
      : []),
    ...missingFact("what a call says there", way.value, model),
  ];
}
