/** Regular expressions of ECMA-262 as trees, as far as text generation needs them. */

/** A piece of a regular expression. */
export type Piece =
  /** One literal character. */
  | { readonly kind: "character"; readonly text: string }
  /** One character of a class, with the expression for it: `[a-z]`, `\d`, `.`. */
  | { readonly kind: "class"; readonly source: string }
  | { readonly kind: "sequence"; readonly pieces: readonly Piece[] }
  | { readonly kind: "choice"; readonly members: readonly Piece[] }
  | {
      readonly kind: "repeat";
      readonly piece: Piece;
      readonly least: number;
      readonly most: number;
    }
  /** A group that may be referred to, by number or name. */
  | { readonly kind: "group"; readonly piece: Piece; readonly names: readonly string[] }
  | { readonly kind: "backreference"; readonly name: string };

const nothing: Piece = { kind: "sequence", pieces: [] };

/** The tree of an expression. It contains no assertions: generated texts are tested against the expression itself. */
export function patternTree(source: string): Piece {
  return new Reader(source).choice();
}

/** Reads an expression that has already been compiled, so it has no faults. */
class Reader {
  readonly #source: string;
  #at: number = 0;
  #groups: number = 0;

  constructor(source: string) {
    this.#source = source;
  }

  choice(): Piece {
    const members = [this.#sequence()];
    while (this.#take("|")) members.push(this.#sequence());
    const [only = nothing, ...others] = members;
    return others.length === 0 ? only : { kind: "choice", members };
  }

  #sequence(): Piece {
    const pieces: Piece[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) {
      pieces.push(this.#repeated(this.#piece()));
    }
    return { kind: "sequence", pieces };
  }

  #repeated(piece: Piece): Piece {
    const [all, sign, low, comma, high] = this.#match(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
    if (all === undefined) return piece;
    if (sign !== undefined) {
      return {
        kind: "repeat",
        piece,
        least: sign === "+" ? 1 : 0,
        most: sign === "?" ? 1 : Infinity,
      };
    }
    const least = Number(low);
    const most = high ? Number(high) : comma ? Infinity : least;
    return { kind: "repeat", piece, least, most };
  }

  #piece(): Piece {
    if (this.#match(/[$^]|\\[bB]/y)) return nothing;
    const group = this.#match(/\((?:\?(?:<([^>=!]+)>|(<?[=!])|[a-z-]*:))?/y);
    if (group) return this.#group(group);
    const reference = this.#match(/\\(?:k<([^>]+)>|([1-9]\d*))/y);
    if (reference) return { kind: "backreference", name: reference[1] ?? reference[2] ?? "" };
    const kind = this.#match(/\.|\\[dDwWsS]|\\[pP]\{[^}]*\}|\[(?:\\[\s\S]|[^\]\\])*\]/y);
    if (kind) return { kind: "class", source: kind[0] };
    const escaped = this.#match(
      /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[tnvfr0])/y,
    );
    // The engine itself resolves escapes.
    if (escaped) return { kind: "class", source: escaped[0] };
    const [text = ""] = this.#match(/\\?([\s\S])/uy) ?? [];
    return {
      kind: "character",
      text: text.length > 1 && text.startsWith("\\") ? text.slice(1) : text,
    };
  }

  #group([opening, name, assertion]: RegExpExecArray): Piece {
    const isCapturing = opening === "(" || name !== undefined;
    const names = isCapturing
      ? [String(++this.#groups), ...(name === undefined ? [] : [name])]
      : [];
    const piece = this.choice();
    this.#take(")");
    if (assertion !== undefined) return nothing;
    return { kind: "group", piece, names };
  }

  #take(sign: string): boolean {
    const isThere = this.#source.charAt(this.#at) === sign;
    if (isThere) this.#at++;
    return isThere;
  }

  #match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found ?? undefined;
  }
}
