/** The runtime: real code, copied from `templates/typescript-client/` as it stands. */
import type { CopiedFile } from "../../emit/target.js";
import { headerLines, targetName } from "./source-files.js";

/** Files that every package has; a test holds that the folder has these, and no others but those of validators. */
export const runtimeFileNames: readonly string[] = [
  "accept",
  "accept-any-of",
  "accept-by-status",
  "answer",
  "any-media",
  "api-key",
  "authorization-code",
  "base-url",
  "base64",
  "basic",
  "body",
  "body-by-type",
  "by-cursor",
  "by-link",
  "by-offset",
  "by-page",
  "bytes",
  "call",
  "chosen-type",
  "client",
  "client-credentials",
  "cookies",
  "counted-pages",
  "credential",
  "deliveries",
  "deprecations",
  "environment",
  "errors",
  "event-stream",
  "exchange",
  "file-part",
  "follow-redirects",
  "form-body",
  "form-fields",
  "headers",
  "hooks",
  "idempotency-key",
  "joined",
  "json-body",
  "json-item",
  "json-lines",
  "json-parameters",
  "json-pointer",
  "limits",
  "link-header",
  "logging",
  "media-type",
  "multi-paged-call",
  "multipart-body",
  "not-shown",
  "operation",
  "options",
  "outgoing-request",
  "own-base-url",
  "pacing",
  "page",
  "paged-call",
  "pagination-error",
  "paging",
  "parameters",
  "path",
  "percent-encoding",
  "preset",
  "problem-details",
  "raw-body",
  "refresh-token",
  "request",
  "reserved",
  "response",
  "retry",
  "secret",
  "security",
  "signatures",
  "standard-schema",
  "streams",
  "style-table",
  "styles",
  "text-lines",
  "timer",
  "token-credential",
  "token-endpoint",
  "token-error",
  "tokens",
  "walk",
  "webhooks",
];

/** The files of a package with validators only: most of them need zod. */
export const validatorFileNames: readonly string[] = [
  "canonical-json",
  "schema-checks",
  "schema-faults",
  "schema-identity",
  "schema-inquiry",
  "schema-kinds",
  "schema-others",
  "schema-work",
  "validation",
  "validator",
];

/** The files that only the options of TanStack Query need. */
export const tanstackFileNames: readonly string[] = ["infinite-query", "mutation", "tanstack"];

/** The copies. */
export function runtimeFiles({
  withValidators,
  withTanstack,
}: {
  readonly withValidators: boolean;
  readonly withTanstack: boolean;
}): readonly CopiedFile[] {
  const names = [
    ...runtimeFileNames,
    ...(withValidators ? validatorFileNames : []),
    ...(withTanstack ? tanstackFileNames : []),
  ];
  return names.map((name) => ({
    kind: "copied",
    path: `src/runtime/${name}.ts`,
    template: `${targetName}/${name}.ts`,
    header: `${headerLines([`its template ${name}.ts`])
      .map((line) => `// ${line}`)
      .join("\n")}\n\n`,
  }));
}
