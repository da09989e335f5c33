/** The README on handlers in files of their own, which the generator writes once and then only adds to. */
import { codeBlock } from "../../emit/markdown/text.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import type { SampledServer } from "./sample-server.js";

/** Files of handlers. */
export function scaffoldSection({ schemes }: SampledServer): readonly Block[] {
  const hooks = schemes.length === 0 ? "" : ", `authenticate.ts` with the hooks";
  return [
    "Run the generator beside the manifest to write a file of handlers for each group:",
    codeBlock("sh", "endpoint-manifest scaffold --out src/handlers"),
    `Each handler answers 501 until you write it. Beside these files are \`index.ts\` with all handlers${hooks}, \`context.ts\` with the context, and \`main.ts\`, which serves it all on Node.`,
    "The files are yours. Run the command again after you change the manifest: it adds new stubs, follows renamed operations (`formerly`), writes a comment where an operation was removed or moved, and corrects imports and types. It changes no line that you wrote. `--dry-run` prints the changes. With `handlers: src/handlers` in `targets.yaml`, `endpoint-manifest check` reports when a run is due.",
  ];
}
