package engine

import (
	"slices"
	"strconv"
	"time"

	"github.com/spf13/pflag"
)

// given are the texts that an option was given, in their order.
type given struct {
	texts []string
	kind  string
}

// Set keeps a text. All texts are read later, so that all faults are told at once.
func (g *given) Set(text string) error {
	g.texts = append(g.texts, text)
	return nil
}

// String returns the default, of which there is none.
func (g *given) String() string { return "" }

// Type returns what the help calls a value.
func (g *given) Type() string { return g.kind }

// callOption is an option that every call has.
type callOption struct {
	name, kind, text string
	choices          []string
	// isSwitch says that it takes no value.
	isSwitch bool
}

// outputs are the forms in which a response can be shown.
var outputs = []string{"json", "lines", "raw", "table", "yaml"}

// callOptions are the options of every call. The generator keeps their names free: no parameter has an option that is called so.
var callOptions = []callOption{
	{name: "path", kind: "name=value", text: "give a value of the path by its name: name=text, several times for a list, or name:=JSON for a list or an object"},
	{name: "query", kind: "name=value", text: "send a query parameter, whether or not it is shown; several times for several values"},
	{name: "header", kind: "name=value", text: "send a header; name@FILE and name@- read its value, such as a secret, from a file or stdin"},
	{name: "cookie", kind: "name=value", text: "send a cookie"},
	{name: "body", kind: "JSON|@FILE|-", text: "send a body: as it stands here, from a file, or from stdin"},
	{name: "field", kind: "name=value", text: "send a field of the body: name=text, name:=JSON, or name@FILE; several times for several fields"},
	{name: "content-type", kind: "type", text: "media type of the body"},
	{name: "accept", kind: "type", text: "media type to ask for"},
	{name: "output", kind: "form", text: "print the response as json, lines (one item a line), raw (the bytes as they came), table or yaml", choices: outputs},
	{name: "pointer", kind: "pointer", text: "print only what stands at a JSON Pointer, such as /items/0/name; with --output raw a text has no quotes"},
	{name: "include", isSwitch: true, text: "print the status and the headers, too: of a success on stdout, of an error on stderr"},
	{name: "output-file", kind: "FILE", text: "write the body to a file"},
	{name: "all", isSwitch: true, text: "follow all pages, and print their items as one list"},
	{name: "list", kind: "name", text: "which list to follow, where a response has several"},
	{name: "dry-run", isSwitch: true, text: "print the request as a curl command, without secrets, and send nothing"},
	{name: "base-url", kind: "URL", text: "base URL of the service"},
	{name: "credential", kind: "scheme@FILE", text: "read the secret of a scheme from a file, or from stdin as scheme@-"},
	{name: "profile", kind: "name", text: "use the settings and the credentials of a profile"},
	{name: "timeout", kind: "duration", text: "longest time of one attempt, such as 10s or 2m; 0 for none (1m)"},
	{name: "deadline", kind: "duration", text: "longest time of the whole call; 0 for none (0)"},
	{name: "idle-timeout", kind: "duration", text: "longest silence within a stream or a download; 0 for none (0)"},
	{name: "retries", kind: "number", text: "how often a failed call is tried again, if that is safe (2)"},
	{name: "idempotent", isSwitch: true, text: "the call may be tried again, whatever its method is; --idempotent=false: never"},
	{name: "follow-redirects", isSwitch: true, text: "follow redirects also with headers of your own; they never reach another origin"},
	{name: "verbose", isSwitch: true, text: "tell of each request on stderr, without secrets and values of the query"},
	{name: "no-color", isSwitch: true, text: "print without colours"},
}

// flagsOf are the options of a call as the parser has them.
func callFlags() *pflag.FlagSet {
	flags := pflag.NewFlagSet("call", pflag.ContinueOnError)
	for _, each := range callOptions {
		flag := flags.VarPF(&given{kind: each.kind}, each.name, "", each.text)
		if each.isSwitch {
			flag.NoOptDefVal = "true"
		}
	}
	return flags
}

// textsOf gives what an option was given.
func textsOf(flags *pflag.FlagSet, name string) []string {
	flag := flags.Lookup(name)
	if flag == nil {
		return nil
	}
	own, isOurs := flag.Value.(*given)
	if !isOurs {
		return nil
	}
	return own.texts
}

// settings are the options of a call once they are read.
type settings struct {
	output, pointer, list, outputFile, baseURL, accept, contentType string
	isIncluding, isAll, isDry, isVerbose, isPlain, followsRedirects bool
	timeout, deadline, idle                                         time.Duration
	retries                                                         int
	place                                                           pointer
	hasPointer                                                      bool
	// isIdempotent is nil where the operation decides.
	isIdempotent *bool
}

// readSettings reads the options of a call, and tells all that is wrong with them.
func readSettings(flags *pflag.FlagSet) (settings, []error) {
	r := &reading{flags: flags}
	made := settings{
		output:      r.text("output", ""),
		list:        r.text("list", ""),
		outputFile:  r.text("output-file", ""),
		baseURL:     r.text("base-url", ""),
		accept:      r.text("accept", ""),
		contentType: r.text("content-type", ""),
		isIncluding: r.isOn("include"), isAll: r.isOn("all"), isDry: r.isOn("dry-run"), isVerbose: r.isOn("verbose"),
		isPlain: r.isOn("no-color"), followsRedirects: r.isOn("follow-redirects"),
		timeout: r.duration("timeout", time.Minute), deadline: r.duration("deadline", 0), idle: r.duration("idle-timeout", 0),
		retries: r.number("retries", 2),
	}
	if made.output != "" && !slices.Contains(outputs, made.output) {
		r.refuse("--output must be one of json, lines, raw, table, yaml, and not %q", made.output)
	}
	if len(textsOf(flags, "idempotent")) > 0 {
		isIdempotent := r.isOn("idempotent")
		made.isIdempotent = &isIdempotent
	}
	made.pointer, made.hasPointer = r.text("pointer", ""), flags.Changed("pointer")
	place, err := pointerOf(made.pointer)
	if err != nil {
		r.refuse("--pointer: %v", err)
	}
	made.place = place
	for _, each := range []struct {
		isBoth bool
		text   string
	}{
		{made.isAll && made.isIncluding, "--include shows one response, and --all makes one list of several: give only one of them"},
		{made.isAll && made.hasPointer, "--pointer is for one response, and --all makes one list of several: give only one of them"},
		{made.outputFile != "" && (made.output != "" || made.hasPointer || made.isAll), "--output-file writes the body as it came: --output, --pointer and --all do not go with it"},
	} {
		if each.isBoth {
			r.refuse("%s", each.text)
		}
	}
	return made, r.faults
}

// reading reads options one by one.
type reading struct {
	flags  *pflag.FlagSet
	faults []error
}

func (r *reading) refuse(form string, values ...any) {
	r.faults = append(r.faults, misuse(form, values...))
}

func (r *reading) text(name, usual string) string {
	texts := textsOf(r.flags, name)
	if len(texts) == 0 {
		return usual
	}
	return texts[len(texts)-1]
}

func (r *reading) isOn(name string) bool {
	text := r.text(name, "false")
	isOn, err := strconv.ParseBool(text)
	if err != nil {
		r.refuse("--%s takes no value but true and false, and not %q", name, text)
	}
	return isOn
}

func (r *reading) duration(name string, usual time.Duration) time.Duration {
	text := r.text(name, "")
	if text == "" {
		return usual
	}
	if text == "0" {
		return 0
	}
	read, err := time.ParseDuration(text)
	if err != nil || read < 0 {
		r.refuse("--%s must be a duration with a unit, such as 10s or 2m, and not %q", name, text)
	}
	return read
}

func (r *reading) number(name string, usual int) int {
	text := r.text(name, "")
	if text == "" {
		return usual
	}
	read, err := strconv.Atoi(text)
	if err != nil || read < 0 {
		r.refuse("--%s must be a whole number, and not %q", name, text)
	}
	return read
}
