/** Code that a user of a synthetic client might write: calls in both styles, with typed arguments and results. */
import { type Size, syntheticResources } from "./manifest.js";
import { memberName, pick, type Resource } from "./resource.js";

/** How much code there is. */
export interface ConsumerSize extends Size {
  /** How many calls, spread over all resources: every other one of the client's member, the rest of a function. */
  readonly calls: number;
}

/** A module that calls the client of {@link syntheticManifest}'s manifest of the same size. */
export function syntheticConsumer({ operations, calls }: ConsumerSize): string {
  const all = syntheticResources({ operations });
  const made = Array.from({ length: calls }, (_, index) => {
    const [resource, sample] = [pick(all, index), pick(samples, Math.floor(index / 2))];
    const isMember = index % 2 === 0;
    return { resource, isMember, text: functionText(index, resource, sample, isMember) };
  });
  const modules = new Set(made.filter((each) => !each.isMember).map(({ resource }) => resource));
  return [
    "/** Calls of a generated client. */",
    `import { createClient, SyntheticService } from "synthetic-service";`,
    ...[...modules].map(
      (each) => `import * as ${memberName(each)} from "synthetic-service/${each.id}";`,
    ),
    "",
    "const client = new SyntheticService();",
    "const bare = createClient();",
    "",
    ...made.map(({ text }) => text),
  ].join("\n");
}

/** A call, and what is read of its result. */
interface Sample {
  readonly operation: string;
  readonly given: string;
  /** An expression of `result`. */
  readonly read: (resource: Resource) => string;
  /** The type of that expression. */
  readonly type: string;
}

const samples: readonly Sample[] = [
  {
    operation: "list",
    given: `{ query: { limit: 10, status: ["open", "draft"], sort: "-created_at" } }`,
    read: () => "result.items.map(({ name }) => name)",
    type: "string[]",
  },
  {
    operation: "create",
    given: `{ body: { name: "A new one" } }`,
    read: () => "result.id",
    type: "string",
  },
  {
    operation: "retrieve",
    given: `"9f2c41d07be6a835"`,
    read: () => `result.status === "open"`,
    type: "boolean",
  },
  {
    operation: "update",
    given: `"9f2c41d07be6a835", { body: { name: "Another name" } }`,
    read: () => "result.created_at",
    type: "string",
  },
  {
    operation: "bulkRetrieve",
    given: `{ query: { ids: ["9f2c41d07be6a835", "0d3e94b1c2f7a608"] } }`,
    read: () => "result.at(0)?.name",
    type: "string | undefined",
  },
  {
    operation: "search",
    given: `{ body: { text: "sea", status: "open" } }`,
    read: () => "[result.total, result.cursor]",
    type: "[number, string | null]",
  },
  {
    operation: "listEvents",
    given: `"9f2c41d07be6a835", { query: { limit: 100 } }`,
    read: ({ id }) =>
      `result.flatMap((event) => (event.type === "${id}.moved" ? [event.to.city] : []))`,
    type: "string[]",
  },
  {
    operation: "remove",
    given: `"9f2c41d07be6a835"`,
    read: () => "result",
    type: "undefined",
  },
  {
    operation: "export",
    given: `{ query: { limit: 50 } }`,
    read: () => "result.length",
    type: "number",
  },
  {
    operation: "merge",
    given: `{ body: { name: "Both" } }`,
    read: () => "result",
    type: "unknown",
  },
];

function functionText(
  index: number,
  resource: Resource,
  { operation, given, read, type }: Sample,
  isMember: boolean,
): string {
  const callee = isMember ? `client.${memberName(resource)}` : memberName(resource);
  const taken = isMember ? given : `bare, ${given}`;
  // A word of the language is a member as it is, and no function.
  const name = isMember || operation !== "export" ? operation : `${operation}_`;
  return [
    `export async function call${index}(): Promise<${type}> {`,
    `  const result = await ${callee}.${name}(${taken});`,
    `  return ${read(resource)};`,
    "}",
    "",
  ].join("\n");
}
