/** The scopes of a scheme: what each allows, and which operations ask for it. */
import { proseLine } from "../../../emit/markdown/prose.js";
import { inlineCode, table } from "../../../emit/markdown/text.js";
import type { Scope } from "../../../model/authentication.js";
import { grouped } from "../../../model/grouped.js";
import { type Bucket, knownItems } from "../../../model/known.js";
import type { ApiModel } from "../../../model/model.js";
import { factCell } from "../facts.js";
import { type Missing, missingFact } from "../missing.js";
import { notShown, type PageScope } from "../type-text.js";
import type { Needs } from "./needs.js";
import { operationLinks } from "./operation-links.js";

/** With more links than that, a cell is too long; all of them are listed by their needs. */
const mostInCell = 12;

/** A table of the scopes: declared ones, and such as operations ask for although nobody declares them. */
export function scopeBlocks(
  scheme: string,
  scopes: Bucket<Scope>,
  needs: Needs,
  where: PageScope,
): readonly string[] {
  const usual = needs.usualScopes.get(scheme);
  const named = (needs.named.get(scheme) ?? []).flatMap((naming) =>
    [...naming.scopes].map((scope) => ({ scope, operation: naming.operation })),
  );
  const asked = grouped(named, ({ scope }) => scope);
  const declared = knownItems(scopes);
  const names = new Set(declared.map(({ name }) => name));
  const others = [...asked.keys(), ...(usual ?? [])].filter((name) => !names.has(name));
  const allows = new Map(
    declared.map(({ name, description }) => [name, factCell(description, proseLine)]),
  );
  const rows = [...new Set([...names, ...others])].map((name) => [
    inlineCode(name),
    allows.get(name) ?? notShown,
    [
      ...(usual?.has(name) ? ["calls by default"] : []),
      operationLinks(
        (asked.get(name) ?? []).map(({ operation }) => operation),
        where,
        mostInCell,
      ),
    ]
      .filter((each) => each !== "")
      .join(", "),
  ]);
  if (rows.length > 0) return [table(["Scope", "Allows", "Asked for by"], rows)];
  return scopes.state === "none" ? ["There are no scopes."] : [];
}

/** Returns the unknown facts of named scopes. */
export function missingOfScopes(scopes: Bucket<Scope>, model: ApiModel): readonly Missing[] {
  return knownItems(scopes).flatMap(({ name, description, at }) =>
    // A scope is written as its description.
    missingFact(
      `what ${inlineCode(name)} allows`,
      description.state === "notShown" ? { ...description, at } : description,
      model,
    ),
  );
}
