/** The classes of all shapes that have a name in Java, each with those that stand in its name space. */
import { typeName } from "../../sdk/shapes/class-names.js";
import { isDeclared, isTagged } from "../../sdk/shapes/class-shapes.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { type Code, code, lines, nothing } from "../text/code.js";
import { enumClass } from "./enum-classes.js";
import { block, id } from "./java-code.js";
import { javadoc } from "./javadoc.js";
import { recordClass } from "./record-classes.js";
import type { JavaTypes } from "./types.js";
import { unionClass } from "./union-classes.js";

/** Everything that the classes of a package are made of. */
export interface ModelScope {
  readonly types: JavaTypes;
  /** Shapes by their owners, in their order. */
  readonly owned: ReadonlyMap<string, readonly NamedShape[]>;
  /** True if a shape is written by no class of its own, such as a form. */
  readonly isLeftOut: (shape: NamedShape) => boolean;
  /** True if values of a shape are sent. */
  readonly isSent: (shape: NamedShape) => boolean;
}

/** The class of a shape in no other's name space, with those below it; nothing where none of them has one. */
export function modelClass(shape: NamedShape, scope: ModelScope): Code {
  return classOf(shape, scope, code`public`);
}

/** True if a shape, or one that stands in its name space, has a class. */
export function hasClass(shape: NamedShape, scope: ModelScope): boolean {
  const isOwn = !scope.isLeftOut(shape) && isDeclared(shape);
  return isOwn || (scope.owned.get(shape.id) ?? []).some((each) => hasClass(each, scope));
}

/** Names of all classes in the file of a shape. */
export function namesWithin(shape: NamedShape, scope: ModelScope): readonly string[] {
  const inner = scope.owned.get(shape.id) ?? [];
  return [typeName(shape.id, scope.types), ...inner.flatMap((each) => namesWithin(each, scope))];
}

function classOf(shape: NamedShape, scope: ModelScope, modifiers: Code): Code {
  const { types, isSent } = scope;
  const inner = (scope.owned.get(shape.id) ?? [])
    .map((each) => classOf(each, scope, code`public static`))
    .filter((each) => !each.isEmpty);
  const name = typeName(shape.id, types);
  if (!scope.isLeftOut(shape) && isDeclared(shape)) {
    switch (shape.kind) {
      case "record":
        return recordClass(shape, { name, modifiers, inner, types, isSent: isSent(shape) });
      case "enum":
        return enumClass(shape, { name, modifiers, types });
      case "union":
        if (isTagged(shape)) return unionClass(shape, { name, modifiers, inner, types });
        break;
      case "alias":
        break;
    }
  }
  if (inner.length === 0) return nothing;
  const making = code`private ${id(name)}() {}`;
  return lines([
    javadoc([`The types in ${name}.`]),
    block(code`${modifiers} final class ${id(name)}`, [making, ...inner], 1),
  ]);
}
