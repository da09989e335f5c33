/**
 * Outlines: what is decided of a whole API, as hashes. A file of a group is made of what the manifest says of the group and of the
 * schemas that it refers to, and of an outline. Where neither has changed, its bytes are the same.
 */
import { createHash } from "node:crypto";
import { grouped } from "../model/grouped.js";
import type { ApiModel } from "../model/model.js";
import { oncePerModel } from "../model/once.js";
import { NodeRef } from "../source-ref.js";
import type { GroupPlan } from "./plan.js";
import { planOf } from "./plan-of.js";
import { operationsIn, serviceShapes } from "./shapes/service-shapes.js";

/** The plan of an API, or the shapes of its calls, as hashes. */
export interface PlanOutline {
  /** The hash of what stands in no file of a group or schema, such as the service, and of the order of all. */
  readonly shared: string;
  /** The hashes of groups and schemas, by the files of the manifest that have them. */
  readonly parts: ReadonlyMap<string, string>;
}

/** The outline of a model's plan, made once. */
export const planOutline = oncePerModel((model): PlanOutline => {
  const { service, groups } = planOf(model);
  const digest = new Digest(noAtoms);
  const parts = groups.map(
    (group, index) => [model.groups[index]?.at.file ?? "", digest.of(group)] as const,
  );
  return { shared: digest.of(service), parts: new Map(parts) };
});

/** The outline of the shapes of a model's calls, made once. */
export const shapesOutline = oncePerModel((model): PlanOutline => {
  const { groups } = planOf(model);
  const { all, calls, failures, payloads } = serviceShapes(model);
  const parts = grouped(
    [
      ...groups.map((group, index) => ({
        file: model.groups[index]?.at.file ?? "",
        values: operationsIn(group).map(({ id }) => calls.get(id)),
      })),
      ...all.map((shape) => ({ file: shape.schema.at.file, values: [shape] })),
    ],
    ({ file }) => file,
  );
  const digest = new Digest(noAtoms);
  const ids = all.map(({ id }) => id);
  return {
    shared: digest.of([ids, failures, payloads]),
    parts: new Map([...parts].map(([file, values]) => [file, digest.of(values)])),
  };
});

/** The tables of a target: its names, and all else that it decides over the whole model. */
export interface Tables {
  /** Data. Functions in it do not count. */
  readonly values: unknown;
  /** True if they are made of the shapes of calls. */
  readonly haveShapes: boolean;
  /** Names of the targets whose tables its files are made of, too; left out = none. */
  readonly others?: readonly string[];
}

/**
 * The hash of tables. Groups, operations, shapes and schemas stand in them by their ids: what they are is told by the outlines of plan
 * and shapes.
 */
export function tablesOutline({ values, haveShapes }: Tables, model: ApiModel): string {
  return new Digest(haveShapes ? atomsWithShapes(model) : atomsOf(model)).of(values);
}

/** The things that stand in outlines by their ids. */
type Atoms = ReadonlyMap<object, string>;

const noAtoms: Atoms = new Map();

const atomsOf = oncePerModel((model): Atoms => {
  const { service, groups } = planOf(model);
  const atoms = new Map<object, string>([
    [model, "model"],
    [service, "service"],
  ]);
  const addGroup = (group: GroupPlan): void => {
    atoms.set(group, `group ${group.id}`);
    for (const each of group.operations) atoms.set(each, `operation ${each.id}`);
    for (const each of group.groups) addGroup(each);
  };
  for (const each of groups) addGroup(each);
  return atoms;
});

const atomsWithShapes = oncePerModel((model): Atoms => {
  const shapes = serviceShapes(model);
  const atoms = new Map(atomsOf(model));
  for (const each of [shapes, shapes.all, shapes.named, shapes.calls]) atoms.set(each, "shapes");
  for (const each of shapes.all) atoms.set(each, `shape ${each.id}`);
  return atoms;
});

/** Characters that are hashed at once. */
const blockLength = 1 << 16;

/** Hashes data. Each text says how long it is, so that no two data are written alike. */
class Digest {
  readonly #atoms: Atoms;
  #hash = createHash("sha256");
  #seen = new Map<object, number>();
  #text = "";

  constructor(atoms: Atoms) {
    this.#atoms = atoms;
  }

  /** SHA-256 in hex; of one value. */
  of(value: unknown): string {
    this.#hash = createHash("sha256");
    this.#seen = new Map();
    this.#text = "";
    this.#add(value);
    return this.#hash.update(this.#text).digest("hex");
  }

  #write(text: string): void {
    this.#text += text;
    if (this.#text.length < blockLength) return;
    this.#hash.update(this.#text);
    this.#text = "";
  }

  #add(value: unknown): void {
    switch (typeof value) {
      case "string":
        this.#write(`"${value.length}:${value}`);
        return;
      case "object":
        if (value === null) this.#write("null,");
        else this.#addObject(value);
        return;
      case "function":
        return;
      default:
        this.#write(`${String(value)},`);
    }
  }

  #addObject(value: object): void {
    const isList = Array.isArray(value);
    const atom = this.#atoms.get(value) ?? (isList ? undefined : placeOf(value));
    if (atom !== undefined) {
      this.#write(`@${atom.length}:${atom}`);
      return;
    }
    if (isList) {
      this.#addList(value);
      return;
    }
    const seen = this.#seen.get(value);
    if (seen !== undefined) {
      this.#write(`#${seen},`);
      return;
    }
    this.#seen.set(value, this.#seen.size);
    if (value instanceof NodeRef) this.#addRecord(value.toJSON());
    else if (value instanceof Set) this.#addList([...value]);
    else if (value instanceof Map) this.#addList([...value].flat());
    else this.#addRecord(value);
  }

  #addList(values: readonly unknown[]): void {
    this.#write(`[${values.length},`);
    for (const each of values) this.#add(each);
  }

  #addRecord(value: object): void {
    this.#write("{");
    for (const [key, each] of Object.entries(value)) {
      this.#write(`${key.length}:${key}`);
      this.#add(each);
    }
    this.#write("}");
  }
}

/** The place of a part of the model, such as a schema; undefined of anything else. */
function placeOf(value: object): string | undefined {
  const at: unknown = "at" in value ? value.at : undefined;
  if (typeof at !== "object" || at === null || !("file" in at && "path" in at)) return undefined;
  return Array.isArray(at.path) ? `${String(at.file)}\0${at.path.join("\0")}` : undefined;
}
