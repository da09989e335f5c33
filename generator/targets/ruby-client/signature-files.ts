/** `sig/`: the signatures of all that a gem gives its users, in RBS; made of the same plan as its code. */
import { modelSignature } from "../../emit/ruby/model-signatures.js";
import { classOf, headerLines, id, moduleOf } from "../../emit/ruby/ruby-code.js";
import { rooted } from "../../emit/ruby/signature-types.js";
import { signatureText, signedMethod } from "../../emit/ruby/signatures.js";
import { ofGroup, type BuiltFile, type CopiedFile } from "../../emit/target.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import { receivedEvents } from "../../sdk/events/event-plan.js";
import { type Feature, featuresOf } from "../../sdk/features.js";
import { withoutTexts } from "../../model/made-of.js";
import type { GroupPlan } from "../../sdk/plan.js";
import { type AuthRole, hasAuth, oauthFunctions } from "./auth-file.js";
import { operationSignatures, payloadType, signed } from "./call-signatures.js";
import type { Emission } from "./emission.js";
import { makesBody } from "./failures-file.js";
import { declaredModels } from "./models-files.js";
import { loadedFiles, publicFiles } from "./runtime-files.js";
import { targetName } from "./source-files.js";

/** Where the facts stand that files are made from. */
interface Origins {
  readonly service: string;
  readonly schemas: string;
}

/** All files. */
export function signatureFiles(
  names: Emission,
  { service, schemas }: Origins,
): readonly (BuiltFile | CopiedFile)[] {
  const models = declaredModels(names);
  const ofModels = (): Code =>
    moduleOf(
      "Models",
      models.map(({ shape }) => modelSignature(shape, names.shapes.all, signed(names))),
    );
  return [
    signatureFile(names, "", [service], () => members(names)),
    ...names.plan.groups.flatMap((group) => ofGroup(group, groupFiles(group, names))),
    ...(models.length === 0 ? [] : [signatureFile(names, "/models", [schemas], ofModels)]),
    ...copies(featuresOf(names.plan), names),
    { kind: "built", path: "sig/manifest.yaml", print: () => dependencies, madeOf: withoutTexts },
  ];
}

/** Types of the standard library that the signatures name (https://github.com/ruby/rbs/blob/master/docs/gem.md). */
const dependencies = `dependencies:
  - name: date
`;

function signatureFile(
  { gem, module }: Emission,
  path: string,
  origins: readonly string[],
  body: () => Code,
): BuiltFile {
  return {
    kind: "built",
    path: `sig/${gem}${path}.rbs`,
    print: () => signatureText(targetName, origins, moduleOf(module, [body()])),
    // A signature says types, and nothing to people.
    madeOf: withoutTexts,
  };
}

/** The signatures of the runtime's public files. */
function copies(features: ReadonlySet<Feature>, { gem, module }: Emission): readonly CopiedFile[] {
  const paths = ["types", ...loadedFiles(publicFiles, features).map(([path]) => path)];
  return paths.map((path) => ({
    kind: "copied",
    path: `sig/${gem}/${path}.rbs`,
    template: `${targetName}/sig/${path}.rbs`,
    header: `${headerLines(targetName, [`its template ${path}.rbs`]).join("\n")}\n\n`,
    inPlaceOf: [["module ApiClient\n", `module ${module}\n`]],
  }));
}

function members(names: Emission): Code {
  const { plan, failures } = names;
  return lines(
    [
      code`VERSION: String`,
      plan.service.rates.length === 0 ? nothing : code`RATES: Array[RateLimit]`,
      names.failures.size === 0
        ? nothing
        : code`FAILURES: Hash[Integer | String, singleton(ApiError)]`,
      code`def self.eager_load!: () -> void`,
      clientClass(names),
      hasAuth(names) ? authModule(names) : nothing,
      ...[...failures].map(([status, name]) =>
        classOf(name, id("ApiError"), makesBody(status, names) ? [failureMaker] : []),
      ),
      receivedEvents(plan.service).length === 0 ? nothing : receiverClass(names),
    ],
    1,
  );
}

const failureMaker = code`def initialize: (untyped request, untyped head, untyped body) -> void`;

function clientClass(names: Emission): Code {
  const { defaults } = names.plan.service;
  const made = signedMethod(id("initialize"), [
    {
      parameters: [
        defaults.baseUrl === undefined ? code`base_url: String` : code`?base_url: String`,
        ...clientOptions,
      ],
      gives: code`void`,
    },
  ]);
  return classOf("Client", id("BaseClient"), [
    made,
    ...names.plan.groups.map((each) => groupReader(each, names)),
  ]);
}

const clientOptions: readonly Code[] = [
  code`?transport: _Transport?`,
  code`?timeout: seconds?`,
  code`?deadline: seconds?`,
  code`?idle_timeout: seconds?`,
  code`?max_retries: count`,
  code`?max_response_bytes: count`,
  code`?hooks: untyped`,
  code`?follow_redirects: choice?`,
  code`?backoff: backoff?`,
  code`?headers: named?`,
  code`?query: named?`,
  code`?auth: Hash[untyped, secret | _Credential | Omit | nil]?`,
  code`?own_base_url: _OwnBaseUrl?`,
];

function groupReader(group: GroupPlan, names: Emission): Code {
  const { type = "", member = "" } = names.groups.get(group) ?? {};
  const gives = rooted(names.module, "Groups", type);
  return signedMethod(id(member), [{ parameters: [], gives }]);
}

function groupFiles(group: GroupPlan, names: Emission): readonly BuiltFile[] {
  const { type = "", file = "" } = names.groups.get(group) ?? {};
  const body = (): Code =>
    moduleOf("Groups", [
      classOf(type, rooted(names.module, "Group"), [
        ...group.groups.map((each) => groupReader(each, names)),
        ...group.operations.flatMap((each) => operationSignatures(each, names)),
      ]),
    ]);
  return [
    signatureFile(names, `/groups/${file}`, [group.origin], body),
    ...group.groups.flatMap((each) => groupFiles(each, names)),
  ];
}

/** Each function takes the options of the function that it calls; a URL that the manifest shows may be left out. */
function authModule(names: Emission): Code {
  const presets = [...oauthFunctions(names).values()].flat();
  return moduleOf(
    "Auth",
    presets.map(({ role, name, url: [keyword, url] }) => {
      const { before = [], more, gives } = authCalls[role];
      const own = url === undefined ? code`${id(keyword)}: String` : code`?${id(keyword)}: String`;
      const parameters = [...before, own, ...more];
      return signedMethod(code`self.${id(name)}`, [{ parameters, gives }]);
    }),
  );
}

/** A function that makes a credential or takes a step of signing in: what it takes beside its URL, and what it gives. */
interface AuthCall {
  readonly before?: readonly Code[];
  readonly more: readonly Code[];
  readonly gives: Code;
}

const endpoint: readonly Code[] = [
  code`?client_secret: String?`,
  code`?client_authentication: Symbol | String`,
  code`?parameters: Hash[untyped, untyped]?`,
  code`?timeout: Numeric`,
];
const authCalls: Readonly<Record<AuthRole, AuthCall>> = {
  client_credentials: {
    more: [
      code`client_id: String`,
      code`?scopes: Array[String]?`,
      code`?tokens: Tokens?`,
      code`?on_tokens: _OnTokens?`,
      ...endpoint,
    ],
    gives: code`_Credential`,
  },
  refresh_token: {
    more: [
      code`client_id: String`,
      code`tokens: Tokens`,
      code`?on_tokens: _OnTokens?`,
      ...endpoint,
    ],
    gives: code`_Credential`,
  },
  sign_in: {
    more: [
      code`client_id: String`,
      code`redirect_uri: String`,
      code`?scopes: Array[String]?`,
      code`?parameters: Hash[untyped, untyped]?`,
      code`?pkce: bool`,
    ],
    gives: code`SignIn`,
  },
  exchange_code: {
    before: [code`SignIn sign_in`],
    more: [
      code`callback_url: String`,
      code`client_id: String`,
      code`?transport: _Transport?`,
      ...endpoint,
    ],
    gives: code`Tokens`,
  },
};

function receiverClass(names: Emission): Code {
  const made = code`def initialize: (
  secret: String | Array[String],
  ?tolerance_seconds: Numeric?,
  ?id_header: String?,
  ?max_bytes: Integer
) -> void`;
  const events = receivedEvents(names.plan.service).map(({ name }) => {
    return signedMethod(id(names.events.get(name) ?? ""), [
      {
        parameters: [code`untyped headers`, code`String body`],
        gives: payloadType(name, names),
      },
    ]);
  });
  return classOf("Receiver", id("WebhookReceiver"), [made, ...events]);
}
