/** The requests of a collection with the folders that they stand in; what is no description is noted as lost. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { LossBook } from "../observed/loss-book.js";
import type { SourceNode } from "../sources/source-node.js";

/** A request of a collection. */
export interface SavedRequest {
  /** The entry of the collection: name, request, examples. */
  readonly item: SourceNode;
  /** The request, or its URL alone where that is all there is. */
  readonly request: SourceNode;
  /** Names of folders, outermost first. */
  readonly folders: readonly SourceNode[];
  /** The authentication of the request and its folders, from the inside out, without that of the collection. */
  readonly authentications: readonly SourceNode[];
}

/** Where a walk is. */
interface Inside {
  readonly folders: readonly SourceNode[];
  readonly authentications: readonly SourceNode[];
}

/** Who takes notes on the way. */
interface Notes {
  readonly report: (fault: Diagnostic) => void;
  readonly losses: LossBook;
  /** Takes what is said of a folder that stands in no other. */
  readonly group: (name: SourceNode, description: SourceNode) => void;
}

/** All requests, in the order written (Postman Collection 2.1, `item`). */
export function requestsOf(root: SourceNode, notes: Notes): readonly SavedRequest[] {
  noteScripts(root, notes.losses);
  const outermost: Inside = { folders: [], authentications: [] };
  return (root.get("item")?.items() ?? []).flatMap((item) => below(item, outermost, notes));
}

function below(item: SourceNode, inside: Inside, notes: Notes): readonly SavedRequest[] {
  noteScripts(item, notes.losses);
  const items = item.get("item");
  const request = item.get("request");
  if (request !== undefined) {
    if (request.kind !== "map" && request.kind !== "text") {
      notes.report(fault(request, "a request of the collection is neither a map nor a URL"));
      return [];
    }
    const own = request.get("auth");
    const authentications = [...(isSaid(own) ? [own] : []), ...inside.authentications];
    return [{ item, request, folders: inside.folders, authentications }];
  }
  if (items?.kind !== "list") {
    notes.report(fault(item, "an item of the collection is neither a request nor a folder"));
    return [];
  }
  const name = item.get("name");
  const own = item.get("auth");
  const description = item.get("description");
  if (description !== undefined && description.kind !== "null") {
    const isGroup = inside.folders.length === 0 && name?.kind === "text";
    if (isGroup) notes.group(name, description);
    else {
      notes.losses.add({
        at: description.at,
        what: "the description of a folder",
        why: "Only a folder that stands in no other is a group.",
      });
    }
  }
  const further: Inside = {
    folders: name?.kind === "text" ? [...inside.folders, name] : inside.folders,
    authentications: [...(isSaid(own) ? [own] : []), ...inside.authentications],
  };
  return items.items().flatMap((each) => below(each, further, notes));
}

/** True if somebody says what a call needs, understood or not; `null` says what nothing says: it is inherited. */
export function isSaid(authentication: SourceNode | undefined): authentication is SourceNode {
  return authentication !== undefined && authentication.kind !== "null";
}

function noteScripts(node: SourceNode, losses: LossBook): void {
  for (const event of node.get("event")?.items() ?? []) {
    losses.add({
      at: event.at,
      what: "a script",
      why: "Scripts before or after a request are programs, not a description.",
    });
  }
}

function fault(node: SourceNode, message: string): Diagnostic {
  return diagnostic("source-shape", {
    at: node.span(),
    message,
    help: "export the collection again, as Collection v2.1",
  });
}
