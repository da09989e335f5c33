/** Where everything stands in the docs. Places come from ids alone, so that filling a fact moves no page and no anchor. */
import { inlineText } from "../../emit/markdown/text.js";
import { grouped } from "../../model/grouped.js";
import type { OperationPlan } from "../../sdk/plan.js";
import { operationPlan } from "../../sdk/plan-of.js";
import type { ApiModel, Group, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { placeText } from "../../model/place.js";
import { sharedArea, type Slot } from "../../model/slots.js";
import type { Shared } from "../../model/shared.js";
import { groupsBelow } from "../../model/walk.js";
import type { SourceRef } from "../../source-ref.js";
import type { NotShownLook } from "./not-shown-panel.js";

/** A place in the docs, and what is there. */
export interface DocsPlace {
  /** Path of the page below the folder of the docs. */
  readonly page: string;
  /** Anchor on the page; left out = the page as a whole. */
  readonly anchor?: string;
  /** The text of a link there, as Markdown. */
  readonly label: string;
}

/** The model, and where its parts stand in the docs. */
export interface DocsScope {
  readonly model: ApiModel;
  readonly find: FindSchema;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly operationPlaces: ReadonlyMap<string, DocsPlace>;
  readonly schemaPlaces: ReadonlyMap<string, DocsPlace>;
  /** The slots of each operation, by its id, and of each shared part; under an empty one all others. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  /** How panels of what is not shown look. */
  readonly notShown: NotShownLook;
}

/** Pages that every service has, each about one subject. */
export const subjectPages = {
  authentication: { page: "authentication.md", label: "Authentication" },
  errors: { page: "errors.md", label: "Errors" },
  limits: { page: "limits.md", label: "Limits" },
  pagination: { page: "pagination.md", label: "Pagination" },
  events: { page: "events.md", label: "Events" },
  states: { page: "states.md", label: "States" },
  versioning: { page: "versioning.md", label: "Versioning and deprecations" },
  clients: { page: "clients.md", label: "Client libraries" },
  schemas: { page: "schemas.md", label: "Schemas" },
  shared: { page: "shared.md", label: "Shared parts" },
  changelog: { page: "changelog.md", label: "Changelog" },
  notKnown: { page: "not-known.md", label: "Not known yet" },
} as const satisfies Readonly<Record<string, DocsPlace>>;

/** Lays a model out; `slots` are all of its. */
export function docsScope(
  model: ApiModel,
  slots: readonly Slot[],
  notShown: NotShownLook = "folded",
): DocsScope {
  const schemas = new Map<string, Schema>(model.schemas.map((each) => [each.name, each.schema]));
  const operations = groupsBelow(model.groups).flatMap((group) => group.operations);
  const resources = new Set(model.resources);
  return {
    model,
    notShown,
    find: (name) => schemas.get(name),
    operations: new Map(operations.map((each) => [each.id, each])),
    operationPlaces: new Map(
      operations.map((each) => [each.id, operationPlace(operationPlan(each, model))]),
    ),
    schemaPlaces: new Map(
      model.schemas.map(({ name }) => [
        name,
        resources.has(name)
          ? { page: `resources/${name}.md`, label: name }
          : { page: subjectPages.schemas.page, anchor: name, label: name },
      ]),
    ),
    slots: grouped(slots, ({ operation = "", group, at }) =>
      group === sharedArea ? sharedId(at) : operation,
    ),
  };
}

/** In place of the id of an operation: a shared part, by a place in it. No operation has such an id. */
export function sharedId({ file, path }: SourceRef): string {
  return placeText("", { file, path: path.slice(0, 2) });
}

/** Page of an outermost group. */
export function groupPage({ id }: Pick<Group, "id">): string {
  return `groups/${id}.md`;
}

/** `me.saved-books.save` stands on the page of `me` under `saved-books--save`: no id has two hyphens in a row. */
function operationPlace(operation: OperationPlan): DocsPlace {
  const [outermost = "", ...others] = operation.id.split(".");
  return {
    page: groupPage({ id: outermost }),
    anchor: others.join("--"),
    label: operationTitle(operation),
  };
}

/** Returns the title of an operation on a page, as Markdown: its title, or its name while that is not shown. */
export function operationTitle({ name, doc }: OperationPlan): string {
  return inlineText(doc.title ?? name.wire);
}

const kindsOfShared: Readonly<Record<keyof Shared, string>> = {
  responses: "response",
  parameters: "parameter",
  headers: "header",
};

/** A shared part; with its kind before its name, for two kinds may have one name. */
export function sharedPlace(kind: keyof Shared, name: string): DocsPlace {
  const anchor = `${kindsOfShared[kind]}-${name}`;
  return { page: subjectPages.shared.page, anchor, label: inlineText(name) };
}

/** A link from one page to a place, as Markdown. */
export function linkTo({ page, anchor, label }: DocsPlace, from: string, text = label): string {
  const path = page === from ? "" : relativePath(page, from);
  const target = anchor === undefined ? path : `${path}#${anchor}`;
  return `[${text}](${target})`;
}

/** The way from one page to another; they are linked so often that the platform's own way there is too long. */
function relativePath(page: string, from: string): string {
  const folder = from.slice(0, from.lastIndexOf("/") + 1);
  if (page.startsWith(folder)) return page.slice(folder.length);
  return "../".repeat(folder.split("/").length - 1) + page;
}

/** A link to an operation by its id; the id alone where there is none. */
export function operationLink(id: string, from: string, scope: DocsScope): string {
  const place = scope.operationPlaces.get(id);
  return place === undefined ? inlineText(id) : linkTo(place, from);
}

/** A link to a named schema; the name alone where there is none. */
export function schemaLink(name: string, from: string, scope: DocsScope): string {
  const place = scope.schemaPlaces.get(name);
  return place === undefined ? inlineText(name) : linkTo(place, from);
}
