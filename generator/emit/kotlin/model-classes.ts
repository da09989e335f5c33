/** The classes of all shapes that have a name in Kotlin, each with those that stand in its name space. */
import { typeName } from "../../sdk/shapes/class-names.js";
import type { ClassScope } from "../../sdk/shapes/class-scope.js";
import { isDeclared, isTagged } from "../../sdk/shapes/class-shapes.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { type Code, code, lines, nothing } from "../text/code.js";
import { enumClass } from "./enum-classes.js";
import { kdoc } from "./kdoc.js";
import { block, id } from "./kotlin-code.js";
import { recordClass } from "./record-classes.js";
import type { KotlinTypes } from "./types.js";
import { unionClass } from "./union-classes.js";

/** Everything that the classes of a package are made of. */
export interface ModelScope extends ClassScope {
  readonly types: KotlinTypes;
}

/** Names of all classes in the file of a shape. */
export function namesWithin(shape: NamedShape, scope: ModelScope): readonly string[] {
  const inner = scope.owned.get(shape.id) ?? [];
  return [typeName(shape.id, scope.types), ...inner.flatMap((each) => namesWithin(each, scope))];
}

/** The class of a shape with those below it; nothing where none of them has one. */
export function modelClass(shape: NamedShape, scope: ModelScope): Code {
  const { types, sent } = scope;
  const inner = (scope.owned.get(shape.id) ?? [])
    .map((each) => modelClass(each, scope))
    .filter((each) => !each.isEmpty);
  const name = typeName(shape.id, types);
  if (!scope.isLeftOut(shape) && isDeclared(shape)) {
    switch (shape.kind) {
      case "record":
        return recordClass(shape, { name, inner, types, isSent: sent.has(shape.id) });
      case "enum":
        return enumClass(shape, { name, types });
      case "union":
        if (isTagged(shape)) return unionClass(shape, { name, inner, types });
        break;
      case "alias":
        break;
    }
  }
  if (inner.length === 0) return nothing;
  return lines([
    kdoc([`The types in ${name}.`]),
    block(code`public class ${id(name)} private constructor()`, inner, 1),
  ]);
}
