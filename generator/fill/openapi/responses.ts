/** Answers of operations (OpenAPI 3.1.1, sections 4.8.16 and 4.8.17). */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap } from "../told.js";
import { contentOf, type MediaTypes } from "./bodies.js";
import { contentAt } from "./contents.js";
import { withExamples } from "./examples.js";
import { entriesIn, type Fields, fieldsOf, isExtension } from "./fields.js";
import { headersAt } from "./headers.js";
import { type Marks, marksOf } from "./marks.js";
import { mapAt, type Reading } from "./reading.js";
import { schemaAt } from "./schemas.js";
import { data, fits, none, notShown, proseOr, withEntries } from "./values.js";

/** Answers by status. Only `default` makes the list complete: others may be given that are not described. */
export function responsesAt(
  node: SourceNode,
  { produces, marks }: { readonly produces: MediaTypes; readonly marks: Marks },
  reading: Reading,
): Told | undefined {
  const { report } = reading;
  const answers = mapAt(node, reading);
  if (answers === undefined) return undefined;
  const responses = answers.entries().flatMap(({ key, node: each }) => {
    const status = statusOf(key);
    if (isExtension(key)) {
      report.extension(each.at, key);
      return [];
    }
    if (status === undefined) {
      report.add(each.at, key, "It is not a status, a range or `default`.");
      return [];
    }
    const told = responseAt(each, produces, reading);
    return [[status, told ?? notShown(each.at)] as const];
  });
  const isRead = answers
    .entries()
    .every(({ key }) => isExtension(key) || statusOf(key) !== undefined);
  const hasDefault = responses.some(([status]) => status === "default");
  const isOpen = marks.isOpen("responses") || !hasDefault || !isRead;
  if (responses.length === 0) return undefined;
  return toldMap(
    [...responses, ...(isOpen ? [["(others)", notShown(node.at)] as const] : [])],
    node.at,
  );
}

/** A status, a range or `default`; undefined where it is none of them. */
function statusOf(key: string): string | undefined {
  const status = /^[1-5]xx$/i.test(key) ? key.toUpperCase() : key;
  return fits("status", status) ? status : undefined;
}

function responseAt(node: SourceNode, produces: MediaTypes, reading: Reading): Told | undefined {
  // What a media type of 2.0 is stands outside of the answer.
  const kind = `response ${reading.version === "2.0" ? produces.types.join(" ") : ""}`;
  return reading.once(node, kind, (target) => {
    const { report, version } = reading;
    const fields = fieldsOf(target, report);
    const marks = marksOf(fields, report);
    const text = fields.take("description");
    const short = version === "3.2" ? target.get("summary") : undefined;
    const description = proseOr(text, short, report);
    if (short !== undefined && description?.at === short.at) fields.take("summary");
    const headers = fields.take("headers");
    const told =
      version === "2.0"
        ? swaggerContent(fields, produces, reading)
        : contentIn(fields, marks, reading);
    const isWhole = fields.close();
    const content = isWhole || fields.take(bodyKey(version)) !== undefined ? told : undefined;
    const isListed = headers !== undefined && !marks.has("headers");
    const all = [
      ["description", marks.has("description") ? undefined : description],
      ["headers", isListed ? headersAt(headers, reading) : undefined],
      ["content", content],
    ] as const;
    const isEmpty = all.every(([, each]) => each === undefined);
    return isEmpty ? notShown(target.at) : toldMap(all, target.at);
  });
}

/** The field that holds the body of an answer. */
function bodyKey(version: Reading["version"]): string {
  return version === "2.0" ? "schema" : "content";
}

/** Without representations an answer is empty. */
function contentIn(fields: Fields, marks: Marks, reading: Reading): Told | undefined {
  const content = fields.take("content");
  if (marks.has("content")) return undefined;
  return content === undefined
    ? none(fields.node.at)
    : contentAt(content, reading, marks.isOpen("content"));
}

/** One schema for all media types, and examples by media type; without a schema an answer is empty ("Response Object"). */
function swaggerContent(fields: Fields, produces: MediaTypes, reading: Reading): Told | undefined {
  const { report } = reading;
  const schema = fields.take("schema");
  const examples = fields.take("examples");
  const told = schema && schemaAt(schema, reading);
  const content = told === undefined ? none(fields.node.at) : contentOf(told, produces, reading);
  return entriesIn(examples, report).reduce((made: Told, { key, node }) => {
    const type = made.kind === "map" ? made.entries.find((each) => each.key === key) : undefined;
    const better = type && withExamples(told, [data(node, report)], reading);
    if (type === undefined || better === undefined) {
      report.add(node.at, `example ${key}`, "There is no representation that it could be one of.");
      return made;
    }
    return withEntries(made, [[key, withEntries(type.value, [["schema", better]])]]);
  }, content);
}
