/** Temporary files: named so that nobody else's file can be taken for one, and one of ours always can. */
import { randomBytes } from "node:crypto";

const pattern = /^\.endpoint-manifest-[0-9a-f]{16}\.tmp$/;

/** A path in the same folder, so that a rename is atomic; short, so that it fits wherever the file's own name does. */
export function temporaryBeside(path: string): string {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return `${folder}.endpoint-manifest-${randomBytes(8).toString("hex")}.tmp`;
}

/** True if a file name is that of a temporary file of ours: after a killed run the next one removes it. */
export function isTemporary(name: string): boolean {
  return pattern.test(name);
}
