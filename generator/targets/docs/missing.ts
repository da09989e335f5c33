/** The unknown facts of something, and the places in the manifest to fill them in: one panel for all of them. */
import { inlineCode } from "../../emit/markdown/text.js";
import { grouped } from "../../model/grouped.js";
import { type Bucket, type Fact, isOpen } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { type NotShownLook, notShownPanel } from "./not-shown-panel.js";
import { inside } from "../../source-ref.js";

/** Something that is not shown. */
export interface Missing {
  /** As Markdown, to follow "Not shown:" — "how deliveries are signed". */
  readonly what: string;
  /** Where in the manifest to fill it in, as Markdown. */
  readonly place: string;
  /** The form that has it, and its key there, as Markdown: keys of one form are told together. */
  readonly holder: string;
  readonly key: string;
}

/** The model's folder, below which places are named. */
export type Folder = Pick<ApiModel, "folder">;

/** A fact, if it is not shown. */
export function missingFact(
  what: string,
  { state, at }: Fact<unknown>,
  { folder }: Folder,
): readonly Missing[] {
  return state === "notShown" ? [missingAt(what, at, folder)] : [];
}

/** The rest of a bucket of which some is known: a map of names is filled in at its `(others)`, a list at its end. */
export function missingOthers(
  what: string,
  bucket: Bucket<unknown>,
  { folder }: Folder,
  kind: "names" | "list" = "names",
): readonly Missing[] {
  if (bucket.state !== "known" || !isOpen(bucket)) return [];
  const at = kind === "names" ? inside(bucket.at, "(others)") : bucket.at;
  return [missingAt(what, at, folder)];
}

function missingAt(what: string, at: Parameters<typeof placeText>[1], folder: string): Missing {
  const key = placeText("", { file: "", path: at.path.slice(-1) }).slice(1);
  return {
    what,
    place: inlineCode(placeText(folder, at)),
    holder: inlineCode(placeText(folder, { file: at.file, path: at.path.slice(0, -1) })),
    key: inlineCode(key),
  };
}

/** How many of how many operations. */
export interface Share {
  readonly count: number;
  readonly total: number;
}

/** Returns the unknown facts of some operations, each of which has a key for it. */
export function missingOfOperations(
  what: string,
  { count, total }: Share,
  key: string,
  { folder }: Folder,
): readonly Missing[] {
  if (count === 0) return [];
  const files = inlineCode(placeText(folder, { file: "groups/", path: [] }));
  const place = `${inlineCode(key)} of each, in ${files}`;
  return [{ what: `${what}, for ${shareText({ count, total })}`, place, holder: place, key: "" }];
}

/** "all operations", "3 of the 9 operations" */
export function shareText({ count, total }: Share): string {
  return count === total ? "all operations" : `${count} of the ${total} operations`;
}

/** The panel; no block where nothing is missing. */
export function missingPanel(
  missing: readonly Missing[],
  { notShown }: { readonly notShown: NotShownLook },
): readonly string[] {
  const entries = entriesOf(missing);
  const [first, ...others] = entries;
  if (first === undefined) return [];
  const count = missing.length;
  if (others.length === 0) {
    return notShownPanel({ count, what: first.what, list: [], place: first.where }, notShown);
  }
  const list = entries.map(({ where, what }) => `${what}: ${where}`);
  return notShownPanel({ count, what: "", list }, notShown);
}

/** Some of it that is filled in at one place, as Markdown. */
interface MissingEntry {
  readonly what: string;
  readonly where: string;
}

/** Joins the facts that one marker covers, and the keys of one form. */
function entriesOf(missing: readonly Missing[]): readonly MissingEntry[] {
  return [...grouped(missing, ({ holder }) => holder).values()].flatMap((ofHolder) => {
    const places = [...grouped(ofHolder, ({ place }) => place).values()];
    const [only] = places;
    const [one] = ofHolder;
    if (one === undefined || only === undefined) return [];
    if (places.length === 1) {
      return [{ what: only.map(({ what }) => what).join("; "), where: one.place }];
    }
    const told = places.map((atPlace) => {
      const key = atPlace[0]?.key ?? "";
      return `${atPlace.map(({ what }) => what).join("; ")} (${key})`;
    });
    return [{ what: told.join(", "), where: one.holder }];
  });
}
