// Made by endpoint-manifest (docs) from its template markdown/code-groups.ts. Not to be edited: fill the manifest in and run generate.

/** Tabs: adjacent code blocks with labels, which are languages or statuses. They are radio buttons, which the site's scripts listen to. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { fenceInfo } from "./fences.js";

/** Labels of examples of responses: statuses, as OpenAPI writes them. */
const status = /^(?:[1-5](?:\d\d|XX)|default)$/;

/** Adds the rules. */
export function codeGroups(md: MarkdownIt): void {
  md.core.ruler.after("block", "code-groups", wrapRuns);
  md.renderer.rules["code_group_open"] = (tokens, index) => {
    const { name, labels } = groupOf(tokens[index]);
    const areStatuses = labels.every((label) => status.test(label));
    const [look, title] = areStatuses
      ? ["vp-code-group statuses", "Status"]
      : ["vp-code-group", "Language"];
    const tabs = labels.map((label, place) => {
      const id = `${name}-${place + 1}`;
      const text = md.utils.escapeHtml(label);
      const checked = place === 0 ? " checked" : "";
      return `<input type="radio" name="${name}" id="${id}"${checked}><label for="${id}">${text}</label>`;
    });
    const head = `<div class="${look}"><fieldset class="tabs" aria-label="${title}">`;
    return `${head}${tabs.join("")}</fieldset><div class="blocks">\n`;
  };
  md.renderer.rules["code_group_close"] = () => "</div></div>\n";
}

function wrapRuns(state: StateCore): void {
  const wrapped: Token[] = [];
  let run: Token[] = [];
  let groups = 0;
  const end = (): void => {
    if (run.length < 2) wrapped.push(...run);
    else {
      groups += 1;
      const open = new state.Token("code_group_open", "div", 1);
      open.meta = { name: `code-${groups}`, labels: run.map((each) => fenceInfo(each).label) };
      run.forEach((each, place) => {
        each.meta = { isActive: place === 0 };
      });
      wrapped.push(open, ...run, new state.Token("code_group_close", "div", -1));
    }
    run = [];
  };
  for (const token of state.tokens) {
    if (token.type === "fence" && fenceInfo(token).label !== undefined) run.push(token);
    else {
      end();
      wrapped.push(token);
    }
  }
  end();
  state.tokens = wrapped;
}

function groupOf(token: Token | undefined): {
  readonly name: string;
  readonly labels: readonly string[];
} {
  return token?.meta ?? { name: "code", labels: [] };
}
