/** The client's class, which has the groups, and the block that it is made with. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  block,
  call,
  classHeader,
  expressionFunction,
  generic,
  getter,
  id,
  pair,
  parameter,
  std,
  str,
  variable,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing, numberLiteral } from "../../emit/text/code.js";
import { untitledService } from "../../sdk/words/service.js";
import { credentialFunctions } from "./credentials.js";
import type { Emission } from "./emission.js";
import { groupProperty } from "./group-file.js";
import { classFile } from "./source-files.js";
import { inComment } from "./spelling.js";

/** The file. */
export function clientFile(names: Emission, origin: string): BuiltFile {
  const head = { package: names.types.package, className: names.client, origins: [origin] };
  return classFile(
    head,
    () => clientClass(names),
    () => ["Options"],
  );
}

function clientClass(names: Emission): Code {
  const { plan, types } = names;
  const own = id(names.client);
  const parts = [
    lines([
      kdoc(["Makes a client with the settings of the block."]),
      code`public constructor(options: Options.() -> Unit) : this(Options().apply(options).core())`,
    ]),
    expressionFunction(code`override fun self(): ${own}`, code`this`),
    lines([
      kdoc(["Makes a client with the settings of this one, and those of the block."]),
      expressionFunction(
        code`public fun with(options: Options.() -> Unit): ${own}`,
        call(own, [code`Options().of(core()).apply(options).core()`]),
      ),
    ]),
    ...plan.groups.map((each) => groupProperty(each, names)),
    optionsClass(names),
    companion(names),
  ];
  return lines([
    kdoc(clientTexts(names)),
    block(
      classHeader(
        code`public class ${own} private constructor`,
        [parameter("core", runtime("Core", types))],
        call(generic(runtime("Client", types), [own]), [id("core")]),
      ),
      parts.filter((each) => !each.isEmpty),
      1,
    ),
  ]);
}

function clientTexts(names: Emission): readonly string[] {
  const { title = untitledService, description, version, headers } = names.plan.service;
  const known = headers.known.map(({ name }) => `\`${name}\``).join(", ");
  return [
    `A client of ${title}. Threads and coroutines may share it.`,
    ...(description === undefined ? [] : [description]),
    ...(version === undefined ? [] : [inComment(version, names)]),
    ...(known === ""
      ? []
      : [`\`header\` of its block sets headers of every request. The service has ${known}.`]),
  ];
}

function optionsClass(names: Emission): Code {
  const { plan, types } = names;
  const { baseUrl: url, headers, query } = plan.service.defaults;
  const set = [
    ...(headers === undefined ? [] : [call(id("header"), [str(headers.name), str(headers.value)])]),
    ...(query === undefined ? [] : [call(id("query"), [pair(query.name, str(query.value))])]),
  ];
  const said =
    url === undefined
      ? "Not shown: the base URL of the service, so that it has to be given."
      : "It reads nothing from the environment.";
  const base = call(runtime("ClientOptions", types), [
    url === undefined ? code`null` : code`BASE_URL`,
  ]);
  const parts = [
    ...(set.length === 0 ? [] : [block(code`init`, set)]),
    ...credentialFunctions(names),
  ];
  return lines([
    kdoc(["The settings of a client.", said]),
    block(classHeader(code`public class Options internal constructor`, [], base), parts, 1),
  ]);
}

/** The facts on the service that callers may ask for; nothing where none is known. */
function companion(names: Emission): Code {
  const parts = [baseUrl(names), rateLimits(names)].filter((each) => !each.isEmpty);
  if (parts.length === 0) return nothing;
  return lines([
    kdoc(["Facts about the service."]),
    block(code`public companion object`, parts, 1),
  ]);
}

function baseUrl({ plan }: Emission): Code {
  const { baseUrl: url } = plan.service.defaults;
  if (url === undefined) return nothing;
  return lines([
    kdoc(["The base URL of the service, which a client has unless given another one."]),
    variable("BASE_URL", str(url), { before: code`public const val`, type: id("String") }),
  ]);
}

/** The rates that are known, for a `Pacer`. */
function rateLimits({ plan, types }: Emission): Code {
  const { rates } = plan.service;
  if (rates.length === 0) return nothing;
  const limit = runtime("RateLimit", types);
  const values = rates.map(({ requests, seconds, operation }) => {
    const { time, unit } = Number.isInteger(seconds)
      ? { time: seconds, unit: "seconds" }
      : { time: Math.round(seconds * 1000), unit: "milliseconds" };
    const per = code`${numberLiteral(time)}.${std(unit, "kotlin.time.Duration.Companion")}`;
    const all = call(limit, [numberLiteral(requests), per]);
    return operation === undefined ? all : code`${all}.${call(id("of"), [str(operation)])}`;
  });
  return lines([
    kdoc(["The known rate limits of the service, for a `Pacer`."]),
    getter(
      code`public val rateLimits: ${generic(id("List"), [limit])}`,
      call(id("listOf"), values),
    ),
  ]);
}
