/** Everything that the sections of a README are made with. */
import { list, std, str } from "../../emit/go/go-code.js";
import { own } from "../../emit/go/types.js";
import { type Code, code } from "../../emit/text/code.js";
import { exampleUrl } from "../../sdk/readme/client-words.js";
import type { SampleCall, SampleScope } from "../../sdk/samples/calls.js";
import { neededHeaders } from "../../sdk/samples/service-headers.js";
import type { Emission } from "./emission.js";
import { contextLine, type Fragment } from "./fragments.js";
import { callExpression, outside } from "./sample-calls.js";
import { clientLines } from "./samples.js";

/** The tools that sections are made with. */
export type Scope = SampleScope<Emission>;

/** Statements that make a client. */
export function made({ names, model }: Scope, options: readonly Code[] = []): readonly Code[] {
  const { baseUrl } = names.plan.service.defaults;
  const url = baseUrl === undefined ? code`${str(exampleUrl)}` : own("BaseURL", outside(names));
  const needed = neededHeaders(model).flatMap(([name, value]) =>
    typeof value === "object"
      ? []
      : [code`${own("WithHeader", outside(names))}(${list([str(name), str(String(value))])})`],
  );
  return clientLines(url, [...needed, ...options], names);
}

/** Statements behind the making of a client, which the README has shown by then. */
export function behindClient(scope: Scope, shown: readonly Code[]): Fragment {
  return { before: [contextLine, ...made(scope), code`_, _ = ctx, client`], shown };
}

/** The statements of a program for an error. */
export const failed = code`if err != nil {
	${std("Fatal", "log")}(err)
}`;
/** Prints values. */
export const print = std("Println", "fmt");
/** A variable that a program declares has to be used. */
export const unused = code`_ = client`;

/** A call, or a door of it; undefined where there is none that can be shown. */
export function expressionOf(
  call: SampleCall | undefined,
  { names }: Scope,
  door?: string,
  options: readonly Code[] = [],
): Code | undefined {
  return call && callExpression(call, names, { door, options });
}
