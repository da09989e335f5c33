/** The parts that make the types of schemas: the side that they are on, and how they refer to named ones. */
import type { Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import type { TypeTree } from "../type-tree.js";
import type { Side } from "../../../sdk/schemas/sides.js";

/** The surroundings of a type. */
export interface TypeScope {
  readonly side: Side;
  readonly find: FindSchema;
  /** True if an interface can extend the type of a named schema. */
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
  /** Makes the type of the response as a whole; called on demand, because that imports it. */
  readonly answer: () => TypeTree;
  /** Makes the type of its body; left out = it has no type of its own. */
  readonly body?: () => TypeTree;
}
