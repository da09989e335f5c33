/** When a watch looks at what it watches. Neither a clock nor a file system is in here: what there is to ask is given. */

/** Why there is a look: something was told, or it is the one after. */
export type Look = "told" | "again";

/** Looks at what is watched, and does what there is to do; `again` = this may not have been all. */
export type OnLook = (look: Look) => Promise<"done" | "again">;

/** The watched thing. */
export interface Watched {
  /** True if something was told since this was asked last, or is within so many milliseconds. */
  ringsWithin(milliseconds: number): Promise<boolean>;
  /** Another text once a file was saved, came or went, as far as the file system shows it without reading. */
  stamp(): string;
  /** Another text once a folder is another one: events of the new one are not told. */
  folders(): string;
  /** Makes the events of the folders that are there now be told. */
  reopen(): Promise<void>;
  isOver(): boolean;
}

/** An editor, or a checkout, saves several files in a row: wait until none has come for so long. */
const settled = 30;

/**
 * How often to look for what no event tells: network folders and containers have none, and the watching library says nothing of a
 * file that is saved again within a tenth of a second. Times of files have steps, but none of so many milliseconds.
 */
const lookAgain = 200;

/**
 * Looks after each change, never twice at a time, and once more after that: what was saved while the last look read may not show
 * in any stamp, for a file that is saved twice within one step of the file system's clock looks as if it was saved once.
 * `before` = the stamp from before the first look, which was made already. Resolved when the watch is over.
 */
export async function lookUntilOver(
  watched: Watched,
  before: { readonly stamp: string; readonly folders: string },
  onLook: OnLook,
): Promise<void> {
  let { stamp, folders } = before;
  let isFresh = true;
  while (!watched.isOver()) {
    const isRung = await watched.ringsWithin(lookAgain);
    const isMoved = watched.folders() !== folders;
    if (!isRung && !isMoved && !isFresh && watched.stamp() === stamp) continue;
    while (!watched.isOver() && (await watched.ringsWithin(settled)));
    if (watched.isOver()) return;
    const earlier = stamp;
    // Before the look, so that what is saved while it reads shows in the next one.
    stamp = watched.stamp();
    const isTold = isRung || isMoved || stamp !== earlier;
    isFresh = (await onLook(isTold ? "told" : "again")) === "again" || isTold;
    if (!isMoved) continue;
    folders = watched.folders();
    await watched.reopen();
  }
}
