/** The validators of a route: what its schemas refuse, by what they look at. */
import type { ContentPlan } from "../../sdk/messages/contents.js";
import { parameterPlaces } from "../../sdk/operations/parameters.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { isAnyMedia, isMultipart, isText, isUrlEncoded } from "../../sdk/messages/media-types.js";
import { mayBeText } from "../../sdk/messages/streams.js";
import type { CarriedContent } from "../../sdk/messages/carried-bodies.js";
import type { ReplyPlan } from "../../sdk/operations/reply-plan.js";
import { servedReplies } from "../../sdk/operations/served-replies.js";
import {
  type RuleScope,
  type ValidatorScopes,
  validatorValue,
} from "../../emit/typescript/package/validators.js";
import type { ValidatorScope } from "../../emit/typescript/schemas/validator-scope.js";
import type { Side } from "../../sdk/schemas/sides.js";
import {
  isAnyText,
  isUnknownKind,
  kindOf,
  type KindTree,
  type Named,
  record,
} from "../../emit/typescript/schemas/validator-tree.js";
import {
  type ObjectEntry,
  objectValue,
  type ObjectValue,
} from "../../emit/typescript/value-tree.js";
import type { Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { readFormSchema } from "./form-rules.js";

/** Rules as plain data, of a route or of a part of it. */
export interface RuleTrees {
  readonly [name: string]: KindTree | RuleTrees;
}

/** The rules of a route. */
export type OperationRuleTrees = RuleTrees & { readonly replies?: RuleTrees };

/** Returns the known rules that a value could break. */
export function ruleTrees(
  { request: sent }: CallableOperation,
  operation: Operation,
  service: Service,
  { request, response }: ValidatorScopes,
): OperationRuleTrees {
  const places = parameterPlaces.flatMap((place) => {
    const { own, common } = sent.places[place];
    const entries = [...own, ...common].flatMap(({ name, schema, isJson }): readonly Named[] => {
      const kind = request.kindOf(schema);
      // That it must be there is the route's own word.
      return isUnknownKind(kind) || (alwaysText.has(place) && !isJson && isAnyText(kind))
        ? []
        : [{ name, value: kindOf("optional", kind) }];
    });
    return entries.length === 0 ? [] : [[place, kindOf("looseObject", record(entries))] as const];
  });
  const contents = sent.body.kind === "known" ? sent.body.contents : [];
  const bodies = contents.flatMap((each) => contentRule(each, request));
  const served = servedReplies(operation, service, response.find).replies ?? [];
  const replies = replyRules(served, response);
  return {
    ...Object.fromEntries(places),
    ...(bodies.length > 0 && { body: Object.fromEntries(bodies) }),
    ...(Object.keys(replies).length > 0 && { replies }),
  };
}

/** Where a text is read as one text, whatever stands there. */
const alwaysText: ReadonlySet<string> = new Set(["path", "header"]);

/** Returns the known rules of response bodies, by status. */
export function replyRules(
  replies: readonly ReplyPlan[],
  { kindOf: kind, find }: ValidatorScope,
): Readonly<Record<string, RuleTrees>> {
  return Object.fromEntries(
    replies.flatMap(({ status, body: { contents, isOpen } }) => {
      const rules = (isOpen ? [] : contents).flatMap((each) => {
        if (!isWritten(each, find)) return [];
        const checked = kind(each.schema);
        return isUnknownKind(checked) ? [] : [[each.mediaType, checked] as const];
      });
      return rules.length === 0 ? [] : [[status, Object.fromEntries(rules)] as const];
    }),
  );
}

/** True if an answer is a value that is written as JSON, or a text that its schema may refuse. */
function isWritten({ kind, mediaType, schema, stream }: CarriedContent, find: FindSchema): boolean {
  if (kind === "json" || (kind === "text" && isAnyMedia(mediaType))) return true;
  if (!isText(mediaType) || stream !== undefined || schema.kind === "notShown") return false;
  return mayBeText(schema, find);
}

/**
 * Returns the rule of one representation, as far as it is decoded to a value. A text whose schema is not one of texts, such as
 * a book as `text/plain`, is written in a way that no source gives.
 */
function contentRule(
  content: ContentPlan,
  { kindOf: kind, find }: ValidatorScope,
): readonly (readonly [mediaType: string, kind: KindTree])[] {
  const { mediaType } = content;
  if (!isDecoded(content, find)) return [];
  const checked = kind(
    content.codec === "form" ? readFormSchema(content.schema, content.form, find) : content.schema,
  );
  return isUnknownKind(checked) ? [] : [[mediaType, checked]];
}

function isDecoded({ mediaType, codec, schema }: ContentPlan, find: FindSchema): boolean {
  if (isUrlEncoded(mediaType) || isMultipart(mediaType) || codec === "value") return true;
  return codec === "text" && (!isText(mediaType) || mayBeText(schema, find));
}

/** Rules as an expression; `side` is that of their schemas. */
export function rulesValue(rules: RuleTrees, scope: RuleScope, side: Side): ObjectValue {
  return objectValue(
    Object.entries(rules).map(([key, each]): ObjectEntry => ({
      key,
      value: isKind(each) ? validatorValue(each, side, scope) : rulesValue(each, scope, side),
    })),
  );
}

/** True if it is a kind: every other member of rules is rules again, whose members have names of HTTP. */
export function isKind(rule: KindTree | RuleTrees): rule is KindTree {
  return "kind" in rule && typeof rule.kind === "string";
}
