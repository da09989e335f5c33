/**
 * The calls that a package of TypeScript declares: from its class of clients through all members that are groups of calls. Types
 * are the compiler's, so aliases, inherited members and unions are seen as a customer's editor sees them.
 */
import {
  type ClassDeclaration,
  type MethodDeclaration,
  Node,
  type ParameterDeclaration,
  Project,
  type SourceFile,
  type Symbol as TypeSymbol,
  ts,
  type Type,
} from "ts-morph";
import { callNameOf } from "../fill/api-md/call-name.js";
import type { OldArgument, OldCall, OldMember, OldSdk } from "./old-call.js";

/** Groups in each other, beyond which members lead back. */
const deepest = 8;

/** The declarations of a package. */
export interface DeclaredCalls extends OldSdk {
  readonly className: string;
}

/** Reads the declarations that begin in a file; undefined where it exports no class that has calls. */
export function declaredCalls(entry: string, name: string): DeclaredCalls | undefined {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, strict: true },
      ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true, types: [] },
    },
  });
  const source = project.addSourceFileAtPath(entry);
  project.resolveSourceFileDependencies();
  const candidates = exportedClasses(source).map((client) => ({
    client,
    calls: callsOf(client, { chain: [], holders: [] }),
  }));
  // The one with most calls is the client; its groups are exported, too, and have fewer, or shorter ways to them.
  const [best] = candidates.toSorted(
    (one, other) =>
      other.calls.length - one.calls.length || stepsIn(other.calls) - stepsIn(one.calls),
  );
  if (best === undefined || best.calls.length === 0) return undefined;
  const className = best.client.getName() ?? "Client";
  return { name, className, isTypescript: true, calls: best.calls };
}

/** How many names lead to all calls. */
function stepsIn(calls: readonly OldCall[]): number {
  return calls.reduce((sum, { chain }) => sum + chain.length, 0);
}

function exportedClasses(source: SourceFile): readonly ClassDeclaration[] {
  const declarations = [...source.getExportedDeclarations().values()].flat();
  return [...new Set(declarations.filter(Node.isClassDeclaration))];
}

/** Where a class stands: the names that lead to it, and the classes on the way, which are not gone through again. */
interface Standing {
  readonly chain: readonly string[];
  readonly holders: readonly ClassDeclaration[];
}

function callsOf(group: ClassDeclaration, { chain, holders }: Standing): readonly OldCall[] {
  if (chain.length > deepest || holders.includes(group)) return [];
  const names = new Set<string>();
  const own = group.getInstanceMethods().flatMap((method) => {
    const name = method.getName();
    if (!isPublic(method) || names.has(name)) return [];
    names.add(name);
    const overloads = group.getInstanceMethods().filter((each) => each.getName() === name);
    return callOf(widest(overloads, method), [...chain, name]);
  });
  const inner = group.getInstanceProperties().flatMap((property) => {
    if (!Node.isPropertyDeclaration(property) && !Node.isGetAccessorDeclaration(property))
      return [];
    if (!isPublic(property)) return [];
    const held = classOf(property.getType());
    if (held === undefined) return [];
    const step = { chain: [...chain, property.getName()], holders: [...holders, group] };
    return callsOf(held, step);
  });
  return [...own, ...inner];
}

function isPublic(member: Pick<MethodDeclaration, "getName" | "getScope">): boolean {
  return member.getScope() === "public" && !/^[_#]/.test(member.getName());
}

/** Of overloads the one that takes most: older ones leave out what is optional. */
function widest(
  overloads: readonly MethodDeclaration[],
  first: MethodDeclaration,
): MethodDeclaration {
  return overloads.reduce(
    (best, each) => (each.getParameters().length > best.getParameters().length ? each : best),
    first,
  );
}

function classOf(type: Type): ClassDeclaration | undefined {
  const found = type.getNonNullableType().getSymbol()?.getDeclarations() ?? [];
  return found.find(Node.isClassDeclaration);
}

/** A method that gives a promise, or pages or events that are waited for. */
function callOf(method: MethodDeclaration, chain: readonly string[]): readonly OldCall[] {
  const result = method.getReturnType();
  const isPromise = result.getProperty("then") !== undefined;
  const isIterable = result
    .getProperties()
    .some((each) => each.getName().startsWith("__@asyncIterator"));
  if (!isPromise && !isIterable) return [];
  const { groups, name } = callNameOf(["client", ...chain].join("."));
  return [
    {
      chain,
      id: [...groups, name].join("."),
      route: undefined,
      arguments: method.getParameters().map(argumentOf),
      // A promise of pages can be gone through before it is waited for; a stream of events is no promise.
      isPaged: isPromise && isIterable,
    },
  ];
}

function argumentOf(parameter: ParameterDeclaration): OldArgument {
  const name = parameter.getName();
  const type = parameter.getType().getNonNullableType();
  if (isOptions(parameter, type)) return { kind: "options", name };
  const optional = parameter.isOptional();
  const parts = type.isUnion() ? type.getUnionTypes() : [type];
  const isObject = parts.every((each) => each.isObject() && !each.isArray() && !isOpaque(each));
  if (isObject) {
    const place = name === "query" || name === "body" ? name : undefined;
    return { kind: "values", name, optional, place, members: membersOf(parts) };
  }
  const isBody = name === "body" || parts.some((each) => each.isArray() || isOpaque(each));
  return isBody ? { kind: "body", name, optional } : { kind: "value", name };
}

function isOptions(parameter: ParameterDeclaration, type: Type): boolean {
  const written = parameter.getTypeNode()?.getText() ?? "";
  const named = type.getAliasSymbol()?.getName() ?? type.getSymbol()?.getName() ?? "";
  return /\bRequestOptions\b/.test(written) || /RequestOptions$/.test(named);
}

/** Objects that are sent as they are. */
function isOpaque(type: Type): boolean {
  const name = type.getSymbol()?.getName() ?? "";
  return /^(?:Blob|File|FormData|ReadableStream|ArrayBuffer\w*|Uint8Array|URLSearchParams|Response)$/.test(
    name,
  );
}

function membersOf(parts: readonly Type[]): readonly OldMember[] {
  const members = new Map<string, OldMember>();
  for (const part of parts) {
    for (const property of part.getProperties()) {
      const name = property.getName();
      if (!members.has(name)) members.set(name, { name, place: placeOf(property) });
    }
  }
  return [...members.values()];
}

/** `Path param: …`, as generators write it where an object has values for several places. */
function placeOf(property: TypeSymbol): OldMember["place"] {
  const text = property
    .getDeclarations()
    .flatMap((each) => (Node.isJSDocable(each) ? each.getJsDocs() : []))
    .map((doc) => doc.getDescription().trim())
    .join(" ");
  const [, place] = /^(Path|Query|Header|Cookie|Body) param\b/.exec(text) ?? [];
  switch (place) {
    case "Path":
      return "path";
    case "Query":
      return "query";
    case "Header":
      return "header";
    case "Cookie":
      return "cookie";
    case "Body":
      return "body";
    default:
      return undefined;
  }
}
