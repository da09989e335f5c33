/** Where the texts of a path or a schema of the description come from: those of others stay after an edit of texts. */
import type { MadeOf } from "../../model/made-of.js";
import type { ApiModel } from "../../model/model.js";
import { byPath, placementOf } from "./placement.js";
import { isLaterVersion, type Settings } from "./settings.js";

/** Returns what an entry is made of, by the names above it and its own. Other facts may change any of them. */
export type PieceOrigins = (above: readonly string[], name: string) => MadeOf;

/** Finds the origins of a model's description. */
export function pieceOrigins(model: ApiModel, settings: Settings): PieceOrigins {
  const { placed } = placementOf(model, isLaterVersion(settings));
  const paths = new Map<string, readonly string[]>();
  for (const [text, operations] of byPath(placed))
    paths.set(
      text,
      operations.map(({ group }) => group.at.file),
    );
  const schemas = new Map(model.schemas.map(({ name, at }) => [name, [at.file]]));
  return (above, name) => {
    switch (above.join(" ")) {
      case "paths":
        return textsOf(paths.get(name));
      case "components schemas":
        return textsOf(schemas.get(name));
      default:
        return ofEverything;
    }
  };
}

const ofEverything: MadeOf = { texts: () => true };

function textsOf(files: readonly string[] | undefined): MadeOf {
  if (files === undefined) return ofEverything;
  return { texts: (edited) => files.some((file) => edited.files.has(file)) };
}
