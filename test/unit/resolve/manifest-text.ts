/** Small manifests as texts → documents, manifests and models, for tests. */
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import type { ApiModel, Operation } from "../../../generator/model/model.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { resolve } from "../../../generator/resolve/resolve.js";
import { parseDocument } from "../../../generator/source/document.js";
import { targetsShape } from "../../../generator/targets.js";
import { validate } from "../../../generator/validate/validate.js";

/** Texts by path below the manifest's folder. */
export type ManifestTexts = Readonly<Record<string, string>>;

/** A manifest that was read, faulty or not. */
export interface ReadText {
  readonly model: ApiModel;
  /** `file:line:column code` of each diagnostic, in order of the file and place. */
  readonly faults: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A `service.yaml` to which facts are added. */
export const service = `source: handbook
sources:
  handbook: { title: Handbook, kind: document }
  calls: { title: calls, kind: observed }
  other-calls: { title: other calls, kind: observed }
groups: [books]
`;

/** Reads a manifest; `service.yaml` is {@link service} where none is given, and there is one group with one operation. */
export function readTexts(texts: ManifestTexts): ReadText {
  const all = {
    "service.yaml": service,
    "groups/books.yaml": "source: handbook\noperations: { list: not shown }\n",
    ...texts,
  };
  const documents = Object.entries(all).map(([file, text]) => parseDocument({ file, text }));
  const manifest = validate(
    documents.map(({ value }) => value),
    { targets: targetsShape },
  );
  const model = resolve(manifest.value, "manifest");
  const diagnostics = [
    ...documents.flatMap((document) => document.diagnostics),
    ...manifest.diagnostics,
    ...model.diagnostics,
  ];
  const placed = diagnostics.map(({ at, code }) => {
    if ("start" in at) return `${at.file}:${at.start.line}:${at.start.column} ${code}`;
    const document = documents.find(({ value }) => value.file === at.file)?.value;
    if (!("path" in at) || document === undefined) return `${at.file} ${code}`;
    const { start } = document.locate(at);
    return `${at.file}:${start.line}:${start.column} ${code}`;
  });
  return { model: model.value, faults: [...placed].sort(), diagnostics };
}

/** The model of a manifest without faults. */
export function modelOf(texts: ManifestTexts): ApiModel {
  const { model, faults } = readTexts(texts);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return model;
}

/** The model of a service that says what {@link service} says, and more. */
export function serviceOf(facts: string): ApiModel["service"] {
  return modelOf({ "service.yaml": service + facts }).service;
}

/** The operation `books.list` that says this, and what `service.yaml` says beside. */
export function operationOf(facts: string, serviceFacts = ""): Operation {
  const lines = facts
    .trim()
    .split("\n")
    .map((line) => `    ${line}`);
  const model = modelOf({
    "service.yaml": service + serviceFacts,
    "groups/books.yaml": `source: handbook\noperations:\n  list:\n${lines.join("\n")}\n`,
  });
  const [operation] = operationsOf(model);
  if (operation === undefined) throw new Error("there is no operation");
  return operation;
}
