/** The models of the manifest as it stood at revisions that `targets.yaml` names. */
import { type Diagnostic, diagnostic, hasErrors, type Reported } from "./diagnostics/diagnostic.js";
import type { PastModels, WantedRevision } from "./emit/target.js";
import type { ApiModel } from "./model/model.js";
import { resolve } from "./resolve/resolve.js";
import { parseDocument } from "./source/document.js";
import { decodeManifest, type ManifestFile } from "./source/read.js";
import { validate } from "./validate/validate.js";

/** The manifest at a revision. */
export interface ManifestAtRevision {
  /** Name of the commit: whoever sees the same name sees the same files. */
  readonly commit: string;
  /** Paths are below the folder of the manifest. */
  readonly files: readonly ManifestFile[];
}

/** Reads the manifest at a revision; a text is the reason why that is not possible, without a full stop. */
export type ReadRevision = (revision: string) => ManifestAtRevision | string;

/** Models at revisions, and the commits that the revisions stand for. */
export interface Past {
  readonly models: PastModels;
  readonly commits: ReadonlyMap<string, string>;
}

/** A setting of a target that names a revision. */
export interface RevisionSetting extends WantedRevision {
  readonly target: string;
}

/** The past of a manifest that names no revision. */
export const noPast: Past = { models: new Map(), commits: new Map() };

/**
 * Reads each revision once. Reports `unknown-revision` where it cannot be read, and `faulty-revision` where its manifest has
 * errors, both at the setting. `name` is that of the manifest's folder in outputs.
 */
export function pastOf(
  settings: readonly RevisionSetting[],
  read: ReadRevision,
  name: string,
): Reported<Past> {
  const models = new Map<string, ApiModel>();
  const commits = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const setting of settings) {
    const { revision } = setting;
    if (models.has(revision)) continue;
    const found = read(revision);
    if (typeof found === "string") {
      diagnostics.push(unknownRevision(setting, found));
      continue;
    }
    const model = pastModel(found.files, name);
    if (hasErrors(model.diagnostics)) {
      diagnostics.push(faultyRevision(setting, model.diagnostics));
      continue;
    }
    models.set(revision, model.value);
    commits.set(revision, found.commit);
  }
  return { value: { models, commits }, diagnostics };
}

/** The targets of that time have no say now: `targets.yaml` is left out. */
function pastModel(files: readonly ManifestFile[], name: string): Reported<ApiModel> {
  const value = files.filter(({ file }) => file !== "targets.yaml");
  const sources = decodeManifest({ value, diagnostics: [] });
  const documents = sources.value.map(parseDocument);
  const manifest = validate(documents.map((each) => each.value));
  const model = resolve(manifest.value, name);
  const before = [sources, ...documents, manifest].flatMap(({ diagnostics }) => diagnostics);
  return { value: model.value, diagnostics: [...before, ...model.diagnostics] };
}

function unknownRevision(setting: RevisionSetting, reason: string): Diagnostic {
  const { revision } = setting;
  return diagnostic("unknown-revision", {
    message: `the manifest at ${JSON.stringify(revision)} cannot be read: ${reason}`,
    at: placeOf(setting),
    help: "name a tag or a commit that this clone has; in CI, fetch the whole history (`fetch-depth: 0` of actions/checkout, `GIT_DEPTH: 0` of GitLab)",
  });
}

function faultyRevision(setting: RevisionSetting, faults: readonly Diagnostic[]): Diagnostic {
  const errors = faults.filter(({ severity }) => severity === "error");
  const [first] = errors;
  const rest = errors.length - 1;
  const more = rest > 0 ? `, and ${rest} more` : "";
  return diagnostic("faulty-revision", {
    message: `the manifest at ${JSON.stringify(setting.revision)} has errors: ${first?.at.file}: ${first?.message}${more}`,
    at: placeOf(setting),
    help: "take the release out of the list, or name a later revision",
  });
}

function placeOf({ target, path }: RevisionSetting): Diagnostic["at"] {
  return { file: "targets.yaml", path: ["targets", target, ...path], part: "value" };
}
