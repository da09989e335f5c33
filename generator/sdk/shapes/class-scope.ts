/** Which shapes have classes, for languages of classes that stand in each other. */
import { grouped } from "../../model/grouped.js";
import { isDeclared } from "./class-shapes.js";
import { sentShapes } from "./sent-shapes.js";
import { declaredShapes, type ServiceShapes } from "./service-shapes.js";
import type { NamedShape, ShapeId } from "./shape.js";

/** What is decided of the shapes of a service. */
export interface ClassScope {
  /** Shapes by their owners, in their order. */
  readonly owned: ReadonlyMap<ShapeId, readonly NamedShape[]>;
  /** Those of which values are sent. */
  readonly sent: ReadonlySet<ShapeId>;
  /** True if a shape is written by no class of its own, such as a form. */
  readonly isLeftOut: (shape: NamedShape) => boolean;
}

/** Decides it. */
export function classScope(shapes: ServiceShapes): ClassScope {
  const declared = new Set(declaredShapes(shapes));
  const inner = shapes.all.filter(({ owner }) => owner !== undefined);
  return {
    owned: grouped(inner, ({ owner = "" }) => owner),
    sent: sentShapes(shapes),
    isLeftOut: (shape) => !declared.has(shape),
  };
}

/** True if a shape, or one that stands in its name space, has a class. */
export function hasClass(shape: NamedShape, scope: ClassScope): boolean {
  const isOwn = !scope.isLeftOut(shape) && isDeclared(shape);
  return isOwn || (scope.owned.get(shape.id) ?? []).some((each) => hasClass(each, scope));
}
