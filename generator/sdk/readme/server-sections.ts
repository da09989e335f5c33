/** The README of a server as data: which sections there are, what they are called, in which order they stand. */
import { outlined, type ReadmeSection } from "./sections.js";

/** The sections, in their order. Nothing is said of what a service does not have, so that each may be empty. */
const sections = [
  ["server", "A server"],
  ["files", "Handlers in files"],
  ["handlers", "Handlers"],
  ["bodies", "Bodies"],
  ["answers", "Responses"],
  ["authentication", "Authentication"],
  ["checks", "Request checks"],
  ["statuses", "Responses of the server itself"],
  ["errors", "Errors"],
  ["limits", "Limits"],
  ["deprecations", "Deprecated operations"],
  ["events", "Events"],
  ["mock", "Mock"],
  ["platforms", "Other platforms"],
  ["callers", "Calling it"],
  ["operations", "Operations"],
] as const;

/** The topic of a section. */
export type ServerTopic = (typeof sections)[number][0];

/** The topics that a README has even if no operation has a route. */
export type AlwaysSaid = "server" | "events" | "operations";

/** The sections of a README in their order; `ofRoutes` is left out while no operation has a route. */
export function serverSections<Block>(
  said: Readonly<Record<AlwaysSaid, readonly Block[]>>,
  ofRoutes: Readonly<Record<Exclude<ServerTopic, AlwaysSaid>, readonly Block[]>> | undefined,
): readonly ReadmeSection<Block>[] {
  return outlined<ServerTopic, Block>(sections, { ...said, ...ofRoutes });
}
