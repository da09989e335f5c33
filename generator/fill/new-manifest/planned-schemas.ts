/** Schemas of a new manifest: their names, which of them are resources, and in which file each stands. */
import type { DescribedOperation, DescribedSchema } from "../described-api.js";
import { type Told, type ToldMap, toldIn } from "../told.js";
import { idOf } from "./id-words.js";
import type { PlannedGroup } from "./operation-places.js";
import { namesInFacts, namesInSchema, referredName } from "./references.js";
import { takenNames } from "./taken-names.js";
import { wordsIn } from "../../words.js";
import { isSuccessStatus } from "../../model/successes.js";

/** The file of schemas that several groups need. */
const commonFile = "common";

/** The file of schemas that only events need. */
const eventsFile = "events";

/** Ids by the names that schemas have in their source; a name that is taken goes to whoever stands first. */
export function schemaIds(schemas: readonly DescribedSchema[]): ReadonlyMap<string, string> {
  const names = takenNames();
  const ids = new Map<string, string>();
  for (const { name } of schemas) {
    if (!ids.has(name)) ids.set(name, names.takeFirst([idOf(wordsIn(name), "schema")]));
  }
  return ids;
}

/**
 * Schemas that are things which a caller asks for: a success of a GET whose path ends in a parameter is one. In the order of
 * the operations.
 */
export function resourcesOf(operations: readonly DescribedOperation[]): ReadonlySet<string> {
  const isOfOne = ({ method, path }: DescribedOperation) => method === "GET" && /\}\/?$/.test(path);
  return new Set(operations.filter(isOfOne).flatMap(({ facts }) => answersOf(facts)));
}

function answersOf(facts: ToldMap): readonly string[] {
  const successes = entriesOf(toldIn(facts, "responses")).filter(({ key }) => isSuccessStatus(key));
  const contents = successes.flatMap(({ value }) => entriesOf(toldIn(value, "content")));
  return contents.flatMap(({ key, value }) => {
    const name = referredName(toldIn(toldIn(value, "schema"), "$ref"));
    return name !== undefined && /[/+]json\b/i.test(key) ? [name] : [];
  });
}

function entriesOf(told: Told | undefined): ToldMap["entries"] {
  return told?.kind === "map" ? told.entries : [];
}

/** The parts by which schemas are filed; they have the ids of the manifest already, in every reference. */
export interface FiledSchemas {
  readonly schemas: readonly DescribedSchema[];
  readonly resources: ReadonlySet<string>;
  readonly groups: readonly PlannedGroup[];
  /** Facts of the service, which no group has for itself. */
  readonly service: ToldMap;
}

/**
 * The names of files, without extension, and the schemas in each, in the order of the source. A resource has a file of its
 * own, in which it comes first; what only one resource needs, or one group, or both, stands with it; the rest is common.
 */
export function schemaFiles(filed: FiledSchemas): ReadonlyMap<string, readonly DescribedSchema[]> {
  const { schemas, resources } = filed;
  const needers = needersOf(filed);
  const fileOf = ({ name }: DescribedSchema): string => {
    if (resources.has(name)) return name;
    const files = [...(needers.get(name) ?? [])];
    const owners = files.filter((file) => resources.has(file));
    const [only = commonFile] = owners.length > 0 ? owners : files;
    return owners.length > 1 || files.length - owners.length > 1 ? commonFile : only;
  };
  const files = new Map<string, DescribedSchema[]>();
  const isFirst = ({ name }: DescribedSchema) => resources.has(name);
  for (const schema of [...schemas.filter(isFirst), ...schemas.filter((each) => !isFirst(each))]) {
    const file = fileOf(schema);
    const others = files.get(file);
    if (others === undefined) files.set(file, [schema]);
    else others.push(schema);
  }
  return files;
}

/** A schema that three files need is common: two of them are files of resources, or two are not. */
const enoughFiles = 3;

/**
 * The files that need each schema, themselves or through others; what a resource needs is needed by its file alone. Further
 * files of a common schema are left out: all that it needs is common as well.
 */
function needersOf(filed: FiledSchemas): ReadonlyMap<string, ReadonlySet<string>> {
  const { schemas, resources, groups, service } = filed;
  const needed = new Map(schemas.map(({ name, schema }) => [name, namesInSchema(schema)]));
  const needers = new Map<string, Set<string>>();
  const spread = (names: Iterable<string>, file: string) => {
    const waiting = [...names];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const files = needers.get(name) ?? new Set();
      needers.set(name, files);
      if (resources.has(name) || files.has(file) || files.size >= enoughFiles) continue;
      files.add(file);
      waiting.push(...(needed.get(name) ?? []));
    }
  };
  for (const group of groups) {
    for (const { facts } of operationsIn(group)) spread(namesInFacts(facts), group.id);
  }
  for (const entry of service.entries) {
    const facts = { ...service, entries: [entry] };
    spread(namesInFacts(facts), entry.key === "events" ? eventsFile : commonFile);
  }
  for (const name of resources) spread(needed.get(name) ?? [], name);
  return needers;
}

function operationsIn({ operations, parts }: PlannedGroup): readonly DescribedOperation[] {
  return [...operations.values(), ...parts.flatMap(operationsIn)];
}
