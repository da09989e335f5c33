/** The loss report: what the description does not say, and where the manifest says it. */
import { inlineCode, table } from "../../emit/markdown/text.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { operationsOf } from "../../model/walk.js";
import { type Loss, type LossSubject, lossSubjects } from "./loss.js";
import { lossesOf } from "./losses.js";
import { unknownIn } from "./not-shown.js";
import { placementOf, type UnplacedOperation } from "./placement.js";
import { isLaterVersion, type Settings, specificationOf } from "./settings.js";

/** The report as Markdown. */
export function lossReport(model: ApiModel, settings: Settings): string {
  const isLater = isLaterVersion(settings);
  const losses = lossesOf(model, isLater);
  const { placed, notCallable } = placementOf(model, isLater);
  const bySubject = subjects.map(
    (subject) => [subject, losses.filter((loss) => loss.subject === subject)] as const,
  );
  const sections = bySubject.filter(([, all]) => all.length > 0);
  const links = sections.map(([subject, { length }]) => `- ${linkTo(subject)}: ${length}`);
  return `${[
    "<!-- Made by endpoint-manifest (openapi) from the manifest. Not to be edited. -->",
    "# Facts that the description lacks",
    `\`openapi.yaml\` and \`openapi.json\` have the facts of the manifest in the words of OpenAPI ${specificationOf(settings)}. Facts that are not known are \`x-not-shown\` there. This report has the known facts for which OpenAPI has no words, and their unknown parts. A fact that is in neither is known to be absent.`,
    `${placed.length} of ${operationsOf(model).length} operations are listed by path. Facts without words: ${losses.length}.`,
    ...(links.length > 0 ? [links.join("\n")] : []),
    ...sections.flatMap(([subject, all]) => sectionOf(subject, all, model.folder)),
    ...(notCallable.length > 0 ? sectionOfUnplaced(notCallable, model.folder) : []),
  ].join("\n\n")}\n`;
}

const subjects: readonly LossSubject[] = Object.keys(lossSubjects).filter(
  (key): key is LossSubject => key in lossSubjects,
);

function linkTo(subject: LossSubject): string {
  const heading = lossSubjects[subject];
  return `[${heading}](#${heading.toLowerCase().replaceAll(" ", "-")})`;
}

/** One subject: a reason that holds for all of it stands above the table, and no column stands empty. */
function sectionOf(
  subject: LossSubject,
  losses: readonly Loss[],
  folder: string,
): readonly string[] {
  const whys = new Set(losses.map(({ why }) => why));
  const [common] = whys;
  const columns: readonly Column[] = [
    {
      head: "Of",
      cell: ({ operation }) => (operation === undefined ? "the service" : inlineCode(operation)),
      isUsed: losses.some(({ operation }) => operation !== undefined),
    },
    { head: "What", cell: ({ what }) => inlineCode(what), isUsed: true },
    { head: "Why", cell: ({ why }) => why, isUsed: whys.size > 1 },
    {
      head: "Not shown",
      cell: ({ notShown }) => notShown.map(inlineCode).join(", "),
      isUsed: losses.some(({ notShown }) => notShown.length > 0),
    },
    {
      head: "Place in the manifest",
      cell: ({ at }) => inlineCode(placeText(folder, at)),
      isUsed: true,
    },
  ];
  const used = columns.filter(({ isUsed }) => isUsed);
  return [
    `## ${lossSubjects[subject]}`,
    ...(whys.size === 1 && common !== undefined ? [common] : []),
    table(
      used.map(({ head }) => head),
      losses.map((loss) => used.map(({ cell }) => cell(loss))),
    ),
  ];
}

interface Column {
  readonly head: string;
  readonly cell: (loss: Loss) => string;
  readonly isUsed: boolean;
}

function sectionOfUnplaced(
  operations: readonly UnplacedOperation[],
  folder: string,
): readonly string[] {
  return [
    "## Operations without a path",
    "OpenAPI lists operations by path and method. The known facts of these operations are under `x-not-shown-operations`.",
    table(
      ["Operation", "Not shown", "Where to fill it in"],
      operations.map(({ operation: { id, method, path, at } }) => [
        inlineCode(id),
        unknownIn({ method, path }).join(", "),
        inlineCode(placeText(folder, at)),
      ]),
    ),
  ];
}
