/** The common part of `scaffold` and `check`: from a manifest that was read to the changes in a folder of handlers. */
import { relative, resolve } from "node:path";
import type { Diagnostic, Location, Reported } from "../diagnostics/diagnostic.js";
import type { Placed } from "../diagnostics/place.js";
import { type OwnedFolder, readOwnedFolder } from "../output/owned-folder.js";
import { ownedObstacles } from "../output/owned-files.js";
import type { OwnedChanges } from "../output/owned-report.js";
import { below } from "../output/paths.js";
import { projectPath } from "../output/project-path.js";
import type { Loaded } from "../pipeline.js";
import type { ServerHome } from "../scaffold/server-home.js";

/** The changes in a folder of handlers. */
export interface HandlersPlan extends OwnedChanges {
  /** The content of the folder. */
  readonly folder: OwnedFolder;
  /** Looks a place up in the files of the folder, else in the manifest. */
  readonly locate: (location: Location) => Placed;
}

/** The server's place, as handlers in a folder import it; `manifest` and `out` are folders as written. */
export function serverHome(
  server: NonNullable<Loaded["server"]>,
  { manifest, out }: { readonly manifest: string; readonly out: string },
): ServerHome {
  if (server.as !== "sources") return { kind: "package", name: server.package };
  const folder = relative(resolve(out), resolve(projectPath(manifest, server.to)));
  return { kind: "sources", folder: folder.replaceAll("\\", "/") };
}

/** Reads the folder and plans. Nothing may be written where an error is reported. */
export async function planHandlers(
  out: string,
  home: ServerHome,
  { model, locate }: Pick<Loaded, "model" | "locate">,
): Promise<Reported<HandlersPlan>> {
  const { scaffold } = await import("../scaffold/scaffold.js");
  const { value: folder, diagnostics } = readOwnedFolder(out);
  const shown = (path: string): string => below(out, path);
  const planned = scaffold({ model, home, files: folder.files, shown });
  const { changes, unchanged } = planned.value;
  const texts = new Map([...folder.files].map(([path, text]) => [shown(path), text]));
  const reported: readonly Diagnostic[] = [
    ...diagnostics,
    ...planned.diagnostics,
    ...ownedObstacles(changes, folder),
  ];
  return {
    value: {
      out,
      changes,
      unchanged,
      folder,
      locate: (location) => {
        if (!("start" in location) || !texts.has(location.file)) return locate(location);
        return { displayPath: location.file, span: location, text: texts.get(location.file) };
      },
    },
    diagnostics: reported,
  };
}
