/** What the types of schemas are made with: the side that they stand on, and how named ones are referred to. */
import type { Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import type { TypeTree } from "../type-tree.js";
import type { Side } from "../../../sdk/schemas/sides.js";

/** The surroundings of a type. */
export interface TypeScope {
  readonly side: Side;
  readonly find: FindSchema;
  /** Whether an interface can extend the type of a named schema. */
  readonly isExtendable: (schema: string) => boolean;
  /** The type of a named schema, as the file at hand refers to it. */
  readonly refer: (schema: string) => TypeTree;
  /** The types of a shared response, where it has some, as the file at hand refers to them; left out = none has. */
  readonly shared?: (response: string) => SharedTypes | undefined;
  /** The type of any schema in the same surroundings. */
  readonly typeOf: (schema: Schema) => TypeTree;
}

/** The types of a shared response. */
export interface SharedTypes {
  /** Of the answer as a whole; made when it is asked for, as that imports it. */
  readonly answer: () => TypeTree;
  /** Of its body; left out = that has none of its own. */
  readonly body?: () => TypeTree;
}
