/** Watches the folder of a manifest: where the looks of a watch get their events from. */
import { basename, join, relative, resolve, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { realDisk, systemCode } from "../output/disk.js";
import { stampOf } from "../source/read.js";
import { lookUntilOver, type OnLook, type Watched } from "./watch-loop.js";

/** The watched places, and the listener. */
export interface ManifestWatch {
  /** Folder of the manifest, as the user wrote it. */
  readonly folder: string;
  /** Folders that are not part of it, though they may lie in it. */
  readonly others: readonly string[];
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Called once, when nothing that is saved from now on can be missed. */
  readonly onReady: () => Promise<void>;
  /** Called after each change, as `lookUntilOver` says. */
  readonly onLook: OnLook;
}

/** Resolved when the watch was ended and the last call has returned; rejected by what a call throws. */
export async function watchManifest(given: ManifestWatch): Promise<void> {
  const { folder, signal } = given;
  const isIgnored = ignoredIn(given);
  const bell = new Bell();
  signal.addEventListener("abort", () => bell.ring(), { once: true });
  const open = async (): Promise<FSWatcher> => {
    const watcher = watch(folder, { ignoreInitial: true, depth: 1, ignored: isIgnored });
    watcher.on("all", () => bell.ring());
    // A file that may not be read is said by the run that reads it.
    watcher.on("error", () => bell.ring());
    await new Promise<void>((ready) => watcher.once("ready", () => ready()));
    return watcher;
  };

  const before = { stamp: stampOf(folder), folders: foldersOf(folder, isIgnored) };
  let watcher = await open();
  const watched: Watched = {
    ringsWithin: (milliseconds) => bell.ringsWithin(milliseconds),
    stamp: () => stampOf(folder),
    folders: () => foldersOf(folder, isIgnored),
    reopen: async () => {
      await watcher.close();
      watcher = await open();
    },
    isOver: () => signal.aborted,
  };
  try {
    await given.onReady();
    await lookUntilOver(watched, before, given.onLook);
  } finally {
    await watcher.close();
  }
}

/** Wakes who waits for it, or who does so next. It holds nothing of waits that are over, of which there are many in a day. */
class Bell {
  #isRung = false;
  #wake: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  /** True if it was rung since this was asked last, or is within so many milliseconds. */
  async ringsWithin(milliseconds: number): Promise<boolean> {
    if (!this.#isRung) {
      await new Promise<void>((resolveWait) => {
        const timer = setTimeout(resolveWait, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolveWait();
        };
      });
    }
    const isRung = this.#isRung;
    this.#isRung = false;
    return isRung;
  }
}

/** Which folders stand there: another text, when one of them is another folder now, of whatever name. */
function foldersOf(folder: string, isIgnored: (path: string) => boolean): string {
  try {
    const inside = realDisk
      .list(folder)
      .filter(({ name, kind }) => kind !== "file" && !isIgnored(join(folder, name)))
      .map(({ name }) => [name, realDisk.look(join(folder, name))?.identity]);
    return JSON.stringify([realDisk.look(folder)?.identity, inside.toSorted()]);
  } catch (error) {
    // None, or one that may not be read: the run says so.
    if (systemCode(error) === undefined) throw error;
    return "";
  }
}

/** The names that are no part of a manifest: names that begin with a dot, installed packages, the output. */
function ignoredIn({
  folder,
  others,
}: Pick<ManifestWatch, "folder" | "others">): (path: string) => boolean {
  const root = resolve(folder);
  const outside = new Set(others.map((other) => resolve(other)));
  return (path) => {
    const below = relative(root, resolve(path));
    if (below === "" || below === ".." || below.startsWith(`..${sep}`)) return false;
    const name = basename(below);
    return name.startsWith(".") || name === "node_modules" || outside.has(resolve(path));
  };
}
