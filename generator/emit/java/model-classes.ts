/** The classes of all shapes that have a name in Java, each with those that stand in its name space. */
import { typeName } from "../../sdk/shapes/class-names.js";
import type { ClassScope } from "../../sdk/shapes/class-scope.js";
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
export interface ModelScope extends ClassScope {
  readonly types: JavaTypes;
}

/** The class of a shape in no other's name space, with those below it; nothing where none of them has one. */
export function modelClass(shape: NamedShape, scope: ModelScope): Code {
  return classOf(shape, scope, code`public`);
}

/** Names of all classes in the file of a shape. */
export function namesWithin(shape: NamedShape, scope: ModelScope): readonly string[] {
  const inner = scope.owned.get(shape.id) ?? [];
  return [typeName(shape.id, scope.types), ...inner.flatMap((each) => namesWithin(each, scope))];
}

function classOf(shape: NamedShape, scope: ModelScope, modifiers: Code): Code {
  const { types, sent } = scope;
  const inner = (scope.owned.get(shape.id) ?? [])
    .map((each) => classOf(each, scope, code`public static`))
    .filter((each) => !each.isEmpty);
  const name = typeName(shape.id, types);
  if (!scope.isLeftOut(shape) && isDeclared(shape)) {
    switch (shape.kind) {
      case "record":
        return recordClass(shape, { name, modifiers, inner, types, isSent: sent.has(shape.id) });
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
