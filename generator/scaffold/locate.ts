/** Reads a person's files, and finds in them the objects of handlers that the manifest wants, or wanted once. */
import type { ts } from "ts-morph";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { memberOfId } from "../emit/typescript/names.js";
import { usualStyle } from "./code-style.js";
import { handlerFile, type HandlerFile, syntaxFault, withoutEnding } from "./handler-file.js";
import type { Holder } from "./holders.js";
import { membersOf } from "./members.js";
import { skeletonText } from "./new-files.js";
import { mentions, type ServerHome } from "./server-home.js";
import { holderOf, isOrphan, type Located, survey, type Surveyed } from "./survey.js";
import { type ContextType, contextOf } from "./type-imports.js";
import { isRouted, objectsIn, type Wanted, type WantedObject } from "./wanted.js";

/** The TypeScript files of a folder. */
export interface FileTexts {
  /** By their paths below the folder; undefined = it is no text. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** A path below the folder as diagnostics name it. */
  readonly shown: (path: string) => string;
}

/** The files that could be parsed, and what is to be said of the others. */
export interface Parsed {
  readonly files: readonly HandlerFile[];
  readonly faulty: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses all files; one with a fault is reported where it has, or should have, handlers. */
export function parseAll(
  input: FileTexts,
  objects: readonly WantedObject[],
  home: ServerHome,
): Parsed {
  const files: HandlerFile[] = [];
  const faulty = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const homes = new Set(objects.map(({ file }) => file));
  for (const [path, text] of input.files) {
    const file = handlerFile(path, text ?? "", usualStyle);
    const fault = text === undefined ? { start: 0, message: "it is not UTF-8" } : syntaxFault(file);
    if (fault === undefined) {
      files.push(file);
      continue;
    }
    faulty.add(withoutEnding(path));
    const isOurs = homes.has(withoutEnding(path)) || (text !== undefined && mentions(text, home));
    if (isOurs) diagnostics.push(faultOf(file, fault, input));
  }
  return { files, faulty, diagnostics };
}

function faultOf(
  { path, source }: HandlerFile,
  { start, message }: { readonly start: number; readonly message: string },
  { shown }: FileTexts,
): Diagnostic {
  return diagnostic("handlers-syntax", {
    message: `${shown(path)} is left as it is, because it is no TypeScript: ${message.replace(/\.$/, "")}`,
    at: spanOf(source, start, start, shown(path)),
    help: "mend it, then run the command again",
  });
}

/** A place in a file; without a node, the file as a whole. */
export function placeIn(shown: FileTexts["shown"]): Surveyed["place"] {
  return ({ path, source }, node) =>
    node === undefined
      ? { file: shown(path), onDisk: true }
      : spanOf(source, node.getStart(source), node.end, shown(path));
}

/** All that was found. */
export interface LocatedAll {
  readonly located: readonly Located[];
  /** True if nothing of ours stands there yet. */
  readonly isFirst: boolean;
  readonly context: ContextType | undefined;
  readonly reports: readonly Diagnostic[];
}

/** Finds the objects; makes those of which there is none. */
export function locateAll(wanted: Wanted, seen: Omit<Surveyed, "skeleton">): LocatedAll {
  const { root, authentication } = wanted;
  const { files, holders, faulty } = seen;
  const paths = new Set([...faulty, ...files.map(({ path }) => withoutEnding(path))]);
  const isFirst = holders.length === 0 && !paths.has(root.file);
  const own = holders.filter((each) => each.typeName === root.typeName && each.subpath === "");
  const context = isFirst ? contextOfFirst(files) : contextOf([...own, ...holders]);
  const style = [...own, ...holders][0]?.file.style ?? usualStyle;
  const given: Surveyed = {
    ...seen,
    skeleton: (object) =>
      handlerFile(`${object.file}.ts`, skeletonText(object, context?.name, style), style),
  };
  const handlers = survey(root, given);
  const hooks =
    authentication !== undefined && wantsHooks(authentication, isFirst, given)
      ? survey(authentication, given)
      : { located: [], diagnostics: [] };
  const located = [...handlers.located, ...hooks.located];
  const standing = new Set(located.map(({ holder }) => holder));
  return {
    located: [...located, ...leftOver(wanted, given).filter((each) => !standing.has(each.holder))],
    isFirst,
    context,
    reports: [...handlers.diagnostics, ...hooks.diagnostics],
  };
}

function contextOfFirst(files: readonly HandlerFile[]): ContextType | undefined {
  const standing = files.find(({ path }) => withoutEnding(path) === "context");
  const isUsable = standing === undefined || standing.exports.has("Context");
  return isUsable ? { name: "Context", from: { file: "context" } } : undefined;
}

/** Hooks are made at first, and later where a server is made without any: elsewhere they may be a person's own. */
function wantsHooks(hooks: WantedObject, isFirst: boolean, given: Surveyed): boolean {
  if (isFirst || holderOf(hooks, given) !== undefined) return true;
  const texts = given.files.map(({ text }) => text);
  const isMade = texts.some((text) => /\bcreateServer\s*\(/.test(text));
  return isMade && !texts.some((text) => /\bauthenticate\b/.test(text));
}

/** The objects of groups that have no route, and of those that are gone: all that is in them is to be marked. */
function leftOver({ root }: Wanted, given: Surveyed): readonly Located[] {
  const unrouted = objectsIn(root)
    .filter((object) => object.subpath !== "" && !isRouted(object))
    .flatMap((object) => {
      const holder = holderOf(object, given);
      return holder === undefined ? [] : leftObject(object, holder);
    });
  const gone = given.holders
    .filter((holder) => isOrphan(holder, given))
    .flatMap((holder) => leftObject(goneObject(holder), holder));
  return [...new Map([...gone, ...unrouted].map((each) => [each.holder, each])).values()];
}

function leftObject(object: WantedObject, holder: Holder): readonly Located[] {
  const { file, value, exported } = holder;
  const isHome = withoutEnding(file.path) === object.file;
  if (value.kind !== "literal" || (exported === undefined && !isHome)) return [];
  const members = membersOf(value.literal, file.source);
  return [{ object, file, members, exported, holder, isNew: false }];
}

function goneObject({ typeName, subpath = "" }: Holder): WantedObject {
  const path = subpath
    .split("/")
    .map((name) => memberOfId(name.replace(/_$/, "")))
    .join(".");
  const none = { members: [], groups: [], unrouted: new Map() };
  return { typeName, subpath, file: subpath, name: path, member: path, path, summary: "", ...none };
}

function spanOf(source: ts.SourceFile, start: number, end: number, file: string) {
  const position = (offset: number) => {
    const { line, character } = source.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1, offset };
  };
  return { file, start: position(start), end: position(end) };
}
