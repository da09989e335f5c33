/** Runs after edits: what is made then, with the files of the run before, is what a run from nothing makes. */
import { hasErrors, type Diagnostic } from "../../generator/diagnostics/diagnostic.js";
import { isDeepStrictEqual } from "node:util";
import { build, type Build, type BuildRequest, type Stage } from "../../generator/pipeline.js";
import { keptDocuments } from "../../generator/source/kept-documents.js";
import type { ManifestFile } from "../../generator/source/read.js";
import { revisionOnDisk } from "../revisions-on-disk.js";
import type { EditedTexts, Places } from "./edited-texts.js";
import { edited } from "./manifest-texts.js";
import { readTemplate } from "../golden-tree.js";

const stage: Stage = (_, run) => run();

/** Runs of one test. */
export interface EditRuns {
  /** Edits a scenario at places, and returns how the files of the two ways differ. */
  readonly complaints: (
    scenario: EditedTexts,
    places: Places,
    choices: readonly (readonly [at: number, by: number])[],
  ) => Promise<readonly string[]>;
  /** How many files the runs after edits made, and how many they kept. */
  readonly counted: () => { readonly made: number; readonly kept: number };
  /** How many the runs kept, by targets. */
  readonly keptByTarget: () => ReadonlyMap<string, number>;
}

/** What a run made. */
interface Made extends Pick<
  Build,
  "tree" | "kept" | "documents" | "targets" | "findings" | "outlines" | "inParts" | "known"
> {
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Every other run after an edit reads files once that stay as they are, as a manifest that is watched is read. Each run makes the targets whose
 * turn it is: one in so many.
 */
export function editRuns(oneIn: number): EditRuns {
  let turn = 0;
  const parse = keptDocuments();
  const first = new Map<EditedTexts, Promise<Made>>();
  const count = { made: 0, kept: 0 };
  const keptByTarget = new Map<string, number>();
  const make = async (
    files: readonly ManifestFile[],
    request: Pick<BuildRequest, "targets" | "last" | "parse" | "standing">,
  ): Promise<Made> => {
    const { value, diagnostics } = await build({
      ...{
        folder: "manifest",
        name: "manifest",
        stage,
        templates: readTemplate,
        atRevision: revisionOnDisk,
      },
      ...{ files: { value: files, diagnostics: [] }, ...request },
    });
    return { ...value, diagnostics };
  };
  const complaints: EditRuns["complaints"] = async (scenario, { at, by }, choices) => {
    const before = first.get(scenario) ?? make(edited(scenario.files, []), { targets: [], parse });
    first.set(scenario, before);
    const was = await before;
    const edits = choices.map(([place, text]) => {
      const index = place % at.length;
      const { file, start, end } = at[index] ?? { file: "", start: 0, end: 0 };
      const texts = by(index);
      return { file, start, end, by: texts[text % texts.length] ?? "" };
    });
    const files = edited(scenario.files, withoutOverlaps(edits));
    turn += 1;
    const targets = was.targets.flatMap(({ name }, index) =>
      (index + turn) % oneIn === 0 ? [name] : [],
    );
    // Nothing that was read before has any part in it.
    const fromNothing = await make(files, { targets });
    if (was.tree === undefined) throw new Error(`${scenario.name} has errors`);
    if (hasErrors(fromNothing.diagnostics)) return [];
    const { tree } = was;
    const last = {
      sources: was.documents,
      hashAt: (_: string, path: string) => tree.get(path)?.hash,
      findings: was.findings,
      ...{ outlines: was.outlines, inParts: was.inParts, model: was.known() },
    };
    const standing = (path: string, hash: string): Uint8Array | undefined => {
      // Somebody may have removed the files meanwhile.
      const file = turn % 3 === 2 ? undefined : tree.get(path);
      return file?.hash === hash ? file.bytes : undefined;
    };
    const after = await make(files, {
      // As a run that is watched, and as one of its own.
      ...{ targets, last, ...(turn % 2 === 0 && { parse }) },
      standing: (_, path, hash) => standing(path, hash),
    });
    count.made += after.tree?.size ?? 0;
    count.kept += after.kept.size;
    for (const path of after.kept.keys()) {
      const [target = ""] = path.split("/");
      keptByTarget.set(target, (keptByTarget.get(target) ?? 0) + 1);
    }
    const unlike = turn % 4 === 1 ? await keptUnlike(fromNothing, after) : [];
    return [...differences(fromNothing, after), ...unlike].map(
      (each) => `${scenario.name}: ${JSON.stringify(edits)}: ${each}`,
    );
  };
  return { complaints, counted: () => count, keptByTarget: () => keptByTarget };
}

function withoutOverlaps<
  Edit extends { readonly file: string; readonly start: number; readonly end: number },
>(edits: readonly Edit[]): readonly Edit[] {
  return edits.filter((edit, index) =>
    edits
      .slice(0, index)
      .every((each) => each.file !== edit.file || each.end < edit.start || edit.end < each.start),
  );
}

function differences(fromNothing: Made, after: Made): readonly string[] {
  const [wanted, made] = [fromNothing.tree ?? new Map(), after.tree ?? new Map()];
  const paths = new Set([...wanted.keys(), ...made.keys(), ...after.kept.keys()]);
  const stale = [...paths].filter((path) => {
    const hash = (made.get(path) ?? after.kept.get(path))?.hash;
    return hash === undefined || hash !== wanted.get(path)?.hash;
  });
  const said = JSON.stringify(after.diagnostics) === JSON.stringify(fromNothing.diagnostics);
  return [
    ...stale.map((path) => `${path} is ${after.kept.has(path) ? "stale" : "another one"}`),
    ...(said ? [] : ["other diagnostics"]),
    ...unlikeKnown(fromNothing.known(), after.known()),
  ];
}

/** A file that stays is made where it does not stand: of a model that is read when somebody asks for it. */
async function keptUnlike({ tree }: Made, { kept }: Made): Promise<readonly string[]> {
  const unlike: string[] = [];
  for (const [path, { make }] of kept) {
    const { hash } = await make();
    if (hash !== tree?.get(path)?.hash) unlike.push(`${path} is made otherwise`);
  }
  return unlike;
}

/** Compares what both runs keep for the next one. The run after an edit may keep more results, of other targets. */
function unlikeKnown(
  wanted: ReturnType<Made["known"]>,
  known: ReturnType<Made["known"]>,
): readonly string[] {
  if (wanted === undefined || known === undefined) {
    return wanted === known ? [] : ["only one of them is known"];
  }
  const decided = [...wanted.decided].filter(([name, text]) => known.decided.get(name) !== text);
  const isSame = (key: "names" | "spans"): boolean => isDeepStrictEqual(wanted[key], known[key]);
  return [
    ...decided.map(([name]) => `${name} are others`),
    ...(isSame("names") ? [] : ["other names"]),
    ...(isSame("spans") ? [] : ["other spans"]),
  ];
}
