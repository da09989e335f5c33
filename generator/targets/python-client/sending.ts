/** How parameters are written, as the constant of an operation says it. */
import { boolLiteral, dictOf, listOf, named, str } from "../../emit/python/python-code.js";
import { call } from "../../emit/python/python-code.js";
import { runtime } from "../../emit/python/types.js";
import type { Code, Hole } from "../../emit/text/code.js";
import type { EncoderName, WrittenStyle } from "../../sdk/messages/parameter-styles.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { parameterArguments } from "./arguments.js";

/** A parameter as it is written. */
interface Written {
  readonly place: ParameterPlan["place"];
  readonly name: string;
  readonly style?: WrittenStyle;
  readonly explode?: boolean;
  readonly arrays?: string;
  readonly encode?: EncoderName;
}

const styles: Readonly<Record<WrittenStyle, readonly [name: string, module: string]>> = {
  deepObject: ["deep_object", "deep_object"],
  form: ["form", "styles"],
  json: ["json_value", "json_parameters"],
  jsonOrText: ["json_or_text", "json_parameters"],
  label: ["label", "styles"],
  matrix: ["matrix", "styles"],
  pipeDelimited: ["pipe_delimited", "styles"],
  simple: ["simple", "styles"],
  single: ["single", "styles"],
  spaceDelimited: ["space_delimited", "styles"],
};

const encoders: Readonly<Record<EncoderName, string>> = {
  reserved: "reserved",
  reservedItems: "reserved_items",
  reservedInPath: "reserved_in_path",
};

/** The arguments of a `Parameter` of the runtime. */
export function styleArguments(written: Written): readonly Hole[] {
  const { place, name, style, explode, arrays, encode } = written;
  return [
    ...[str(place), str(name)],
    ...(style === undefined ? [] : [runtime(...styles[style])]),
    ...named("explode", explode === true ? boolLiteral(true) : undefined),
    ...named("arrays", arrays === undefined ? undefined : str(arrays)),
    ...named("encode", encode === undefined ? undefined : runtime(encoders[encode], "reserved")),
  ];
}

/** The parameters in the constant of an operation. */
export function parameterValues(plan: CallableOperation): readonly Code[] {
  const given = parameterArguments(plan).map(
    ({ parameter, name }) => [str(name), parameterValue(parameter)] as const,
  );
  const path = plan.request.places.path.own.filter(({ writing }) => writing !== undefined);
  return [
    ...(given.length === 0 ? [] : named("parameters", dictOf(given))),
    ...(path.length === 0 ? [] : named("path_parameters", listOf(path.map(parameterValue)))),
  ];
}

function parameterValue({ place, name, writing }: ParameterPlan): Code {
  return call(runtime("Parameter", "parameters"), styleArguments({ place, name, ...writing }));
}
