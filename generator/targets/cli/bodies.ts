/** The body of an operation in the table: its representations, and the properties that `--field` gives. */
import { blockLine, entryLine, id, list, str } from "../../emit/go/go-code.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { ContentPlan } from "../../sdk/messages/contents.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { isSettled, recordOfShape } from "../../sdk/shapes/settled-shapes.js";
import type { Emission } from "./emission.js";
import { aboutOf, engine, mark, valueLiteral } from "./parameter-values.js";
import { plainText, saidLine } from "./plain-texts.js";

/** The entry; none where calls have no body. */
export function bodyEntry(plan: CallableOperation, names: Emission): readonly Code[] {
  const { body, sendsBody } = plan.request;
  if (!sendsBody || body.kind === "none") return [];
  if (body.kind === "not-shown") return entryLine("Body", code`&${engine("Body", names)}{}`);
  const about = body.description === undefined ? "" : plainText(body.description);
  const contents = body.contents.map((each) => contentLiteral(each, plan, names));
  const entries = [
    ...(about === "" ? [] : [code`About: ${str(about)}`]),
    ...mark("IsNeeded", body.presence === "required"),
    ...(contents.length === 0
      ? []
      : [
          code`Contents: []${engine("Content", names)}{
	${lines(contents)}
}`,
        ]),
  ];
  const literal = code`&${engine("Body", names)}{${list(entries)}}`;
  return contents.length === 0 ? entryLine("Body", literal) : blockLine("Body", literal);
}

function contentLiteral(content: ContentPlan, plan: CallableOperation, names: Emission): Code {
  const fields = fieldLiterals(content, plan, names);
  const type = code`MediaType: ${str(saidLine(content.mediaType))}`;
  if (fields.length === 0) return code`{${type}},`;
  return code`{${type}, ${id("Fields")}: []${engine("Parameter", names)}{
	${lines(fields.map((each) => code`${each},`))}
}},`;
}

/** Open types are left out: their values are given as text or JSON. */
function fieldLiterals(
  content: ContentPlan,
  plan: CallableOperation,
  names: Emission,
): readonly Code[] {
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  const record = shape && recordOfShape(shape, names.shapes.named);
  if (record === undefined) return [];
  const files = new Set(content.codec === "form" ? content.form.files.map(({ name }) => name) : []);
  return record.fields.flatMap((field) => {
    const [schema] = field.schemas;
    if (!isSettled(field.shape, names.shapes.named)) return [];
    const isFile = files.has(field.name.wire);
    const value = {
      name: field.name.wire,
      shape: isFile ? fileShape : field.shape,
      schema,
      about: aboutOf(
        undefined,
        field.schemas.find(({ description }) => description !== undefined),
      ),
      isNeeded: field.presence === "required",
      isDeprecated: field.schemas.some(({ deprecated }) => deprecated === true),
    };
    return [valueLiteral(value, names)];
  });
}

const fileShape = { kind: "scalar", type: "file" } as const;
