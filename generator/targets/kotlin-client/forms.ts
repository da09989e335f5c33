/** Forms as classes of their own, since files in them are no JSON. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import { block, call, classHeader, generic, id, str } from "../../emit/kotlin/kotlin-code.js";
import { sentProperty } from "../../emit/kotlin/properties.js";
import { fieldsOf, type RecordType } from "../../emit/kotlin/record-classes.js";
import { fieldTexts } from "../../emit/kotlin/schema-docs.js";
import { readType, runtime } from "../../emit/kotlin/types.js";
import { type BuiltFile, showing } from "../../emit/target.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import type { ApiModel } from "../../model/model.js";
import { textsOfGroup } from "../../model/shown-texts.js";
import type { NamedField } from "../../sdk/shapes/class-fields.js";
import type { ContentPlan } from "../../sdk/messages/contents.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { plainShape, recordOfShape } from "../../sdk/shapes/settled-shapes.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";
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

const known = new WeakMap<Emission["takeModel"], Map<ContentPlan, string>>();

/** The form that a representation is; undefined of one whose properties are not shown. */
export function formOf(
  plan: CallableOperation,
  content: ContentPlan,
  names: Emission,
): FormClass | undefined {
  if (content.codec !== "form") return undefined;
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  const record = shape && recordOfShape(shape, names.types.named);
  if (record === undefined) return undefined;
  const { encoder, files } = content.form;
  const classes = known.get(names.takeModel) ?? new Map<ContentPlan, string>();
  known.set(names.takeModel, classes);
  const wanted = `${namesOf(plan, names).prefix}${encoder === "form" ? "Form" : "Multipart"}`;
  const className = classes.get(content) ?? names.takeModel(wanted);
  classes.set(content, className);
  const asFiles = files.filter(({ given }) => given !== "text").map(({ name }) => name);
  return { className, encoder, record, files: new Set(asFiles) };
}

/** The files of all forms. */
export function formFiles(
  names: Emission,
  model: ApiModel,
  origins: readonly string[],
): readonly BuiltFile[] {
  return names.plan.groups
    .flatMap(operationsIn)
    .filter((each) => each.kind === "callable")
    .flatMap((plan) => {
      const { body, sendsBody } = plan.request;
      if (body.kind !== "known" || !sendsBody) return [];
      return body.contents.flatMap((content) => {
        const form = formOf(plan, content, names);
        if (form === undefined) return [];
        const head = { package: names.types.models, className: form.className, origins };
        const file = classFile(
          head,
          () => formClass(form, plan, names),
          () => ["Builder"],
        );
        return showing(textsOfGroup(plan.id, model), [file]);
      });
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
