/** The README on handlers in files of their own, which the generator writes once and then only adds to. */
import { codeBlock } from "../../emit/markdown/text.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import type { SampledServer } from "./sample-server.js";

/** Files of handlers. */
export function scaffoldSection({ schemes }: SampledServer): readonly Block[] {
  const hooks = schemes.length === 0 ? "" : ", `authenticate.ts` with the hooks";
  return [
    "The generator, run where the manifest is, writes a file of handlers for each group:",
    codeBlock("sh", "endpoint-manifest scaffold --out src/handlers"),
    `Each handler in them answers 501 until you write it. Beside them are \`index.ts\` with all handlers${hooks}, \`context.ts\` with the context, and \`main.ts\`, which serves it all on Node.`,
    "The files are yours. Run again after the manifest has changed, it adds what is new, follows operations that were renamed (`formerly`), puts a comment where one has gone or moved, and mends imports and types. No line that you wrote is changed. `--dry-run` shows what it would do; with `handlers: src/handlers` in `targets.yaml`, `endpoint-manifest check` says when a run is due.",
  ];
}
