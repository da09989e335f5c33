/** Facts of the groups of a configuration: its own texts, and those of the tag that has just the operations of a group. */
import type { DescribedApi } from "../described-api.js";
import { routeKey } from "../matching/routes.js";
import { grouped } from "../../model/grouped.js";
import { isText } from "../new-manifest/holdable.js";
import { type ToldMap, toldIn, toldMap, toldScalar } from "../told.js";
import type { Configuration } from "./describe-stainless.js";

type Groups = NonNullable<DescribedApi["groups"]>;

/** The facts by the ids of groups, and the tags of which they are. */
export interface GroupFacts {
  readonly groups: Groups;
  readonly tags: ReadonlySet<string>;
}

/** Finds them; a tag stands for the innermost group that has just its operations, as far as methods name them. */
export function groupFacts(
  { operations, groups = [] }: DescribedApi,
  configuration: Configuration,
  source: string,
): GroupFacts {
  const used = new Set<string>();
  const tagOf = new Map(
    operations.map((each) => [routeKey(each.method, each.path), each.tags[0]] as const),
  );
  // Operations that no method names go where their tags say, and have no say in what a group is.
  const methods = configuration.operations.filter((each) =>
    tagOf.has(routeKey(each.method, each.path)),
  );
  const named = methods.map((each) => tagOf.get(routeKey(each.method, each.path)));
  const sizes = grouped(named, (tag) => tag ?? "");
  const ids = new Set(methods.flatMap(({ tags: [id = ""] }) => holders(id)));
  const own = new Map((configuration.groups ?? []).map(({ name, facts }) => [name, facts]));
  const found = [...ids].toReversed().flatMap((id): Groups => {
    const inside = methods.filter(({ tags: [each = ""] }) => isBelow(each, id));
    const tags = new Set(inside.map((each) => tagOf.get(routeKey(each.method, each.path))));
    const [tag] = tags;
    const isTag = tags.size === 1 && tag !== undefined && sizes.get(tag)?.length === inside.length;
    const isFirst = isTag && !used.has(tag);
    if (isTag) used.add(tag);
    const described = isFirst ? tagFacts(tag, groups) : undefined;
    const said = toldIn(own.get(id), "description");
    const at = said?.at ?? described?.at ?? inside[0]?.at;
    if (at === undefined) return [];
    const facts = toldMap(
      [
        ["sourceOf", said && toldMap([["description", toldScalar(source, said.at)]], at)],
        ["title", toldIn(described, "title")],
        ["description", said ?? toldIn(described, "description")],
      ],
      at,
    );
    return facts.entries.length === 0 ? [] : [{ name: id, facts }];
  });
  return { groups: found, tags: used };
}

/** `me.saved-books` → `me`, `me.saved-books`. */
function holders(id: string): readonly string[] {
  const steps = id.split(".");
  return steps.map((_, index) => steps.slice(0, index + 1).join("."));
}

function isBelow(id: string, holder: string): boolean {
  return id === holder || id.startsWith(`${holder}.`);
}

/** A tag is the title of its group where it has no other one. */
function tagFacts(tag: string, groups: Groups): ToldMap | undefined {
  const known = groups.find(({ name }) => name === tag)?.facts;
  const at = known?.at;
  if (toldIn(known, "title") !== undefined || !isText(tag)) return known;
  const own = at ?? { file: "", path: [] };
  const title = [{ key: "title", value: toldScalar(tag, own) }];
  return { kind: "map", entries: [...title, ...(known?.entries ?? [])], at: own };
}
