/** The faults of references that lead nowhere. */
import { didYouMean } from "../../diagnostics/suggest.js";
import { cite } from "../../source/finding.js";
import type { SourceNode } from "./source-node.js";
import { isSourceMap, type SourceValue } from "./source-value.js";

/** Where a pointer ends before it should. */
export interface Missing {
  readonly parent: SourceNode;
  readonly token: string;
}

/** A command that can be copied, where nothing in the URL means something to a shell. */
export function saveHelp(url: string): string {
  const command = /^https?:\/\/[\w.:/-]+$/.test(url) ? `, \`curl -O ${url}\`,` : "";
  return `save it beside the description${command} and let \`$ref\` name that file`;
}

function helpFor(value: SourceValue): string {
  if (!isSourceMap(value)) return "mend the reference";
  const keys = [...value.keys()];
  if (keys.length === 0) return "there is nothing at all";
  const shown = keys.slice(0, 5).map((key) => cite(key));
  return `it has ${shown.join(", ")}${keys.length > shown.length ? " and others" : ""}`;
}

/** A pointer with a token that is not there. */
export function missingFault(
  { parent, token }: Missing,
  reference: string,
): { readonly message: string; readonly help: string } {
  const keys = isSourceMap(parent.value) ? [...parent.value.keys()] : [];
  const meant = didYouMean(token, keys);
  const { file, path } = parent.at;
  const name = path.at(-1);
  const where = name === undefined ? `the root of ${file}` : cite(String(name));
  return {
    message: `${cite(reference)} leads nowhere: ${where} has no ${cite(token)}`,
    help: meant === undefined ? helpFor(parent.value) : `did you mean ${cite(meant)}?`,
  };
}

/** True if a node is a description as a whole, which is no part of one. */
export function isWholeDescription(node: SourceNode): boolean {
  const isNamed = ["openapi", "swagger"].some((key) => node.get(key)?.text() !== undefined);
  return isNamed && node.at.path.length === 0;
}

/** A reference without a pointer to a description: `#`, or the name of its file alone. */
export function wholeFault(reference: string): { readonly message: string; readonly help: string } {
  return {
    message: `${cite(reference)} leads to a whole description, not to a part of one`,
    help: "say which part is meant: `#/components/schemas/…`",
  };
}
