/** The kinds of thing that a synthetic service is about: two words of trade each, and what is named after them. */

/** One kind of thing; a group of operations, a file of schemas and a path are named after it. */
export interface Resource {
  /** From 0 on: what varies between resources varies by it. */
  readonly index: number;
  /** As in the manifest: `warehouse-order`. */
  readonly id: string;
  /** As in prose: `warehouse order`. */
  readonly noun: string;
}

const owners = words(
  "warehouse fleet billing customer supplier harbour factory library clinic museum garden school theatre station market laboratory",
);
const things = words(
  "order invoice shipment contract device ticket visit booking account report product vehicle member document payment inspection " +
    "season lesson licence meeting message offer package permit photograph plan project question recipe refund repair request " +
    "review route sample schedule session survey task tender",
);

/** How many kinds of thing there are names for. */
export const resourceLimit: number = owners.length * things.length;

/** The first so many kinds of thing. */
export function resources(count: number): readonly Resource[] {
  if (count > resourceLimit) throw new Error(`there are names for ${resourceLimit} resources only`);
  return Array.from({ length: count }, (_, index) => {
    const [owner, thing] = [pick(owners, index), pick(things, Math.floor(index / owners.length))];
    return { index, id: `${owner}-${thing}`, noun: `${owner} ${thing}` };
  });
}

/** The item at a position in a list that begins anew at its end. */
export function pick<Item>(list: readonly Item[], position: number): Item {
  const item = list[position % list.length];
  if (item === undefined) throw new Error("nothing can be picked from an empty list");
  return item;
}

/** `warehouseOrder`: as a member of the client. */
export function memberName({ id }: Resource): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function words(text: string): readonly string[] {
  return text.split(" ");
}
