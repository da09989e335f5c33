/** The README of a client as data: which sections there are, what they are called, in which order they stand. */
import { outlined, type ReadmeSection } from "./sections.js";

/** The sections, in their order. Nothing is said of what a service does not have, so that each may be empty. */
const sections = [
  ["calls", "Calls"],
  ["parameters", "Parameters"],
  ["answers", "Responses"],
  ["representations", "Representations"],
  ["errors", "Errors"],
  ["retries", "Retries and timeouts"],
  ["pages", "Pages"],
  ["bodies", "Bodies"],
  ["streams", "Streams"],
  ["authentication", "Authentication"],
  ["options", "Options of a client"],
  ["hooks", "Hooks and logs"],
  ["validation", "Validation"],
  ["events", "Events"],
  ["endpoints", "Other endpoints"],
  ["operations", "Operations"],
] as const;

/** The topic of a section. */
export type ClientTopic = (typeof sections)[number][0];

/** A section that only one language has, and the topic that it stands before. */
export interface OwnSection<Block> extends ReadmeSection<Block> {
  readonly before: ClientTopic;
}

/** The sections of a README in their order. */
export function clientSections<Block>(
  blocks: Readonly<Record<ClientTopic, readonly Block[]>>,
  own: readonly OwnSection<Block>[],
): readonly ReadmeSection<Block>[] {
  return outlined(sections, blocks).flatMap(({ topic, title, blocks: ofTopic }) => [
    ...own
      .filter(({ before }) => before === topic)
      .map((each) => ({ title: each.title, blocks: each.blocks })),
    { title, blocks: ofTopic },
  ]);
}
