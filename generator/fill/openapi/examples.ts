/** Examples of values, which in the manifest stand in the schema of the value. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldIn, toldList, toldMap } from "../told.js";
import { entriesIn, type Fields, fieldsOf } from "./fields.js";
import { keyOfPlace } from "./losses.js";
import type { Reading } from "./reading.js";
import { data } from "./values.js";

/** The examples of an object: `example` and `examples` (OpenAPI 3.1.1, section 4.8.19). */
export function examplesOf(fields: Fields, reading: Reading): readonly Told[] {
  const one = fields.take("example");
  const several = fields.take("examples");
  return [
    ...(one === undefined ? [] : [data(one, reading.report)]),
    ...entriesIn(several, reading.report).flatMap(({ key, node }) =>
      namedExample(key, node, reading),
    ),
  ];
}

/** A schema with further examples; without a schema there is no place for them. */
export function withExamples(
  schema: Told | undefined,
  examples: readonly Told[],
  { report }: Pick<Reading, "report">,
): Told | undefined {
  const [first] = examples;
  if (first === undefined) return schema;
  const isPlain = schema?.kind === "scalar" && schema.value === true;
  if (schema?.kind !== "map" && !isPlain) {
    for (const each of examples) {
      report.add(each.at, "example", "There is no schema that it could be an example of.");
    }
    return schema;
  }
  const known = toldIn(schema, "examples");
  const listed = known?.kind === "list" ? known.items : [];
  const places = new Set(listed.map((each) => keyOfPlace(each.at)));
  const added = examples.filter((each) => !places.has(keyOfPlace(each.at)));
  const all = toldList([...listed, ...added], known?.at ?? first.at);
  const entries = schema.kind === "map" ? schema.entries : [];
  return toldMap(
    [
      ...entries
        .filter(({ key }) => key !== "examples")
        .map((each) => [each.key, each.value] as const),
      ["examples", all],
    ],
    schema.at,
  );
}

function namedExample(name: string, node: SourceNode, reading: Reading): readonly Told[] {
  const { report } = reading;
  const target = reading.follow(node);
  if (target === undefined) return [];
  const fields = fieldsOf(target, report);
  const value = fields.take("value") ?? fields.take("dataValue");
  for (const key of ["summary", "description"]) {
    const text = fields.take(key);
    if (text !== undefined && text.text() !== "") {
      report.add(text.at, `examples.${name}.${key}`, "An example in the manifest is its value.");
    }
  }
  const outside = fields.take("externalValue");
  if (outside !== undefined) {
    report.add(outside.at, `examples.${name}`, "Its value stands in another document.");
  }
  const written = fields.take("serializedValue");
  if (written !== undefined) {
    report.add(
      written.at,
      `examples.${name}`,
      "An example in the manifest is a value, not how it is written.",
    );
  }
  fields.close();
  return value === undefined ? [] : [data(value, report)];
}
