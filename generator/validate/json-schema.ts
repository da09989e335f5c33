/** The JSON Schema (draft-07) of the manifest's files, for editors: emitted from the zod shapes, with what is said of each key. */
import { z } from "zod";
import { withDescriptions } from "./descriptions/described-schema.js";
import {
  groupShape,
  schemasShape,
  serviceShape,
  sharedShape,
  type TargetsValue,
} from "./file-shapes.js";
import type { Shape } from "./forms.js";

/** A kind of file of the manifest. */
export type FileKind = "service" | "group" | "schemas" | "shared" | "targets";

/** The shape of each kind of file, by its name as a definition of the schema. */
export function fileShapes(targets: Shape<TargetsValue>): Readonly<Record<FileKind, z.ZodType>> {
  return {
    service: serviceShape,
    group: groupShape,
    schemas: schemasShape,
    shared: sharedShape,
    targets,
  };
}

/**
 * One schema for all files. Which definition holds is told by the keys that only one kind of file has, so that an
 * editor shows the faults of that kind, not of a union of all. `targets` is the shape of `targets.yaml`.
 */
export function manifestJsonSchema(targets: Shape<TargetsValue>): object {
  const { definitions } = z.toJSONSchema(z.union(Object.values(fileShapes(targets))), {
    target: "draft-7",
    io: "input",
  });
  const reference = (name: FileKind) => ({ $ref: `#/definitions/${name}` });
  const having = (...keys: string[]) => ({ anyOf: keys.map((key) => ({ required: [key] })) });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "A file of an API manifest",
    if: having("targets"),
    then: reference("targets"),
    else: {
      if: having("schemas"),
      then: reference("schemas"),
      else: {
        if: having("groups", "resources", "sources", "baseUrl", "clients", "versioning"),
        then: reference("service"),
        else: {
          if: having("parameters", "headers", "responses"),
          then: reference("shared"),
          else: reference("group"),
        },
      },
    },
    definitions: withDescriptions(definitions ?? {}),
  };
}
