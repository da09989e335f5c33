/** Schemas that are made of one another in more ways than tools can go through: each is small, and all of them multiply. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { NamedSchema } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";

/** TypeScript refuses unions of as many members (TS2590), and goes through each way to a base. */
const most = 100_000;

/** How a schema is put together, with all that it refers to. Properties and items are types of their own. */
interface Size {
  /** Ways through `allOf` to the schemas that it is made of. */
  readonly ways: number;
  /** Alternatives, of which an `allOf` has the product of its members'. */
  readonly alternatives: number;
}

const one: Size = { ways: 1, alternatives: 1 };

/**
 * Schemas with too many; each is reported where that begins, and is taken as mended there. `ordered` has each schema after
 * those that it refers to.
 */
export function manyCombinations(ordered: readonly NamedSchema[]): readonly Diagnostic[] {
  const sizes = new Map<string, Size>();
  return ordered.flatMap(({ name, schema }) => {
    const { ways, alternatives } = sizeOf(schema, sizes);
    const count = Math.max(ways, alternatives);
    const isTooLarge = count >= most;
    sizes.set(name, isTooLarge ? one : { ways, alternatives });
    if (!isTooLarge) return [];
    const what =
      alternatives >= ways ? "alternatives" : "schemas, counted once for each way to them";
    return [
      diagnostic("too-many-combinations", {
        at: schema.at,
        message: `\`${name}\` combines ${most.toLocaleString("en")} or more ${what}`,
        help: "name what several of them share once, and let no `allOf` multiply `oneOf` or `anyOf`",
      }),
    ];
  });
}

function sizeOf(schema: Schema, sizes: ReadonlyMap<string, Size>): Size {
  switch (schema.kind) {
    case "reference":
      // What leads back is not known yet, and makes nothing larger.
      return sizes.get(schema.name) ?? one;
    case "allOf": {
      const all = distinct(schema.members).map((member) => sizeOf(member, sizes));
      return {
        ways: all.reduce((sum, { ways }) => sum + ways, 1),
        alternatives: all.reduce((product, each) => product * each.alternatives, 1),
      };
    }
    case "anyOf":
    case "oneOf": {
      const all = distinct(schema.members).map((member) => sizeOf(member, sizes));
      return {
        ways: all.reduce((most, { ways }) => Math.max(most, ways), 1),
        alternatives: all.reduce((sum, each) => sum + each.alternatives, 0),
      };
    }
    default:
      return one;
  }
}

/** A schema that is named twice is there once. */
function distinct(members: readonly Schema[]): readonly Schema[] {
  const names = new Set<string>();
  return members.filter((member) => {
    if (member.kind !== "reference") return true;
    const isNew = !names.has(member.name);
    names.add(member.name);
    return isNew;
  });
}
