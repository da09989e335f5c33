/** The Kotlin that calls a package by its public declarations, made of its plan: what a caller of each operation would write. */
import { block, call, id, kotlinFile, str } from "../../../../generator/emit/kotlin/kotlin-code.js";
import { runtime } from "../../../../generator/emit/kotlin/types.js";
import {
  type Code,
  code,
  type Hole,
  joined,
  lines,
  nothing,
} from "../../../../generator/emit/text/code.js";
import type { GroupPlan } from "../../../../generator/sdk/plan.js";
import {
  authFunction,
  type AuthRole,
} from "../../../../generator/targets/kotlin-client/auth-file.js";
import { namedCredentials } from "../../../../generator/targets/kotlin-client/credentials.js";
import type { Emission } from "../../../../generator/targets/kotlin-client/emission.js";
import { namedEvents } from "../../../../generator/targets/kotlin-client/events-file.js";
import { TypedCalls } from "./typed-calls.js";

/** Package and class of the file. */
export const drivenPackage = "driven";
const className = "Driven";

/** The file, which is a program. */
export function driverSource(names: Emission): string {
  const { types, plan } = names;
  const of = (name: string): Hole => runtime(name, types);
  const client = of(names.client);
  const calls = new TypedCalls(names);
  const entries = plan.groups.flatMap((group) => calls.of(group, []));
  const body = lines(
    [
      code`internal fun main() {
    ${of("drive")}(${of("EmittedService")}(Driven), "jdk")
}`,
      block(code`private object Driven : ${of("DrivenPackage")}<${client}>`, [
        code`override val calls: Map<String, ${of("TypedCall")}<${client}, *>> = mapOf(
        ${lines(entries.map((each) => code`${each},`))}
    )`,
        ...clientFunctions(names),
        ...authFunctions(names),
        ...eventFunctions(names),
      ]),
      ...calls.functions,
    ],
    1,
  );
  const refused = plan.groups.flatMap((group) => refusals(group, names));
  const file = kotlinFile(
    { target: "a driver", package: drivenPackage, className, origins: ["the plan"] },
    body,
    [],
  );
  if (refused.length === 0) return file;
  const marks = refused.map((each) => `${types.package}.${each}::class`);
  return `@file:OptIn(${marks.join(", ")})\n\n${file}`;
}

/** The annotations of groups with operations that cannot be called. */
function refusals(group: GroupPlan, names: Emission): readonly string[] {
  const isRefused = group.operations.some(({ kind }) => kind !== "callable");
  const own = isRefused ? [names.groups.get(group)?.notShown ?? ""] : [];
  return [...own, ...group.groups.flatMap((each) => refusals(each, names))];
}

function clientFunctions(names: Emission): readonly Code[] {
  const { types } = names;
  const of = (name: string): Hole => runtime(name, types);
  const client = of(names.client);
  const schemes = namedCredentials(names).map(({ credential, name }) => {
    const given = (kind: string, values: readonly string[]): Code =>
      code`is ${of("GivenSecret")}.${id(kind)} -> ${id(name)}(${joined(
        values.map((each) => code`given.${id(each)}`),
        code`, `,
      )})`;
    return code`${str(credential.name)} -> ${block(code`when (given)`, [
      ...waysToGive(credential.means).map(([kind, values]) => given(kind, values)),
      code`else -> error("no such secret")`,
    ])}`;
  });
  return [
    code`override fun client(auth: Map<String, ${of("GivenSecret")}>, options: (${of("ClientOptions")}) -> Unit): ${client} =
        ${client} {
            options(this)
            for ((scheme, given) in auth) {
                ${block(code`when (scheme)`, [...schemes, code`else -> error("no scheme $scheme for $given")`])}
            }
        }`,
    code`override fun own(client: Any): ${client} = client as ${client}`,
  ];
}

/** The functions that a credential of a kind has, by what they take. */
function waysToGive({
  kind,
}: ReturnType<typeof namedCredentials>[number]["credential"]["means"]): readonly (readonly [
  string,
  readonly string[],
])[] {
  if (kind === "basic") return [["User", ["name", "password"]]];
  const secrets = [
    ["Text", ["text"]],
    ["Source", ["source"]],
  ] as const;
  const hasTokens = kind === "bearer" || kind === "openid" || kind === "oauth";
  return hasTokens ? [...secrets, ["Tokens", ["credential"]]] : secrets;
}

function authFunctions(names: Emission): readonly Code[] {
  const { types } = names;
  const endpoint = runtime("TokenEndpoint", types);
  const roles = ["application", "user", "renewal"] as const satisfies readonly AuthRole[];
  const all = namedCredentials(names).map(({ credential: { name } }) => name);
  const cases = all.flatMap((scheme) =>
    roles.flatMap((role) => {
      const made = authFunction(scheme, role, names);
      return made === undefined ? [] : [code`${str(`${scheme} ${role}`)} -> ${made}(options)`];
    }),
  );
  const refusing = namedCredentials(names).flatMap(({ credential: { name, means } }) =>
    means.kind === "oauth" &&
    means.flows.some((each) => each.name === "authorizationCode" && each.refusesProofKey)
      ? [str(name)]
      : [],
  );
  const choice = block(code`when ("$scheme $role")`, [
    ...cases,
    code`else -> ${endpoint}(options)`,
  ]);
  return [
    code`override fun endpoint(scheme: String, role: String, options: ${endpoint}.Builder.() -> Unit): ${endpoint} =
        ${choice}`,
    code`override fun refusesProofKey(scheme: String): Boolean = ${call(code`scheme in setOf<String>`, refusing)}`,
  ];
}

function eventFunctions(names: Emission): readonly Code[] {
  const { types } = names;
  const of = (name: string): Hole => runtime(name, types);
  const events = namedEvents(names);
  const none = code`error("no event can be received")`;
  const cases = events.map(
    (each) => code`${str(each.event.name)} -> receiver.${id(each.function)}(headers, body)`,
  );
  const receiver = of("EventReceiver");
  return [
    code`override fun receiver(options: ${of("ReceiverOptions")}.() -> Unit): ${of("Receiver")} = ${
      events.length === 0 ? none : code`${receiver}(options)`
    }`,
    block(
      code`override fun received(
        receiver: ${of("Receiver")},
        event: String,
        headers: Map<String, List<String>>,
        body: ByteArray,
    ): ${of("JsonValue")}?`,
      [
        events.length === 0 ? nothing : code`receiver as ${receiver}`,
        code`return ${block(code`when (event)`, [...cases, code`else -> error("no event $event")`])}`,
      ],
    ),
  ];
}
