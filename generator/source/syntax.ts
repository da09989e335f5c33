/** Faults of YAML's syntax, said for people, and how far the tree can be trusted in spite of them. */
import type { CST, ErrorCode, YAMLError } from "yaml";
import type { Finding } from "./finding.js";
import { type Complaint, restOfLine, syntaxRules } from "./syntax-rules.js";
import type { Tree } from "./tree.js";

/** The faults of syntax of one text. */
export interface SyntaxReport {
  readonly findings: readonly Finding[];
  /** The offset before which everything was read as meant; later faults may be consequences. */
  readonly trustedUntil: number;
  /** Those that `mend.ts` can mend: texts with a colon. */
  readonly mendable: readonly Finding[];
}

/** Complaints that `forbidden.ts` makes in its own words, at the token that causes them. */
const elsewhere: readonly ErrorCode[] = [
  "ALIAS_PROPS",
  "BAD_ALIAS",
  "BAD_DIRECTIVE",
  "BAD_PROP_ORDER",
  "MULTIPLE_ANCHORS",
  "MULTIPLE_DOCS",
  "MULTIPLE_TAGS",
  "TAG_RESOLVE_FAILED",
];

/** After so many faults the rest is hardly more than consequences. */
const maximumFindings = 20;

/** Says what is wrong with the syntax: the first fault of each line, as the rest of a line follows from it. */
export function syntaxFaults(text: string, tree: Tree): SyntaxReport {
  const findings: Finding[] = [];
  let trustedUntil = Number.POSITIVE_INFINITY;
  const mendable: Finding[] = [];
  let lineEnd = -1;
  for (const error of tree.errors) {
    if (elsewhere.includes(error.code)) continue;
    const offset = error.pos[0];
    if (offset <= lineEnd || (findings.length > 0 && isEcho(error))) continue;
    const { finding, rule } = explain(error, text, tree.tokens);
    findings.push(finding);
    if (rule.mends === finding.code) mendable.push(finding);
    if (!rule.harmless) trustedUntil = Math.min(trustedUntil, finding.range[0]);
    lineEnd = offset + restOfLine(text, offset).length;
    if (findings.length === maximumFindings) break;
  }
  return { findings, trustedUntil, mendable };
}

/** Once the parser has lost its place, it complains about each token that follows. */
function isEcho({ message }: YAMLError): boolean {
  return message.includes("in YAML stream") || message.startsWith("Not a YAML token");
}

function explain(error: YAMLError, text: string, tokens: readonly CST.Token[]) {
  const [offset, end] = error.pos;
  const rest = restOfLine(text, offset);
  const tab = /(?:^|\n) *\t[ \t]*$/.test(text.slice(Math.max(0, offset - 200), offset));
  const complaint: Complaint = { text, offset, end, rest, tokens };
  const words = tab ? "Tabs are not allowed" : error.message;
  const rule = syntaxRules.find((each) => each.words.test(words));
  if (rule === undefined) throw new Error(`no syntax rule for: ${words}`);
  const { range = [offset, Math.max(end, offset + 1)], ...statement } = rule.say(complaint);
  const finding: Finding = { ...statement, range };
  return { finding, rule };
}
