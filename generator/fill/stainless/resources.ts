/** The tree of resources: which operation has which name in which group, in the order written, and which schema is which model. */
import { idOf } from "../new-manifest/id-words.js";
import { takenNames, type TakenNames } from "../new-manifest/taken-names.js";
import { entriesIn } from "../openapi/fields.js";
import type { LossReport } from "../openapi/losses.js";
import { prose } from "../openapi/values.js";
import type { SourceNode } from "../sources/source-node.js";
import type { SourcePlace, Told } from "../told.js";
import { wordsIn } from "../../words.js";
import { keysOf, reasonsOfResource } from "./keys.js";
import { type Method, methodsAt } from "./methods.js";
import { type Model, modelsAt } from "./models.js";

/** A resource with its text. */
export interface Resource {
  /** Ids from the outermost group on, joined by dots. */
  readonly id: string;
  readonly at: SourcePlace;
  readonly description: Told | undefined;
}

/** The members of the tree, in the order written. */
export interface Resources {
  readonly groups: readonly Resource[];
  readonly methods: readonly Method[];
  readonly models: readonly Model[];
}

const noResources: Resources = { groups: [], methods: [], models: [] };

/** Reads `resources`. */
export function resourcesAt(node: SourceNode | undefined, report: LossReport): Resources {
  const names = takenNames();
  return together(
    entriesIn(node, report).map(({ key, node: resource }) =>
      resourceAt(resource, key, { holder: [], names, deprecated: undefined }, report),
    ),
  );
}

/** The settings that hold around a resource. */
interface Around {
  readonly holder: readonly string[];
  readonly names: TakenNames;
  readonly deprecated: SourceNode | undefined;
}

function resourceAt(
  node: SourceNode,
  key: string,
  { holder, names, deprecated: outer }: Around,
  report: LossReport,
): Resources {
  const keys = keysOf(node, report, reasonsOfResource);
  const isShared = holder.length === 0 && key === "$shared";
  const isClient = holder.length === 0 && key === "$client";
  if (isClient) report.meant(node.at, key, atTheClient);
  const groups = isShared ? [] : [...holder, groupId(isClient ? "" : key, names)];
  const inner = takenNames();
  const deprecated = keys.take("deprecated") ?? outer;
  const description = prose(keys.take("description"), report);
  const models = modelsAt(keys.take("models"), groups, report);
  const methods = methodsAt(
    keys.take("methods"),
    { groups, names: inner, deprecated, isOpen: !isShared },
    report,
  );
  const below = entriesIn(keys.take("subresources"), report).map(({ key: name, node: each }) =>
    resourceAt(each, name, { holder: groups, names: inner, deprecated }, report),
  );
  keys.close();
  const own = { id: groups.join("."), at: node.at, description };
  return together([{ groups: isShared ? [] : [own], methods, models }, ...below]);
}

function groupId(key: string, names: TakenNames): string {
  return names.takeFirst([idOf(wordsIn(key), "service")]);
}

function together(parts: readonly Resources[]): Resources {
  return parts.length === 0
    ? noResources
    : {
        groups: parts.flatMap(({ groups }) => groups),
        methods: parts.flatMap(({ methods }) => methods),
        models: parts.flatMap(({ models }) => models),
      };
}

const atTheClient =
  "Operations stand in groups: those of the client itself are in the group `service`.";
