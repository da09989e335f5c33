/** The analyser of regular expressions, loaded when the first is asked about: to load it takes as long as a small run. */
import { createRequire } from "node:module";
import type { checkSync } from "recheck";
import { unreachable } from "../unreachable.js";

/** The cost of an expression that does not match, by the length of the text; `undefined` = it cannot be told. */
export type Cost =
  | { readonly kind: "linear" }
  | { readonly kind: "polynomial"; readonly degree: number }
  | { readonly kind: "exponential" };

interface Analyser {
  readonly checkSync: typeof checkSync;
}

let loaded: Analyser | undefined;

/** The build lays its program beside ours (`#recheck`), for as a package it brings 50 MB that are not needed. */
function analyser(): Analyser {
  loaded ??= loadAnalyser();
  return loaded;
}

function loadAnalyser(): Analyser {
  const module: unknown = createRequire(import.meta.url)("#recheck");
  if (!isAnalyser(module)) throw new Error("the analyser of patterns has no checkSync");
  return module;
}

function isAnalyser(module: unknown): module is Analyser {
  return typeof module === "object" && module !== null && "checkSync" in module;
}

/** How large the automaton of an expression may become. Counted, not timed, so that the answer is the same on every machine. */
const largest = 5000;

/** The cost of an expression without assertions. */
export function costOf(source: string): Cost | undefined {
  const answer = analyser().checkSync(source, "u", {
    checker: "automaton",
    timeout: null,
    maxNFASize: largest,
  });
  switch (answer.status) {
    case "safe":
      return { kind: "linear" };
    case "vulnerable":
      return answer.complexity.type === "polynomial"
        ? { kind: "polynomial", degree: answer.complexity.degree }
        : { kind: "exponential" };
    case "unknown":
      return undefined;
    default:
      return unreachable(answer);
  }
}
