/** The values of a discriminator: each leads to an alternative, and that alternative accepts it. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import { didYouMean } from "../../../diagnostics/suggest.js";
import type { EnumSchema, ReferenceSchema, Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import {
  alternativeOf,
  type Discriminated,
  discriminatorPlace,
  mayMore,
  membersOf,
} from "./alternatives.js";
import type { Reading } from "./clash.js";
import { conjunctsOf } from "../../../model/conjuncts.js";
import { refusal } from "../../../model/schema-refusal.js";

/** Checks the mapping against the alternatives, and what they say of the property against both. */
export function checkDiscriminatorMapping(
  discriminated: Discriminated,
  reading: Reading,
): readonly Diagnostic[] {
  const outside = outsiders(discriminated, reading);
  const refused = refusedValues(discriminated, reading);
  const reported = new Set(refused.map(({ schema }) => schema));
  return [
    ...outside,
    ...refused.map(({ fault }) => fault),
    ...astrayValues(discriminated, reading).flatMap(({ schema, fault }) =>
      reported.has(schema) ? [] : [fault],
    ),
  ];
}

/** A fault, and the named schema that it is about. */
interface SchemaFault {
  readonly schema: string;
  readonly fault: Diagnostic;
}

/** Values that stand for a schema which is not among the alternatives. */
function outsiders(discriminated: Discriminated, { find }: Reading): readonly Diagnostic[] {
  const { discriminator, owner } = discriminated;
  const known = reachable(membersOf(discriminated), find);
  if (owner.kind !== "object" && known.open) return [];
  return discriminator.mapping.flatMap(({ value, schema }) => {
    const target = find(schema);
    const isInside =
      owner.kind === "object" ? isHeir(target, owner, find) : known.names.has(schema);
    if (target === undefined || isInside) return [];
    const meant = owner.kind === "object" ? undefined : didYouMean(schema, [...known.names]);
    const lack =
      owner.kind === "object" ? "does not build on this schema" : "is not among the alternatives";
    return [
      diagnostic("discriminator-mapping", {
        at: discriminatorPlace(discriminated, "mapping", value),
        message: `${JSON.stringify(value)} leads to \`${schema}\`, which ${lack}`,
        help:
          meant === undefined
            ? `${owner.kind === "object" ? `name this schema in an \`allOf\` of \`${schema}\`` : `add \`${schema}\` to the alternatives`}, or take the entry out`
            : `did you mean \`${meant}\`?`,
      }),
    ];
  });
}

/** Values of the mapping that the schema refuses to which they lead. */
function refusedValues(discriminated: Discriminated, reading: Reading): readonly SchemaFault[] {
  const { propertyName, mapping } = discriminated.discriminator;
  return mapping.flatMap(({ value, schema }): readonly SchemaFault[] => {
    const target = reading.find(schema);
    const property = target && alternativeOf(target, discriminated, reading)?.property;
    const refuser = property?.find(
      (each) => refusal({ kind: "string", value }, each, reading.find) !== undefined,
    );
    if (refuser === undefined) return [];
    const fault = diagnostic("discriminator-mapping", {
      at: discriminatorPlace(discriminated, "mapping", value),
      message: `${JSON.stringify(value)} leads to \`${schema}\`, whose property ${JSON.stringify(propertyName)} refuses it`,
      help: "correct the value here or there",
      related: [{ message: `${JSON.stringify(propertyName)} of \`${schema}\``, at: refuser.at }],
    });
    return [{ schema, fault }];
  });
}

/** Values that an alternative has and that lead elsewhere: the first of each alternative. */
function astrayValues(discriminated: Discriminated, reading: Reading): readonly SchemaFault[] {
  const { propertyName, mapping } = discriminated.discriminator;
  const all = reachable(membersOf(discriminated), reading.find);
  const mapped = new Map(mapping.map(({ value, schema }) => [value, schema]));
  return membersOf(discriminated)
    .filter(isReference)
    .flatMap((member): readonly SchemaFault[] => {
      const alternative = alternativeOf(member, discriminated, reading);
      const list = alternative?.property.flatMap((each) => closedList(each, reading.find))[0];
      if (alternative === undefined || list === undefined) return [];
      const own = reachable([member], reading.find).names;
      const leadsTo = (value: string) => mapped.get(value) ?? value;
      const value = stringsOf(list).find((each) => !own.has(leadsTo(each)));
      if (value === undefined) return [];
      const other = leadsTo(value);
      const way = all.names.has(other) ? `to \`${other}\`` : "to no alternative";
      const fault = diagnostic("discriminator-mapping", {
        at: list.at,
        message: `${JSON.stringify(propertyName)} of \`${member.name}\` can be ${JSON.stringify(value)}, which leads ${way}`,
        help:
          mapped.has(value) || all.names.has(other)
            ? "correct the value here or in the mapping"
            : `add \`${JSON.stringify(value)}: '#/schemas/${member.name}'\` to the mapping, or correct the value`,
        related: [
          {
            message: "the alternatives are told apart here",
            at: discriminatorPlace(discriminated),
          },
        ],
      });
      return [{ schema: member.name, fault }];
    });
}

function isReference(schema: Schema): schema is ReferenceSchema {
  return schema.kind === "reference";
}

/** The list of values that a property may have, where nothing beside them may come. */
function closedList(schema: Schema, find: FindSchema): readonly EnumSchema[] {
  return conjunctsOf([{ schema }], find).flatMap((each) =>
    each.schema.kind === "enum" && !each.schema.open ? [each.schema] : [],
  );
}

function stringsOf({ values }: EnumSchema): readonly string[] {
  return values.flatMap((each) => (each.kind === "string" ? [each.value] : []));
}

/** The named schemas that stand among alternatives, also by other names and in unions of unions. */
function reachable(
  members: readonly Schema[],
  find: FindSchema,
): { readonly names: ReadonlySet<string>; readonly open: boolean } {
  const names = new Set<string>();
  let open = false;
  const waiting = [...members];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === "notShown") open = true;
    if (next.kind === "anyOf" || next.kind === "oneOf") waiting.push(...next.members);
    if (next.kind !== "reference" || names.has(next.name)) continue;
    names.add(next.name);
    const target = find(next.name);
    if (target !== undefined) waiting.push(target);
  }
  return { names, open };
}

/** True if a schema builds on another one by an `allOf`, or may do so for all that is known. */
function isHeir(schema: Schema | undefined, base: Schema, find: FindSchema): boolean {
  const conjuncts = schema === undefined ? [] : conjunctsOf([{ schema }], find);
  return conjuncts.some((each) => each.schema === base || mayMore(each.schema));
}
