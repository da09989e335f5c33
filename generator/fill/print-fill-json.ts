/** The effect of a fill, for programs: all of it, whatever the text shows. */
import type { JsonValue } from "../model/schema.js";
import { placeText } from "../model/place.js";
import type { SourceRef } from "../source-ref.js";
import { flowText } from "./edits/flow-text.js";
import { jsonOfTold } from "./edits/json-map.js";
import type { Conflict, FilledFact, UnsaidFact } from "./edits/proposal.js";
import type { Filled } from "./fill.js";
import { type KnownFacts, moreKnown } from "./known-facts.js";
import type { Gone } from "./following/gone.js";
import { routeText } from "./matching/routes.js";
import type { SourcePlace } from "./told.js";

/** The report of one source, as plain data. */
export function fillJson(
  filled: Filled,
  {
    file,
    placeOf,
    known,
  }: {
    readonly file: string;
    readonly placeOf: (at: SourcePlace) => string;
    readonly known: KnownFacts;
  },
): object {
  const { matching, proposal, assumed, isAssumed, followed, recognised, losses, isPruned } = filled;
  return {
    source: { file, id: recognised.id, recognisedBy: recognised.by },
    facts: moreKnown(known),
    files: proposal.files.map((each) => ({
      path: each.file,
      action: each.before === undefined ? "created" : "updated",
    })),
    filled: proposal.filled.map(factJson),
    assumed: { taken: isAssumed, facts: assumed.filled.map(factJson) },
    ...(followed && {
      added: {
        groups: followed.groups,
        operations: followed.operations.map(({ id, described }) => ({
          id,
          route: routeText(described),
        })),
        schemas: followed.schemas,
      },
      gone: {
        ...goneJson(followed.gone),
        facts: isPruned ? [] : proposal.unsaid.map(unsaidJson),
      },
      takenOut: {
        ...goneJson(followed.taken),
        facts: isPruned ? proposal.unsaid.map(unsaidJson) : [],
      },
    }),
    pairs: matching.pairs.map(({ operation, described, how, score }) => ({
      operation: operation.id,
      route: routeText(described),
      how,
      score,
    })),
    withoutPartner: {
      inSource: matching.unmatched.map(({ id }) => id),
      resources: filled.unmatchedResources,
      inManifest: matching.left.map(routeText),
    },
    conflicts: proposal.conflicts.map((each) => conflictJson(each, placeOf)),
    notTaken: [
      ...losses.map(({ at, what, why }) => ({ at: placeOf(at), what, why })),
      ...[...proposal.refused, ...assumed.refused].map(({ at, toldAt, why }) => ({
        at: placeOf(toldAt),
        what: textAt(at),
        why,
      })),
    ],
  };
}

function goneJson({ groups, operations, schemas, parts }: Gone): object {
  return {
    groups: groups.map(({ id }) => id),
    operations: operations.map(({ id }) => id),
    schemas: schemas.map(({ name }) => name),
    shared: parts.map(({ kind, name }) => ({ kind, name })),
  };
}

function unsaidJson({ at, known }: UnsaidFact): object {
  return { at: textAt(at), known };
}

function factJson({ at, told, replaced, isGone }: FilledFact): object {
  return {
    at: textAt(at),
    value: isGone === true ? null : valueText(jsonOfTold(told)),
    ...(replaced !== undefined && { before: replaced === "" ? null : replaced }),
  };
}

function conflictJson(
  { at, known, knownSources, told, toldAt, isOwn }: Conflict,
  placeOf: (at: SourcePlace) => string,
): object {
  return {
    at: textAt(at),
    known: known ?? null,
    sources: knownSources,
    told: told ?? null,
    toldAt: placeOf(toldAt),
    isOwn: isOwn === true,
  };
}

function valueText(value: JsonValue): string {
  return value.kind === "string" ? value.value : flowText(value);
}

function textAt(at: SourceRef): string {
  return placeText("", at);
}
