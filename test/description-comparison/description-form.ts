/** A description in OpenAPI 3 in one form, so that two ways to say the same are equal; each value keeps its place. */
import type { SourceNode } from "../../generator/fill/sources/source-node.js";
import {
  type Told,
  type ToldMap,
  toldList,
  toldMap,
  toldScalar,
} from "../../generator/fill/told.js";
import { dataForm, type Dialect, pairs, schemaForm, withExamples } from "./schema-form.js";

/** Names that both descriptions have in spellings of their own. */
export interface Spelling extends Dialect {
  /** The group that a tag stands for, or is a part of; undefined where groups are not compared. */
  readonly groupOf: (tag: string) => string | undefined;
  readonly schemeOf: (scheme: string) => string;
  readonly eventOf: (webhook: string) => string;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** The form of a description. References but those to schemas are followed. */
export function descriptionForm(root: SourceNode, spelling: Spelling): ToldMap {
  const components = root.get("components");
  const webhooks = root.get("webhooks") ?? root.get("x-webhooks");
  return toldMap(
    [
      ["title", text(root.get("info")?.get("title"))],
      ["description", text(root.get("info")?.get("description"))],
      ["servers", data(root.get("servers"))],
      ["groups", groupsForm(root, spelling)],
      ["security", securityForm(root.get("security"), spelling)],
      ["schemes", schemesForm(components?.get("securitySchemes"), spelling)],
      ["operations", operationsForm(root.get("paths"), root, spelling)],
      ["events", eventsForm(webhooks, root, spelling)],
      [
        "schemas",
        toldMap(
          pairs(components?.get("schemas")).map(([name, node]) => [
            spelling.nameOf(name),
            schemaForm(node, spelling),
          ]),
          root.at,
        ),
      ],
    ],
    root.at,
  );
}

function groupsForm(root: SourceNode, { groupOf }: Spelling): Told {
  const groups = new Map<string, Told>();
  for (const tag of root.get("tags")?.items() ?? []) {
    const group = groupOf(tag.get("name")?.text() ?? "");
    // A later part belongs to the group, which ids of operations name and tags do not.
    if (group === undefined || groups.has(group)) continue;
    groups.set(group, toldMap([["description", text(tag.get("description"))]], tag.at));
  }
  return toldMap(groups, root.at);
}

function operationsForm(paths: SourceNode | undefined, root: SourceNode, spelling: Spelling): Told {
  const operations = pairs(paths).flatMap(([path, listed]) => {
    const item = listed.follow() ?? listed;
    return pairs(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, node]) => {
        const ofPath = item.get("parameters")?.items() ?? [];
        const form = operationForm(node, { path, item, ofPath }, spelling);
        // Templates that differ in names of parameters alone are one (OpenAPI 3.1.1, section 4.8.8).
        return [`${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`, form] as const;
      });
  });
  return toldMap(operations, (paths ?? root).at);
}

function groupForm(tag: SourceNode, { groupOf }: Spelling): Told | undefined {
  const group = groupOf(tag.text() ?? "");
  return group === undefined ? undefined : toldScalar(group, tag.at);
}

/** Returns the needs of a call, by the names of schemes. One empty way, or none, says that nothing need be sent. */
function securityForm(node: SourceNode | undefined, { schemeOf }: Spelling): Told | undefined {
  if (node === undefined) return undefined;
  const ways = node.items().map((way) => {
    const schemes = pairs(way).map(([name, scopes]) => [schemeOf(name), dataForm(scopes)] as const);
    return toldMap(schemes, way.at);
  });
  const isFree = ways.every(({ entries }) => entries.length === 0);
  return toldList(isFree ? [] : ways, node.at);
}

function schemesForm(node: SourceNode | undefined, { schemeOf }: Spelling): Told | undefined {
  if (node === undefined) return undefined;
  const schemes = pairs(node).flatMap(([name, each]) => {
    const form = data(each.follow());
    return form === undefined ? [] : [[schemeOf(name), form] as const];
  });
  return toldMap(schemes, node.at);
}

/** Where an operation stands. */
interface OperationPlace {
  readonly path: string;
  readonly item: SourceNode;
  readonly ofPath: readonly SourceNode[];
}

function operationForm(
  node: SourceNode,
  { path, item, ofPath }: OperationPlace,
  spelling: Spelling,
): Told {
  const own = node.get("parameters")?.items() ?? [];
  const [tag] = node.get("tags")?.items() ?? [];
  const body = node.get("requestBody")?.follow();
  return toldMap(
    [
      ["path", toldScalar(path, item.at)],
      ["summary", text(node.get("summary"))],
      ["description", text(node.get("description"))],
      // An operation stands in one group, which its first tag is.
      ["group", tag && groupForm(tag, spelling)],
      // Left out it is false (OpenAPI 3.1.1, section 4.8.10), and so in all flags below.
      ["deprecated", flagOf(node, "deprecated")],
      ["security", securityForm(node.get("security"), spelling)],
      ["servers", data(node.get("servers") ?? item.get("servers"))],
      ["callbacks", data(node.get("callbacks"))],
      // An operation's own parameters replace those of its path (section 4.8.9).
      ["parameters", parametersForm([...ofPath, ...own], { node, path }, spelling)],
      ["body", body && bodyForm(body, spelling)],
      ["responses", responsesForm(node.get("responses"), node, spelling)],
    ],
    node.at,
  );
}

/** By place and name; those of the path by where they stand in it, so that one of another name is that one. */
function parametersForm(
  listed: readonly SourceNode[],
  { node: owner, path }: { readonly node: SourceNode; readonly path: string },
  spelling: Spelling,
): Told {
  const steps = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  const named = listed.flatMap((each) => {
    const node = each.follow();
    if (node === undefined) return [];
    const [place, name] = [node.get("in")?.text() ?? "", node.get("name")?.text() ?? ""];
    const key = place === "path" ? String(steps.indexOf(name)) : name;
    return [[`${place} ${key}`, parameterForm(node, spelling)] as const];
  });
  return toldMap(new Map(named), owner.at);
}

/** The usual style of each place (section 4.8.12.2). */
const usualStyles: Readonly<Record<string, string>> = {
  path: "simple",
  query: "form",
  header: "simple",
  cookie: "form",
};

function parameterForm(node: SourceNode, spelling: Spelling): Told {
  const place = node.get("in")?.text() ?? "header";
  const style = node.get("style")?.text() ?? usualStyles[place] ?? "simple";
  const explode = node.get("explode")?.boolean() ?? style === "form";
  const schema = node.get("schema");
  return toldMap(
    [
      ["description", text(node.get("description"))],
      ["required", flagOf(node, "required")],
      ["deprecated", flagOf(node, "deprecated")],
      ["arrays", text(node.get("x-deep-object-arrays"))],
      ["allowReserved", flagOf(node, "allowReserved")],
      // A default is the same as if it were written out.
      ["style", toldScalar(style, (node.get("style") ?? node).at)],
      ["explode", toldScalar(explode, (node.get("explode") ?? node).at)],
      ["schema", schema && said(withExamples(schemaForm(schema, spelling), examplesOf(node)))],
      ["content", contentForm(node.get("content"), spelling)],
    ],
    node.at,
  );
}

/** The examples of a thing are those of its schema: the manifest has them there, as values. */
function examplesOf(node: SourceNode): readonly Told[] {
  const one = node.get("example");
  const several = pairs(node.get("examples")).flatMap(([, each]) => {
    const value = each.follow()?.get("value");
    return value === undefined ? [] : [dataForm(value)];
  });
  return one === undefined ? several : [dataForm(one), ...several];
}

function bodyForm(node: SourceNode, spelling: Spelling): Told {
  return toldMap(
    [
      ["description", text(node.get("description"))],
      ["required", flagOf(node, "required")],
      ["content", contentForm(node.get("content"), spelling)],
    ],
    node.at,
  );
}

function contentForm(node: SourceNode | undefined, spelling: Spelling): Told | undefined {
  if (node === undefined || node.entries().length === 0) return undefined;
  const contents = pairs(node).map(([mediaType, each]) => {
    const [schema, item] = [each.get("schema"), each.get("itemSchema")];
    return [
      mediaType,
      toldMap(
        [
          ["schema", schema && said(withExamples(schemaForm(schema, spelling), examplesOf(each)))],
          ["itemSchema", item && schemaForm(item, spelling)],
          ["encoding", data(each.get("encoding"))],
        ],
        each.at,
      ),
    ] as const;
  });
  return toldMap(contents, node.at);
}

function responsesForm(node: SourceNode | undefined, owner: SourceNode, spelling: Spelling): Told {
  const responses = pairs(node).flatMap(([status, listed]) => {
    const each = listed.follow();
    return each === undefined ? [] : [[status, responseForm(each, spelling)] as const];
  });
  return toldMap(responses, (node ?? owner).at);
}

function responseForm(node: SourceNode, spelling: Spelling): Told {
  const headers = pairs(node.get("headers")).flatMap(([name, listed]) => {
    const header = listed.follow();
    return header === undefined ? [] : [[name, parameterForm(header, spelling)] as const];
  });
  return toldMap(
    [
      ["description", text(node.get("description"))],
      ["headers", toldMap(headers, (node.get("headers") ?? node).at)],
      ["content", contentForm(node.get("content"), spelling)],
    ],
    node.at,
  );
}

function eventsForm(webhooks: SourceNode | undefined, root: SourceNode, spelling: Spelling): Told {
  const events = pairs(webhooks).flatMap(([name, listed]) => {
    const item = listed.follow() ?? listed;
    return pairs(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, node]) => {
        const body = node.get("requestBody")?.follow();
        const form = toldMap(
          [
            ["method", toldScalar(method, node.at)],
            // An event has one text.
            ["description", text(node.get("description")) ?? text(node.get("summary"))],
            ["body", body && bodyForm(body, spelling)],
          ],
          node.at,
        );
        return [spelling.eventOf(name), form] as const;
      });
  });
  return toldMap(events, (webhooks ?? root).at);
}

function flagOf(node: SourceNode, key: string): Told {
  const said = node.get(key);
  return toldScalar(said?.boolean() ?? false, (said ?? node).at);
}

/** A text for people; one without a letter says nothing. */
function text(node: SourceNode | undefined): Told | undefined {
  const said = node?.text()?.trim() ?? "";
  return node === undefined || said === "" ? undefined : toldScalar(said, node.at);
}

/** A schema that refuses nothing says as much as none. */
function said(schema: Told): Told | undefined {
  return schema.kind === "map" && schema.entries.length === 0 ? undefined : schema;
}

/** Objects without words of their own here; extensions are no part of what both say. */
function data(node: SourceNode | undefined): Told | undefined {
  return node && withoutExtensions(dataForm(node));
}

function withoutExtensions(told: Told): Told {
  if (told.kind === "list") return toldList(told.items.map(withoutExtensions), told.at);
  if (told.kind === "scalar") return told;
  const kept = told.entries.filter(({ key }) => !key.startsWith("x-"));
  return toldMap(
    kept.map(({ key, value }) => [key, withoutExtensions(value)] as const),
    told.at,
  );
}
