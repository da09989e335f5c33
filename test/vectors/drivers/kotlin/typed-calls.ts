/** Kotlin that calls the operations of a package: by their functions, in a block that sets properties. */
import {
  boolLiteral,
  call,
  generic,
  id,
  named,
  str,
} from "../../../../generator/emit/kotlin/kotlin-code.js";
import { runtime } from "../../../../generator/emit/kotlin/types.js";
import {
  type Code,
  code,
  type Hole,
  joined,
  lines,
  numberLiteral,
} from "../../../../generator/emit/text/code.js";
import type {
  CallableOperation,
  GroupPlan,
  OperationPlan,
} from "../../../../generator/sdk/plan.js";
import { givenBy } from "../../../../generator/targets/kotlin-client/answers.js";
import {
  bodyProperties,
  type BodyProperty,
} from "../../../../generator/targets/kotlin-client/bodies.js";
import type { Emission } from "../../../../generator/targets/kotlin-client/emission.js";
import { formOf } from "../../../../generator/targets/kotlin-client/forms.js";
import { pathValues, typedParameters } from "../../../../generator/targets/kotlin-client/inputs.js";
import { namesOf } from "../../../../generator/targets/kotlin-client/operation-docs.js";
import { streamFunction } from "../../../../generator/targets/kotlin-client/operation-functions.js";
import { listNames } from "../../../../generator/targets/kotlin-client/paging.js";
import { isOneOfSeveral } from "../plan-operations.js";
import { setterFunction, TypedValues } from "./typed-values.js";

/** Writes the entries of a map of calls, and keeps the functions that they need. */
export class TypedCalls {
  private readonly names: Emission;
  private readonly values: TypedValues;
  private readonly setters: Code[] = [];

  constructor(names: Emission) {
    this.names = names;
    this.values = new TypedValues(names);
  }

  /** The functions that all entries so far call. */
  get functions(): readonly Code[] {
    return [...this.setters, ...this.values.functions];
  }

  /** An entry for each operation of a group and those below it. */
  of(group: GroupPlan, around: readonly string[]): readonly Code[] {
    const { className, property } = this.names.groups.get(group) ?? { className: "", property: "" };
    const way = [...around, property];
    return [
      ...group.operations.map(
        (plan) => code`${str(plan.id)} to ${this.call(plan, way, className)}`,
      ),
      ...group.groups.flatMap((each) => this.of(each, way)),
    ];
  }

  private call(plan: OperationPlan, way: readonly string[], className: string): Code {
    const { types, client } = this.names;
    const { function: name, options } = namesOf(plan, this.names);
    const of = joined([id("this"), ...way.map(id)], code`.`);
    const typed = (block: Hole, given: readonly Code[]): Code =>
      code`${generic(runtime("TypedCall", types), [runtime(client, types), block])}(
            ${lines(given.map((each) => code`${each},`))}
        )`;
    if (plan.kind !== "callable") {
      const refused = code`{ _, _ -> ${of}.${id(name)}() }`;
      return typed(runtime("RequestOptions", types), [refused]);
    }
    const block = code`${runtime(className, types)}.${id(options)}`;
    return typed(block, [
      this.value(plan, of),
      named("path", this.wires(plan)),
      ...this.beside(plan, of),
      ...this.parameters(plan, block),
      ...this.bodies(plan),
      ...(isOneOfSeveral(plan, givenBy(plan, this.names))
        ? [named("isOneOf", boolLiteral(true))]
        : []),
    ]);
  }

  private wires(plan: CallableOperation): Code {
    const wires = pathValues(plan, this.names).map(({ parameter }) => str(parameter.name));
    return call(code`listOf<String>`, wires);
  }

  private texts(plan: CallableOperation): readonly Hole[] {
    return pathValues(plan, this.names).map((_, index) =>
      this.values.by("text", [this.inPath(index)]),
    );
  }

  private inPath(index: number): Code {
    return this.values.by("inPath", [id("path"), numberLiteral(index)]);
  }

  /** The call itself: with texts in its path, or with what is known of lists and objects. */
  private value(plan: CallableOperation, of: Code): Code {
    const path = pathValues(plan, this.names);
    const own = code`${of}.${id(namesOf(plan, this.names).function)}`;
    const sent = call(own, [...this.texts(plan), id("block")]);
    if (path.every(({ shape }) => shape === undefined)) return code`{ path, block -> ${sent} }`;
    const parts = path.map(({ shape }, index) =>
      shape === undefined
        ? this.values.by("text", [this.inPath(index)])
        : this.values.value(shape, this.inPath(index)),
    );
    const areTexts = this.values.by("areTexts", [id("path")]);
    return code`{ path, block -> if (${areTexts}) ${sent} else ${call(own, [...parts, id("block")])} }`;
  }

  /** The functions beside the call. */
  private beside(plan: CallableOperation, of: Code): readonly Code[] {
    const { items, pages, walks } = namesOf(plan, this.names);
    const sent = (name: string): Code =>
      call(code`${of}.${id(name)}`, [...this.texts(plan), id("block")]);
    const by = (name: string, made: Code): Code => named(name, code`{ path, block -> ${made} }`);
    const { paging } = plan;
    const given = givenBy(plan, this.names);
    const stream =
      given.kind === "stream"
        ? [
            by(
              given.stream.kind === "events" ? "events" : "items",
              sent(streamFunction(plan, this.names)),
            ),
          ]
        : [];
    if (paging?.kind !== "followed") return stream;
    if (paging.isSingle) return [by("items", sent(items)), by("pages", sent(pages))];
    const lists = listNames(paging.roots);
    const entries = paging.roots.map(
      ({ name }, index) => code`${str(name)} to it.${id(lists[index] ?? "")}`,
    );
    return [by("walks", code`${sent(walks)}.let { ${call(id("mapOf"), entries)} }`)];
  }

  private parameters(plan: CallableOperation, block: Hole): readonly Code[] {
    const all = typedParameters(plan, this.names);
    if (all.length === 0) return [];
    const name = `parameter${this.setters.length + 1}`;
    const cases = all.map(({ parameter, shape, name: property }) => ({
      name: `${parameter.place}.${parameter.name}`,
      set: code`into.${id(property)} = ${this.values.by("given", [id("value")])} { ${this.values.value(shape, id("it"))} }`,
    }));
    const json = runtime("JsonValue", this.names.types);
    this.setters.push(setterFunction(name, block, json, cases));
    return [named("parameter", code`{ into, name, value -> ${id(name)}(into, name, value) }`)];
  }

  private bodies(plan: CallableOperation): readonly Code[] {
    const { body } = plan.request;
    if (body.kind !== "known") return [];
    const properties = bodyProperties(plan, this.names);
    const bodies = body.contents.map((content) => {
      const own = properties.find((each) => each.content === content);
      const isJson = content.kind === "json" && content.codec === "value";
      return call(runtime("TypedBody", this.names.types), [
        str(content.mediaType),
        boolLiteral(isJson),
        ...(own === undefined
          ? []
          : [code`{ value -> this.${id(own.name)} = ${this.body(plan, own)} }`]),
      ]);
    });
    const { defaultType } = body;
    return [
      named("bodies", call(id("listOf"), bodies)),
      ...(defaultType === undefined ? [] : [named("contentType", str(defaultType))]),
    ];
  }

  private body(plan: CallableOperation, { content }: BodyProperty): Code {
    const value = id("value");
    const form = formOf(plan, content, this.names);
    if (form !== undefined) return this.values.form(form, value);
    const shape = this.names.shapes.calls.get(plan.id)?.contents.get(content);
    if (content.kind === "json" && content.codec === "value" && shape !== undefined)
      return this.values.sent(shape, value);
    const isText = content.codec === "text" || content.kind === "text";
    return this.values.by(isText ? "text" : "bytes", [value]);
  }
}
