/** Manifests on disk → models with the way back to lines, for tests. */
import { join } from "node:path";
import { hasErrors } from "../../../generator/diagnostics/diagnostic.js";
import { type Loaded, load } from "../../../generator/pipeline.js";
import { scenariosFolder } from "../../golden-tree.js";

/** A manifest without errors; places are shown below its own folder. */
export function loaded(folder: string): Loaded {
  const stage = <T>(_name: string, run: () => T): T => run();
  const { value, diagnostics } = load({ folder, name: "manifest", targets: [], stage });
  if (hasErrors(diagnostics)) throw new Error(JSON.stringify(diagnostics, null, 2));
  return {
    ...value,
    locate: (location) => {
      const placed = value.locate(location);
      return { ...placed, displayPath: placed.displayPath.replace(folder, "manifest") };
    },
  };
}

/** A scenario, as {@link loaded}. */
export function scenario(name: string): Loaded {
  return loaded(join(scenariosFolder, name));
}
