/** A run of `scaffold`: from the model and a person's files to new texts of them; nothing is written here. */
import type { Reported } from "../diagnostics/diagnostic.js";
import type { ApiModel } from "../model/model.js";
import { usualStyle } from "./code-style.js";
import { FileChange } from "./file-change.js";
import type { HandlerFile } from "./handler-file.js";
import { holdersIn } from "./holders.js";
import { type FileTexts, locateAll, parseAll, placeIn } from "./locate.js";
import { extrasIn, movesOf } from "./moves.js";
import { contextText, mainText } from "./new-files.js";
import { revise } from "./revise.js";
import {
  homeText,
  moveImports,
  type ServerHome,
  serverHomes,
  serverModule,
  subpathOf,
} from "./server-home.js";
import { hiddenMembers, type Located } from "./survey.js";
import { importTypes } from "./type-imports.js";
import { objectsIn, wantedHandlers, type WantedObject } from "./wanted.js";

/** The inputs of a run. */
export interface ScaffoldInput extends FileTexts {
  readonly model: ApiModel;
  /** Where the handlers import the server from. */
  readonly home: ServerHome;
}

/** The changes of a run. */
export interface ScaffoldPlan {
  /** Files that are made or changed, sorted by path. */
  readonly changes: readonly PlannedChange[];
  /** How many files with handlers are as they should be. */
  readonly unchanged: number;
}

/** A file that is made or changed. */
export interface PlannedChange {
  /** Below the folder. */
  readonly path: string;
  /** Undefined = it is made. */
  readonly before: string | undefined;
  readonly text: string;
  /** The notes on it, in a few words each; none for a new file. */
  readonly notes: readonly string[];
}

/** Plans a run. Reports `handlers-syntax` and `handlers-not-seen`: what is left alone, and has to be done by hand. */
export function scaffold(input: ScaffoldInput): Reported<ScaffoldPlan> {
  const wanted = wantedHandlers(input.model);
  const objects = [
    ...objectsIn(wanted.root),
    ...(wanted.authentication ? [wanted.authentication] : []),
  ];
  const { files, faulty, diagnostics } = parseAll(input, objects, input.home);
  const homes = serverHomes(input.home, files, objects);
  const holders = files.flatMap((file) => holdersIn(file, homes));
  const place = placeIn(input.shown);
  const seen = { files, faulty, holders, objects, place };
  const { located, isFirst, context, reports } = locateAll(wanted, seen);

  const changes = new Map<string, FileChange>();
  const changeOf = (file: HandlerFile): FileChange => {
    const moved = (module: string): string => {
      const subpath = subpathOf(module, homes, file.path);
      return subpath === undefined ? module : serverModule(homes.current, subpath, file);
    };
    const change = changes.get(file.path) ?? new FileChange(file, moved);
    changes.set(file.path, change);
    return change;
  };
  for (const file of files) {
    const edits = moveImports(file, homes);
    if (edits.length > 0) changeOf(file).edit(edits, homeText(homes.current));
  }
  const surroundings = {
    moves: movesOf(located, located.flatMap(extrasIn)),
    home: homes.current,
    exportOf: (object: WantedObject) => {
      const found = located.find((each) => each.object === object);
      return found?.exported === undefined ? undefined : { file: found.file, name: found.exported };
    },
  };
  const hidden = located.flatMap((each) => {
    const change = changeOf(each.file);
    importTypes(each, change, { homes, context });
    const missing = revise(each, change, surroundings);
    return missing.length === 0 ? [] : [hiddenMembers(each, missing, seen)];
  });
  const first = isFirst ? firstFiles(input, located) : [];
  return {
    value: planOf([...changes.values()], first, input),
    diagnostics: [...diagnostics, ...reports, ...hidden],
  };
}

/** Files of a first run, in the order in which they are written: that one with handlers stands there says that there was one. */
const writtenFirst: readonly string[] = ["main.ts", "context.ts", "authenticate.ts"];

/** The order in which changes are to be written, so that what a run that was cut off left undone is done by the next one. */
export function inWritingOrder<Change extends { readonly path: string }>(
  changes: readonly Change[],
): readonly Change[] {
  return [
    ...writtenFirst.flatMap((path) => changes.filter((change) => change.path === path)),
    ...changes.filter(({ path }) => !writtenFirst.includes(path)),
  ];
}

/** Those that hold no handlers, and are a person's own from the first run on. */
function firstFiles(
  { home, files }: ScaffoldInput,
  located: readonly Located[],
): readonly PlannedChange[] {
  const hasAuthentication = located.some(({ object }) => object.file === "authenticate");
  const given = { home, hasAuthentication };
  if (located.length === 0 || files.has("context.ts")) return [];
  const made = (path: string, text: string): readonly PlannedChange[] =>
    files.has(path) ? [] : [{ path, before: undefined, text, notes: [] }];
  return [
    ...made("context.ts", contextText(given, usualStyle)),
    ...made("main.ts", mainText(given, usualStyle)),
  ];
}

function planOf(
  changes: readonly FileChange[],
  first: readonly PlannedChange[],
  { files }: ScaffoldInput,
): ScaffoldPlan {
  const all = changes.map((change): PlannedChange => {
    const { file, notes } = change;
    const before = files.get(file.path);
    const text = change.text();
    return { path: file.path, before, text, notes: before === undefined ? [] : notes };
  });
  const changed = all.filter(({ before, text }) => before !== text);
  return {
    changes: [...changed, ...first].sort((left, right) => (left.path < right.path ? -1 : 1)),
    unchanged: all.length - changed.length,
  };
}
