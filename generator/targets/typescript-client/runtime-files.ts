/** The runtime: real code, copied from `templates/typescript-client/` as it stands. */
import type { CopiedFile } from "../../emit/target.js";
import { headerLines, targetName } from "./source-files.js";

/** Every file of the runtime; a test holds that the folder has these and no others. */
export const runtimeFileNames: readonly string[] = [
  "answer",
  "attempt",
  "body",
  "bytes",
  "call",
  "client",
  "errors",
  "exchange",
  "headers",
  "hooks",
  "live-response",
  "media-type",
  "not-shown",
  "operation",
  "options",
  "parameters",
  "path",
  "percent-encoding",
  "query",
  "redirect",
  "request",
  "response",
  "retry",
  "security",
  "standard-schema",
  "styles",
  "watch",
];

/** The copies. */
export function runtimeFiles(): readonly CopiedFile[] {
  return runtimeFileNames.map((name) => ({
    kind: "copied",
    path: `src/runtime/${name}.ts`,
    template: `${targetName}/${name}.ts`,
    header: `${headerLines([`its template ${name}.ts`])
      .map((line) => `// ${line}`)
      .join("\n")}\n\n`,
  }));
}
