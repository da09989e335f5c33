/** The parts that make validators of schemas. */
import type { Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import type { Side } from "../../../sdk/schemas/sides.js";
import type { KindTree } from "./validator-tree.js";

/** The surroundings of a validator. */
export interface ValidatorScope {
  readonly side: Side;
  readonly find: FindSchema;
  /**
   * The validator of any schema in the same surroundings. `hidden` are properties that do not go this way, as another part
   * of what is said of the same value has it: none of its parts requires them.
   */
  readonly kindOf: (schema: Schema, hidden?: ReadonlySet<string>) => KindTree;
}
