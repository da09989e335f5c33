/** A template that was inferred → what is proposed of it: its path, and its parameters with what their ids look like. */
import { type SourcePlace, type Told, type ToldMap, toldMap, toldScalar } from "../told.js";
import { notShown } from "./sample-schema.js";
import type { Template, TemplateParameter } from "./template.js";
import { kindOfTexts } from "./text-values.js";

/** The path and the path parameters; `told` says what is known of a parameter besides. */
export function toldTemplate(
  { path, parameters }: Template,
  at: SourcePlace,
  told: (parameter: TemplateParameter) => Told | undefined = () => undefined,
): ToldMap {
  return toldMap(
    [
      ["path", toldScalar(path, at)],
      ["parameters", toldMap([["path", pathBucket(parameters, at, told)]], at)],
    ],
    at,
  );
}

/** The path parameters: the template names all that there are. */
export function pathBucket(
  parameters: readonly TemplateParameter[],
  at: SourcePlace,
  told: (parameter: TemplateParameter) => Told | undefined,
): Told {
  if (parameters.length === 0) return toldScalar("none", at);
  return toldMap(
    parameters.map((parameter): readonly [string, Told] => [
      parameter.name,
      told(parameter) ?? ofIds(parameter, at),
    ]),
    at,
  );
}

function ofIds({ ids }: TemplateParameter, at: SourcePlace): Told {
  if (ids.length === 0) return notShown(at);
  const type = kindOfTexts(ids) === "integer" ? "integer" : "string";
  return toldMap([["schema", toldMap([["type", toldScalar(type, at)]], at)]], at);
}
