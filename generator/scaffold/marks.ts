/** Comments that say what became of a handler's operation: one line each, told by its first word, taken back as written. */
import type { Unrouted } from "./wanted.js";
import { unreachable } from "../unreachable.js";

/** The remark on a handler. */
export type Mark =
  /** The manifest has nothing of that name. */
  | { readonly kind: "gone"; readonly path: string }
  | { readonly kind: "unrouted"; readonly path: string; readonly unrouted: Unrouted }
  /** Another operation has its method and path. */
  | { readonly kind: "moved"; readonly path: string; readonly to: Spot }
  /** The same, said at the other operation's stub. */
  | { readonly kind: "arrived"; readonly path: string; readonly from: Spot };

/** A handler elsewhere. */
export interface Spot {
  /** `me.savedBooks.save`. */
  readonly path: string;
  /** Below the handlers' folder, with its ending. */
  readonly file: string;
}

/** A comment of ours, as it is read. */
export interface ReadMark {
  readonly kind: Mark["kind"];
  /** The handler that it is about. */
  readonly path: string;
  /** In one that arrived, the other handler. */
  readonly other: string | undefined;
}

/** The start of every comment of ours. */
export const markStart = "endpoint-manifest:";

/** The text of a comment, without its signs. */
export function markText(mark: Mark): string {
  const path = `\`${mark.path}\``;
  switch (mark.kind) {
    case "gone":
      return `${markStart} the manifest has no ${path}. Take from here what you need, then delete it.`;
    case "unrouted":
      return `${markStart} ${path} has no route: ${unroutedText(mark.unrouted)}. Fill it in, or delete this.`;
    case "moved":
      return `${markStart} ${path} is ${spotText(mark.to)} now. Move its body there, then delete it here.`;
    case "arrived":
      return `${markStart} ${path} was ${spotText(mark.from)}. Move the body from there to here.`;
    default:
      return unreachable(mark);
  }
}

/** Returns the mark in a comment, if it is one of ours that nobody has changed. */
export function readMark(text: string): ReadMark | undefined {
  for (const [kind, form] of forms) {
    const [, path, other] = form.exec(text) ?? [];
    if (path !== undefined) return { kind, path, other };
  }
  return undefined;
}

const forms: readonly (readonly [kind: Mark["kind"], form: RegExp])[] = [
  [
    "gone",
    /^endpoint-manifest: the manifest has no `([^`]+)`\. Take from here what you need, then delete it\.$/,
  ],
  [
    "unrouted",
    /^endpoint-manifest: `([^`]+)` has no route: [^`]+ \([^`]+\)\. Fill it in, or delete this\.$/,
  ],
  [
    "moved",
    /^endpoint-manifest: `([^`]+)` is `[^`]+` \([^`]+\) now\. Move its body there, then delete it here\.$/,
  ],
  [
    "arrived",
    /^endpoint-manifest: `([^`]+)` was `([^`]+)` \([^`]+\)\. Move the body from there to here\.$/,
  ],
];

function unroutedText({ missing, place }: Unrouted): string {
  const what = missing.length === 0 ? "nothing in it has a method and a path" : "";
  return `${what || `the manifest does not show its ${missing.join(" and ")}`} (${place})`;
}

function spotText({ path, file }: Spot): string {
  return `\`${path}\` (${file})`;
}
