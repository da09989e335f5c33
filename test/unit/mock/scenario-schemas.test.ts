/** The two forms of every scenario's schemas, validators and JSON Schemas, say the same of values; ajv judges. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { runs } from "../../left-to-matrices.js";
import { plainJson } from "../../../generator/sdk/json-schema/json-objects.js";
import { jsonSchemaScope } from "../../../generator/sdk/json-schema/json-schema.js";
import { isExact } from "../../../generator/emit/typescript/schemas/exactness.js";
import { validatorScope } from "../../../generator/emit/typescript/schemas/validators.js";
import { validatorMaker } from "../../../generator/mock/kinds.js";
import type { Schema } from "../../../generator/model/schema.js";
import * as checks from "../../../templates/typescript-client/schema-checks.js";
import * as kinds from "../../../templates/typescript-client/schema-kinds.js";
import { validator } from "../../../templates/typescript-client/validator.js";
import { valueMaker } from "../../../templates/typescript-server/mock-value.js";
import type { MockSchema } from "../../../templates/typescript-server/mock-data.js";
import { loadFolder } from "../../model-lookup.js";

const folder = join(import.meta.dirname, "../../scenarios");
const scenarios = readdirSync(folder)
  .map((name) => ({ name, schemas: loadFolder(join(folder, name)).value.model.schemas }))
  .filter(({ schemas }) => schemas.length > 0);

describe.each(scenarios)("the schemas of $name", ({ schemas }) => {
  test.each(["request", "response"] as const)("accept the same values in a %s", (side) => {
    const byName = new Map(schemas.map((each) => [each.name, each.schema]));
    const find = (each: string): Schema | undefined => byName.get(each);
    const scope = validatorScope({ side, find });
    const trees = Object.fromEntries(
      schemas.map((each) => [each.name, scope.kindOf(each.schema)] as const),
    );
    const functions = { ...kinds, ...checks };
    const validatorOf = validatorMaker(trees, { functions, validator });
    const refer = (each: string): string => `#/schemas/${each}`;
    const json = jsonSchemaScope({ side, find, refer, namesHidden: true });
    const plain: Record<string, MockSchema> = Object.fromEntries(
      schemas.map((each) => [each.name, mockSchema(plainJson(json.schemaOf(each.schema)))]),
    );
    const maker = valueMaker(plain);
    const options = { strict: false, logger: false, validateFormats: false } as const;
    const ajv = new Ajv2020({ ...options, ownProperties: true, validateSchema: false });
    let accepted = 0;
    for (const { name: own, schema } of schemas) {
      const tree = trees[own];
      if (tree === undefined) throw new Error(`no validator of ${own}`);
      const judge = ajv.compile({ $ref: refer(own), schemas: plain });
      const checked = validatorOf(tree);
      const exact = isExact(schema, new Set(), scope);
      const made = Array.from({ length: 3 }, (_, index) =>
        maker.make({ $ref: refer(own) }, { seed: String(index), dynamic: index > 0 }),
      ).flatMap((each) => (each === undefined ? [] : [each.value]));
      for (const value of made.flatMap(variants)) {
        // Behind `prefixItems` ajv forgets `contains: {}`; the mock's own judge does not.
        const verdict = judge(value) && maker.accepts({ $ref: refer(own) }, value);
        const { issues } = checked.safeParse(value);
        const said = () =>
          `${own}: ${JSON.stringify(value)}: ${JSON.stringify(issues ?? judge.errors)}`;
        if (verdict && issues) throw new Error(`the validator alone refuses ${said()}`);
        if (!verdict && !issues && exact) throw new Error(`JSON Schema alone refuses ${said()}`);
        if (verdict) accepted++;
      }
    }
    const possible = schemas.filter(({ schema }) => schema.kind !== "never");
    expect(accepted).toBeGreaterThanOrEqual(possible.length);
  });
});

function mockSchema(schema: unknown): MockSchema {
  if (typeof schema === "boolean") return schema;
  if (typeof schema !== "object" || schema === null) throw new Error("no schema");
  return { ...schema };
}

/** A value, and some others that come near it. */
function variants(value: unknown): readonly unknown[] {
  const all = near(value);
  const step = Math.ceil(all.length / runs(24));
  return all.filter((_, index) => index % step === 0);
}

/** Members left out, of another type, one too many. */
function near(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const [first, ...others]: readonly unknown[] = value;
    return [value, others, [...value, first], [...near(first), ...others], [null]];
  }
  if (typeof value === "string") return [value, `${value}${value}`, "", 1, null];
  if (typeof value === "number") return [value, value + 0.5, -value - 1, String(value), null];
  if (typeof value !== "object" || value === null) return [value, null, "x", {}];
  const entries = Object.entries(value);
  return [
    value,
    ...entries.map(([left]) => Object.fromEntries(entries.filter(([key]) => key !== left))),
    ...entries.flatMap(([key, each]) =>
      near(each)
        .slice(1, 5)
        .map((other) => ({ ...value, [key]: other })),
    ),
    { ...value, "another-one": 1 },
  ];
}
