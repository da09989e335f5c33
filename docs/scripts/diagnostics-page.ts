/** The reference of diagnostics: what `explain` says of each, by stage. */
import { codeBlock, inlineCode } from "../../generator/emit/markdown/text.js";
import type { CatalogEntry } from "../../generator/diagnostics/catalog-entry.js";
import { fillCodes } from "../../generator/diagnostics/catalog-fill.js";
import { meaningCodes } from "../../generator/diagnostics/catalog-meaning.js";
import { outputCodes } from "../../generator/diagnostics/catalog-output.js";
import { scaffoldCodes } from "../../generator/diagnostics/catalog-scaffold.js";
import { schemaCodes } from "../../generator/diagnostics/catalog-schemas.js";
import { shapeCodes } from "../../generator/diagnostics/catalog-shape.js";
import { textCodes } from "../../generator/diagnostics/catalog-text.js";
import { madePage, type ReferencePage } from "./page.js";

/** The stages of `catalog.ts`, in its order. */
const stages: readonly (readonly [title: string, codes: Readonly<Record<string, CatalogEntry>>])[] =
  [
    ["The text of the files", textCodes],
    ["The shape of the manifest", shapeCodes],
    ["The meaning of the manifest", meaningCodes],
    ["Schemas", schemaCodes],
    ["Outputs", outputCodes],
    ["Scaffolded handlers", scaffoldCodes],
    ["Sources of `fill` and `init`", fillCodes],
  ];

/** The page. */
export function diagnosticsPage(): ReferencePage {
  const sections = stages.flatMap(([title, codes]) => [
    `## ${title}`,
    ...Object.entries(codes).flatMap(([code, entry]) => section(code, entry)),
  ]);
  return madePage("reference/diagnostics.md", [
    "# Diagnostics",
    "An error forbids to write output, and ends a command with exit code 2. A warning never changes an exit code. `endpoint-manifest explain <code>` says the same in the terminal.",
    ...sections,
  ]);
}

function section(
  code: string,
  { severity, title, explanation, wrong, right }: CatalogEntry,
): readonly string[] {
  const sentence = `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
  return [
    `### <a id="${code}"></a>${inlineCode(code)}`,
    `**${severity === "error" ? "Error" : "Warning"}.** ${proseLine(sentence)}`,
    proseLine(explanation),
    "Wrong:",
    codeBlock(languageOf(wrong), wrong),
    "Right:",
    codeBlock(languageOf(right), right),
  ];
}

/** Explanations have code in backticks; angle brackets and brackets outside of it are text. */
function proseLine(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/[*_[\]<>]/g, "\\$&")))
    .join("");
}

/** Most pieces are of a manifest, which is YAML; others are of a terminal, of handlers, or of a source in JSON. */
function languageOf(piece: string): string {
  if (/^(?:\$ |endpoint-manifest |npx |npm )/.test(piece)) return "sh";
  if (/^(?:export|import) /.test(piece)) return "ts";
  return /^\{ ?"/.test(piece) ? "json" : "yaml";
}
