/** The literal of a pager: how the pages of an operation follow each other. */
import type { FollowedPaging } from "../../../sdk/operations/paging.js";
import { type Code, code, lines, numberLiteral } from "../../text/code.js";
import { entryLine, id, std, str } from "../go-code.js";
import { boolLiteral } from "../literals.js";
import type { ServiceNames } from "./service-names.js";

const strategies = {
  offset: "byOffset",
  page: "byPage",
  cursor: "byCursor",
  link: "byLink",
} as const;

/** The literal. */
export function pagingLiteral(paging: FollowedPaging, names: ServiceNames): Code {
  const { strategy, parameter, first, places, isSingle, roots } = paging;
  const text = (key: string, value: string | undefined): readonly Code[] =>
    entryLine(key, value === undefined || value === "" ? undefined : str(value));
  const [root] = roots;
  const entries = [
    ...entryLine("strategy", id(strategies[strategy])),
    ...(parameter === undefined
      ? []
      : parameter.place === "body"
        ? entryLine("inBody", boolLiteral(true))
        : entryLine(
            "in",
            code`${std(parameterPlaces[parameter.place], `${names.module}/internal/wire`)}`,
          )),
    ...text("name", parameter?.name),
    ...entryLine("first", first === 0 ? undefined : numberLiteral(first)),
    ...text("root", isSingle ? root?.pointer : undefined),
    ...text("items", places.items),
    ...text("total", places.total),
    ...text("next", places.next),
    ...text("cursor", places.cursor),
    ...text("hasMore", places.hasMore),
  ];
  return code`paging{
	${lines(entries)}
}`;
}

const parameterPlaces = {
  path: "Path",
  query: "Query",
  header: "Header",
  cookie: "Cookie",
} as const;
