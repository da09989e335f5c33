/** The manifest, whose shape is right → the model, whose meaning is checked. */
import type { Diagnostic, Reported } from "../diagnostics/diagnostic.js";
import type { ApiModel, Group, NamedSchema, Service, Source } from "../model/model.js";
import { type Decided, decideAsBefore } from "../model/decided.js";
import { late } from "../model/once.js";
import { entriesOf } from "../source/plain-value.js";
import type { EventValue, StateValue } from "../validate/behaviour-shapes.js";
import type {
  GroupValue,
  SchemasValue,
  ServiceValue,
  SourceValue,
} from "../validate/file-shapes.js";
import type { Manifest, ManifestFile } from "../validate/manifest.js";
import { readAuthentication } from "./authentication.js";
import { readEvent, readLimits, readPager, readState, readVersioning } from "./behaviour.js";
import { check } from "./checks/check.js";
import {
  asWritten,
  bucket,
  certain,
  fact,
  type Form,
  formIn,
  formOf,
  namedEntries,
} from "./form.js";
import { lateGroup, lateSchema, type NamesInFile } from "../model/late-parts.js";
import { readHeaders, readResponse } from "./messages.js";
import { readGroup } from "./operations.js";
import { below, type Place, refTo, rootOf } from "./place.js";
import { schemaAt } from "./schemas.js";
import { readShared } from "./shared.js";

/** The results of an earlier manifest, which differs in texts for people alone. */
export interface KnownBefore {
  /** The findings of the checks. */
  readonly findings: readonly Diagnostic[];
  /** The names in files that are as they were: what else they say is read when somebody asks for it. */
  readonly names: ReadonlyMap<string, NamesInFile>;
  /** The results of facts alone. */
  readonly decided: Decided;
}

/**
 * Builds the model. It is whole even where the manifest has faults, so that every fault is found in one run;
 * nothing may be emitted from it unless the diagnostics are free of errors.
 */
export function resolve(
  manifest: Manifest,
  folder: string,
  before?: KnownBefore,
): Reported<ApiModel> {
  const { rest, around, groups } = restOnce(manifest, folder, before?.names);
  const order = manifest.service?.value.groups ?? [];
  const model: ApiModel = {
    // In the order in which outputs have them.
    ...{ folder, service: rest.service },
    groups: inOrder(manifest.groups, order).map((file) => {
      const group = groups.get(file) ?? groupOf(file, around, before?.names.get(file.file));
      groups.set(file, group);
      return group;
    }),
    ...rest,
  };
  if (before !== undefined) decideAsBefore(model, before.decided);
  return { value: model, diagnostics: before?.findings ?? check(model, manifest) };
}

function groupOf(
  of: ManifestFile<GroupValue>,
  around: Place["around"],
  names: NamesInFile | undefined,
): Group {
  const { file, id } = of;
  const place = rootOf(file, around);
  const read = (): Group => readGroup(id, "", formOf(of.value, place));
  if (names?.kind !== "group") return read();
  return lateGroup({ id, name: id, at: refTo(place) }, names.groups, read);
}

/** A model without its groups, and the groups that were read beside it. */
interface Rest {
  readonly rest: Omit<ApiModel, "groups">;
  readonly around: Place["around"];
  readonly groups: WeakMap<ManifestFile<GroupValue>, Group>;
  /** The folder, and the files that it was read from, beside `service.yaml`. */
  readonly of: readonly unknown[];
}

/** By the service: where only files of groups change, as they do while a manifest is watched, all else is the same again. */
const rests = new WeakMap<ServiceValue, Rest>();

function restOnce(manifest: Manifest, folder: string, names?: KnownBefore["names"]): Rest {
  const service = manifest.service?.value;
  const of = [folder, ...manifest.schemas, ...manifest.shared];
  const known = service && rests.get(service);
  if (known?.of.length === of.length && of.every((each, index) => each === known.of[index])) {
    return known;
  }
  const groups: Rest["groups"] = new WeakMap();
  const rest = { ...readRest(manifest, folder, names), groups, of };
  if (service !== undefined) rests.set(service, rest);
  return rest;
}

function readRest(
  manifest: Manifest,
  folder: string,
  names: KnownBefore["names"] | undefined,
): Pick<Rest, "rest" | "around"> {
  const shared = readShared(manifest.shared, observersIn(manifest.service?.value));
  const { around } = shared;
  const service = formOf(manifest.service?.value, rootOf("service.yaml", around));
  const resources = fact(service, "resources", asWritten);
  const resourceNames = resources.state === "known" ? resources.value : [];
  const rest = {
    folder,
    service: readService(service),
    schemas: inOrder(manifest.schemas, resourceNames).flatMap((file) =>
      schemasOf(file, around, names?.get(file.file)),
    ),
    shared: shared.all(),
    resources: resourceNames,
    sources: entriesOf(service.value?.sources ?? {}).map(([id, value]) =>
      readSource(id, value, below(below(service.place, "sources"), id)),
    ),
  };
  return { rest, around };
}

function schemasOf(
  of: ManifestFile<SchemasValue>,
  around: Place["around"],
  names: NamesInFile | undefined,
): readonly NamedSchema[] {
  const whole = rootOf(of.file, around);
  const read = (): readonly NamedSchema[] => {
    const { value } = of;
    const form = formOf(value, whole);
    return namedEntries(value.schemas).map(([name, schema]): NamedSchema => {
      const own = value.sourceOf?.[name];
      const sources = typeof own === "string" ? [own] : (own ?? form.place.sources);
      const place = { ...below(below(form.place, "schemas"), name), sources };
      return { name, at: refTo(place), sources, schema: schemaAt(schema, place) };
    });
  };
  if (names?.kind !== "schemas") return read();
  const all = late(() => new Map(read().map((each) => [each.name, each])));
  return names.schemas.map((name) =>
    lateSchema({ name, at: refTo(below(below(whole, "schemas"), name)) }, () => {
      const found = all().get(name);
      if (found === undefined) throw new Error(`${of.file} has no schema ${name}`);
      return found;
    }),
  );
}

function readService(form: Form<ServiceValue>): Service {
  return {
    at: refTo(form.place),
    title: certain(form, "title", asWritten),
    description: fact(form, "description", asWritten),
    baseUrl: fact(form, "baseUrl", asWritten),
    clients: fact(form, "clients", asWritten),
    authentication: readAuthentication(form),
    headers: readHeaders(form),
    errors: bucket(form, "errors", asWritten, readResponse),
    limits: readLimits(formIn(form, "limits")),
    pagination: bucket(form, "pagination", asWritten, readPager),
    states: bucket(form, "states", asWritten, (name, value, place) =>
      readState(name, formOf<StateValue>(value, place)),
    ),
    events: bucket(form, "events", asWritten, (name, value, place) =>
      readEvent(name, formOf<EventValue>(value, place)),
    ),
    versioning: readVersioning(form),
  };
}

function readSource(id: string, value: SourceValue, place: Place): Source {
  const form = formOf(value, place);
  return {
    id,
    at: refTo(place),
    title: value.title,
    kind: value.kind,
    date: fact(form, "date", asWritten),
    url: fact(form, "url", asWritten),
  };
}

/** Returns the observing sources, whose lists are never complete (rule 2 of the manifest). */
function observersIn(service: ServiceValue | undefined): ReadonlySet<string> {
  const sources = entriesOf(service?.sources ?? {});
  return new Set(sources.flatMap(([id, { kind }]) => (kind === "observed" ? [id] : [])));
}

/** Files in the order in which the service lists them, and after those the ones that it does not list. */
function inOrder<T>(
  files: readonly ManifestFile<T>[],
  ids: readonly string[],
): readonly ManifestFile<T>[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  const listed = new Set(ids);
  return [...ids.flatMap((id) => byId.get(id) ?? []), ...files.filter(({ id }) => !listed.has(id))];
}
