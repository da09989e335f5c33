/** The page of what several operations share: each response, parameter and header that has a name, with all that is known of it. */
import { inlineCode } from "../../emit/markdown/text.js";
import { type Fact, knownItems, knownValue } from "../../model/known.js";
import { placeText } from "../../model/place.js";
import type { Shared, SharedHeader, SharedParameter, SharedResponse } from "../../model/shared.js";
import { sharedUses, type UsesOfPart, type UsesOfShared } from "../../model/shared-uses.js";
import { capitalised, listText, numberOf } from "../../sdk/words/counts.js";
import { indexPath } from "./index-page.js";
import { contentBlocks, descriptionBlocks, statusText } from "./messages.js";
import { notShownOfShared } from "./operation-gaps.js";
import { sourceBlocks } from "./operation-sources.js";
import { heading, type Page } from "./page.js";
import { headerTable, sharedParameterBlocks } from "./parameters.js";
import { type DocsScope, linkTo, sharedId, sharedPlace, subjectPages } from "./places.js";
import { operationBlocks } from "./subjects/operation-links.js";
import { errorPlace } from "./subjects/subject-places.js";
import type { PageScope } from "./type-text.js";

/** The page; none where nothing is shared, which leaves nothing to be known. */
export function sharedPages(scope: DocsScope): readonly Page[] {
  const { model } = scope;
  const { parameters, headers, responses } = model.shared;
  const all = [...parameters, ...headers, ...responses];
  if (all.length === 0) return [];
  const { page, label } = subjectPages.shared;
  const where = { scope, page };
  const files = new Set(all.map(({ at }) => placeText(model.folder, { file: at.file, path: [] })));
  return [
    {
      path: page,
      title: label,
      summary: () => "Responses, parameters and headers that several operations share.",
      origins: [...files],
      blocks: () => {
        const uses = sharedUses(model);
        return [
          ...section("Responses", "responses", responses, (each) =>
            responseBlocks(each, uses, where),
          ),
          ...section("Parameters", "parameters", parameters, (each) =>
            parameterBlocks(each, uses, where),
          ),
          ...section("Headers", "headers", headers, (each) => headerBlocks(each, uses, where)),
        ];
      },
    },
  ];
}

type Part = SharedResponse | SharedParameter | SharedHeader;

function section<Each extends Part>(
  title: string,
  kind: keyof Shared,
  parts: readonly Each[],
  blocksOf: (part: Each) => readonly string[],
): readonly string[] {
  if (parts.length === 0) return [];
  const sections = parts.flatMap((part) => {
    const { anchor = "", label } = sharedPlace(kind, part.name);
    return [heading(3, label, anchor), ...blocksOf(part)];
  });
  return [heading(2, title, kind), ...sections];
}

function responseBlocks(
  part: SharedResponse,
  uses: UsesOfShared,
  where: PageScope,
): readonly string[] {
  const { description, headers, content } = part;
  const listed = knownItems(headers);
  return [
    ...descriptionBlocks(knownValue(description)),
    ...(content.state === "none" ? ["Its body is empty."] : []),
    ...(content.state === "known" ? contentBlocks(content, where) : []),
    ...(listed.length === 0 ? [] : [headerTable(listed, where)]),
    ...(headers.state === "none" ? ["It has no headers of its own."] : []),
    ...footBlocks(part, uses("responses", part.name), where),
  ];
}

function parameterBlocks(
  { place, wireName, ...part }: SharedParameter,
  uses: UsesOfShared,
  where: PageScope,
): readonly string[] {
  const row = { ...part, name: wireName, description: toldAbove(part.description) };
  return [
    `${capitalised(place)} parameter.`,
    ...descriptionBlocks(knownValue(part.description)),
    ...sharedParameterBlocks(row, place, where),
    ...footBlocks(part, uses("parameters", part.name), where),
  ];
}

function headerBlocks(part: SharedHeader, uses: UsesOfShared, where: PageScope): readonly string[] {
  const own = uses("headers", part.name);
  const names = own.wireNames.size === 0 ? [part.name] : [...own.wireNames];
  const description = toldAbove(part.description);
  return [
    ...descriptionBlocks(knownValue(part.description)),
    headerTable(
      names.map((name) => ({ ...part, name, description })),
      where,
    ),
    ...footBlocks(part, own, where),
  ];
}

/** A description has its paragraphs above the table, which then has none. */
function toldAbove(description: Fact<string>): Fact<string> {
  return description.state === "known" ? { ...description, value: "" } : description;
}

/** Returns the foot of a part: its unknown facts, users, sources and place. */
function footBlocks(part: Part, uses: UsesOfPart, where: PageScope): readonly string[] {
  const { at, formerly } = part;
  const { scope } = where;
  const [sources = ""] = sourceBlocks({ at, id: sharedId(at) }, scope);
  const place = `In the manifest at ${inlineCode(placeText(scope.model.folder, at))}.`;
  const foot = [sources, scope.notShown === "hidden" ? "" : place].filter((each) => each !== "");
  return [
    ...notShownOfShared(at, scope),
    ...usesBlocks(uses, where),
    ...(formerly.length === 0 ? [] : [`Formerly ${listText(formerly.map(inlineCode))}.`]),
    ...(foot.length === 0 ? [] : [foot.join(" ")]),
  ];
}

function usesBlocks(uses: UsesOfPart, where: PageScope): readonly string[] {
  const { page } = where;
  const responses = uses.responses.map((name) => linkTo(sharedPlace("responses", name), page));
  const errors = uses.errors.map((status) =>
    linkTo(errorPlace(status), page, statusText({ status })),
  );
  return [
    ...(uses.isOfEveryRequest
      ? [
          `Goes with ${linkTo({ page: indexPath, anchor: "headers", label: "every request" }, page)}.`,
        ]
      : []),
    ...(errors.length === 0 ? [] : [`Any operation may answer it: ${errors.join(", ")}.`]),
    ...(responses.length === 0
      ? []
      : [`In the ${numberOf(responses.length, "response", "responses")} ${listText(responses)}.`]),
    ...[...uses.operations].flatMap(([status, operations]) =>
      operationBlocks(
        status === "" ? "Used by" : `Answered as ${statusText({ status })} by`,
        operations,
        where,
      ),
    ),
  ];
}
