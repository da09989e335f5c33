/** Lines that GitHub Actions turns into annotations ("workflow commands"). */
import { visible } from "../diagnostics/visible.js";

/** One annotation; line ends and other special characters are escaped as the runner wants them. */
export function workflowCommand(
  level: "error" | "warning" | "notice",
  properties: { readonly file?: string; readonly title: string },
  message: string,
): string {
  const file = properties.file === undefined ? "" : `file=${escapedProperty(properties.file)},`;
  return `::${level} ${file}title=${escapedProperty(properties.title)}::${escapedData(message)}\n`;
}

function escapedData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escapedData(visible(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
