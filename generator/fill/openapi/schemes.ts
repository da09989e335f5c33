/** How callers say who they are (OpenAPI 3.1.1, sections 4.8.27 to 4.8.29; OpenAPI 2.0, "Security Scheme Object"). */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { type Fields, fieldsOf } from "./fields.js";
import { flowsAt, scopesOf, swaggerFlow } from "./flows.js";
import { type Marks, marksOf } from "./marks.js";
import { mapAt, type Reading } from "./reading.js";
import { lost, notShown, prose, textOfForm, withEntries } from "./values.js";

/** A scheme; undefined where it is none that the manifest knows. `used` are scopes that calls need of it. */
export function schemeAt(
  node: SourceNode,
  used: readonly SourceNode[],
  reading: Reading,
): Told | undefined {
  const { report } = reading;
  const target = mapAt(node, reading);
  if (target === undefined) return undefined;
  const fields = fieldsOf(target, report);
  const marks = marksOf(fields, report);
  const type = fields.take("type");
  const description = prose(fields.take("description"), report);
  const words = wordsOf(type?.text(), { fields, marks, used }, reading);
  if (words === undefined || type === undefined) {
    return lost(target, report, "The manifest knows no such scheme.");
  }
  fields.close();
  const said = marks.has("description") ? undefined : description;
  return toldMap(
    [["type", toldScalar(typeName(type.text() ?? ""), type.at)], ["description", said], ...words],
    target.at,
  );
}

type Words = readonly (readonly [key: string, value: Told | undefined])[];

interface SchemeFields {
  readonly fields: Fields;
  readonly marks: Marks;
  readonly used: readonly SourceNode[];
}

/** `basic` of 2.0 is a scheme of HTTP. */
function typeName(type: string): string {
  return type === "basic" ? "http" : type;
}

function wordsOf(
  type: string | undefined,
  { fields, marks, used }: SchemeFields,
  reading: Reading,
): Words | undefined {
  const { report } = reading;
  switch (type) {
    case "apiKey": {
      const place = fields.take("in");
      const isKnown = ["header", "query", "cookie"].includes(place?.text() ?? "");
      if (place !== undefined && !isKnown) lost(place, report, "No key can stand there.");
      return [
        ["name", textOfForm(fields.take("name"), "name", report)],
        ["in", place && isKnown ? toldScalar(place.text() ?? "", place.at) : undefined],
      ];
    }
    case "basic":
      return [["scheme", toldScalar("basic", fields.node.at)]];
    case "http":
      return [
        ["scheme", textOfForm(fields.take("scheme"), "text", report)],
        ["bearerFormat", prose(fields.take("bearerFormat"), report)],
      ];
    case "oauth2":
      return oauthWords({ fields, marks, used }, reading);
    case "openIdConnect":
      return [["openIdConnectUrl", textOfForm(fields.take("openIdConnectUrl"), "url", report)]];
    case "mutualTLS":
      return [];
    default:
      return undefined;
  }
}

function oauthWords({ fields, marks, used }: SchemeFields, reading: Reading): Words {
  const { version } = reading;
  const flows =
    version === "2.0" ? swaggerFlow(fields, reading) : flowsAt(fields.take("flows"), reading);
  const scopes = scopesOf(flows, { used, marks, owner: fields.node }, reading);
  return [
    ["flows", marks.has("flows") ? undefined : opened(flows.told, marks.isOpen("flows"))],
    ["scopes", marks.has("scopes") ? undefined : scopes],
  ];
}

function opened(flows: Told | undefined, isOpen: boolean): Told | undefined {
  if (!isOpen || flows === undefined) return flows;
  return withEntries(flows, [["(others)", notShown(flows.at)]]);
}
