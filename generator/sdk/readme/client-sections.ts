/** The README of a client as data: which sections there are, what they are called, in which order they stand. */
import { type BlocksOf, outlined, type ReadmeSection } from "./sections.js";

/** The sections, in their order. Nothing is said of what a service does not have, so that each may be empty. */
const sections = [
  { topic: "calls", title: "Calls" },
  { topic: "parameters", title: "Parameters" },
  { topic: "answers", title: "Responses" },
  { topic: "representations", title: "Representations" },
  { topic: "errors", title: "Errors" },
  { topic: "retries", title: "Retries and timeouts" },
  { topic: "pages", title: "Pages" },
  { topic: "bodies", title: "Bodies" },
  { topic: "streams", title: "Streams" },
  { topic: "authentication", title: "Authentication" },
  { topic: "options", title: "Options of a client" },
  { topic: "hooks", title: "Hooks and logs" },
  { topic: "validation", title: "Validation" },
  { topic: "events", title: "Events" },
  { topic: "endpoints", title: "Other endpoints" },
  { topic: "operations", title: "Operations", hasTitles: true },
] as const;

/** The topic of a section. */
export type ClientTopic = (typeof sections)[number]["topic"];

/** A section that only one language has, and the topic that it stands before. */
export interface OwnSection<Scope, Block> extends Pick<ReadmeSection<Block>, "title"> {
  readonly before: ClientTopic;
  readonly blocks: BlocksOf<Scope, Block>;
}

/** The sections of a README in their order; all are made of the scope. */
export function clientSections<Scope, Block>(
  scope: Scope,
  blocks: Readonly<Record<ClientTopic, BlocksOf<Scope, Block>>>,
  own: readonly OwnSection<Scope, Block>[] = [],
  rows: Readonly<Partial<Record<ClientTopic, ReadmeSection<Block>["rows"]>>> = {},
): readonly ReadmeSection<Block>[] {
  return outlined(sections, scope, blocks).flatMap(({ topic, ...section }) => {
    const ofTopic = rows[topic];
    return [
      ...own
        .filter(({ before }) => before === topic)
        .map((each) => ({ title: each.title, blocks: () => each.blocks(scope) })),
      { ...section, ...(ofTopic && { rows: ofTopic }) },
    ];
  });
}
