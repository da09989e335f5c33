/**
 * Hashes of files that were read before. A file is known again by what the file system says of it without reading, as in git's
 * index: its number, size and times. Whatever writes a file sets the time of its last change, which no program can choose.
 */
import { lstatSync } from "node:fs";
import { type Disk, realDisk, systemCode } from "./disk.js";
import { keep, type KeptPlace, readKept } from "./kept-text.js";

/** A file as it was read. */
interface Seen {
  readonly stamp: string;
  /** See `hashOf`. */
  readonly hash: string;
}

/** A file without its content. */
interface Stamp {
  readonly text: string;
  /** From when on a change gives it another stamp, in milliseconds. What is read before that is read again by the next run. */
  readonly settledAt: number;
}

/** Longer than the steps of any file system's clock, which are two seconds at most (FAT). Milliseconds. */
const longStep = 2_000;

/** Longer than those of a clock that tells fractions of a millisecond: systems move it on with their own, each 10 at most. */
const shortStep = 100;

/** The files that runs with one output folder have read. */
export class SeenFiles {
  /** The disk of the machine, which reads a file for its hash only if it is not known. */
  readonly disk: Disk = {
    ...realDisk,
    hashed: (file, read) => this.hashed(file, read),
    knownHash: (file) => this.#knownAs(file, stampOf(file))?.hash,
  };
  readonly #place: KeptPlace | undefined;
  readonly #now: () => number;
  readonly #read = new Map<string, Seen>();
  #before: ReadonlyMap<string, Seen> | undefined;
  #hasNews = false;

  /** `place`: where they are kept; undefined = nowhere. `now` tells the time, in milliseconds. */
  constructor(place: KeptPlace | undefined, now: () => number = Date.now) {
    this.#place = place;
    this.#now = now;
  }

  /** Keeps those of this run for the next one, if it read any. */
  keep(): void {
    if (this.#place === undefined || !this.#hasNews) return;
    const files = [...this.#read].map(([file, { stamp, hash }]) => [file, stamp, hash]);
    keep(this.#place, JSON.stringify(files));
  }

  /** Returns the hash of a file, which `read` makes if it is not known, and keeps it. Nothing is kept of one without a hash. */
  hashed<T extends string | undefined>(file: string, read: () => T): string | T {
    const stamp = stampOf(file);
    const known = this.#knownAs(file, stamp);
    if (known !== undefined) {
      this.#read.set(file, known);
      return known.hash;
    }
    const began = this.#now();
    const hash = read();
    if (hash === undefined) return hash;
    const isSettled = stamp !== undefined && stamp.settledAt < began;
    if (isSettled && stampOf(file)?.text === stamp.text) {
      this.#read.set(file, { stamp: stamp.text, hash });
      this.#hasNews = true;
    }
    return hash;
  }

  #knownAs(file: string, stamp: Stamp | undefined): Seen | undefined {
    const known = this.#read.get(file) ?? this.#known().get(file);
    return known !== undefined && known.stamp === stamp?.text ? known : undefined;
  }

  #known(): ReadonlyMap<string, Seen> {
    this.#before ??= this.#place === undefined ? new Map() : seenBefore(this.#place);
    return this.#before;
  }
}

function seenBefore(place: KeptPlace): ReadonlyMap<string, Seen> {
  const text = readKept(place);
  const files: readonly (readonly [file: string, stamp: string, hash: string])[] =
    text === undefined ? [] : JSON.parse(text);
  return new Map(files.map(([file, stamp, hash]) => [file, { stamp, hash }]));
}

/** Undefined of anything but a file. */
function stampOf(path: string): Stamp | undefined {
  try {
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    const { dev, ino, size, mtimeNs, ctimeNs, mtimeMs, ctimeMs } = stats;
    const changed = Math.max(Number(mtimeMs), Number(ctimeMs));
    const step = ctimeNs % 1_000_000n === 0n ? longStep : shortStep;
    return { text: `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`, settledAt: changed + step };
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
