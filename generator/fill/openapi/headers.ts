/** Headers of answers (OpenAPI 3.1.1, section 4.8.21). */
import type { SourceNode } from "../sources/source-node.js";
import { impliedScalar, type Told, toldMap, toldScalar } from "../told.js";
import { examplesOf, withExamples } from "./examples.js";
import { entriesIn, fieldsOf } from "./fields.js";
import { marksOf } from "./marks.js";
import { mapAt, type Reading } from "./reading.js";
import { schemaAt } from "./schemas.js";
import { isSingleValue } from "./single-values.js";
import { collectionWriting, valueSchema } from "./swagger-parameters.js";
import { fits, flagOr, lost, notShown, prose } from "./values.js";

/** Headers by name; an answer may always have more than are described. */
export function headersAt(node: SourceNode, reading: Reading): Told | undefined {
  const { report } = reading;
  const all = mapAt(node, reading);
  if (all === undefined) return undefined;
  const names = new Set<string>();
  const headers = all.entries().flatMap(({ key, node: each }) => {
    const why = whyLost(key, names);
    names.add(key.toLowerCase());
    if (why !== undefined) {
      report.add(each.at, `header ${key}`, why);
      return [];
    }
    const told = reading.once(each, "header", (target) =>
      reading.version === "2.0" ? swaggerHeader(target, reading) : headerAt(target, reading),
    );
    return told === undefined ? [] : [[key, told] as const];
  });
  if (headers.length === 0) return undefined;
  return toldMap([...headers, ["(others)", notShown(node.at)]], node.at);
}

/** Why a second header of one name is lost. */
export const listedAlready = "It is listed already: names of headers have no case.";

function whyLost(name: string, known: ReadonlySet<string>): string | undefined {
  if (!fits("headerName", name)) {
    return "No header can have this name (RFC 9110, section 5.6.2).";
  }
  if (known.has(name.toLowerCase())) return listedAlready;
  return name.toLowerCase() === "content-type"
    ? "OpenAPI ignores a header of this name: content stands for it."
    : undefined;
}

function headerAt(node: SourceNode, reading: Reading): Told {
  const { report } = reading;
  const fields = fieldsOf(node, report);
  const marks = marksOf(fields, report);
  const description = prose(fields.take("description"), report);
  const requirement = fields.take("required");
  const style = fields.take("style");
  if (style !== undefined && style.text() !== "simple") {
    lost(style, report, "Headers have one style.");
  }
  const explode = fields.take("explode");
  const schema = fields.take("schema");
  const content = fields.take("content");
  if (content !== undefined) lost(content, report, "The manifest has schemas of headers only.");
  const examples = examplesOf(fields, reading);
  const isWhole = fields.close();
  const required = flagOr(requirement, isWhole ? toldScalar(false, node.at) : undefined, report);
  const hasStyle = isWhole && content === undefined && !marks.has("explode");
  const told = isSingleValue(schema) ? impliedScalar : toldScalar;
  const implied = hasStyle ? told(false, node.at) : undefined;
  const all = [
    ["description", marks.has("description") ? undefined : description],
    ["required", marks.has("required") ? undefined : required],
    ["explode", flagOr(explode, implied, report)],
    ["schema", withExamples(schema && schemaAt(schema, reading), examples, reading)],
  ] as const;
  return all.every(([, each]) => each === undefined) ? notShown(node.at) : toldMap(all, node.at);
}

/** A header of 2.0 is a schema itself. */
function swaggerHeader(node: SourceNode, reading: Reading): Told {
  entriesIn(node, reading.report);
  return toldMap(
    [
      ["description", prose(node.get("description"), reading.report)],
      ["required", toldScalar(false, node.at)],
      ["explode", collectionWriting(node, "header", reading)?.explode],
      ["schema", valueSchema(node, reading)],
    ],
    node.at,
  );
}
