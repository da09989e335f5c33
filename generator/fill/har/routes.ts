/**
 * Paths of a capture → templates. A segment becomes a parameter where several requests have different ids in it; one request
 * alone proves nothing, so that its path stays as it is, and that it may be a parameter is only proposed.
 */
import { mayBeWord, type Piece, pieceOf } from "../observed/template.js";
import type { Exchange } from "./exchange.js";

/** An exchange and the segments of its path. */
export interface Call {
  readonly exchange: Exchange;
  readonly segments: readonly string[];
}

/** A path and the calls of it, whatever their methods. */
export interface Route {
  readonly pieces: readonly Piece[];
  readonly calls: readonly Call[];
}

/** The routes that calls go by. A segment that may not be told is a parameter, even if it was seen once. */
export function routesOf(
  calls: readonly Call[],
  isTellable: (segment: string) => boolean,
  before: readonly Piece[] = [],
): readonly Route[] {
  const depth = before.length;
  const ended = calls.filter(({ segments }) => segments.length === depth);
  const bySegment = new Map<string, Call[]>();
  for (const call of calls) {
    const segment = call.segments[depth];
    if (segment === undefined) continue;
    const known = bySegment.get(segment);
    if (known === undefined) bySegment.set(segment, [call]);
    else known.push(call);
  }
  const last = before.at(-1);
  const ids = new Set([...bySegment.keys()].filter((each) => !mayBeWord(each, last, isTellable)));
  const further = (piece: Piece, those: readonly Call[]): readonly Route[] =>
    routesOf(those, isTellable, [...before, piece]);
  return [
    ...(ended.length > 0 ? [{ pieces: before, calls: ended }] : []),
    ...(ids.size > 0
      ? further(
          placeOf([...ids], last, isTellable),
          calls.filter(({ segments }) => ids.has(segments[depth] ?? "")),
        )
      : []),
    ...[...bySegment]
      .filter(([segment]) => !ids.has(segment))
      .flatMap(([text, those]) => further({ kind: "word", text }, those)),
  ];
}

/** Several ids in one place prove a parameter; one alone is what it looks like. */
function placeOf(
  ids: readonly string[],
  before: Piece | undefined,
  isTellable: (segment: string) => boolean,
): Piece {
  const [only] = ids;
  if (ids.length > 1 || only === undefined) return { kind: "parameter", ids };
  return pieceOf(only, before, isTellable);
}
