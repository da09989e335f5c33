/** How parameters and bodies are written, as the constant of an operation says it. */
import {
  hashOf,
  keywordsOf,
  listOf,
  make,
  named,
  runtime,
  str,
  symbol,
} from "../../emit/ruby/ruby-code.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import type { FormPlan } from "../../sdk/messages/contents.js";
import type { EncoderName, WrittenStyle } from "../../sdk/messages/parameter-styles.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { keywordArguments } from "./arguments.js";

/** A parameter as it is written. */
interface Written {
  readonly place: ParameterPlan["place"];
  readonly name: string;
  readonly style?: WrittenStyle;
  readonly explode?: boolean;
  readonly arrays?: string;
  readonly encode?: EncoderName;
}

const styles: Readonly<Record<WrittenStyle, readonly string[]>> = {
  deepObject: ["DeepObject"],
  form: ["Style", "FORM"],
  json: ["JsonParameters", "VALUE"],
  jsonOrText: ["JsonParameters", "VALUE_OR_TEXT"],
  label: ["Style", "LABEL"],
  matrix: ["Style", "MATRIX"],
  pipeDelimited: ["Style", "PIPE_DELIMITED"],
  simple: ["Style", "SIMPLE"],
  single: ["Style", "SINGLE"],
  spaceDelimited: ["Style", "SPACE_DELIMITED"],
};

const encoders: Readonly<Record<EncoderName, string>> = {
  reserved: "IN_QUERY",
  reservedItems: "IN_ITEMS",
  reservedInPath: "IN_PATH",
};

function writtenParameter({ place, name, style, explode, arrays, encode }: Written): Code {
  return make(runtime("Parameter"), [
    ...[symbol(place), str(name)],
    ...(style === undefined ? [] : [runtime(...styles[style])]),
    ...named("explode", explode === true ? code`true` : undefined),
    ...named("arrays", arrays === undefined ? undefined : symbol(arrays)),
    ...named("encode", encode === undefined ? undefined : runtime("Reserved", encoders[encode])),
  ]);
}

/** What the constant says of parameters. */
export function parameterValues(plan: CallableOperation): readonly Code[] {
  const value = ({ place, name, writing }: ParameterPlan): Code =>
    writtenParameter({ place, name, ...writing });
  const given = keywordArguments(plan).map(
    ({ parameter, name }) => [name, value(parameter)] as const,
  );
  const path = plan.request.places.path.own.filter(({ writing }) => writing !== undefined);
  return [
    ...(given.length === 0 ? [] : named("parameters", keywordsOf(given))),
    ...(path.length === 0 ? [] : named("path_parameters", listOf(path.map(value)))),
  ];
}

/** What it says of bodies. */
export function bodyValues(plan: CallableOperation): readonly Code[] {
  const { body, sendsBody } = plan.request;
  if (!sendsBody || body.kind === "none") return [];
  if (body.kind === "not-shown") return named("body", runtime("Bodies", "OPEN"));
  const { contents, encoder, defaultType } = body;
  const forms = contents.flatMap((each) => (each.codec === "form" ? [each.form] : []));
  const [form] = forms;
  if (encoder === "form" || encoder === "multipart") {
    return named("body", form === undefined ? undefined : formValue(form));
  }
  const type = named("content_type", defaultType === undefined ? undefined : str(defaultType));
  if (encoder !== "by-type")
    return [...named("body", runtime("Bodies", writers[encoder])), ...type];
  const made = forms.map((each) => [str(each.bareType), formValue(each)] as const);
  return [...named("body", runtime("BodyByType")), ...type, ...named("forms", hashOf(made))];
}

const writers = { json: "JSON", raw: "RAW", any: "OPEN" } as const;

/** `Runtime::MultipartBody.new(Runtime::FormPart.new(name: "cover", content_type: "image/png"))` */
function formValue({ encoder, parts }: FormPlan): Code {
  return make(
    runtime(encoder === "form" ? "FormBody" : "MultipartBody"),
    parts.map((part) => {
      const more: readonly Hole[] =
        "contentType" in part
          ? named("content_type", str(part.contentType))
          : named("style", writtenParameter({ place: "query", ...part }));
      return make(runtime("FormPart"), [...named("name", str(part.name)), ...more]);
    }),
  );
}
