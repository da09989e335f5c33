/** Operations of a source that say themselves where they stand in a manifest: their groups, from the outermost, and their name. */
import type { DescribedOperation } from "../described-api.js";

const ids = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;

/** The id that an operation has in a manifest, where its own id is one, and its first tag is the group: tag `me.loans`, id `me.loans.end`. */
export function placedId({ tags, operationId = "" }: DescribedOperation): string | undefined {
  const isPlaced =
    ids.test(operationId) &&
    operationId.startsWith(`${tags[0]}.`) &&
    !operationId.slice(`${tags[0]}.`.length).includes(".");
  return isPlaced ? operationId : undefined;
}
