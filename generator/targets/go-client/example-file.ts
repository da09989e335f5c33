/** `example_test.go`: an example that pkg.go.dev shows and `go test` runs, against a server of its own. */
import { inColumns } from "../../emit/go/columns.js";
import { headerLines, id, list, std, str } from "../../emit/go/go-code.js";
import { goText } from "../../emit/go/text.js";
import { own } from "../../emit/go/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, numberLiteral, printedFile } from "../../emit/text/code.js";
import { withoutTexts } from "../../model/made-of.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { carriedBy } from "../../sdk/operations/security.js";
import type { PlannedCall, SampleCalls } from "../../sdk/samples/call-list.js";
import { callsOf, type SampleCall, sampleCalls } from "../../sdk/samples/calls.js";
import { recordOfShape } from "../../sdk/shapes/settled-shapes.js";
import { statusNumber } from "../../emit/go/client/readings.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { callExpression, importedName, outside } from "./sample-calls.js";
import { withImport } from "./samples.js";

/** The file; none where no call can be shown. */
export function exampleFile(
  names: Emission,
  model: ApiModel,
  origin: string,
): readonly BuiltFile[] {
  // All calls are looked at when it is printed; one of them is mostly among the first.
  const isAny = operationsOf(model).some(
    (each) => shownCall(sampleCalls([each], model), names) !== undefined,
  );
  const print = (): string => {
    const shown = shownCall(callsOf(model), names);
    return shown === undefined ? "" : exampleText(shown, names, origin);
  };
  return isAny ? [{ kind: "built", path: "example_test.go", print, madeOf: withoutTexts }] : [];
}

interface ShownCall {
  readonly call: SampleCall;
  readonly expression: Code;
}

/** The first of some calls that can be shown. */
function shownCall(calls: SampleCalls<SampleCall>, names: Emission): ShownCall | undefined {
  for (const call of calls.filter((each) => canBeShown(each, names))) {
    const expression = callExpression(call, names);
    if (expression !== undefined) return { call, expression };
  }
  return undefined;
}

/** An answer `{}` fits what is known of its answers, and it needs no credential that the manifest knows. */
function canBeShown({ plan }: PlannedCall, names: Emission): boolean {
  const given = givenBy(plan, names);
  const isOpen = carriedBy(plan.security).every((each) => each.length === 0);
  if (!isOpen || plan.request.baseUrl.kind !== "service" || plan.limits.length > 0) return false;
  if (given.kind === "unknown") return plan.answer.result.negotiation.reading === undefined;
  return given.kind === "value" && recordOfShape(given.shape, names.types.named) !== undefined;
}

function exampleText(
  { call: { plan }, expression }: ShownCall,
  names: Emission,
  origin: string,
): string {
  const types = outside(names);
  const [success] = plan.answer.result.successes;
  const status = statusNumber(success?.status ?? "200");
  const answered = status < 200 ? 200 : status;
  const mediaType = success?.body.contents[0]?.mediaType ?? "application/json";
  const body = code`// It calls a server of its own, so that it runs anywhere.
func Example() {
	server := ${std("NewServer", "net/http/httptest")}(${std("HandlerFunc", "net/http")}(func(w ${std("ResponseWriter", "net/http")}, _ *${std("Request", "net/http")}) {
		w.Header().Set(${list([str("Content-Type"), str(mediaType)])})
		w.WriteHeader(${numberLiteral(answered)})
		_, _ = w.Write([]byte("{}"))
	}))
	defer server.Close()

	ctx := ${std("Background", "context")}()
	client, err := ${own("New", types)}(server.URL)
	if err != nil {
		${std("Fatal", "log")}(err)
	}
	answer, err := ${expression}
	if err != nil {
		${std("Fatal", "log")}(err)
	}
	${std("Println", "fmt")}(answer.Response.StatusCode, string(answer.Raw))
	// Output: ${numberLiteral(answered)} {}
}`;
  const head = code`package ${id(`${names.package}_test`)}`;
  const text = printedFile({ head, body, taken: [importedName(names)] }, goText);
  return `${headerLines([origin]).join("\n")}\n\n${inColumns(withImport(text, names))}`;
}
