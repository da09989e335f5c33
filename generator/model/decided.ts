/**
 * Results of facts alone, as data. An edit of texts for people leaves them as they are, so that the next run takes them from this one,
 * and reads none of the operations and schemas that they were made of.
 */
import type { ApiModel } from "./model.js";
import { oncePerModel } from "./once.js";

/** Results as JSON, by their names. */
export type Decided = ReadonlyMap<string, string>;

/** Those that a model was given, and those that were made of it. */
interface Known {
  before: Decided;
  readonly made: Map<string, unknown>;
}

const knownOf = oncePerModel((): Known => ({ before: new Map(), made: new Map() }));

/** Says what was decided of another model, whose facts are those of this one. */
export function decideAsBefore(model: ApiModel, before: Decided): void {
  knownOf(model).before = before;
}

/** All results that are known of a model so far. */
export function decidedOf(model: ApiModel): Decided {
  const { before, made } = knownOf(model);
  const texts = [...made].map(([name, value]) => [name, JSON.stringify(value)] as const);
  return new Map([...before, ...texts]);
}

/**
 * Makes a thing of each model once, or takes it from an earlier one of the same facts. It is JSON, and has neither texts for people nor
 * parts of the model, which have such texts. `name` is that of nothing else.
 */
export function oncePerFacts<Made>(
  name: string,
  make: (model: ApiModel) => Made,
): (model: ApiModel) => Made {
  return oncePerModel((model) => {
    const { before, made } = knownOf(model);
    const text = before.get(name);
    if (text !== undefined) {
      const known: Made = JSON.parse(text);
      return known;
    }
    const value = make(model);
    made.set(name, value);
    return value;
  });
}
