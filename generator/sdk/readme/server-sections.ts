/** The README of a server as data: which sections there are, what they are called, in which order they stand. */
import { type BlocksOf, outlined, type ReadmeSection } from "./sections.js";

/** The sections, in their order. Nothing is said of what a service does not have, so that each may be empty. */
const sections = [
  { topic: "server", title: "A server" },
  { topic: "files", title: "Handlers in files" },
  { topic: "handlers", title: "Handlers" },
  { topic: "bodies", title: "Bodies" },
  { topic: "answers", title: "Responses" },
  { topic: "authentication", title: "Authentication" },
  { topic: "checks", title: "Request checks" },
  { topic: "statuses", title: "Responses of the server itself" },
  { topic: "errors", title: "Errors" },
  { topic: "limits", title: "Limits" },
  { topic: "deprecations", title: "Deprecated operations" },
  { topic: "events", title: "Events" },
  { topic: "mock", title: "Mock" },
  { topic: "platforms", title: "Other platforms" },
  { topic: "callers", title: "Calling it" },
  { topic: "operations", title: "Operations", hasTitles: true },
] as const;

/** The topic of a section. */
export type ServerTopic = (typeof sections)[number]["topic"];

/** The topics that a README has even if no operation has a route. */
export type AlwaysSaid = "server" | "events" | "operations";

/** The sections of a README in their order, made of the scope; `ofRoutes` is left out while no operation has a route. */
export function serverSections<Scope, Block>(
  scope: Scope,
  said: Readonly<Record<AlwaysSaid, BlocksOf<Scope, Block>>>,
  ofRoutes: Readonly<Record<Exclude<ServerTopic, AlwaysSaid>, BlocksOf<Scope, Block>>> | undefined,
): readonly ReadmeSection<Block>[] {
  return outlined<ServerTopic, Scope, Block>(sections, scope, { ...said, ...ofRoutes });
}
