/**
 * Takes out shared parts that nobody but a source has said, and that nothing uses any more once its operations are gone.
 * A part that was not in use before is somebody's work, and stays.
 */
import type { Shared } from "../../model/shared.js";
import type { SourceDocument } from "../../source/document.js";
import { isOnly, type SharedPart } from "./gone.js";
import { textsIn, without } from "./pruned.js";

/** Files without such parts. */
export interface WithoutUnusedParts {
  readonly documents: readonly SourceDocument[];
  /** Those that nothing uses any more. */
  readonly unused: readonly SharedPart[];
  /** Those of them that stay, as their file has nothing else. */
  readonly kept: readonly SharedPart[];
}

/** Takes them out of `documents`; `before` are the files while all was in use, `shared` what they say, `source` is the id. */
export function withoutUnusedParts(
  documents: readonly SourceDocument[],
  before: readonly SourceDocument[],
  shared: Shared,
  source: string,
): WithoutUnusedParts {
  const wasUsed = textsIn(before);
  const own = partsOf(shared, source).filter((part) => wasUsed.has(reference(part)));
  // A response uses headers.
  return (["response", "parameter", "header"] as const).reduce<WithoutUnusedParts>(
    (left, kind) => {
      const used = textsIn(left.documents);
      const unused = own.filter((part) => part.kind === kind && !used.has(reference(part)));
      const found = without(
        left.documents,
        unused.map(({ at }) => at),
      );
      return {
        documents: found.documents,
        unused: [...left.unused, ...unused],
        kept: [...left.kept, ...unused.filter(({ at }) => !found.taken.has(at))],
      };
    },
    { documents, unused: [], kept: [] },
  );
}

function partsOf(
  { responses, parameters, headers }: Shared,
  source: string,
): readonly SharedPart[] {
  const own = (
    kind: SharedPart["kind"],
    parts: readonly Pick<Shared["responses"][number], "name" | "at" | "sources">[],
  ): readonly SharedPart[] =>
    parts.flatMap(({ name, at, sources }) => (isOnly(sources, source) ? [{ kind, name, at }] : []));
  return [
    ...own("response", responses),
    ...own("parameter", parameters),
    ...own("header", headers),
  ];
}

/** How the manifest refers to it. */
function reference({ kind, name }: SharedPart): string {
  return `#/${kind}s/${name}`;
}
