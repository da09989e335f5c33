/**
 * The loop of a watch in a world of its own: saves come at any moment, between any two things that the loop asks, events come
 * late or never, and stamps have steps. No clock of the machine is asked.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Look, lookUntilOver, type Watched } from "../../../generator/commands/watch-loop.js";
import { runs } from "../../left-to-matrices.js";

/** Somebody saves a file, so many steps after the world began. */
interface Save {
  readonly at: number;
  readonly text: string;
  /** Steps until the event of it is told; undefined = never. */
  readonly event: number | undefined;
  /** True if the folder is another one by it. */
  readonly moves: boolean;
}

/** Steps of the file system's clock: far more than any has. */
const clockStep = 20;

/** Saves in bursts and apart; each at a time after the one before. */
const saves = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 240 })),
      text: fc.constantFrom("a", "b", "c", "dd"),
      event: fc.option(fc.integer({ min: 0, max: 150 }), { nil: undefined, freq: 1 }),
      moves: fc.constantFrom(true, false, false, false),
    }),
    { maxLength: 12 },
  )
  .map((all): readonly Save[] => {
    let at = 0;
    return all.map(({ gap, ...each }) => {
      at += gap;
      return { ...each, at };
    });
  });

/** A world in which each question takes a step of time, and a look as many as it is told to. */
class World implements Watched {
  #now = 0;
  #text = "a";
  #saved = 0;
  #folders = 0;
  #opened = 0;
  readonly #saves: Save[];
  readonly #events: number[] = [];
  readonly looks: { readonly why: Look; readonly text: string }[] = [];

  constructor(saves: readonly Save[]) {
    this.#saves = saves.toSorted((left, right) => left.at - right.at);
  }

  /** Lets time go by, up to a step: what is saved by then is saved. */
  #to(step: number): void {
    for (let [next] = this.#saves; next !== undefined && next.at <= step; [next] = this.#saves) {
      this.#saves.shift();
      this.#text = next.text;
      this.#saved = Math.floor(next.at / clockStep);
      if (next.moves) this.#folders += 1;
      const isTold = next.event !== undefined && this.#opened === this.#folders;
      if (isTold) this.#events.push(next.at + (next.event ?? 0));
    }
    this.#now = step;
  }

  ringsWithin(milliseconds: number): Promise<boolean> {
    const end = this.#now + milliseconds;
    while (this.#now < end && !this.#isRung()) this.#to(this.#now + 1);
    const isRung = this.#isRung();
    if (isRung)
      this.#events.splice(0, this.#events.length, ...this.#events.filter((at) => at > this.#now));
    return Promise.resolve(isRung);
  }

  #isRung(): boolean {
    return this.#events.some((at) => at <= this.#now);
  }

  stamp(): string {
    this.#to(this.#now + 1);
    return `${this.#saved} ${this.#text.length} ${this.#folders}`;
  }

  folders(): string {
    this.#to(this.#now + 1);
    return String(this.#folders);
  }

  reopen(): Promise<void> {
    this.#to(this.#now + 5);
    this.#opened = this.#folders;
    return Promise.resolve();
  }

  /** Long after the last save. */
  isOver(): boolean {
    return this.#now > 9_000;
  }

  /** Reads, and takes its time before and after that. */
  read(before: number, after: number): string {
    this.#to(this.#now + before);
    const text = this.#text;
    this.#to(this.#now + after);
    return text;
  }

  get text(): string {
    return this.#text;
  }
}

test("after the last save the last look that changes anything is at the last text", async () => {
  const pauses = fc.record({
    before: fc.constantFrom(0, 1, 2, 40),
    after: fc.integer({ min: 0, max: 400 }),
  });
  await fc.assert(
    fc.asyncProperty(saves, pauses, async (all, pause) => {
      const world = new World(all);
      const before = { stamp: world.stamp(), folders: world.folders() };
      let made = world.read(pause.before, pause.after);
      await lookUntilOver(world, before, (why) => {
        const text = world.read(pause.before, pause.after);
        world.looks.push({ why, text });
        const isNew = text !== made;
        made = text;
        return Promise.resolve(isNew ? "again" : "done");
      });
      expect(made).toBe(world.text);
    }),
    { numRuns: runs(4_000) },
  );
});

test("nothing is looked at where nothing happens, but once after the first look", async () => {
  const world = new World([]);
  const looks: Look[] = [];
  const before = { stamp: world.stamp(), folders: world.folders() };
  await lookUntilOver(world, before, (why) => {
    looks.push(why);
    return Promise.resolve("done");
  });
  expect(looks).toEqual(["again"]);
});

test("a save is looked at as soon as its event is told, and once more", async () => {
  const world = new World([{ at: 1_000, text: "b", event: 0, moves: false }]);
  const looks: Look[] = [];
  const before = { stamp: world.stamp(), folders: world.folders() };
  await lookUntilOver(world, before, (why) => {
    looks.push(why);
    return Promise.resolve("done");
  });
  expect(looks).toEqual(["again", "told", "again"]);
});

test("a look that did not do all is made again, until one does", async () => {
  const world = new World([]);
  const looks: Look[] = [];
  const before = { stamp: world.stamp(), folders: world.folders() };
  await lookUntilOver(world, before, (why) => {
    looks.push(why);
    return Promise.resolve(looks.length < 4 ? "again" : "done");
  });
  expect(looks).toEqual(["again", "again", "again", "again"]);
});
