/** The URL of a saved request: where it leads to, the pieces of its path, and what is said of its parameters. */
import type { SourceNode } from "../sources/source-node.js";
import type { SourcePlace } from "../told.js";
import type { Substitute } from "./variables.js";

/** A name with what a person said of it. */
export interface SavedField {
  readonly name: string;
  /** Undefined where none is saved. */
  readonly value: string | undefined;
  readonly isDisabled: boolean;
  readonly node: SourceNode | undefined;
  readonly at: SourcePlace;
}

/** A URL, taken apart. */
export interface SavedUrl {
  readonly at: SourcePlace;
  /** Scheme, host and what variables put behind it, without `/` at its end; a variable without value stays as written. */
  readonly head: string;
  /** The rest up to the query, as written; begins with `/` or is empty. */
  readonly path: string;
  readonly query: readonly SavedField[];
  /** The path variables. */
  readonly variables: readonly SavedField[];
}

/** Reads a URL, which is a text or a map (Postman Collection 2.1, `url`); undefined where there is none. */
export function savedUrl(
  node: SourceNode | undefined,
  substitute: Substitute,
): SavedUrl | undefined {
  const written = node && writtenUrl(node);
  if (node === undefined || written === undefined || written.trim() === "") return undefined;
  const [address = "", search] = cut(written.trim().replace(/#.*$/, ""), "?");
  const [, head = "", path = ""] =
    /^((?:[A-Za-z{][\w{}+.$-]*:\/\/)?[^/]*)(.*)$/s.exec(address) ?? [];
  const listed = node.get("query");
  return {
    at: node.at,
    head: substitute(head).replace(/\/+$/, ""),
    path,
    query: listed?.kind === "list" ? fieldsOf(listed) : queryOfText(search ?? "", node.at),
    variables: fieldsOf(node.get("variable")),
  };
}

/** Names and values of a list (`query`, `urlencoded`, `header`). */
export function fieldsOf(list: SourceNode | undefined): readonly SavedField[] {
  return (list?.items() ?? []).flatMap((node): readonly SavedField[] => {
    const name = node.get("key")?.text() ?? node.get("id")?.text();
    if (name === undefined || name.trim() === "") return [];
    return [
      {
        name: name.trim(),
        value: node.get("value")?.text(),
        isDisabled: node.get("disabled")?.boolean() === true,
        node,
        at: node.at,
      },
    ];
  });
}

function writtenUrl(node: SourceNode): string | undefined {
  const raw = node.kind === "text" ? node : node.get("raw");
  if (raw?.kind === "text" && raw.text() !== "") return raw.text();
  const host = joined(node.get("host"), ".");
  if (host === undefined) return undefined;
  const scheme = node.get("protocol")?.text();
  const port = node.get("port")?.text();
  const path = joined(node.get("path"), "/") ?? "";
  return [
    scheme === undefined ? "" : `${scheme.replace(/:?\/*$/, "")}://`,
    host,
    port === undefined || port === "" ? "" : `:${port}`,
    path === "" || path.startsWith("/") ? path : `/${path}`,
  ].join("");
}

function joined(node: SourceNode | undefined, separator: string): string | undefined {
  if (node?.kind !== "list") return node?.text();
  return node
    .items()
    .map((each) => each.text() ?? each.get("value")?.text() ?? "")
    .join(separator);
}

function queryOfText(search: string, at: SourcePlace): readonly SavedField[] {
  return search.split("&").flatMap((pair): readonly SavedField[] => {
    const [name = "", value] = cut(pair, "=");
    if (name === "") return [];
    return [
      { name: plain(name), value: value && plain(value), isDisabled: false, node: undefined, at },
    ];
  });
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

function cut(text: string, at: string): readonly [string, string | undefined] {
  const index = text.indexOf(at);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
