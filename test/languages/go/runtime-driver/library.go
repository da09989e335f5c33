package client

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"example.com/client/internal/wire"
)

type wireValue = wire.Value

// libraryOp is an operation of test/vectors/manifests/library, as the emitter would write it.
type libraryOp struct {
	op       operation
	path     []string
	body     string
	paging   *paging
	stream   string
	notShown *OperationNotShown
}

// namedError stands for the class of a status that the manifest names.
type namedError struct{ *APIError }

func (e *namedError) Unwrap() error { return e.APIError }

func newNamedError(e *APIError) error { return &namedError{e} }

var (
	common     = []failure{{401, newNamedError}, {404, newNamedError}}
	ofBook     = append([]failure{{409, newNamedError}, {422, newNamedError}, {503, newNamedError}}, common...)
	readsLines = []reading{{types: []string{"application/x-ndjson"}}}
)

func get1(path string, styles ...wire.Parameter) operation {
	return operation{method: "GET", path: path, styles: styles, failures: common}
}

func getJSON(path string, failures []failure) operation {
	return operation{method: "GET", path: path, accept: "application/json", reads: readsJSON, failures: failures}
}

func style(in wire.Place, style wire.Style, explode bool) wire.Parameter {
	return wire.Parameter{Name: map[bool]string{true: "X-V", false: "v"}[in == wire.Header], In: in, Style: style, Explode: explode}
}

func posting(method, path, contentType string) operation {
	return operation{method: method, path: path, sends: &sending{contentType: contentType}, failures: common}
}

func repeated(method, path string, repeat repeatable) operation {
	return operation{method: method, path: path, repeat: repeat, sends: sendsJSON, accept: "application/json", reads: readsJSON, failures: common}
}

func needing(path string, alternatives ...alternative) operation {
	op := getJSON(path, common)
	n := need(alternatives)
	op.need = &n
	return op
}

func one(scheme string) alternative { return alternative{{scheme: scheme}} }

func paged(path string, p paging) *libraryOp {
	return &libraryOp{op: getJSON(path, common), paging: &p}
}

var library = libraryOps()

func libraryOps() map[string]*libraryOp {
	withV := []string{"v"}
	ops := map[string]*libraryOp{
		"paths.one":             {op: get1("/items/{id}"), path: []string{"id"}},
		"paths.two":             {op: get1("/items/{id}/parts/{part}"), path: []string{"id", "part"}},
		"paths.within":          {op: get1("/files/{name}.json"), path: []string{"name"}},
		"paths.unknown":         {op: get1("/unknown/{id}"), path: []string{"id"}},
		"paths.simple":          {op: get1("/simple/{v}", style(wire.Path, wire.Simple, false)), path: withV},
		"paths.simple-exploded": {op: get1("/simple-exploded/{v}", style(wire.Path, wire.Simple, true)), path: withV},
		"paths.label":           {op: get1("/label/{v}", style(wire.Path, wire.Label, false)), path: withV},
		"paths.label-exploded":  {op: get1("/label-exploded/{v}", style(wire.Path, wire.Label, true)), path: withV},
		"paths.matrix":          {op: get1("/matrix/{v}", style(wire.Path, wire.Matrix, false)), path: withV},
		"paths.matrix-exploded": {op: get1("/matrix-exploded/{v}", style(wire.Path, wire.Matrix, true)), path: withV},

		"queries.form":                     {op: get1("/form", style(wire.Query, wire.Form, false))},
		"queries.form-exploded":            {op: get1("/form-exploded", style(wire.Query, wire.Form, true))},
		"queries.space-delimited":          {op: get1("/space-delimited", style(wire.Query, wire.SpaceDelimited, false))},
		"queries.space-delimited-exploded": {op: get1("/space-delimited-exploded", style(wire.Query, wire.SpaceDelimited, true))},
		"queries.pipe-delimited":           {op: get1("/pipe-delimited", style(wire.Query, wire.PipeDelimited, false))},
		"queries.pipe-delimited-exploded":  {op: get1("/pipe-delimited-exploded", style(wire.Query, wire.PipeDelimited, true))},
		"queries.deep-object":              {op: get1("/deep-object", style(wire.Query, wire.DeepObject, true))},
		"queries.deep-object-indices":      {op: get1("/deep-object-indices", wire.Parameter{Name: "v", In: wire.Query, Style: wire.DeepObject, Arrays: wire.Indices})},
		"queries.deep-object-repeat":       {op: get1("/deep-object-repeat", wire.Parameter{Name: "v", In: wire.Query, Style: wire.DeepObject, Arrays: wire.Repeat})},
		"queries.reserved": {op: get1("/reserved", wire.Parameter{Name: "v", In: wire.Query, Encode: wire.Reserved},
			wire.Parameter{Name: "list", In: wire.Query, Style: wire.Form, Encode: wire.ReservedItems})},
		"queries.plain":      {op: get1("/plain", wire.Parameter{Name: "ids[]", In: wire.Query, Style: wire.Form, Explode: true})},
		"queries.json":       {op: get1("/json", wire.Parameter{Name: "where", In: wire.Query, Style: wire.JSONOrText})},
		"queries.open":       {op: get1("/open")},
		"queries.with-query": {op: get1("/fixed")},
		"queries.same-name": {op: operation{method: "POST", path: "/same/{ids}", sends: sendsJSON,
			styles: []wire.Parameter{{Name: "ids", In: wire.Query, Style: wire.Form}}}, path: []string{"ids"}, body: "json"},

		"fields.simple":          {op: get1("/headers/simple", style(wire.Header, wire.Simple, false))},
		"fields.simple-exploded": {op: get1("/headers/simple-exploded", style(wire.Header, wire.Simple, true))},
		"fields.json":            {op: get1("/headers/json", style(wire.Header, wire.JSON, false))},
		"fields.open":            {op: get1("/headers/open")},
		"fields.cookies":         {op: get1("/cookies/cookies", wire.Parameter{Name: "list", In: wire.Cookie, Style: wire.Form})},
		"fields.sharing":         {op: get1("/cookies/sharing")},

		"bodies.json":       {op: posting("POST", "/bodies/json", "application/json"), body: "json"},
		"bodies.maybe-json": {op: posting("POST", "/bodies/maybe-json", "application/json"), body: "json"},
		"bodies.any-json":   {op: posting("POST", "/bodies/any-json", "application/json"), body: "json"},
		"bodies.json-list":  {op: posting("POST", "/bodies/json-list", "application/json"), body: "json"},
		"bodies.patch":      {op: posting("PATCH", "/bodies/patch", "application/merge-patch+json"), body: "json"},
		"bodies.form":       {op: posting("POST", "/bodies/form", "application/x-www-form-urlencoded"), body: "form"},
		"bodies.multipart":  {op: posting("POST", "/bodies/multipart", "multipart/form-data"), body: "multipart"},
		"bodies.text":       {op: posting("PUT", "/bodies/text", "text/plain"), body: "text"},
		"bodies.bytes":      {op: posting("PUT", "/bodies/bytes", "application/octet-stream"), body: "bytes"},
		"bodies.image":      {op: posting("PUT", "/bodies/image", ""), body: "bytes"},
		"bodies.several":    {op: posting("POST", "/bodies/several", "application/json"), body: "several"},
		"bodies.unknown":    {op: posting("POST", "/bodies/unknown", ""), body: "any"},
		"bodies.none":       {op: operation{method: "POST", path: "/bodies/none"}, body: "any"},

		"answers.book":    {op: getJSON("/book", ofBook)},
		"answers.books":   {op: getJSON("/books", common)},
		"answers.either":  {op: operation{method: "POST", path: "/either", repeat: repeatAlways, accept: "application/json", reads: readsJSON}},
		"answers.text":    {op: operation{method: "GET", path: "/text", accept: "text/plain", reads: []reading{{types: []string{"text/plain"}}}}},
		"answers.bytes":   {op: operation{method: "GET", path: "/bytes", reads: []reading{{types: []string{"application/octet-stream"}}}}},
		"answers.several": {op: operation{method: "GET", path: "/several", accept: "application/json, text/csv, image/*", reads: []reading{{types: []string{"application/json", "text/csv", "image/*"}}}}},
		"answers.nothing": {op: operation{method: "DELETE", path: "/nothing"}},
		"answers.unknown": {op: get1("/unknown")},
		"answers.head":    {op: operation{method: "HEAD", path: "/head"}},
		"answers.default": {op: getJSON("/default", common)},

		"repeats.read":            {op: getJSON("/repeats/read", common)},
		"repeats.head":            {op: repeated("HEAD", "/repeats/head", repeatByMethod)},
		"repeats.options":         {op: repeated("OPTIONS", "/repeats/options", repeatByMethod)},
		"repeats.replace":         {op: repeated("PUT", "/repeats/replace", repeatByMethod), body: "json"},
		"repeats.remove":          {op: repeated("DELETE", "/repeats/remove", repeatByMethod)},
		"repeats.create":          {op: repeated("POST", "/repeats/create", repeatByMethod), body: "json"},
		"repeats.change":          {op: repeated("PATCH", "/repeats/change", repeatByMethod), body: "json"},
		"repeats.create-once":     {op: repeated("POST", "/repeats/create-once", repeatAlways), body: "json"},
		"repeats.replace-twice":   {op: repeated("PUT", "/repeats/replace-twice", repeatNever)},
		"repeats.create-with-key": {op: repeated("POST", "/repeats/create-with-key", repeatAlways), body: "json"},
		"repeats.upload":          {op: posting("PUT", "/repeats/upload", "application/octet-stream"), body: "bytes"},

		"pages.offset":       paged("/pages/offset", paging{in: wire.Query, name: "offset", items: "/items", total: "/total", next: "/next"}),
		"pages.plain-offset": paged("/pages/plain-offset", paging{in: wire.Query, name: "offset", items: "/items"}),
		"pages.cursor":       paged("/pages/cursor", paging{strategy: byCursor, in: wire.Query, name: "after", items: "/items", cursor: "/cursors/after", hasMore: "/more"}),
		"pages.nested":       paged("/pages/nested", paging{strategy: byCursor, in: wire.Query, name: "after", root: "/books", items: "/items", cursor: "/cursors/after", hasMore: "/more"}),
		"pages.page":         paged("/pages/page", paging{strategy: byPage, in: wire.Query, name: "page", first: 1, items: "/data", total: "/meta/total", hasMore: "/meta/more"}),
		"pages.link":         paged("/pages/link", paging{strategy: byLink, items: "/items", next: "/links/next"}),
		"pages.keyed":        paged("/pages/keyed", paging{strategy: byLink, items: "/items", next: "/links/next"}),
		"pages.link-header":  paged("/pages/link-header", paging{strategy: byLink, next: "header:Link"}),
		"pages.token":        paged("/pages/token", paging{strategy: byCursor, in: wire.Header, name: "X-Page-Token", cursor: "header:X-Next-Page-Token"}),
		"pages.several":      paged("/pages/several", paging{in: wire.Query, name: "offset", items: "/items"}),

		"streams.events":      {op: operation{method: "GET", path: "/streams/events", accept: "text/event-stream", reads: []reading{{types: []string{"text/event-stream"}}}}, stream: "events"},
		"streams.text-events": {op: operation{method: "GET", path: "/streams/text-events", accept: "text/event-stream", reads: []reading{{types: []string{"text/event-stream"}}}}, stream: "text-events"},
		"streams.lines":       {op: operation{method: "GET", path: "/streams/lines", accept: "application/x-ndjson", reads: readsLines}, stream: "lines"},
		"streams.sequence":    {op: operation{method: "GET", path: "/streams/sequence", accept: "application/json-seq", reads: []reading{{types: []string{"application/json-seq"}}}}, stream: "sequence"},

		"desk.header-key":  {op: needing("/desk/header-key", one("header-key"))},
		"desk.query-key":   {op: needing("/desk/query-key", one("query-key"))},
		"desk.cookie-key":  {op: needing("/desk/cookie-key", one("cookie-key"))},
		"desk.basic":       {op: needing("/desk/basic", one("basic"))},
		"desk.bearer":      {op: needing("/desk/bearer", one("bearer"))},
		"desk.application": {op: needing("/desk/application", alternative{{scheme: "application", scopes: []string{"read", "write"}}})},
		"desk.user":        {op: needing("/desk/user", alternative{{scheme: "user", scopes: []string{"read"}}})},
		"desk.either":      {op: needing("/desk/either", one("header-key"), one("bearer"))},
		"desk.both":        {op: needing("/desk/both", alternative{{scheme: "header-key"}, {scheme: "basic"}})},
		"desk.optional":    {op: needing("/desk/optional", alternative{}, one("bearer"))},
		"desk.open":        {op: getJSON("/desk/open", common)},

		"limits.ids": {op: operation{method: "GET", path: "/limits/ids", styles: []wire.Parameter{{Name: "ids", In: wire.Query, Style: wire.Form}},
			check: &limits{{of: []string{"query.ids"}, maxItems: 3, minItems: 2, by: "its schema"}}}},
		"limits.size": {op: operation{method: "GET", path: "/limits/size", accept: "application/json", reads: readsJSON,
			check: &limits{{of: []string{"query.limit"}, maximum: 20, hasMaximum: true, by: "limits.pageSize"}}}},
		"limits.together": {op: operation{method: "POST", path: "/limits/together", sends: sendsJSON, styles: []wire.Parameter{{Name: "a", In: wire.Query, Style: wire.Form, Explode: true}},
			check: &limits{{of: []string{"query.a", "body.b"}, maxItems: 3, by: "At most three."}}}, body: "json"},

		"old.card":  {op: getJSON("/old/card", common)},
		"old.shelf": {op: getJSON("/old/shelf", common)},

		"unseen.nameless": {notShown: &OperationNotShown{"unseen.nameless", []string{"method", "path"}, "manifest/groups/unseen.yaml#operations.nameless"}},
		"unseen.pathless": {notShown: &OperationNotShown{"unseen.pathless", []string{"path"}, "manifest/groups/unseen.yaml#operations.pathless"}},
	}
	for id, each := range ops {
		each.op.id = id
	}
	ops["old.card"].op.deprecated = &Deprecation{"2026-02-01", "2026-08-01", "answers.book", "The catalogue has moved."}
	ops["repeats.create-with-key"].op.keyHeader = "Idempotency-Key"
	ops["repeats.create-with-key"].op.accept = ""
	ops["pages.keyed"].op.need = &need{one("bearer")}
	ops["fields.sharing"].op.need = &need{one("cookie-key")}
	deep := wire.Parameter{Name: "deep", In: wire.Query, Style: wire.DeepObject, Explode: true}
	tags := wire.Parameter{Name: "tags", In: wire.Query, Style: wire.Form, Explode: true}
	listed := wire.Parameter{Name: "listed", In: wire.Query, Style: wire.Form}
	ops["bodies.form"].op.sends.fields = []formField{{name: "deep", style: &deep}, {name: "tags", style: &tags}, {name: "listed", style: &listed}}
	ops["bodies.multipart"].op.sends.fields = []formField{{name: "file", contentType: "application/octet-stream"}, {name: "cover", contentType: "image/png"}}
	return ops
}

var events = []*webhook{
	{name: "returned", contentType: "application/json", signature: &signature{hash: sha256Hash, header: "X-Signature", prefix: "sha256=",
		signs: "{timestamp}.{body}", timestampHeader: "X-Timestamp", tolerance: 300 * time.Second, hasTolerance: true}},
	{name: "lent", contentType: "text/plain", signature: &signature{hash: sha1Hash, header: "X-Hub-Signature", encoding: base64Encoding, signs: "{body}"}},
	{name: "lost", contentType: "application/json", signature: &signature{hash: sha512Hash, header: "Library-Signature", encoding: base64URLEncoding, prefix: "v1,",
		signs: "{id}.{timestamp}.{body}", timestampHeader: "Library-Timestamp", tolerance: 60 * time.Second, hasTolerance: true}},
}

// credentialOf makes the credential of a scheme.
func credentialOf(scheme string, given json.RawMessage) credential {
	var said struct {
		Secret             *string
		Secrets            []string
		Username, Password string
		ClientCredentials  *struct {
			TokenURL, ClientID, ClientSecret, ClientAuthentication string
			Scopes                                                 []string
			Parameters                                             map[string]string
		}
		RefreshToken *struct {
			TokenURL, ClientID, ClientSecret, AccessToken, RefreshToken string
			ExpiresInSeconds                                            *float64
		}
	}
	if err := json.Unmarshal(given, &said); err != nil {
		panic(err)
	}
	switch {
	case said.ClientCredentials != nil:
		c := said.ClientCredentials
		return clientCredentials(ClientCredentials{Scopes: c.Scopes, TokenEndpoint: TokenEndpoint{
			TokenURL: c.TokenURL, ClientID: c.ClientID, ClientSecret: c.ClientSecret, SecretInBody: c.ClientAuthentication == "body", Parameters: c.Parameters,
		}})
	case said.RefreshToken != nil:
		r := said.RefreshToken
		tokens := Tokens{AccessToken: r.AccessToken, RefreshToken: r.RefreshToken}
		if r.ExpiresInSeconds != nil {
			tokens.ExpiresAt = time.Now().Add(time.Duration(*r.ExpiresInSeconds * float64(time.Second)))
		}
		return refreshing(RefreshToken{Tokens: tokens, TokenEndpoint: TokenEndpoint{TokenURL: r.TokenURL, ClientID: r.ClientID, ClientSecret: r.ClientSecret}})
	case scheme == "basic":
		return basic(said.Username, said.Password)
	}
	own := secret{}
	if said.Secret != nil {
		own = fixed(*said.Secret)
	} else {
		own = asked(inTurn(said.Secrets))
	}
	switch scheme {
	case "header-key":
		return headerKey("X-Key", own)
	case "query-key":
		return queryKey("key", own)
	case "cookie-key":
		return cookieKey("session", own)
	}
	return bearer(own)
}

// inTurn gives the first secret, and the next when it was refused.
func inTurn(left []string) SecretFunc {
	var mutex sync.Mutex
	return func(_ context.Context, need SecretNeed) (string, error) {
		mutex.Lock()
		defer mutex.Unlock()
		if need.Refused == left[0] && len(left) > 1 {
			left = left[1:]
		}
		return left[0], nil
	}
}
