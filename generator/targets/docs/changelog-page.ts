/** The page on what changed from release to release, in the words of `diff`, for those who call the service. */
import { modelChanges } from "../../changes/comparison.js";
import { sectionLists } from "../../diff/changelog.js";
import { changelogSections, type ChangelogStyle } from "../../diff/changelog-sections.js";
import { factsSummary } from "../../diff/fact-words.js";
import { type DiffReport, diffReport } from "../../diff/report.js";
import { inlineCode, inlineText } from "../../emit/markdown/text.js";
import type { PastModels } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type { Shared } from "../../model/shared.js";
import { groupHead } from "../../sdk/plan-of.js";
import { wordsIn } from "../../words.js";
import { groupTitle } from "./group-pages.js";
import { heading, type Page, wholeManifest } from "./page.js";
import {
  type DocsPlace,
  type DocsScope,
  groupPage,
  linkTo,
  sharedPlace,
  subjectPages,
} from "./places.js";
import type { Settings } from "./settings.js";

/** One release, or what changed since the last one. */
export interface Release {
  /** As readers know it; text of a manifest. */
  readonly title: string;
  readonly date: string | undefined;
  readonly model: ApiModel;
  /** True if it is told also where nothing changed. */
  readonly isNamed: boolean;
}

/** Returns the releases, newest first: the manifest as it stands, then those of the settings. None where there is no changelog. */
export function releasesOf(
  { changelog }: Settings,
  model: ApiModel,
  past: PastModels = new Map(),
): readonly Release[] {
  if (changelog === undefined) return [];
  const { current, releases } = changelog;
  return [
    {
      ...{ title: current?.title ?? "Unreleased", date: current?.date },
      ...{ model, isNamed: current !== undefined },
    },
    ...releases.flatMap(({ revision, title = revision, date }) => {
      const then = past.get(revision);
      if (then === undefined) throw new Error(`the manifest at ${revision} was not read`);
      return [{ title, date, model: then, isNamed: true }];
    }),
  ];
}

/** The page. */
export function changelogPage(scope: DocsScope, releases: readonly Release[]): Page {
  const { page, label } = subjectPages.changelog;
  return {
    path: page,
    title: label,
    summary: () => "What each release added, deprecated, removed and changed, newest first.",
    origins: [wholeManifest(scope.model)],
    blocks: () => [
      "The changes of each release, newest first. A **breaking** change may make calls fail that worked before. **Known now** and **Not shown any more** are changes of these docs: the service did not change.",
      ...releaseBlocks(scope, releases),
    ],
  };
}

function releaseBlocks(scope: DocsScope, releases: readonly Release[]): readonly string[] {
  const anchors = anchorsOf(releases);
  return releases.flatMap((release, index) => {
    const anchor = anchors[index] ?? "";
    const { title, date, isNamed } = release;
    const before = releases[index + 1];
    const report = before === undefined ? undefined : reportOf(before, release);
    if (!isNamed && report?.facts.length === 0) return [];
    return [
      heading(2, inlineText(title), anchor),
      [...(date === undefined ? [] : [`Released on ${date}.`]), sinceText(report)].join(" "),
      ...(before === undefined || report === undefined
        ? []
        : sectionsOf(
            report,
            { scope, titles: operationTitles(before.model, release.model) },
            anchor,
          )),
    ];
  });
}

/** Returns an anchor for each release: by its title, so that a new release moves none. */
function anchorsOf(releases: readonly Release[]): readonly string[] {
  const taken = new Map<string, number>();
  const anchors = releases.toReversed().map(({ title, isNamed }, index) => {
    if (!isNamed) return "unreleased";
    const words = wordsIn(title);
    const anchor = `release-${words.length === 0 ? `number-${index + 1}` : words.join("-")}`;
    const count = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, count);
    return count === 1 ? anchor : `${anchor}--${count}`;
  });
  return anchors.reverse();
}

function sinceText(report: DiffReport | undefined): string {
  if (report === undefined) return "This changelog begins here.";
  return `Since ${inlineText(report.old)}: ${factsSummary(report.facts)}.`;
}

function reportOf(before: Release, after: Release): DiffReport {
  const side = ({ title, model }: Release) => ({
    ...{ label: title, model, files: new Map<string, string>(), versions: [] },
  });
  const changes = modelChanges(before.model, after.model);
  return diffReport({ before: side(before), after: side(after) }, changes, []);
}

/** The things that a release names: in these docs, or as they were called. */
interface Named {
  readonly scope: DocsScope;
  /** Titles of operations, as Markdown, by id. */
  readonly titles: ReadonlyMap<string, string>;
}

function operationTitles(...models: readonly ApiModel[]): Named["titles"] {
  return new Map(
    models.flatMap((model) =>
      operationsOf(model).flatMap(({ id, title }) =>
        title.state === "known" ? [[id, inlineText(title.value)] as const] : [],
      ),
    ),
  );
}

function sectionsOf(report: DiffReport, named: Named, anchor: string): readonly string[] {
  const style: ChangelogStyle = {
    audience: "callers",
    subject: (name) => subjectLink(name, named),
    text: inlineText,
    dash: " – ",
  };
  return changelogSections(report, style).flatMap((section) => [
    heading(3, section.title, `${anchor}--${wordsIn(section.title).join("-")}`),
    ...sectionLists(section),
  ]);
}

const kindsOfShared: Readonly<Record<string, keyof Shared>> = {
  response: "responses",
  parameter: "parameters",
  header: "headers",
};

/** A subject by its name in `diff`, with a link to its place; one that is gone has none. */
function subjectLink(name: string, { scope, titles }: Named): string {
  const { page } = subjectPages.changelog;
  if (name === "service" || name === "the service") {
    return linkTo({ page: "index.md", label: "The service" }, page);
  }
  const operation = scope.operationPlaces.get(name);
  if (operation !== undefined) return linkTo(operation, page);
  const title = titles.get(name);
  if (title !== undefined) return `${title} (${inlineCode(name)})`;
  const [kind = "", own = ""] = name.split(" ");
  const schema = scope.schemaPlaces.get(kind === "schema" ? own : name);
  if (schema !== undefined) return `Schema ${linkTo(schema, page)}`;
  const group = kind === "group" ? groupPlace(own, scope) : undefined;
  if (group !== undefined) return `Group ${linkTo(group, page)}`;
  const shared = kindsOfShared[kind];
  if (shared === undefined || !scope.model.shared[shared].some((each) => each.name === own)) {
    return inlineCode(name);
  }
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${linkTo(sharedPlace(shared, own), page)}`;
}

/** The place of a group: the page of the outermost one that has it. */
function groupPlace(id: string, { model }: DocsScope): DocsPlace | undefined {
  const [outermost] = id.split(".");
  const group = model.groups.find((each) => each.id === outermost);
  if (group === undefined) return undefined;
  const label = outermost === id ? groupTitle(groupHead(group, model)) : inlineText(id);
  return { page: groupPage(group), label };
}
