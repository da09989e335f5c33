/** Signatures of the classes of objects, the constants of enums, and what tells the variants of unions apart. */
import { identifiersOf } from "../../sdk/names/scope.js";
import { ownedBy } from "../../sdk/shapes/owned-shapes.js";
import { isSettled } from "../../sdk/shapes/settled-shapes.js";
import type { NamedShape, RecordShape } from "../../sdk/shapes/shape.js";
import { type Code, code, lines, nothing } from "../text/code.js";
import { enumConstants, isToldApartByClass } from "./model-classes.js";
import { rubyNames } from "./names.js";
import { classOf, id, moduleOf } from "./ruby-code.js";
import { orNil, rooted, signatureType, type SignedTypes } from "./signature-types.js";
import { signedMethod } from "./signatures.js";

/** What a shape declares with those that it owns; nothing where its values have no class of their own. */
export function modelSignature(
  shape: NamedShape,
  all: readonly NamedShape[],
  types: SignedTypes,
): Code {
  const owned = ownedBy(shape, all).map((each) => modelSignature(each, all, types));
  const name = types.names.get(shape.id) ?? "";
  switch (shape.kind) {
    case "record": {
      const base = rooted(types.module, "Record");
      return classOf(name, base, [...readers(shape, types), ...owned]);
    }
    case "enum": {
      const type = { string: code`String`, integer: code`Integer`, number: code`Integer | Float` };
      const values = enumConstants(shape).map((each) => code`${id(each)}: ${type[shape.of]}`);
      const list = code`VALUES: Array[${type[shape.of]}]`;
      return moduleOf(name, [lines([...values, list]), ...owned]);
    }
    case "union":
      return nameSpace(name, [isToldApartByClass(shape, types) ? maker : nothing, ...owned]);
    case "alias":
      return nameSpace(name, owned);
  }
}

const maker = code`def self.of: (untyped value) -> untyped`;

function nameSpace(name: string, members: readonly Code[]): Code {
  return members.every(({ isEmpty }) => isEmpty) ? nothing : moduleOf(name, members);
}

function readers({ fields }: RecordShape, types: SignedTypes): readonly Code[] {
  const names = identifiersOf(
    fields.map(({ name }) => name),
    "field",
    rubyNames,
  );
  return fields.flatMap(({ shape, presence }, index) => {
    if (!isSettled(shape, types.named)) return [];
    const type = signatureType(shape, types);
    const gives = presence === "optional" ? orNil(type) : type;
    return [signedMethod(id(names[index] ?? ""), [{ parameters: [], gives }])];
  });
}
