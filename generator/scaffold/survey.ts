/** Finds each wanted object among a person's files: where it is, that it has to be made, or that nobody can tell. */
import { ts } from "ts-morph";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { type HandlerFile, importedFile, withoutEnding } from "./handler-file.js";
import type { Holder, HolderValue } from "./holders.js";
import { literalIn, type Member, type Members, membersOf, variableIn } from "./members.js";
import type { WantedObject } from "./wanted.js";

/** An object of handlers that can be edited. */
export interface Located {
  readonly object: WantedObject;
  readonly file: HandlerFile;
  readonly members: Members;
  /** Name by which its file exports it. */
  readonly exported: string | undefined;
  /** Its annotation; undefined where it stands in the object around it. */
  readonly holder: Holder | undefined;
  readonly isNew: boolean;
}

/** The result of the survey. */
export interface Survey {
  readonly located: readonly Located[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The files that the survey searches. */
export interface Surveyed {
  readonly files: readonly HandlerFile[];
  /** Files that cannot be read or parsed, without ending: what is in them nobody knows. */
  readonly faulty: ReadonlySet<string>;
  readonly holders: readonly Holder[];
  /** The objects that the manifest wants, of all groups. */
  readonly objects: readonly WantedObject[];
  /** The text of a file for an object of which there is none. */
  readonly skeleton: (object: WantedObject) => HandlerFile;
  /** A place in a file, for diagnostics. */
  readonly place: (file: HandlerFile, node: ts.Node | undefined) => Diagnostic["at"];
}

/** Finds an object and those of the groups in it that have a route. */
export function survey(root: WantedObject, given: Surveyed): Survey {
  const located: Located[] = [];
  const diagnostics: Diagnostic[] = [];
  const visit = (object: WantedObject, around: Around): void => {
    const found = locate(object, around, given);
    const isSeen = found !== undefined && !("code" in found);
    if (isSeen) located.push(found);
    else if (found !== undefined) diagnostics.push(found);
    for (const member of object.members) {
      if (member.kind === "group") visit(member.object, isSeen ? found : "unseen");
    }
  };
  visit(root, "nothing");
  return { located, diagnostics };
}

/** The object around another one; where nobody can tell what is in it, nothing is made for it. */
type Around = Located | "unseen" | "nothing";

function locate(
  object: WantedObject,
  around: Around,
  given: Surveyed,
): Located | Diagnostic | undefined {
  const holder = holderOf(object, given);
  if (holder !== undefined) return fromHolder(object, holder, given);
  if (around === "unseen" || given.faulty.has(object.file)) return undefined;
  const members = around === "nothing" ? undefined : around.members;
  const member = members?.byKey.get(object.member);
  // It may be in what is spread there, which is said once for all that may be.
  if (member === undefined && members?.unknown !== undefined) return undefined;
  if (around !== "nothing" && member !== undefined) {
    const beside = given.holders.find((each) => each.file === around.file && isOf(object, each));
    if (beside !== undefined) return fromHolder(object, beside, given);
    const literal = literalIn(member);
    if (literal !== undefined) {
      const { file } = around;
      const members = membersOf(literal, file.source);
      return { object, file, members, exported: undefined, holder: undefined, isNew: false };
    }
    if (!isToBeMade(member, object, around.file))
      return unseenMember(object, member, around, given);
  }
  const standing = given.files.find(({ path }) => withoutEnding(path) === object.file);
  if (standing !== undefined) return unseenFile(object, standing, given);
  return fresh(object, given.skeleton(object));
}

function fresh(object: WantedObject, file: HandlerFile): Located {
  const literal = literalsIn(file.source).at(-1);
  if (literal === undefined) throw new Error(`${file.path} is made without an object`);
  const members = membersOf(literal, file.source);
  return { object, file, members, exported: object.name, holder: undefined, isNew: true };
}

/** Its annotated object: in its own file, or the only one that another file exports; last, what that file has of a group that is gone. */
export function holderOf(object: WantedObject, given: Surveyed): Holder | undefined {
  const isHome = ({ file }: Holder): boolean => withoutEnding(file.path) === object.file;
  const own = given.holders.filter(
    (each) => isOf(object, each) && (each.subpath !== undefined || isHome(each)),
  );
  const atHome = own.filter(isHome);
  const found = atHome.find(({ exported }) => exported !== undefined) ?? atHome[0];
  if (found !== undefined) return found;
  const [only, ...others] = own.filter(({ exported }) => exported !== undefined);
  if (only !== undefined && others.length === 0) return only;
  const [left, ...more] = given.holders.filter((each) => isHome(each) && isOrphan(each, given));
  return more.length === 0 ? left : undefined;
}

/** True if a holder is of an object; its type may have lost its import. */
function isOf(object: WantedObject, { typeName, subpath = object.subpath }: Holder): boolean {
  return typeName === object.typeName && subpath === object.subpath;
}

/** True if a holder is of a group that the manifest does not have. */
export function isOrphan(
  { typeName, subpath }: Holder,
  { objects }: Pick<Surveyed, "objects">,
): boolean {
  if (subpath === undefined || subpath === "" || !typeName.endsWith("Handlers")) return false;
  return !objects.some((each) => each.typeName === typeName && each.subpath === subpath);
}

function fromHolder(
  object: WantedObject,
  holder: Holder,
  given: Surveyed,
): Located | Diagnostic | undefined {
  const { file, value, exported } = holder;
  if (value.kind === "literal") {
    const members = membersOf(value.literal, file.source);
    return { object, file, members, exported, holder, isNew: false };
  }
  return unseenValue(object, file, value, given);
}

/** True if the value of a member is to be imported from a file that is not there. */
function isToBeMade(member: Member, object: WantedObject, file: HandlerFile): boolean {
  const variable = variableIn(member);
  const found = file.imports.find(({ local }) => local === variable);
  return found !== undefined && importedFile(file.path, found.module) === object.file;
}

function literalsIn(node: ts.Node): readonly ts.ObjectLiteralExpression[] {
  const own = ts.isObjectLiteralExpression(node) ? [node] : [];
  const inside: ts.ObjectLiteralExpression[] = [];
  ts.forEachChild(node, (child) => void inside.push(...literalsIn(child)));
  return [...own, ...inside];
}

function unseenValue(
  object: WantedObject,
  file: HandlerFile,
  value: Extract<HolderValue, { readonly kind: "opaque" }>,
  { place }: Surveyed,
): Diagnostic | undefined {
  const isSeen = value.keys.length > 0;
  const missing = object.members.map(({ key }) => key).filter((key) => !value.keys.includes(key));
  if (isSeen && missing.length === 0) return undefined;
  const lacks = isSeen ? `; it lacks ${named(missing)}` : "";
  return diagnostic("handlers-not-seen", {
    message: `${handlersOf(object)} are ${value.what}, which is left as it is${lacks}`,
    at: place(file, value.at),
    help: `${isSeen ? "add by hand what it lacks" : "let the compiler say what it lacks"}, or write an object: ${sample(object)}`,
  });
}

function unseenMember(
  object: WantedObject,
  member: Member,
  around: Located,
  { place }: Surveyed,
): Diagnostic {
  return diagnostic("handlers-not-seen", {
    message: `${handlersOf(object)} come from here, and where they are written cannot be told`,
    at: place(around.file, member.node),
    help: `annotate the object with its type: ${sample(object)}`,
  });
}

function unseenFile(object: WantedObject, file: HandlerFile, { place }: Surveyed): Diagnostic {
  return diagnostic("handlers-not-seen", {
    message: `${handlersOf(object)} belong into ${file.path}, in which there is no object of their type`,
    at: place(file, undefined),
    help: `write one in it, or move the file away: ${sample(object)}`,
  });
}

/** A literal in which something may be that cannot be seen. */
export function hiddenMembers(
  { object, file, members }: Located,
  missing: readonly string[],
  { place }: Pick<Surveyed, "place">,
): Diagnostic {
  return diagnostic("handlers-not-seen", {
    message: `${named(missing)} of ${handlersOf(object)} may come from here, so nothing is added`,
    at: place(file, members.unknown?.node),
    help: "let the compiler say what is missing, and add it by hand",
  });
}

function handlersOf({ path }: WantedObject): string {
  return path === "" ? "the handlers" : `the handlers of \`${path}\``;
}

function sample({ name, typeName }: WantedObject): string {
  return `\`export const ${name}: ${typeName}<Context> = { … }\``;
}

function named(keys: readonly string[]): string {
  return new Intl.ListFormat("en").format(keys.map((key) => `\`${key}\``));
}
