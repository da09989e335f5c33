/** Which way the values of named schemas go, to the service or from it, and whose types differ by that. */
import { oncePerFacts } from "../../model/decided.js";
import { oncePerModel } from "../../model/once.js";
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { type FindSchema, isMarked } from "../../model/schema-members.js";
import { eachChild, requestSchemas, responseSchemas } from "../../model/walk.js";

/** Sets of names of schemas. */
export interface SchemaWays {
  readonly sent: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
  /** Those whose types on the two sides differ: in themselves, or because of what they refer to. */
  readonly differing: ReadonlySet<string>;
  /** Those of them that differ by properties which go one way only. */
  readonly marked: ReadonlySet<string>;
}

/** The ways of a model's schemas; looked for once, since every package asks. */
export const schemaWays = oncePerModel((model): SchemaWays => {
  const { sent, answered, differing, marked } = waysAsLists(model);
  return {
    ...{ sent: new Set(sent), answered: new Set(answered) },
    ...{ differing: new Set(differing), marked: new Set(marked) },
  };
});

const waysAsLists = oncePerFacts("ways of schemas", (model) => {
  const find = schemaFinder(model);
  const content = new Map(
    model.schemas.map(({ name, schema }) => [name, contentOf([schema], find)]),
  );
  const requests = contentOf(requestSchemas(model), find);
  const responses = contentOf(responseSchemas(model), find);
  const { differing, marked } = differingSchemas(content);
  return {
    sent: [...reachedFrom(requests.sent, (name) => content.get(name)?.sent)],
    answered: [...reachedFrom(responses.answered, (name) => content.get(name)?.answered)],
    ...{ differing: [...differing], marked: [...marked] },
  };
});

/** The content of some schemas. References are not followed. */
interface SchemaContent {
  /** Names of the schemas that are referred to at all, and those of each way's types. */
  readonly references: readonly string[];
  readonly sent: readonly string[];
  readonly answered: readonly string[];
  /** True if types on the two sides differ without regard to what is referred to. */
  readonly differs: boolean;
  /** True if they differ by properties that go one way only. */
  readonly isMarked: boolean;
}

/** All of it in one pass: it goes through most of the model. */
function contentOf(roots: readonly Schema[], find: FindSchema): SchemaContent {
  const references: string[] = [];
  const sent: string[] = [];
  const answered: string[] = [];
  let differs = false;
  let isAnyMarked = false;
  const look = (schema: Schema, isSent: boolean, isAnswered: boolean): void => {
    if (schema.kind === "reference") {
      references.push(schema.name);
      if (isSent) sent.push(schema.name);
      if (isAnswered) answered.push(schema.name);
    }
    const marked = schema.kind === "object" ? markedProperties(schema, find) : unmarked;
    isAnyMarked ||= marked !== unmarked;
    differs ||=
      schema.kind === "array" ||
      (schema.kind === "object" && (marked !== unmarked || hasOptional(schema)));
    eachChild(schema, (child) => {
      look(
        child,
        isSent && !marked.readOnly.includes(child),
        isAnswered && !marked.writeOnly.includes(child),
      );
    });
  };
  for (const root of roots) look(root, true, true);
  return { references, sent, answered, differs, isMarked: isAnyMarked };
}

/** Schemas of properties that do not go one of the ways. */
interface Marked {
  readonly readOnly: readonly Schema[];
  readonly writeOnly: readonly Schema[];
}

const unmarked: Marked = { readOnly: [], writeOnly: [] };

function markedProperties({ properties }: ObjectSchema, find: FindSchema): Marked {
  const readOnly: Schema[] = [];
  const writeOnly: Schema[] = [];
  for (const { schema } of properties) {
    if (isMarked(schema, "readOnly", find)) readOnly.push(schema);
    if (isMarked(schema, "writeOnly", find)) writeOnly.push(schema);
  }
  return readOnly.length + writeOnly.length === 0 ? unmarked : { readOnly, writeOnly };
}

function hasOptional({ properties, required }: ObjectSchema): boolean {
  const needed = new Set(required);
  return properties.some(({ name }) => !needed.has(name));
}

/** Names that are reached from some names, through what `next` says of each. */
function reachedFrom(
  names: readonly string[],
  next: (name: string) => readonly string[] | undefined,
): ReadonlySet<string> {
  const reached = new Set(names);
  // A set is gone through with what is added on the way.
  for (const name of reached) for (const other of next(name) ?? []) reached.add(other);
  return reached;
}

function differingSchemas(
  content: ReadonlyMap<string, SchemaContent>,
): Pick<SchemaWays, "differing" | "marked"> {
  const users = new Map<string, string[]>();
  for (const [name, { references }] of content) {
    for (const used of references) {
      const known = users.get(used);
      if (known === undefined) users.set(used, [name]);
      else known.push(name);
    }
  }
  const throughUsers = (isIt: (each: SchemaContent) => boolean): ReadonlySet<string> => {
    const own = [...content].flatMap(([name, each]) => (isIt(each) ? [name] : []));
    return reachedFrom(own, (name) => users.get(name));
  };
  return {
    differing: throughUsers(({ differs }) => differs),
    marked: throughUsers(({ isMarked: isIt }) => isIt),
  };
}
