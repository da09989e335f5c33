/** The manifest after its shape was checked: typed values, as written, not yet related to each other. */
import type { SourceRef } from "../source-ref.js";
import type {
  GroupValue,
  SchemasValue,
  ServiceValue,
  SharedValue,
  TargetsValue,
} from "./file-shapes.js";

/** All files of a manifest whose shape is right. */
export interface Manifest {
  readonly service: ManifestFile<ServiceValue> | undefined;
  readonly targets: ManifestFile<TargetsValue> | undefined;
  /** In the order of their file names; `service.yaml` has the order that counts. */
  readonly groups: readonly ManifestFile<GroupValue>[];
  readonly schemas: readonly ManifestFile<SchemasValue>[];
  readonly shared: readonly ManifestFile<SharedValue>[];
  /**
   * Places that were taken out because their shape was wrong, and what could not be read. What they name exists: it is
   * not to be reported as unknown. An empty path stands for a whole file, or a folder with all that is in it.
   */
  readonly lost: readonly Pick<SourceRef, "file" | "path">[];
}

/** One file: where it stands, and what it says. */
export interface ManifestFile<T> {
  /** Path below the manifest's folder: `groups/books.yaml`. */
  readonly file: string;
  /** The file's name without its ending: `books`. */
  readonly id: string;
  readonly value: T;
}
