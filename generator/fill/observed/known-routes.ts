/** Paths of samples that somebody knows already: the template says which of their segments are parameters. */
import type { Piece } from "./template.js";

/** A method and a template of a path, `/books/{id}`, below the base URL. */
export interface KnownRoute {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
}

/** A path by a template that is known. */
export interface KnownPath {
  /** The same pieces, parameters with the names of the template. */
  readonly pieces: readonly Piece[];
  /** The template, where it is known for the very method: then nothing of it is inferred. */
  readonly path: string | undefined;
}

/**
 * The one known template that a path goes by. A word in the place of a parameter is not taken for one: `/books/popular` may
 * be something else than `/books/{id}`. Where several templates fit, none does.
 */
export function knownPath(
  pieces: readonly Piece[],
  method: string,
  routes: readonly KnownRoute[],
): KnownPath | undefined {
  const fitting = routes.filter(({ path }) => isOf(pieces, segmentsOf(path)));
  const own = fitting.filter((route) => route.method === method);
  const shapes = new Set(fitting.map(({ path }) => path));
  const [only] = own.length === 1 ? own : shapes.size === 1 ? fitting : [];
  if (only === undefined) return undefined;
  const segments = segmentsOf(only.path);
  return {
    pieces: pieces.map((piece, index) => withName(piece, segments[index])),
    path: own.length === 1 ? only.path : undefined,
  };
}

function isOf(pieces: readonly Piece[], segments: readonly string[]): boolean {
  if (pieces.length !== segments.length) return false;
  return pieces.every((piece, index) => {
    const segment = segments[index] ?? "";
    if (nameIn(segment) !== undefined) return isParameter(piece);
    return (piece.kind === "word" || piece.kind === "doubtful") && piece.text === segment;
  });
}

function isParameter(piece: Piece): boolean {
  if (piece.kind === "written") return nameIn(piece.text) !== undefined;
  return piece.kind !== "word";
}

function withName(piece: Piece, segment = ""): Piece {
  const name = nameIn(segment);
  if (name === undefined) {
    return piece.kind === "doubtful" ? { kind: "word", text: piece.text } : piece;
  }
  if (piece.kind === "parameter") return { ...piece, name };
  return piece.kind === "doubtful" ? { kind: "parameter", ids: [piece.text], name } : piece;
}

/** The name of a parameter that is the whole segment. */
function nameIn(segment: string): string | undefined {
  return /^\{([^{}]+)\}$/.exec(segment)?.[1];
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").slice(1);
}

/** Routes with their paths below a base URL, also where they are told from the root of the host. */
export function routesBelow(prefix: string, routes: readonly KnownRoute[]): readonly KnownRoute[] {
  return routes.map((route) => {
    const isLong = prefix !== "" && route.path.startsWith(`${prefix}/`);
    return isLong ? { ...route, path: route.path.slice(prefix.length) } : route;
  });
}
