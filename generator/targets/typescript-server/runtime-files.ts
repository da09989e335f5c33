/** The runtime: real code, copied from `templates/` as it stands. */
import type { CopiedFile } from "../../emit/target.js";
import { headerLines, sharedFolder, targetName } from "./source-files.js";

/** Files of the runtime that every package has; a test holds that the folder has these, and no others but those below. */
export const runtimeFileNames: readonly string[] = [
  "authenticate",
  "body-bytes",
  "body-kinds",
  "challenges",
  "check-reply",
  "credential-faults",
  "credentials",
  "cross-origin",
  "deep-objects",
  "deprecation-headers",
  "development",
  "dispatcher",
  "failures",
  "form-values",
  "handler",
  "handler-tree",
  "item-stream",
  "json-names",
  "json-text",
  "media-writing",
  "multipart-parts",
  "named-texts",
  "negotiation",
  "node",
  "node-answering",
  "node-bodies",
  "node-connections",
  "node-listening",
  "node-middleware",
  "node-passage",
  "node-plugin",
  "node-signals",
  "node-writing",
  "not-implemented",
  "operation-call",
  "operation-plan",
  "options",
  "parameter-plan",
  "parameter-styles",
  "path-pattern",
  "path-router",
  "path-segments",
  "path-states",
  "path-tree",
  "percent-decoding",
  "problem",
  "pulled-stream",
  "rate-limits",
  "rate-store",
  "read-body",
  "read-parameters",
  "read-request",
  "readers",
  "reply",
  "reply-content",
  "reply-headers",
  "request-bounds",
  "request-faults",
  "request-limits",
  "request-plan",
  "route",
  "route-walk",
  "routed",
  "running-call",
  "server",
  "start-report",
  "statuses",
  "text-decoding",
  "waiting",
  "write-reply",
  "written-forms",
];

/** Files of the runtime that only a package with a mock of its own has. */
export const mockFileNames: readonly string[] = [
  "mock",
  "mock-answer",
  "mock-arrays",
  "mock-characters",
  "mock-check",
  "mock-content",
  "mock-credentials",
  "mock-data",
  "mock-examples",
  "mock-formats",
  "mock-heights",
  "mock-links",
  "mock-making",
  "mock-numbers",
  "mock-objects",
  "mock-pages",
  "mock-paging",
  "mock-parts",
  "mock-pattern",
  "mock-pattern-texts",
  "mock-preferences",
  "mock-problems",
  "mock-random",
  "mock-replies",
  "mock-request",
  "mock-schema",
  "mock-server",
  "mock-texts",
  "mock-value",
];

/** Files of the runtime that only a package with events has. */
export const eventFileNames: readonly string[] = ["event-request", "event-sender"];

/** Files of the client's runtime that the server's takes: validators, media types, the table of styles. */
export const sharedFileNames: readonly string[] = [
  "base64",
  "canonical-json",
  "errors",
  "json-pointer",
  "media-type",
  "schema-checks",
  "schema-faults",
  "schema-identity",
  "schema-inquiry",
  "schema-kinds",
  "schema-others",
  "schema-work",
  "standard-schema",
  "style-table",
  "validator",
];

/** The same, for events only. */
export const sharedEventFileNames: readonly string[] = ["deliveries", "signatures"];

/** The copies. */
export function runtimeFiles({
  withEvents,
  withMock,
}: {
  readonly withEvents: boolean;
  readonly withMock: boolean;
}): readonly CopiedFile[] {
  const own = [
    ...runtimeFileNames,
    ...(withEvents ? eventFileNames : []),
    ...(withMock ? mockFileNames : []),
  ];
  const shared = withEvents ? [...sharedFileNames, ...sharedEventFileNames] : sharedFileNames;
  return [
    ...own.map((name) => copied(targetName, "runtime", name)),
    ...shared.map((name) => copied(sharedFolder, sharedFolder, name)),
  ];
}

function copied(templates: string, folder: string, name: string): CopiedFile {
  const header = headerLines([`its template ${name}.ts`]).map((line) => `// ${line}`);
  return {
    kind: "copied",
    path: `src/${folder}/${name}.ts`,
    template: `${templates}/${name}.ts`,
    header: `${header.join("\n")}\n\n`,
  };
}
