/** Descriptions of an API that lie where `init` is run: it offers to start from them. */
import { visible } from "../diagnostics/visible.js";
import { npxCommand, type Options, quoted, type StepLine, steps } from "./options.js";

/** Returns the text of `init` in place of writing its starter: a command for each description, and the one for the starter. */
export function offer(
  descriptions: readonly string[],
  options: Pick<Options, "manifest" | "out">,
): string {
  const init = npxCommand("init", { ...options, target: [] });
  const lines: readonly StepLine[] = [
    ...descriptions.map((name): StepLine => [
      `${init} --from ${visible(quoted(name))}`,
      "make the manifest from it",
    ]),
    [`${init} --starter`, "write a small example in its place"],
  ];
  const found =
    descriptions.length === 1 ? "is an OpenAPI description" : "are OpenAPI descriptions";
  return `${descriptions.map(visible).join(", ")} ${found}; nothing was written\n\nWhat next:\n${steps(lines)}`;
}
