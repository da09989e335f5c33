/** The facts of a description about itself and the service (OpenAPI 3.1.1, section 4.8.2). */
import type { DescribedSource } from "../described-api.js";
import type { SourceNode } from "../sources/source-node.js";
import type { Told } from "../told.js";
import { fieldsOf } from "./fields.js";
import { kebabCase } from "../../words.js";
import { marksOf } from "./marks.js";
import type { Reading } from "./reading.js";
import { fits, lost, prose, proseOr } from "./values.js";

/** Title and description of the service. */
export interface Information {
  readonly title: Told | undefined;
  readonly description: Told | undefined;
}

/** Reads `info`. */
export function informationAt(node: SourceNode | undefined, reading: Reading): Information {
  if (node === undefined) return { title: undefined, description: undefined };
  const { report } = reading;
  const fields = fieldsOf(node, report);
  const marks = marksOf(fields, report);
  const title = prose(fields.take("title"), report);
  const summary = fields.take("summary");
  const said = fields.take("description");
  fields.close();
  const description = proseOr(said, summary, report);
  if (summary !== undefined && description?.at !== summary.at) {
    lost(summary, report, "The service has one text, which is its description.");
  }
  return {
    title: marks.has("title") ? undefined : title,
    description: marks.has("description") ? undefined : description,
  };
}

/** The description as a source of facts; its address is `$self` (OpenAPI 3.2.0, section 4.1), or where `externalDocs` leads. */
export function sourceOf(root: SourceNode, { report }: Pick<Reading, "report">): DescribedSource {
  const { file } = root.at;
  const fileName = file
    .slice(file.lastIndexOf("/") + 1)
    .replace(/(?:\.openapi|\.swagger)?\.[^.]*$/, "");
  const written = root.get("info")?.get("title")?.text()?.trim() ?? "";
  const title = fits("text", written) ? written : fileName || "description";
  const self = root.get("$self");
  const outside = root.get("externalDocs");
  const documents = outside && fieldsOf(outside, report);
  const address = documents?.take("url");
  const text = documents?.take("description");
  documents?.close();
  if (text !== undefined) lost(text, report, "A source is called as the description is.");
  const urls = [self, address].filter((each) => each !== undefined);
  const url = urls.find((each) => fits("url", each.text() ?? ""));
  for (const each of urls) {
    if (each !== url) lost(each, report, "A source has one address, which is absolute.");
  }
  return {
    id: sourceId(title, fileName),
    title,
    kind: "document",
    ...(url !== undefined && { url: url.text() ?? "" }),
  };
}

/** Ids are written beside many facts: a title that is a sentence makes none, where the file has a shorter name. */
const longestId = 32;

function sourceId(title: string, fileName: string): string {
  const ids = [kebabCase(title), kebabCase(fileName)].filter((id) => id !== "");
  return ids.find(({ length }) => length <= longestId) ?? ids[0] ?? "description";
}
