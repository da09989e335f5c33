/** The facts of a source about an API, for any kind of source: in the manifest's own form, with their places. */
import type { SourcePlace, Told, ToldMap } from "./told.js";

/** Everything that one source says. */
export interface DescribedApi {
  readonly source: DescribedSource;
  /** Keys of `service.yaml`: title, description, baseUrl, authentication, headers, errors, limits, pagination, events, versioning. */
  readonly service: ToldMap;
  /** In the order of the source. */
  readonly operations: readonly DescribedOperation[];
  /** Schemas with names, in the order of the source. */
  readonly schemas: readonly DescribedSchema[];
  /** The parts that the manifest says once, for several operations to refer to: set while a new one is made. */
  readonly shared?: readonly DescribedShared[];
  /** Groups, by the tags or folders that operations name: keys of a group, title and description. */
  readonly groups?: readonly { readonly name: string; readonly facts: ToldMap }[];
  /** Keys of `service.yaml` that are only assumed: `pagination`, which assumed facts of operations name. */
  readonly assumed?: ToldMap;
  /** Further sources, which facts name in `sourceOf`. */
  readonly others?: readonly DescribedSource[];
  /** The packages that callers have, where the source names them. */
  readonly packages?: PackageNames;
  /** The facts that the manifest cannot hold or that were not understood: nothing is dropped silently. */
  readonly losses: readonly SourceLoss[];
}

/** The source itself, as `sources` of `service.yaml` has it. */
export interface DescribedSource {
  /** Kebab-case, made from the title or the name of the file. */
  readonly id: string;
  readonly title: string;
  readonly kind: "document" | "observed";
  /** ISO 8601 date, where the source says one. */
  readonly date?: string;
  readonly url?: string;
}

/** Names that published packages have. */
export interface PackageNames {
  /** Of npm. */
  readonly typescript?: string;
  /** Name of the distribution, and of the import package where that is another one. */
  readonly python?: { readonly package: string; readonly module?: string };
  /** Path of the Go module, and the name of its package. */
  readonly go?: { readonly module: string; readonly package?: string };
  /** Group and name of the artifact in Maven, and the package of its classes. */
  readonly java?: {
    readonly groupId: string;
    readonly artifactId: string;
    readonly package?: string;
  };
  readonly kotlin?: {
    readonly groupId: string;
    readonly artifactId: string;
    readonly package?: string;
  };
  /** Path of the Go module of the command-line tool, and the name of its program. */
  readonly cli?: { readonly module: string; readonly program?: string };
  /** Name of the gem. */
  readonly ruby?: { readonly gem: string };
  /** Name of the client's class. */
  readonly className?: string;
  /** An SPDX id. */
  readonly license?: string;
}

/** One operation of the source. */
export interface DescribedOperation {
  readonly at: SourcePlace;
  /** In capitals. */
  readonly method: string;
  /** Template with parameters in braces: `/books/{id}`. */
  readonly path: string;
  readonly operationId?: string;
  /** Tags, or folders of a collection, outermost first. */
  readonly tags: readonly string[];
  /**
   * Keys of an operation: title, summary, description, method, path, deprecated, authentication, parameters, body,
   * responses, pagination, limits. What the source's format implies is told (`style: form`), and so is `none` where the format
   * means that a list is complete; what was merely observed is open (`(others): not shown`).
   */
  readonly facts: ToldMap;
  /** Facts that the source does not state, but that go by habit (pagination by `offset` and `limit`): only proposed. */
  readonly assumed?: ToldMap;
}

/** A schema with a name. `$ref: '#/schemas/<name>'` refers to another one by the name it has in the source. */
export interface DescribedSchema {
  readonly name: string;
  readonly at: SourcePlace;
  readonly schema: Told;
}

/** Kinds of things that several operations share, as `shared/*.yaml` has them. */
export type SharedKind = "parameters" | "headers" | "responses";

/** Something that several operations have. `$ref: '#/responses/<name>'` refers to it. */
export interface DescribedShared {
  readonly kind: SharedKind;
  /** An id. */
  readonly name: string;
  readonly at: SourcePlace;
  readonly told: Told;
}

/** Something that is not taken over, or not as it is written, and why. */
export interface SourceLoss {
  readonly at: SourcePlace;
  /** Its name: `links`, `callbacks.onPaid`. */
  readonly what: string;
  /** A sentence. */
  readonly why: string;
  /** Set where it is taken over as authors mean it, which is for somebody to look at. */
  readonly isMeant?: true;
}
