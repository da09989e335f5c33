/** Forms as classes of their own, since files in them are no JSON. */
import {
  block,
  call,
  header,
  id,
  make,
  parameter,
  signature,
  std,
  str,
  generic,
} from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { fieldsOf, type RecordType } from "../../emit/java/record-classes.js";
import { fieldTexts } from "../../emit/java/schema-docs.js";
import { givenType, orNull, readType, runtime } from "../../emit/java/types.js";
import { type BuiltFile, ofParts } from "../../emit/target.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { ApiModel } from "../../model/model.js";
import { madeOfGroup } from "../../model/made-of.js";
import type { ContentPlan } from "../../sdk/messages/contents.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { formId, formShapes } from "../../sdk/shapes/form-shapes.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { Emission } from "./emission.js";
import { methodText } from "./spelling.js";
import { classFile } from "./source-files.js";

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

function formClass(
  { className, record, files }: FormClass,
  plan: CallableOperation,
  names: Emission,
): Code {
  const { types } = names;
  const setters = fieldsOf(record, types).flatMap(({ field, name }) => {
    const isFile = files.has(field.name.wire);
    const isList = plainShape(field.shape, types.named).kind === "list";
    const file = runtime("FilePart", types);
    const { reader, type: boxed } = readType(field.shape, types);
    const isPrimitive = reader === "integer" || reader === "number" || reader === "bool";
    const mayBeNull = !isFile && field.shape.kind === "nullable";
    const type = isFile
      ? isList
        ? generic(std("List", "java.util"), [file])
        : file
      : mayBeNull
        ? orNull(boxed)
        : givenType(field.shape, types);
    const kinds = isPrimitive && mayBeNull ? [givenType(field.shape, types), type] : [type];

    return kinds.map((each) =>
      lines([
        javadoc(
          [...fieldTexts(field, types), ...(field.presence === "required" ? ["Required."] : [])],
          [
            { tag: "param", name: "value", text: "the value" },
            { tag: "return", text: "this builder" },
          ],
        ),
        block(
          signature({ before: code`public`, type: id("Builder"), name: id(name) }, [
            parameter(each, "value"),
          ]),
          [code`return ${call(id("set"), [str(field.name.wire), code`value`])};`],
        ),
      ]),
    );
  });
  const own = id(className);
  const base = code`${runtime("Form", types)}.${generic(id("Builder"), [id("Builder")])}`;
  const builder = lines([
    javadoc([`Makes forms of ${className}.`]),
    block(
      header(code`public static final class Builder`, [["extends", [base]]]),
      [
        code`private Builder() {}`,
        ...setters,
        lines([
          javadoc(["Makes the form."], [{ tag: "return", text: "the form" }]),
          block(code`public ${own} build()`, [code`return ${make(own, [code`this`])};`]),
        ]),
      ],
      1,
    ),
  ]);
  return lines([
    javadoc([`The form that \`${methodText(plan.id, names)}\` sends.`]),
    block(
      header(code`public final class ${own}`, [["extends", [runtime("Form", types)]]]),
      [
        block(code`private ${own}(Builder builder)`, [code`super(builder);`]),
        lines([
          javadoc(["Makes a form."], [{ tag: "return", text: "a builder" }]),
          block(code`public static Builder builder()`, [code`return new Builder();`]),
        ]),
        builder,
      ],
      1,
    ),
  ]);
}
