/** Forms as classes of their own, since files in them are no JSON. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import { block, call, classHeader, generic, id, str } from "../../emit/kotlin/kotlin-code.js";
import { sentProperty } from "../../emit/kotlin/properties.js";
import { fieldsOf, type RecordType } from "../../emit/kotlin/record-classes.js";
import { fieldTexts } from "../../emit/kotlin/schema-docs.js";
import { readType, runtime } from "../../emit/kotlin/types.js";
import { type BuiltFile, ofParts } from "../../emit/target.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import type { ApiModel } from "../../model/model.js";
import { madeOfGroup } from "../../model/made-of.js";
import type { NamedField } from "../../sdk/shapes/class-fields.js";
import type { ContentPlan } from "../../sdk/messages/contents.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { formId, formShapes } from "../../sdk/shapes/form-shapes.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";
import { functionText } from "./spelling.js";

/** A form of an operation. */
export interface FormClass {
  readonly className: string;
  readonly encoder: "form" | "multipart";
  readonly record: RecordType;
  /** Names of properties that go as files. */
  readonly files: ReadonlySet<string>;
}

/** The form that a representation is; undefined of one whose properties are not shown. */
export function formOf(
  plan: CallableOperation,
  content: ContentPlan,
  names: Emission,
): FormClass | undefined {
  const named = names.forms.get(formId(plan, content));
  if (content.codec !== "form" || named === undefined) return undefined;
  const { encoder, files } = content.form;
  const asFiles = files.filter(({ given }) => given !== "text").map(({ name }) => name);
  return { ...named, encoder, files: new Set(asFiles) };
}

/** The files of all forms. */
export function formFiles(
  names: Emission,
  model: ApiModel,
  origins: readonly string[],
): readonly BuiltFile[] {
  return formShapes(names.plan, names.shapes).flatMap(({ plan, content }) => {
    const form = formOf(plan, content, names);
    if (form === undefined) return [];
    const file = classFile(
      { package: names.types.models, className: form.className, origins },
      () => formClass(form, plan, names),
      () => ["Builder"],
    );
    return ofParts(madeOfGroup(plan.id, model), [file]);
  });
}

function formClass(form: FormClass, plan: CallableOperation, names: Emission): Code {
  const { types } = names;
  const own = id(form.className);
  const properties = fieldsOf(form.record, types).map((each) => fieldProperty(each, form, names));
  const builder = lines([
    kdoc(["The fields of the form: one that is not set, or set to null, is not sent."]),
    block(
      classHeader(
        code`public class Builder internal constructor`,
        [],
        call(runtime("FormBuilder", types)),
      ),
      properties,
      1,
    ),
  ]);
  return lines([
    kdoc([
      `The form that \`${functionText(plan.id, names)}\` sends, of the fields that the block sets.`,
    ]),
    block(
      classHeader(
        code`public class ${own}`,
        [code`block: Builder.() -> Unit`],
        call(runtime("Form", types), [code`Builder().apply(block)`]),
      ),
      [builder],
      1,
    ),
  ]);
}

function fieldProperty(
  { field, name }: NamedField,
  { files }: FormClass,
  { types }: Emission,
): Code {
  const isFile = files.has(field.name.wire);
  const isList = plainShape(field.shape, types.named).kind === "list";
  const file = code`${runtime("FilePart", types)}`;
  const fileType = isList ? generic(id("List"), [file]) : file;
  const required = field.presence === "required" ? ["Required."] : [];
  return sentProperty(
    {
      docs: kdoc([...fieldTexts(field, types), ...required]),
      annotation: nothing,
      name,
      type: isFile ? fileType : readType(field.shape, types).type,
    },
    call(id("put"), [str(field.name.wire), id("value")]),
  );
}
