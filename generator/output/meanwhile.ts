/** True if the disk still is what a plan was made for: the last look before anything is changed. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { hashOfFile } from "./content.js";
import type { Disk } from "./disk.js";
import { writeFault } from "./faults.js";
import { below } from "./paths.js";
import type { PlanItem } from "./plan.js";
import type { Workplace } from "./steps.js";
import { unreachable } from "../unreachable.js";

/** One `changed-meanwhile` for each file that is neither as planned nor (another run was faster) as wanted. */
export function changedMeanwhile(
  items: readonly PlanItem[],
  place: Workplace,
): readonly Diagnostic[] {
  return items.flatMap((item) => {
    const file = below(place.out, item.path);
    try {
      if (isAsPlanned(item, items, file, place.disk)) return [];
    } catch (error) {
      return [writeFault(error, file)];
    }
    return [
      diagnostic("changed-meanwhile", {
        message: `${file} changed while the generator ran; nothing was written`,
        at: { file, onDisk: true },
        help: "run the command again",
      }),
    ];
  });
}

function isAsPlanned(
  item: PlanItem,
  items: readonly PlanItem[],
  file: string,
  disk: Disk,
): boolean {
  if (item.action === "same" || item.action === "release") return true;
  const kind = disk.look(file)?.kind;
  const hash = kind === "file" ? hashOfFile(file, disk) : undefined;
  switch (item.action) {
    case "create":
      // A folder is one that makes way.
      if (kind === undefined || kind === "folder" || hash === item.file.hash) return true;
      return items.some(
        (other) =>
          other.action === "delete" && other.twin === item.path && other.before.hash === hash,
      );
    case "update":
      return hash === item.before.hash || hash === item.file.hash;
    case "delete":
      return kind === undefined || hash === item.before.hash;
    default:
      return unreachable(item);
  }
}
