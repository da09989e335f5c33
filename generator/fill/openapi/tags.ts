/** Tags, which the groups of a manifest are to a description (OpenAPI 3.1.1, section 4.8.22; 3.2.0, section 4.22). */
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type ToldMap, toldMap } from "../told.js";
import { fieldsOf, itemsIn, textIn } from "./fields.js";
import { marksOf } from "./marks.js";
import type { Reading } from "./reading.js";
import { prose } from "./values.js";

/** A group of operations as a source has it. */
export interface DescribedGroup {
  /** As operations name it. */
  readonly name: string;
  /** The name of the group that it stands in. */
  readonly parent?: string;
  readonly at: SourcePlace;
  /** Keys of a group: title, description. */
  readonly facts: ToldMap;
}

/** The tags that a description says something of, in its order. */
export function groupsAt(
  node: SourceNode | undefined,
  reading: Reading,
): readonly DescribedGroup[] {
  const { report } = reading;
  return itemsIn(node, report).flatMap((tag): readonly DescribedGroup[] => {
    const fields = fieldsOf(tag, report);
    const marks = marksOf(fields, report);
    const name = fields.take("name")?.text();
    const parent = textIn(fields.take("parent"), report);
    const title = prose(fields.take("summary"), report);
    const description = prose(fields.take("description"), report);
    fields.close();
    if (name === undefined) {
      report.add(tag.at, "tag", "A tag has a name.");
      return [];
    }
    const facts = toldMap(
      [
        ["title", marks.has("title") ? undefined : title],
        ["description", marks.has("description") ? undefined : description],
      ],
      tag.at,
    );
    return [{ name, ...(parent !== undefined && { parent }), at: tag.at, facts }];
  });
}
