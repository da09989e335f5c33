/** The methods of an operation: the call itself, and the doors to its pages or its stream. */
import { doc, id, std, str } from "../../emit/go/go-code.js";
import { fieldsOf } from "../../emit/go/record-types.js";
import { basicKind } from "../../emit/go/types.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import { dataText, dataType, givenBy } from "./answers.js";
import { jsonRecord } from "./bodies.js";
import type { Emission } from "./emission.js";
import {
  declaredInputs,
  type Inputs,
  inputsOf,
  paramsType,
  passedInputs,
  requestStatements,
} from "./inputs.js";
import { constantName, operationConstant } from "./operation-constant.js";
import { namesOf, operationDoc } from "./operation-docs.js";
import type { Call } from "./call.js";
import { pagingDeclarations } from "./paging.js";
import { streamDoor } from "./streams.js";

/** A callable operation as a method of its service, with all that belongs to it. */
export function operationMethods(
  plan: CallableOperation,
  service: string,
  names: Emission,
): readonly Code[] {
  const inputs = inputsOf(plan, names);
  const call = callOf(plan, service, inputs, names);
  const doors = [...pagingDeclarations(plan, call, names), ...streamDoor(plan, call, names)];
  const made = requestOf(call, doors.length > 0);
  return [
    operationConstant(plan, names),
    paramsType(plan, inputs, names),
    ...inputs.bodies.map(({ declaration }) => declaration).filter((each) => !each.isEmpty),
    mainMethod(plan, call, made.request, names),
    ...made.declarations,
    ...doors,
    ...formerMethods(plan, call, names),
  ];
}

function callOf(plan: CallableOperation, service: string, inputs: Inputs, names: Emission): Call {
  const own = namesOf(plan, names);
  const first = own.method.charAt(0).toLowerCase() + own.method.slice(1);
  return {
    service,
    method: own.method,
    declared: declaredInputs(plan, inputs, names),
    passed: passedInputs(inputs),
    statements: [
      code`r := newRequest(&${id(constantName(plan, names))})`,
      ...requestStatements(plan, inputs, names),
      ...counts(plan, inputs, names),
    ],
    maker: `${first}Request`,
    data: dataType(givenBy(plan, names), names),
  };
}

/** How the request comes to a method: it is made there, or by a method of its own. */
function requestOf(
  { service, declared, passed, statements, maker }: Call,
  isShared: boolean,
): { readonly request: readonly Code[]; readonly declarations: readonly Code[] } {
  if (!isShared) return { request: statements, declarations: [] };
  return {
    request: [code`r := s.${id(maker)}(${passed})`],
    declarations: [
      code`func (s *${id(service)}) ${id(maker)}(${declared}) *request {
	${lines(statements)}
	return r
}`,
    ],
  };
}

function mainMethod(
  plan: CallableOperation,
  call: Call,
  request: readonly Code[],
  names: Emission,
): Code {
  const { service, method, declared, data } = call;
  return code`${operationDoc(plan, names, dataText(plan, names))}
func (s *${id(service)}) ${id(method)}(ctx ${context}, ${declared}, options ...CallOption) (*Answer[${data}], error) {
	${lines(request)}
	return send[${data}](ctx, s.core, r, options)
}`;
}

const context = std("Context", "context");

/** Methods under names that it had before. */
function formerMethods(plan: CallableOperation, call: Call, names: Emission): readonly Code[] {
  const { formerly } = namesOf(plan, names);
  const { service, method, declared, passed, data } = call;
  return formerly.map(
    (name) => code`${doc([`${name} is the former name of ${method}.`], `Use ${method}.`)}
func (s *${id(service)}) ${id(name)}(ctx ${context}, ${declared}, options ...CallOption) (*Answer[${data}], error) {
	return s.${id(method)}(ctx, ${passed}, options...)
}`,
  );
}

/** The limits that count items in the body. */
function counts(plan: CallableOperation, { bodies }: Inputs, names: Emission): readonly Code[] {
  const wanted = new Set(
    plan.limits.flatMap(({ of }) =>
      of.filter(({ place }) => place === "body").map(({ name }) => name),
    ),
  );
  const body = bodies.find(({ name }) => name === "Body");
  const record = jsonRecord(plan, names);
  if (wanted.size === 0 || body === undefined || record === undefined) return [];
  const told = fieldsOf(record, names.types).flatMap(({ field, name }) => {
    if (!wanted.has(field.name.wire)) return [];
    const given = code`params.Body.${id(name)}`;
    const of = `body.${field.name.wire}`;
    const plain = plainShape(field.shape, names.types.named);
    if (
      plain.kind === "list" &&
      !(field.presence === "optional" && field.shape.kind === "nullable")
    ) {
      return [code`r.count(${quoted(of)}, len(${given}))`];
    }
    const kind = basicKind(plain, names.types);
    if ((kind !== "integer" && kind !== "number") || field.shape.kind === "nullable") return [];
    if (field.presence === "required") return [code`r.number(${quoted(of)}, float64(${given}))`];
    return [
      code`if ${given} != nil {
	r.number(${quoted(of)}, float64(*${given}))
}`,
    ];
  });
  if (told.length === 0) return [];
  return [
    code`if params != nil && params.Body != nil {
	${lines(told)}
}`,
  ];
}

function quoted(text: string): Code {
  return code`${str(text)}`;
}
