/** A page that shows what it found. */
import { findings } from "./findings.js";

const output = document.createElement("output");
output.textContent = JSON.stringify(
  await findings(new URLSearchParams(location.search).get("service") ?? ""),
);
document.body.append(output);
