/** Type parameters and signatures of functions and methods as Docs. */
import type { SignatureOutline, TypeParameterOutline } from "../outline.js";
import type { TypeTree } from "../type-tree.js";
import {
  concat,
  type Doc,
  group,
  ifBreak,
  indent,
  indentIfBreak,
  join,
  line,
  softline,
} from "./doc.js";
import { groupsParameters, parametersDoc, typeDoc } from "./type-docs.js";

/** Type parameters in their angle brackets, or nothing. */
export function typeParametersDoc(typeParameters: readonly TypeParameterOutline[]): Doc {
  if (typeParameters.length === 0) return "";
  const docs = typeParameters.map(typeParameterDoc);
  return group(["<", indent([softline, join([",", line], docs)]), ifBreak(","), softline, ">"]);
}

function typeParameterDoc(parameter: TypeParameterOutline): Doc {
  return group([
    parameter.name,
    parameter.constraint === undefined ? "" : afterWord(" extends", parameter.constraint),
    parameter.default === undefined ? "" : afterWord(" =", parameter.default),
  ]);
}

/** A type after a word, on the next line if it does not fit. */
function afterWord(word: string, type: TypeTree): Doc {
  const id = Symbol(word);
  return concat([word, group([indent([line])], { id }), indentIfBreak(typeDoc(type), id)]);
}

/** Parameters and result of a function that has a body. */
export function signatureDoc(signature: SignatureOutline): Doc {
  const result = concat([": ", typeDoc(signature.returnType)]);
  const parameters = parametersDoc(signature.parameters);
  const isGrouped = groupsParameters({ ...signature, result });
  return concat([
    typeParametersDoc(signature.typeParameters),
    group([isGrouped ? group([parameters]) : parameters, result]),
  ]);
}

/** Parameters and result of a method of an interface, after its name. */
export function methodSignatureDoc(name: Doc, signature: SignatureOutline): Doc {
  const result = concat([": ", typeDoc(signature.returnType)]);
  const parameters = concat([
    typeParametersDoc(signature.typeParameters),
    parametersDoc(signature.parameters),
  ]);
  const isGrouped = groupsParameters({ ...signature, result });
  return group([name, isGrouped ? group([parameters]) : parameters, group([result])]);
}
