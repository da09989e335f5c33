/** The properties of objects that are members of their types. */
import type { NamePolicy } from "../names/policy.js";
import { identifiersOf } from "../names/scope.js";
import type { FieldShape, NamedShape, Shape } from "./shape.js";

/** A shape that is an object. */
export type RecordShape = Extract<NamedShape, { readonly kind: "record" }>;

/** A property that is a member of its type, and the name of that. */
export interface NamedField {
  readonly field: FieldShape;
  readonly name: string;
}

/** The names of members: how they are made, and those that are taken. */
export interface MemberNames {
  readonly policy: NamePolicy;
  readonly taken?: Iterable<string>;
}

/**
 * The members of an object: its properties whose type no fact changes, as `hasType` says, under names that nothing added later
 * takes. Each property has its name kept free.
 */
export function namedFields(
  { fields }: RecordShape,
  { policy, taken = [] }: MemberNames,
  hasType: (shape: Shape) => boolean,
): readonly NamedField[] {
  const wanted = fields.map(({ name }) => name);
  const names = identifiersOf(wanted, "field", policy, taken);
  return fields.flatMap((field, index) =>
    hasType(field.shape) ? [{ field, name: names[index] ?? "" }] : [],
  );
}
