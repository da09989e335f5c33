/** Reads the facts of a source with the reader of its kind. */
import type { Reported } from "../diagnostics/diagnostic.js";
import type { DescribedApi } from "./described-api.js";
import { describeApiMd } from "./api-md/describe-api-md.js";
import { describeHar, type HarOptions } from "./har/describe-har.js";
import { describeOpenapi } from "./openapi/describe.js";
import { describePostman } from "./postman/describe-postman.js";
import type { Source } from "./sources/source.js";
import { describeStainless } from "./stainless/describe-stainless.js";
import { unreachable } from "../unreachable.js";

/** The facts that a source does not state itself. */
export interface KnownBeside extends HarOptions {
  /** The description that a configuration was written for. */
  readonly beside?: DescribedApi;
}

/**
 * Reads an open source; faults of its references are among the diagnostics. `known` is what a capture does not say itself: the
 * API's address, and operations whose paths are known.
 */
export function describedSource(
  { kind, root, diagnostics }: Source,
  known: KnownBeside = {},
): Reported<DescribedApi> {
  const { value, diagnostics: own } = describe(kind, root, known);
  return { value, diagnostics: [...own, ...diagnostics()] };
}

function describe(
  kind: Source["kind"],
  root: Source["root"],
  known: KnownBeside,
): Reported<DescribedApi> {
  switch (kind.format) {
    case "openapi":
      return describeOpenapi(root, kind.version);
    case "api-md":
      return describeApiMd(root);
    case "har":
      return describeHar(root, known);
    case "postman":
      return describePostman(root, known.routes);
    case "stainless":
      return describeStainless(root, known.beside);
    default:
      return unreachable(kind);
  }
}
