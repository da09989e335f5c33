/** Reads JSON as a shape says, keeps it so, and writes it again: what the clients of all languages do, in as few words as possible. */
import { isDeepStrictEqual } from "node:util";
import type { JsonValue } from "../../../../generator/model/schema.js";
import type {
  NamedShape,
  RecordShape,
  Shape,
  ShapeId,
  UnionShape,
} from "../../../../generator/sdk/shapes/shape.js";
import { unreachable } from "../../../../generator/unreachable.js";

/** A value as a program has it. */
export type Held =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "list"; readonly items: readonly Held[] }
  | {
      readonly kind: "object";
      readonly known: readonly (readonly [string, Held])[];
      readonly others: readonly (readonly [string, Held])[];
    }
  | { readonly kind: "variant"; readonly index: number; readonly value: Held };

/** A value that is not of its shape. */
export class NotHeld extends Error {}

/** Reads values of shapes. */
export function codecOf(shapes: readonly NamedShape[]) {
  const byId = new Map<ShapeId, NamedShape>(shapes.map((each) => [each.id, each]));

  const read = (shape: Shape, value: unknown): Held => {
    switch (shape.kind) {
      case "raw":
        return json(value);
      case "nullable":
        return value === null ? json(value) : read(shape.of, value);
      case "scalar":
        return check(isScalar(shape.type, value), json(value));
      case "constant":
        return check(isDeepStrictEqual(plain(shape.value), value), json(value));
      case "list":
        return { kind: "list", items: arrayOf(value).map((each) => read(shape.item, each)) };
      case "map":
        return {
          kind: "object",
          known: [],
          others: entriesOf(value).map(([name, each]) => [name, read(shape.value, each)]),
        };
      case "tuple": {
        const items = arrayOf(value);
        const { least, rest } = shape;
        check(
          items.length >= least && (rest !== undefined || items.length <= shape.items.length),
          null,
        );
        return {
          kind: "list",
          items: items.map((each, index) => read(shape.items[index] ?? rest ?? fail(), each)),
        };
      }
      case "named":
        return readNamed(byId.get(shape.id) ?? fail(`there is no ${shape.id}`), value);
      default:
        return unreachable(shape);
    }
  };

  const readNamed = (shape: NamedShape, value: unknown): Held => {
    switch (shape.kind) {
      case "alias":
        return read(shape.shape, value);
      case "record":
        return readRecord(shape, value);
      case "enum": {
        const isOf = isScalar(shape.of, value);
        const isListed = shape.isOpen || shape.values.some((each) => each.value === value);
        return check(isOf && isListed, json(value));
      }
      case "union":
        return readUnion(shape, value);
      default:
        return unreachable(shape);
    }
  };

  const readRecord = ({ fields, others }: RecordShape, value: unknown): Held => {
    const entries = new Map(entriesOf(value));
    const known = fields.flatMap(({ name: { wire }, presence, shape }): [string, Held][] => {
      if (!entries.has(wire)) return check(presence === "optional", []);
      const held = read(shape, entries.get(wire));
      entries.delete(wire);
      return [[wire, held]];
    });
    return {
      kind: "object",
      known,
      others: [...entries].map(([name, each]) => [
        name,
        typeof others === "object" ? read(others, each) : json(each),
      ]),
    };
  };

  /** One variant or none: nothing is tried. */
  const readUnion = ({ by, variants }: UnionShape, value: unknown): Held => {
    check(value !== null, null);
    if (by.kind === "nothing") return json(value);
    const type = Array.isArray(value) ? "array" : typeof value;
    let possible = variants.filter(({ types }) => types.some((each) => each === type));
    if (type === "object" && possible.length > 1) {
      const entries = new Map(entriesOf(value));
      possible = possible.filter(({ tags, fields }) =>
        by.kind === "tag"
          ? tags?.some((tag) => tag === entries.get(by.tag.wire))
          : fields?.every((name) => entries.has(name)),
      );
    }
    const [only, ...others] = possible;
    if (only === undefined || others.length > 0) return json(value);
    return { kind: "variant", index: variants.indexOf(only), value: read(only.shape, value) };
  };

  return read;
}

/** The JSON of what was read. */
export function writtenAgain(held: Held): unknown {
  switch (held.kind) {
    case "json":
      return held.value;
    case "variant":
      return writtenAgain(held.value);
    case "list":
      return held.items.map(writtenAgain);
    case "object": {
      const entries = [...held.known, ...held.others].map(
        ([name, each]) => [name, writtenAgain(each)] as const,
      );
      return Object.fromEntries(entries);
    }
    default:
      return unreachable(held);
  }
}

/** How often a value was found to be of a variant. */
export function variantsIn(held: Held): number {
  switch (held.kind) {
    case "json":
      return 0;
    case "variant":
      return 1 + variantsIn(held.value);
    case "list":
      return held.items.reduce((sum, each) => sum + variantsIn(each), 0);
    case "object":
      return [...held.known, ...held.others].reduce((sum, [, each]) => sum + variantsIn(each), 0);
    default:
      return unreachable(held);
  }
}

function json(value: unknown): Held {
  return { kind: "json", value };
}

function check<T>(isRight: boolean, result: T): T {
  return isRight ? result : fail();
}

function fail(message = "not of its shape"): never {
  throw new NotHeld(message);
}

function isScalar(type: string, value: unknown): boolean {
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : fail();
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? Object.entries(value) : fail();
}

function plain(value: JsonValue): unknown {
  switch (value.kind) {
    case "null":
      return null;
    case "array":
      return value.items.map(plain);
    case "object":
      return Object.fromEntries(value.entries.map(({ name, value: each }) => [name, plain(each)]));
    default:
      return value.value;
  }
}
