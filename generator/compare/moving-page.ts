/** The page "Moving from X to Y" that the owner of an API publishes, in Markdown. */
import { htmlText, inlineCode, inlineText } from "../emit/markdown/text.js";
import { visible } from "../diagnostics/visible.js";
import type { OurPackage } from "./codemod.js";
import { type ComparedCall, type Comparison, kinds } from "./comparison.js";
import type { OurCall } from "./our-calls.js";
import { countsText, titleOf } from "./print-comparison.js";
import { addedText, byHandText, countsOf, oldText, ourText, pagesText } from "./words.js";

/** The page, for the customers of an SDK who move to the package `ours`. */
export function movingPage(comparison: Comparison, ours: OurPackage): string {
  const { sdk, calls, added } = comparison;
  const from = inlineText(visible(sdk.name));
  const blocks = [
    `# Moving from ${from} to ${inlineText(ours.package)}`,
    `Of the ${calls.length} calls of ${code(sdk.name)}, in ${code(ours.package)} are:`,
    countsText(countsOf(comparison))
      .map((line) => `- ${line}`)
      .join("\n"),
    ...(sdk.isTypescript ? waysOfCalls : []),
    ...kinds.flatMap((kind) => section(kind, calls)),
    ...addedSection(added),
  ];
  return `${blocks.join("\n\n")}\n`;
}

const waysOfCalls = [
  "## Every call",
  [
    "- A value of the path is an argument; several values are one object, under their names in the path.",
    "- Everything else is one object after them: `query`, `headers`, `cookies` and `body`, and the options of the call.",
    "- `timeout` is `timeoutMs`, and `headers` of a call's options are `extraHeaders`; `maxRetries` and `signal` are as before.",
  ].join("\n"),
];

function section(kind: ComparedCall["kind"], all: readonly ComparedCall[]): readonly string[] {
  const own = all.filter((each) => each.kind === kind);
  if (own.length === 0) return [];
  const heading = `## ${titleOf(kind)}`;
  switch (kind) {
    case "same":
      return [
        heading,
        `<details><summary>${own.length} calls</summary>`,
        own.map(({ old }) => `- ${code(oldText(old))}`).join("\n"),
        "</details>",
      ];
    case "pages":
    case "missing":
      return [heading, own.map((each) => `- ${code(oldText(each.old))}: ${why(each)}`).join("\n")];
    case "arguments":
    case "name":
      return [heading, table(own)];
  }
}

function table(calls: readonly ComparedCall[]): string {
  const rows = calls.map((call) => {
    const after = call.kind === "missing" ? "" : cell(ourText(call));
    const note = why(call);
    return `| ${cell(oldText(call.old))} | ${after}${note === "" ? "" : ` ${note}`} |`;
  });
  return ["| Before | After |", "| --- | --- |", ...rows].join("\n");
}

function addedSection(added: readonly OurCall[]): readonly string[] {
  if (added.length === 0) return [];
  return ["## New", added.map((each) => `- ${code(addedText(each))}`).join("\n")];
}

function why(call: ComparedCall): string {
  const texts = [byHandText(call), pagesText(call)].filter((each) => each !== undefined);
  return inlineText(visible(texts.join(" ")));
}

function code(text: string): string {
  return inlineCode(visible(text));
}

/** Code in a cell of a table, in which a bar would begin the next one. */
function cell(text: string): string {
  return `<code>${htmlText(visible(text)).replaceAll("|", "&#124;").replaceAll("{", "&#123;")}</code>`;
}
