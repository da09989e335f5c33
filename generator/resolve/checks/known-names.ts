/** The names that may be referred to, and those that were lost to faults which are reported already. */
import { knownItems } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { NamedSchema } from "../../model/model.js";
import type { Scheme } from "../../model/authentication.js";
import type { Pager } from "../../model/behaviour.js";
import { operationsOf } from "../../model/walk.js";
import { PathTree } from "../../path-tree.js";
import type { SourceRef } from "../../source-ref.js";
import type { Manifest } from "../../validate/manifest.js";

/** Names by kind, and the places that were taken out of the manifest. */
export interface KnownNames {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly schemes: ReadonlyMap<string, Scheme>;
  readonly pagers: ReadonlyMap<string, Pager>;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly sources: ReadonlySet<string>;
  /**
   * True if something below, at, or around a place was taken out because its shape was wrong, so that nothing can be
   * said of what it lacks.
   */
  readonly isLost: (file: string, path: SourceRef["path"]) => boolean;
}

/** Gathers the names of a model. */
export function knownNames(model: ApiModel, { lost }: Manifest): KnownNames {
  const { service } = model;
  return {
    schemas: new Map(model.schemas.map((each) => [each.name, each])),
    schemes: new Map(knownItems(service.authentication.schemes).map((each) => [each.name, each])),
    pagers: new Map(knownItems(service.pagination).map((each) => [each.name, each])),
    operations: new Map(operationsOf(model).map((each) => [each.id, each])),
    sources: new Set(model.sources.map(({ id }) => id)),
    isLost: lostPlaces(lost),
  };
}

/** Asked for each name that leads nowhere: it takes no longer the more was lost. */
function lostPlaces(lost: Manifest["lost"]): KnownNames["isLost"] {
  const byFile = new Map<string, PathTree>();
  for (const { file, path } of lost) {
    const tree = byFile.get(file) ?? new PathTree();
    tree.add(path);
    byFile.set(file, tree);
  }
  return (file, path) => {
    const folder = file.slice(0, file.indexOf("/") + 1);
    // Of a folder all files are meant; a folder that cannot be read is lost with all its files.
    const files =
      file === folder
        ? [...byFile.keys()].filter((each) => each.startsWith(file))
        : [file, folder.slice(0, -1)];
    return files.some((each) => byFile.get(each)?.touches(path) === true);
  };
}
