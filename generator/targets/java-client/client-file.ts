/** The client's class, which has the groups, and the builder that makes it. */
import {
  block,
  call,
  generic,
  header,
  id,
  make,
  ofType,
  ofVariable,
  parameter,
  std,
  str,
  variable,
} from "../../emit/java/java-code.js";
import { javadoc } from "../../emit/java/javadoc.js";
import { runtime } from "../../emit/java/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing, numberLiteral } from "../../emit/text/code.js";
import { untitledService } from "../../sdk/words/service.js";
import { builderCredentials } from "./credentials.js";
import type { Emission } from "./emission.js";
import { groupAccessor } from "./group-file.js";
import { classFile } from "./source-files.js";
import { inComment } from "./spelling.js";

/** The file. */
export function clientFile(names: Emission, origin: string): BuiltFile {
  const head = { package: names.types.package, className: names.client, origins: [origin] };
  return classFile(
    head,
    () => clientClass(names),
    () => ["Builder"],
  );
}

function clientClass(names: Emission): Code {
  const { plan, types } = names;
  const own = id(names.client);
  const core = runtime("Core", types);
  const { title = untitledService, description, version, headers } = plan.service;
  const known = headers.known.map(({ name }) => `\`${name}\``).join(", ");
  const texts = [
    `A client of ${title}. It may be shared by threads.`,
    ...(description === undefined ? [] : [description]),
    ...(version === undefined ? [] : [inComment(version, names)]),
    ...(known === ""
      ? []
      : [`\`header\` of the builder sets headers of every request. The service has ${known}.`]),
  ];
  const parts = [
    baseUrl(names),
    rateLimits(names),
    code`private final ${core} core;`,
    block(code`private ${own}(${parameter(core, "core")})`, [code`this.core = core;`]),
    lines([
      javadoc(["Makes a client."], [{ tag: "return", text: "a builder" }]),
      block(code`public static Builder builder()`, [code`return new Builder();`]),
    ]),
    lines([
      javadoc(
        ["Makes a changed client."],
        [{ tag: "return", text: "a builder with the settings of this client" }],
      ),
      block(code`public Builder toBuilder()`, [code`return new Builder().of(core);`]),
    ]),
    ...plan.groups.map((each) => groupAccessor(each, names)),
    lines([
      javadoc(
        [
          "Calls an endpoint that has no method here. The path is relative to the base URL, and percent-encoded.",
        ],
        [
          { tag: "param", name: "method", text: "the method" },
          {
            tag: "param",
            name: "path",
            text: "the path, which begins with a slash and may have a query",
          },
          { tag: "return", text: "the call, which `execute` sends" },
        ],
      ),
      block(code`public ${runtime("OpenCall", types)} request(String method, String path)`, [
        code`return ${ofVariable("core", [{ name: "open", given: [code`method`, code`path`] }])};`,
      ]),
    ]),
    builder(names),
  ];
  return lines([
    javadoc(texts),
    block(
      code`public final class ${own}`,
      parts.filter((each) => !each.isEmpty),
      1,
    ),
  ]);
}

function baseUrl({ plan }: Emission): Code {
  const { baseUrl: url } = plan.service.defaults;
  if (url === undefined) return nothing;
  return lines([
    javadoc(["The base URL of the service, which a client has unless given another one."]),
    code`${variable({ before: code`public static final`, type: id("String"), name: "BASE_URL" }, str(url))};`,
  ]);
}

/** The rates that are known, for a `Pacer`. */
function rateLimits({ plan, types }: Emission): Code {
  const { rates } = plan.service;
  if (rates.length === 0) return nothing;
  const limit = runtime("RateLimit", types);
  const values = rates.map(({ requests, seconds, operation }) => {
    const millis = numberLiteral(Math.round(seconds * 1000));
    const per = ofType(std("Duration", "java.time"), [{ name: "ofMillis", given: [millis] }]);
    const given = [numberLiteral(requests), per];
    return operation === undefined
      ? ofType(limit, [{ name: "of", given }])
      : make(limit, [...given, str(operation), code`false`]);
  });
  const list = std("List", "java.util");
  return lines([
    javadoc(
      ["The known rate limits of the service, for a `Pacer`."],
      [{ tag: "return", text: "the limits" }],
    ),
    block(code`public static ${generic(list, [limit])} rateLimits()`, [
      code`return ${ofType(list, [{ name: "of", given: values }])};`,
    ]),
  ]);
}

function builder(names: Emission): Code {
  const { plan, types } = names;
  const { baseUrl: url, headers, query } = plan.service.defaults;
  const own = id(names.client);
  const set = [
    ...(url === undefined ? [] : [code`baseUrl(BASE_URL);`]),
    ...(headers === undefined
      ? []
      : [code`${call(id("header"), [str(headers.name), str(headers.value)])};`]),
    ...(query === undefined
      ? []
      : [code`${call(id("query"), [str(query.name), str(query.value)])};`]),
  ];
  const said =
    url === undefined
      ? "Not shown: the base URL of the service, so that it has to be given."
      : "It reads nothing from the environment.";
  return lines([
    javadoc(["Makes clients.", said]),
    block(
      header(code`public static final class Builder`, [
        ["extends", [generic(runtime("ClientBuilder", types), [id("Builder")])]],
      ]),
      [
        block(code`private Builder()`, set),
        ...builderCredentials(names),
        lines([
          javadoc(["Makes the client."], [{ tag: "return", text: "the client" }]),
          block(code`public ${own} build()`, [code`return ${make(own, [code`core()`])};`]),
        ]),
      ],
      1,
    ),
  ]);
}
