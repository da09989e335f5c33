/** Things that are made of a model once, however often they are asked for. */
import type { ApiModel } from "./model.js";

/** Makes a thing of each object once. */
export function once<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>();
  return (key) => {
    const found = known.get(key) ?? { made: make(key) };
    known.set(key, found);
    return found.made;
  };
}

/** Makes a thing when it is asked for, once. */
export function late<Made>(make: () => Made): () => Made {
  let known: { readonly made: Made } | undefined;
  return () => {
    known ??= { made: make() };
    return known.made;
  };
}

/** Makes a thing of each model once. */
export function oncePerModel<Made>(make: (model: ApiModel) => Made): (model: ApiModel) => Made {
  return once(make);
}

/** Makes a thing of each model with settings once. */
export function oncePerSettings<Settings extends object, Made>(
  make: (model: ApiModel, settings: Settings) => Made,
): (model: ApiModel, settings: Settings) => Made {
  const known = oncePerModel(() => new WeakMap<Settings, Made>());
  return (model, settings) => {
    const ofModel = known(model);
    const made = ofModel.get(settings) ?? make(model, settings);
    ofModel.set(settings, made);
    return made;
  };
}
