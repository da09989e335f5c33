/** Pages of subjects as texts, of small manifests. */
import type { ApiModel } from "../../../../../generator/model/model.js";
import { slotsOf } from "../../../../../generator/model/slots.js";
import { docsScope } from "../../../../../generator/targets/docs/places.js";
import { subjectPagesOf } from "../../../../../generator/targets/docs/subjects/subject-pages.js";
import { modelOf, service } from "../../../resolve/manifest-text.js";

/** The text of a page of a model, without its first line and its heading. */
export async function subjectText(model: ApiModel, path: string): Promise<string> {
  const scope = docsScope(model, slotsOf(model), "open");
  const page = subjectPagesOf(scope).find((each) => each.path === path);
  if (page === undefined) throw new Error(`there is no page ${path}`);
  return (await page.blocks()).join("\n\n");
}

/** A page of a service that says this, and of whose operations that is said, as a flow of YAML. */
export function textOfFacts(
  path: string,
  facts: string,
  operations = "{ list: not shown }",
): Promise<string> {
  const indented = operations.trim().replaceAll("\n", "\n  ");
  const model = modelOf({
    "service.yaml": `${service}${facts}\n`,
    "groups/books.yaml": `source: handbook\ntitle: Books\noperations: ${indented}\n`,
  });
  return subjectText(model, path);
}

/** Lines as one text. */
export function lines(...texts: readonly string[]): string {
  return texts.join("\n");
}
