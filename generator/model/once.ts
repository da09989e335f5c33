/** Things that are made of a model once, however often they are asked for. */
import type { ApiModel } from "./model.js";

/** Makes a thing of each model once. */
export function oncePerModel<Made>(make: (model: ApiModel) => Made): (model: ApiModel) => Made {
  const known = new WeakMap<ApiModel, { readonly made: Made }>();
  return (model) => {
    const found = known.get(model) ?? { made: make(model) };
    known.set(model, found);
    return found.made;
  };
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
