package served

import (
	"os"
	"strings"
	"testing"
)

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestThePageCarriesThePolicyItself looks for the policy in the page's own text, which protects it on servers that do
// not send our headers.
func TestThePageCarriesThePolicyItself(t *testing.T) {
	page := read(t, "../../wasm/page/index.html")
	meta := `<meta http-equiv="Content-Security-Policy" content="` + Policy + `">`
	before, after, is := strings.Cut(page, meta)
	if !is || strings.Contains(after, "http-equiv") {
		t.Fatalf("the page has no %s", meta)
	}
	if strings.Contains(before, "<script") || strings.Contains(before, "<link") {
		t.Error("something is loaded before the policy stands")
	}
	if strings.Contains(Policy, "frame-ancestors") {
		t.Error("a page cannot say who shows it") // browsers ignore it there, and log an error
	}
}

// TestTheDocumentsSayWhatIsSent checks that the configurations for nginx and Caddy in docs/page.md send the same
// headers as our own servers.
func TestTheDocumentsSayWhatIsSent(t *testing.T) {
	docs := read(t, "../../docs/page.md")
	var nginx, caddy strings.Builder
	for _, h := range Headers {
		nginx.WriteString(`    add_header ` + h.Name + ` "` + h.Value + "\" always;\n")
		caddy.WriteString(`        ` + h.Name + ` "` + h.Value + "\"\n")
	}
	for server, want := range map[string]string{"nginx": nginx.String(),
		"Caddy": "    header {\n" + caddy.String() + "    }\n"} {
		if !strings.Contains(docs, want) {
			t.Errorf("for %s docs/page.md lacks\n%s", server, want)
		}
	}
}
