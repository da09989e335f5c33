/** The handlers that a service needs: an object for the whole, one for each group, with their members in the manifest's order. */
import { functionName, memberName, memberOfId } from "../emit/typescript/names.js";
import { type GroupLayout, layoutOf } from "../emit/typescript/package/layout.js";
import type { ApiModel } from "../model/model.js";
import type { GroupPlan, OperationPlan } from "../sdk/plan.js";
import { planOf } from "../sdk/plan-of.js";
import { authenticatorsName, neededSchemes } from "../targets/typescript-server/authentication.js";
import { handlersName } from "../targets/typescript-server/layout.js";
import { reservedSubpaths } from "../targets/typescript-server/source-files.js";

/** One object of handlers. */
export interface WantedObject {
  /** Name of its type: `SavedBooksHandlers`. */
  readonly typeName: string;
  /** Subpath of the package that exports the type; empty = the package itself. */
  readonly subpath: string;
  /** Its file below the handlers' folder, without ending: `me/saved-books`. */
  readonly file: string;
  /** Name by which the file exports it. */
  readonly name: string;
  /** Its key in the object around it; empty = it is all of them. */
  readonly member: string;
  /** Where it stands in the handlers: `me.savedBooks`; empty = it is all of them. */
  readonly path: string;
  /** Its description, for a doc comment. */
  readonly summary: string;
  /** Without those of which method or path is not known. */
  readonly members: readonly WantedMember[];
  /** Members that the manifest has, but that have no route; by key, with what is missing. */
  readonly unrouted: ReadonlyMap<string, Unrouted>;
  /** The objects of all groups in it, also of those that have no route. */
  readonly groups: readonly WantedObject[];
}

/** A member of such an object. */
export type WantedMember = WantedOperation | WantedGroup | WantedHook;

/** The handler of an operation. */
export interface WantedOperation {
  readonly kind: "operation";
  readonly key: string;
  /** Keys that it had before. */
  readonly formerly: readonly string[];
  /** `me.savedBooks.save`. */
  readonly path: string;
  /** Method and path, as doc comments say them: `GET /books/{id}`. */
  readonly route: string;
  readonly title: string | undefined;
}

/** The handlers of a group. */
export interface WantedGroup {
  readonly kind: "group";
  readonly key: string;
  readonly formerly: readonly [];
  readonly object: WantedObject;
}

/** The hook that verifies the credentials of a scheme. */
export interface WantedHook {
  readonly kind: "hook";
  readonly key: string;
  readonly formerly: readonly [];
  /** The scheme's name in the manifest. */
  readonly scheme: string;
}

/** Why something that the manifest has is not routed. */
export interface Unrouted {
  /** `method`, `path`; none for a group. */
  readonly missing: readonly string[];
  /** Where it is to be filled in. */
  readonly place: string;
}

/** All that is wanted. */
export interface Wanted {
  readonly root: WantedObject;
  /** Undefined where no route is known to need any. */
  readonly authentication: WantedObject | undefined;
}

/** Names of the files that are no group's; a group of such an id gets an underscore, which no id has. */
const ownFiles: ReadonlySet<string> = new Set(["index", "context", "main", "authenticate"]);

/** Makes it out of the model. */
export function wantedHandlers(model: ApiModel): Wanted {
  const plan = planOf(model);
  const { title } = plan.service;
  const groups = layoutOf(plan.groups, reservedSubpaths).map((each) => objectOf(each, ""));
  return {
    root: {
      typeName: "Handlers",
      subpath: "",
      file: "index",
      name: "handlers",
      member: "",
      path: "",
      summary: title === undefined ? "All handlers." : `All handlers of ${title}.`,
      members: groups.filter(isRouted).map(memberOf),
      unrouted: unroutedGroups(plan.groups, groups),
      groups,
    },
    authentication: authenticationOf(model),
  };
}

/** An object and all objects below it, each before its own. */
export function objectsIn(object: WantedObject): readonly WantedObject[] {
  return [object, ...object.groups.flatMap(objectsIn)];
}

/** True if anything in it, or below it, has a route. */
export function isRouted({ members }: WantedObject): boolean {
  return members.length > 0;
}

function objectOf(layout: GroupLayout<GroupPlan>, above: string): WantedObject {
  const { group, file, subpath, member } = layout;
  const path = `${above}${member}`;
  const groups = layout.groups.map((each) => objectOf(each, `${path}.`));
  const { title } = group;
  return {
    typeName: handlersName(layout),
    subpath,
    file: ownFiles.has(file) ? `${file}_` : file,
    name: functionName(layout.name),
    member,
    path,
    summary: `Handlers of the group \`${group.id}\`${title === undefined ? "" : `: ${title}`}.`,
    members: [
      ...group.operations.flatMap((each) => wantedOperation(each, path)),
      ...groups.filter(isRouted).map(memberOf),
    ],
    unrouted: new Map([
      ...group.operations.flatMap(unroutedOperation),
      ...unroutedGroups(group.groups, groups),
    ]),
    groups,
  };
}

function wantedOperation(operation: OperationPlan, above: string): readonly WantedOperation[] {
  if (operation.kind === "not-shown") return [];
  const { name, formerly, request, doc } = operation;
  const key = memberName(name);
  return [
    {
      kind: "operation",
      key,
      formerly: formerly.map(memberName),
      path: `${above}.${key}`,
      route: `${request.method} ${request.path.text}`,
      title: doc.title,
    },
  ];
}

function memberOf(object: WantedObject): WantedGroup {
  return { kind: "group", key: object.member, formerly: [], object };
}

function unroutedOperation(operation: OperationPlan): readonly (readonly [string, Unrouted])[] {
  if (operation.kind === "callable") return [];
  const { name, formerly, missing, place } = operation;
  return [name, ...formerly].map((each) => [memberName(each), { missing, place }]);
}

function unroutedGroups(
  groups: readonly GroupPlan[],
  objects: readonly WantedObject[],
): ReadonlyMap<string, Unrouted> {
  return new Map(
    groups.flatMap(({ place }, index) => {
      const object = objects[index];
      if (object === undefined || isRouted(object)) return [];
      return [[object.member, { missing: [], place }]];
    }),
  );
}

function authenticationOf(model: ApiModel): WantedObject | undefined {
  const schemes = neededSchemes(model);
  if (schemes.length === 0) return undefined;
  return {
    typeName: authenticatorsName,
    subpath: "",
    file: "authenticate",
    name: "authenticate",
    member: "authenticate",
    path: "authenticate",
    summary:
      "Who calls: a hook for each scheme. Until it is written it knows nobody, which is answered with 401.",
    members: schemes.map(({ name }) => ({
      kind: "hook",
      key: memberOfId(name),
      formerly: [],
      scheme: name,
    })),
    unrouted: new Map(),
    groups: [],
  };
}
