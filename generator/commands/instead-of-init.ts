/** The next steps where a manifest already stands in the folder of `init`: fill it in, or follow its source. */
import { npxCommand, type Options } from "./options.js";

/** A sentence for the person who ran it; undefined where the folder holds something else than a manifest. */
export function insteadOfInit(
  names: readonly string[],
  {
    manifest,
    out,
    from = [],
  }: Pick<Options, "manifest" | "out"> & { readonly from?: readonly string[] },
): string | undefined {
  if (!names.includes("service.yaml")) return undefined;
  const [first] = from;
  if (first === undefined) {
    return "there is a manifest already: edit it, or name a folder that is not there yet with --manifest";
  }
  const fill = `${npxCommand("fill", { manifest, out, target: [] })} --from ${from.join(" ")}`;
  return `there is a manifest already: \`${fill}\` fills in what it does not know, and with --update it follows a description that it was made of; or name a folder that is not there yet with --manifest`;
}
