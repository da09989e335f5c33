/** Many places of one value as a tree, so that each question about them takes as many steps as a path has, however many there are. */
import type { SourceRef } from "./source-ref.js";

type Path = SourceRef["path"];

/** A growing set of paths from one root. */
export class PathTree {
  readonly #below = new Map<string | number, PathTree>();
  #isEnd = false;
  /** Indices that are paths by themselves, sorted; made anew after each path that was added. */
  #items: readonly number[] | undefined;

  constructor(paths: Iterable<Path> = []) {
    for (const path of paths) this.add(path);
  }

  /** True if the root itself is one of the paths. */
  get isEnd(): boolean {
    return this.#isEnd;
  }

  add(path: Path): void {
    let tree: PathTree = this;
    for (const step of path) {
      tree.#items = undefined;
      const next = tree.#below.get(step) ?? new PathTree();
      tree.#below.set(step, next);
      tree = next;
    }
    tree.#isEnd = true;
  }

  /** The paths that go through a step, without it. */
  below(step: string | number): PathTree | undefined {
    return this.#below.get(step);
  }

  /** True if a path leads to this place or below it. */
  reaches(path: Path): boolean {
    return this.#at(path) !== undefined;
  }

  /** True if a path leads to this place, below it, or to something around it. */
  touches(path: Path): boolean {
    let tree: PathTree = this;
    for (const step of path) {
      if (tree.#isEnd) return true;
      const next = tree.#below.get(step);
      if (next === undefined) return false;
      tree = next;
    }
    return true;
  }

  /** The indices of the list at a path that are paths of this tree, in order. */
  itemsOf(list: Path): readonly number[] {
    const tree = this.#at(list);
    return tree === undefined ? [] : tree.#ends();
  }

  #at(path: Path): PathTree | undefined {
    let tree: PathTree | undefined = this;
    for (const step of path) {
      tree = tree.#below.get(step);
      if (tree === undefined) return undefined;
    }
    return tree;
  }

  #ends(): readonly number[] {
    this.#items ??= [...this.#below]
      .flatMap(([step, { isEnd }]) => (isEnd ? [Number(step)] : []))
      .sort((one, other) => one - other);
    return this.#items;
  }
}
