/** The README on the validators of the manifest's schemas. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { callOf, name as nameValue } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { methodCall, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  clientLine,
  exportedClientLine,
  type SampledPackage,
} from "../../emit/typescript/package/sampled-package.js";
import { validatorScopes } from "../../emit/typescript/package/validators.js";
import { validatedOperations } from "./validated-operations.js";
import {
  allRulesName,
  rulesName,
  validatingName,
  validatorName,
  validatorNames,
} from "../../emit/typescript/package/validator-names.js";
import type { Settings } from "./settings.js";
import { hasValidators, validatorsSubpath } from "./validators-file.js";

/** The parts that make the section. */
interface ValidationScope {
  readonly model: ApiModel;
  readonly names: SchemaNames;
  readonly settings: Pick<Settings, "without">;
}

/** Validators, where the package has some. */
export function validationSection(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  { model, names, settings }: ValidationScope,
): readonly Block[] {
  if (!hasValidators(model, settings)) return [];
  const subpath = inlineCode(`${shown.name}/${validatorsSubpath}`);
  return [
    `The client checks values only if you ask for it. The validators are in ${subpath}. They need \`zod\` 4, which you install yourself.`,
    ...optionBlocks(shown, calls, model, names),
    ...validatorBlocks(shown, model, names),
  ];
}

/** The option that checks operations, where there is anything to check of them. */
function optionBlocks(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  model: ApiModel,
  names: SchemaNames,
): readonly Block[] {
  const checked = validatedOperations(model, validatorScopes(names.find));
  const ids = new Set(checked.map(({ operation }) => operation.id));
  if (checked.length === 0) return [];
  const call = calls.find(({ operation }) => ids.has(operation.id));
  const single = call && rulesName(call.operation, new Set(validatorNames(model, names)));
  return [
    `Set \`validation\` on a client or on a call to check requests and responses, as far as the manifest shows them. An invalid request is not sent (\`InvalidArgumentError\`). An invalid response gives a \`ValidationError\`, which has the place of each fault:`,
    sampleOf(shown, (imports) => {
      const all = nameValue(imports.use(allRulesName, validatorsSubpath));
      return [exportedClientLine(shown, imports, [{ key: allRulesName, value: all }])];
    }),
    ...(call === undefined || single === undefined
      ? []
      : [
          `This adds the validators of all operations to a bundle. \`${validatingName}\` adds only those of the operations that you name:`,
          sampleOf(shown, (imports) => {
            const make = nameValue(imports.use(validatingName, validatorsSubpath));
            const rules = nameValue(imports.use(single, validatorsSubpath));
            const value = callOf(make, [rules]);
            return [
              clientLine(shown, imports, [{ key: allRulesName, value }]),
              code`const answer = await ${methodCall(call)};`,
              code`console.log(answer);`,
            ];
          }),
        ]),
  ];
}

/** Single validators, by the names of their schemas. */
function validatorBlocks(
  shown: SampledPackage,
  model: ApiModel,
  names: SchemaNames,
): readonly Block[] {
  const name = model.schemas.find(({ schema }) => schema.kind === "object")?.name;
  const [side] = name === undefined ? [] : names.sidesOf(name);
  if (name === undefined || side === undefined) return [];
  return [
    "Each named schema has a validator, which you can also give to `.as`:",
    sampleOf(shown, (imports) => {
      const validator = imports.use(validatorName(name, side, names), validatorsSubpath);
      const type = imports.useType(names.typeName(name, side));
      return [
        code`/** Returns the value with its type, or throws. */`,
        code`export function checked(value: unknown): ${type} {`,
        code`  return ${callOf(nameValue(`${validator}.parse`), [nameValue("value")])};`,
        code`}`,
      ];
    }),
  ];
}
