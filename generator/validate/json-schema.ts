/** The JSON Schema (draft-07) of the manifest's files, for editors: emitted from the zod shapes. */
import { z } from "zod";
import {
  groupShape,
  schemasShape,
  serviceShape,
  sharedShape,
  targetsShape,
} from "./file-shapes.js";

/** Name of each kind of file, as a definition of the schema. */
export const fileShapes = {
  service: serviceShape,
  group: groupShape,
  schemas: schemasShape,
  shared: sharedShape,
  targets: targetsShape,
} as const;

/** A kind of file of the manifest. */
export type FileKind = keyof typeof fileShapes;

/**
 * One schema for all files. Which definition holds is told by the keys that only one kind of file has, so that an
 * editor shows the faults of that kind, not of a union of all.
 */
export function manifestJsonSchema(): object {
  const { definitions } = z.toJSONSchema(z.union(Object.values(fileShapes)), {
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
    definitions,
  };
}
