/** The keys of a configuration: what no reader takes is lost, with the reason why a manifest does not have it. */
import { entriesIn, nameAt } from "../openapi/fields.js";
import type { LossReport } from "../openapi/losses.js";
import type { SourceNode } from "../sources/source-node.js";

/** A map whose keys are read one by one. */
export interface Keys {
  readonly node: SourceNode;
  /** The value of a key, which then counts as read. */
  readonly take: (key: string) => SourceNode | undefined;
  /** Says of all that was not read that it is lost. */
  readonly close: () => void;
}

/** The keys of a map; anything else in its place is lost. */
export function keysOf(
  node: SourceNode,
  report: LossReport,
  reasons: ReadonlyMap<string, string>,
): Keys {
  const entries = entriesIn(node, report);
  const read = new Set<string>();
  return {
    node,
    take: (key) => {
      read.add(key);
      return node.get(key);
    },
    close: () => {
      for (const { key, node: value } of entries) {
        if (!read.has(key)) report.add(value.at, key, reasons.get(key) ?? unknown);
      }
    },
  };
}

/** Returns the text of a value; anything else is lost. */
export function textOf(node: SourceNode | undefined, report: LossReport): string | undefined {
  const text = node?.text();
  if (node !== undefined && text === undefined) {
    report.add(node.at, nameAt(node), "A text is expected here.");
  }
  return text;
}

const unknown = "It is not known what it means here.";

const tests = "The tests of a package are not made of a configuration.";
const ofTerraform = "There is no output for Terraform.";
const ofMcp = "There is no output for MCP servers.";
const inLanguages = "Every client has all operations.";

/** Why keys of the whole are not taken over. */
export const reasonsOfRoot: ReadonlyMap<string, string> = new Map([
  ["edition", "It is a version of the generator's that read it."],
  ["settings", "The outputs of this generator have settings of their own, in targets.yaml."],
  ["query_settings", "`style` and `explode` of the description say how values are written."],
  ["streaming", "The media types of the description say which answers are streams."],
  ["errors", "The responses of the description say which errors there are."],
  ["codeflow", "Releases are not made by this generator."],
  ["diagnostics", "It silences the diagnostics of another generator."],
  [
    "custom_casings",
    "Each output writes names in its own way; only the client's class is called so.",
  ],
  ["custom_code", "Code of your own stays in your repository."],
  ["openapi", "The description is read as it stands: apply changes to it before."],
  ["models", "Models stand in a resource or in `$shared`."],
]);

/** Why keys of a resource are not taken over. */
export const reasonsOfResource: ReadonlyMap<string, string> = new Map([
  ["skip", inLanguages],
  ["only", inLanguages],
  ["terraform", ofTerraform],
  ["mcp", ofMcp],
  ["custom", "Code of your own stays in your repository."],
  ["standalone_api", "There is one document for all groups."],
]);

/** Why keys of a method are not taken over. */
export const reasonsOfMethod: ReadonlyMap<string, string> = new Map([
  ["skip", inLanguages],
  ["only", inLanguages],
  ["terraform", ofTerraform],
  ["mcp", ofMcp],
  ["skip_test_reason", tests],
  ["positional_params", "Each client has its own rule for the order of arguments."],
  ["body_param_name", "Each client has its own name for the body of a request."],
  ["unwrap_response", "A call gives the whole answer."],
  ["default_request_options", "Time limits and retries are options of a client and of a call."],
  ["streaming", "The media types of the description say which answers are streams."],
  ["docs", "Samples are made of the facts."],
  ["description", "The description's own text is taken."],
]);

/** Why keys of an option of the client are not taken over. */
export const reasonsOfOption: ReadonlyMap<string, string> = new Map([
  ["example", "It is a value for tests and samples."],
  ["default", "A client has no credentials or headers unless the caller gives them."],
  ["required_in_tests", tests],
  ["server_variable", "A base URL has no variables: callers give another `baseUrl`."],
]);

/** Why keys of the client's settings are not taken over. */
export const reasonsOfClient: ReadonlyMap<string, string> = new Map([
  ["default_headers", "Headers of a client that are always the same are its caller's to give."],
  ["default_timeout", "Time limits are options of a client and of a call."],
  ["default_retries", "Retries are options of a client and of a call."],
  ["default_env_prefix", "Variables are read by their whole names."],
]);

/** Why keys of an organization are not taken over. */
export const reasonsOfOrganization: ReadonlyMap<string, string> = new Map([
  ["docs", "The manifest has no place for links to other documents."],
  ["contact", "The manifest does not say whom to ask."],
  ["security_contact", "The manifest does not say whom to ask."],
  ["github_org", "Repositories are not made by this generator."],
  ["upload_spec", "Nothing is uploaded."],
]);
