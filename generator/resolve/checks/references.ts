/** References by name that lead nowhere: schemas, schemes, scopes, pagers, operations, states. */
import type { Code } from "../../diagnostics/catalog.js";
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean, mostSuggestions } from "../../diagnostics/suggest.js";
import type { Requirement } from "../../model/authentication.js";
import type { State } from "../../model/behaviour.js";
import { isOpen, knownItems } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import type { Discriminator, Schema } from "../../model/schema.js";
import { operationsOf } from "../../model/walk.js";
import { type SourceRef, inside } from "../../source-ref.js";
import type { KnownNames } from "./known-names.js";
import { discriminatorIn } from "./schemas/alternatives.js";

/** A name that is used, what it should name, and where it stands. */
interface Use {
  readonly code: Code;
  readonly kind: string;
  readonly name: string;
  readonly at: SourceRef;
  readonly known: readonly string[];
}

/** Checks every reference by name; `schemas` are all in the model that refer to others. */
export function checkReferences(
  model: ApiModel,
  schemas: readonly Schema[],
  names: KnownNames,
): readonly Diagnostic[] {
  return [
    ...schemaUses(schemas, names),
    ...requirementUses(model, names),
    ...operationUses(model, names),
    ...knownItems(model.service.states).flatMap(stateUses),
  ].map((use, index) => dangling(use, index));
}

/** A name that nothing has, and how many such were told before it. */
export function dangling({ code, kind, name, at, known }: Use, before: number): Diagnostic {
  const meant = before < mostSuggestions ? didYouMean(name, known) : undefined;
  const help = known.length === 0 ? "declare it, or correct the name" : `known: ${some(known)}`;
  return diagnostic(code, {
    at,
    message: `no ${kind} is called ${JSON.stringify(name)}`,
    help: meant === undefined ? help : `did you mean \`${meant}\`?`,
  });
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, 8).join(", ");
  return names.length > 8 ? `${shown} and ${names.length - 8} more` : shown;
}

function schemaUses(schemas: readonly Schema[], names: KnownNames): readonly Use[] {
  const known = [...names.schemas.keys()];
  return schemas
    .flatMap(referencesIn)
    .filter(({ name }) => !names.schemas.has(name) && !names.isLost("schemas/", ["schemas", name]))
    .map(({ name, at }): Use => ({ code: "unknown-schema", kind: "schema", name, at, known }));
}

function referencesIn(schema: Schema): readonly { name: string; at: SourceRef }[] {
  const discriminator = discriminatorIn(schema);
  return [
    ...(schema.kind === "reference" ? [{ name: schema.name, at: schema.at }] : []),
    ...(discriminator === undefined ? [] : mappingsOf(discriminator, schema.at)),
  ];
}

function mappingsOf({ mapping }: Discriminator, { file, path }: SourceRef) {
  return mapping.map(({ value, schema }) => ({
    name: schema,
    at: { file, path: [...path, "discriminator", "mapping", value], part: "value" } as const,
  }));
}

function requirementUses(model: ApiModel, names: KnownNames): readonly Use[] {
  const { authentication } = model.service;
  if (names.isLost("service.yaml", ["authentication", "schemes"])) return [];
  const facts = [
    authentication.default,
    ...operationsOf(model).map((operation) => operation.authentication),
  ];
  return facts
    .flatMap(knownItems)
    .flatMap((requirement) => usesIn(requirement, names, isOpen(authentication.schemes)));
}

function usesIn({ schemes }: Requirement, names: KnownNames, open: boolean): readonly Use[] {
  return schemes.flatMap(({ scheme, at, scopes }): readonly Use[] => {
    const declared = names.schemes.get(scheme);
    if (declared === undefined) {
      const known = [...names.schemes.keys()];
      return open && known.length > 0
        ? []
        : [{ code: "unknown-scheme", kind: "authentication scheme", name: scheme, at, known }];
    }
    const { means } = declared;
    if (means.type !== "oauth2" || scopes.state !== "known" || isOpen(means.scopes)) return [];
    const known = knownItems(means.scopes).map(({ name }) => name);
    const declaredScopes = new Set(known);
    return scopes.value.flatMap((name, index): readonly Use[] => {
      const place = {
        file: scopes.at.file,
        path: [...scopes.at.path, index],
        part: "value",
      } as const;
      return declaredScopes.has(name)
        ? []
        : [{ code: "unknown-scope", kind: `scope of ${scheme}`, name, at: place, known }];
    });
  });
}

function operationUses(model: ApiModel, names: KnownNames): readonly Use[] {
  const replacements = operationsOf(model).flatMap(({ deprecated }) =>
    deprecated.state === "known" ? [deprecated.value.replacement] : [],
  );
  const transitions = knownItems(model.service.states).flatMap((state) =>
    knownItems(state.transitions).map(({ by }) => by),
  );
  const known = [...names.operations.keys()];
  return [...replacements, ...transitions].flatMap((fact): readonly Use[] => {
    if (fact.state !== "known" || names.operations.has(fact.value)) return [];
    if (isLostOperation(fact.value, names)) return [];
    return [{ code: "unknown-operation", kind: "operation", name: fact.value, at: fact.at, known }];
  });
}

function isLostOperation(id: string, names: KnownNames): boolean {
  const [group = "", ...rest] = id.split(".");
  const name = rest.pop() ?? "";
  const path = [...rest.flatMap((each) => ["subgroups", each]), "operations", name];
  return names.isLost(`groups/${group}.yaml`, path);
}

function stateUses({ name, values, initial, transitions }: State): readonly Use[] {
  if (isOpen(values)) return [];
  const known = knownItems(values);
  const all = new Set(known);
  const use = (value: string, at: SourceRef): readonly Use[] =>
    all.has(value)
      ? []
      : [{ code: "unknown-state", kind: `value of ${name}`, name: value, at, known }];
  const steps = knownItems(transitions).flatMap(({ from, to, at }) =>
    (["from", "to"] as const).flatMap((end) => {
      const value = end === "from" ? from : to;
      return value === "any" ? [] : use(value, inside(at, end));
    }),
  );
  return initial.state === "known" ? [...use(initial.value, initial.at), ...steps] : steps;
}
