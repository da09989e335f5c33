/** Titles and descriptions that people wrote, as far as they may be told. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldScalar } from "../told.js";
import type { Reading } from "../observed/reading.js";

/** A text of the manifest must not look like a marker. */
const markerLike = /^\s*(?:not[ _-]?shown|none|null|~)?\s*$/i;

/** A text, or a map with the text under `content` (Postman Collection 2.1, `description`). */
export function toldText(node: SourceNode | undefined, reading: Reading): Told | undefined {
  const text = node?.kind === "map" ? node.get("content") : node;
  if (node === undefined || text?.kind !== "text") return undefined;
  const written = text.text()?.trim() ?? "";
  if (markerLike.test(written)) {
    if (written !== "") reading.leftOut("marker", node.at);
    return undefined;
  }
  if (reading.secrets.holdsSecret(written)) {
    reading.leftOut("secret-text", node.at);
    return undefined;
  }
  return toldScalar(written, node.at);
}
