/** Random declarations and files for the property tests. */
import fc from "fast-check";
import { classOf } from "../../../../generator/emit/typescript/class-structures.js";
import { Imports } from "../../../../generator/emit/typescript/imports.js";
import {
  exportFrom,
  exportNames,
  sourceFileOf,
} from "../../../../generator/emit/typescript/module-structures.js";
import {
  constOf,
  functionOf,
  interfaceOf,
  typeAliasOf,
} from "../../../../generator/emit/typescript/structures.js";
import * as types from "../../../../generator/emit/typescript/type-tree.js";
import * as values from "../../../../generator/emit/typescript/value-tree.js";
import {
  call,
  docs,
  hostileText,
  identifier,
  indexSignature,
  property,
  signature,
  typeTree,
  valueTree,
  variable,
  wireName,
} from "./tree-arbitraries.js";

const typeParameters = fc.array(
  fc.record(
    { name: identifier, constraint: typeTree(1), default: typeTree(1) },
    { requiredKeys: ["name"] },
  ),
  { maxLength: 3 },
);

const body = fc.array(
  fc.oneof(
    valueTree().map(values.returns),
    call(2).map(values.expression),
    fc.tuple(variable, valueTree()).map(([target, value]) => values.assign(target, value)),
  ),
  { maxLength: 3 },
);

const declared = { name: identifier, docs, exported: fc.boolean() };
const reference = fc
  .tuple(identifier, fc.array(typeTree(1), { maxLength: 2 }))
  .map(([name, args]) => types.reference(name, args));

const interfaceArbitrary = fc
  .record(
    {
      ...declared,
      typeParameters,
      extends: fc.array(reference, { maxLength: 3 }),
      properties: fc.array(property(2), { maxLength: 6 }),
      methods: fc.array(
        fc
          .tuple(
            fc.record(
              { name: wireName, docs, optional: fc.boolean(), typeParameters },
              { requiredKeys: ["name"] },
            ),
            signature(1),
          )
          .map(([parts, rest]) => ({ ...parts, ...rest })),
        { maxLength: 2 },
      ),
      indexSignature: indexSignature(1),
    },
    { requiredKeys: ["name", "properties"] },
  )
  .map(interfaceOf);

const aliasArbitrary = fc
  .record({ ...declared, type: typeTree(3), typeParameters }, { requiredKeys: ["name", "type"] })
  .map(typeAliasOf);

const constArbitrary = fc
  .record(
    { ...declared, type: typeTree(2), value: valueTree() },
    { requiredKeys: ["name", "type", "value"] },
  )
  .map(constOf);

const functionArbitrary = fc
  .tuple(
    fc.record({ ...declared, typeParameters, body }, { requiredKeys: ["name", "body"] }),
    signature(2),
  )
  .map(([parts, rest]) => functionOf({ ...parts, ...rest }));

const memberName = fc.oneof(
  identifier,
  identifier.map((name) => `#${name}`),
  identifier.map((name) => `[${name}]`),
  hostileText.filter((text) => !/^[#[]/.test(text)),
);

const classArbitrary = fc
  .record(
    {
      ...declared,
      typeParameters,
      extends: fc.record(
        { name: identifier, typeArguments: fc.array(typeTree(1), { maxLength: 2 }) },
        { requiredKeys: ["name"] },
      ),
      implements: fc.array(reference, { maxLength: 2 }),
      properties: fc.array(
        fc.record(
          {
            name: memberName,
            type: typeTree(1),
            value: valueTree(2),
            readonly: fc.boolean(),
            declared: fc.boolean(),
            docs,
          },
          { requiredKeys: ["name", "type"] },
        ),
        { maxLength: 3 },
      ),
      constructor: fc
        .tuple(signature(1), body)
        .map(([{ parameters }, statements]) => ({ parameters, body: statements })),
      methods: fc.array(
        fc
          .tuple(
            fc.record(
              { name: memberName, docs, typeParameters, body },
              { requiredKeys: ["name", "body"] },
            ),
            signature(1),
          )
          .map(([parts, rest]) => ({ ...parts, ...rest })),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ["name", "properties", "methods"] },
  )
  .map(classOf);

const moduleName = fc.oneof(
  identifier,
  identifier.map((name) => `./${name}.js`),
);
const exportedName = fc.record(
  {
    name: identifier,
    alias: fc.oneof(identifier, fc.constantFrom("delete", "default")),
    typeOnly: fc.boolean(),
  },
  { requiredKeys: ["name"] },
);

const exportArbitrary = fc.oneof(
  fc
    .record({ module: moduleName, names: fc.array(exportedName, { minLength: 1, maxLength: 8 }) })
    .map(exportFrom),
  fc
    .record(
      { module: moduleName, alias: identifier, typeOnly: fc.boolean() },
      { requiredKeys: ["module"] },
    )
    .map(exportFrom),
  fc.array(exportedName, { minLength: 1, maxLength: 3 }).map(exportNames),
);

const importsArbitrary = fc
  .uniqueArray(
    fc.tuple(identifier, moduleName, fc.boolean(), fc.option(identifier, { nil: undefined })),
    { maxLength: 12, selector: ([name]) => name },
  )
  .map((wanted) => {
    const imports = new Imports();
    wanted.forEach(([name, module, isType, alias], index) => {
      const local = alias === undefined ? name : `${alias}${index}`;
      if (isType) imports.useType(name, module, local);
      else imports.use(name, module, local);
    });
    return imports;
  });

/** A declaration or an export. */
export const statement = fc.oneof(
  interfaceArbitrary,
  aliasArbitrary,
  constArbitrary,
  functionArbitrary,
  classArbitrary,
  exportArbitrary,
);

/** A whole file. */
export const sourceFile = fc
  .record({
    header: fc.array(hostileText, { maxLength: 3 }),
    imports: importsArbitrary,
    statements: fc.array(statement, { maxLength: 4 }),
  })
  .map(sourceFileOf);
