/** Programs that call a package in each of its ways. */
import type { GroupPlan } from "../../../generator/sdk/plan.js";
import type { Emission } from "../../../generator/targets/kotlin-client/emission.js";
import { pathValues } from "../../../generator/targets/kotlin-client/inputs.js";

/** A call of each operation, as somebody writes it who knows no more of it than its route. */
export function callsOf(group: GroupPlan, above: string, names: Emission): readonly string[] {
  const at = `${above}.${names.groups.get(group)?.property ?? ""}`;
  const own = group.operations.flatMap((plan) => {
    if (plan.kind !== "callable") return [];
    const values = pathValues(plan, names).map(({ name }) => JSON.stringify(`a/${name}`));
    const name = names.operations.get(plan)?.function ?? "";
    const body = plan.request.sendsBody ? 'body(Body.json(mapOf("name" to "x")))\n' : "";
    const call = `${at}.${name}(${values.join(", ")})`;
    const block = `${body}query("limit" to 10)\nheader("X-Own", "1")`;
    return [...(body === "" ? [call] : []), `${call} {\n${block}\n}`];
  });
  return [...own, ...group.groups.flatMap((each) => callsOf(each, at, names))];
}

/** A program that makes calls, and prints the requests that they send and what it sees of their answers. */
export function callerSource(calls: readonly string[], kotlin: string): string {
  const blocks = calls.map(
    (call) => `    run {
        val value: JsonValue? = ${call}
        println(value?.json())
        println(value["name"]?.text())
        println(client.withResponse { ${call} }.response.status)
        println(client.outcome { ${call} } is Outcome.Success)
        println(value?.decode { it.json().toString() })
    }
`,
  );
  return `import ${kotlin}.*

suspend fun main() {
    val client =
        Example {
            baseUrl = "https://api.example.com/v1"
            header("Authorization", "Bearer x")
            transport =
                Transport {
                    println("\${it.method} \${it.url} \${it.headers["authorization"]}")
                    TransportResponse(200, "application/json", "{}")
                }
        }
${blocks.join("")}}
`;
}
