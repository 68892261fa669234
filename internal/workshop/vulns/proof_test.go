package vulns

import (
	"encoding/json"
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWhatGovulncheckSays checks that each answer of govulncheck is understood: a vulnerability that is called, none,
// no answer from the database, and a bad question.
func TestWhatGovulncheckSays(t *testing.T) {
	check := build(t)
	t.Run("vulnerabilities", func(t *testing.T) { knownVulnerability(t, check) })
	t.Run("silence", func(t *testing.T) { silence(t, check) })
	t.Run("faults", func(t *testing.T) { fault(t, check) })
}

// knownVulnerability asks with databases of one vulnerability each: in a function that the program calls, in one of the
// same package that it does not call, and in a version that it does not use.
func knownVulnerability(t *testing.T, check check) {
	for name, c := range map[string]struct {
		symbol, fixed string
		want          error
	}{
		"called":       {symbol: "Encode", want: errFound},
		"not called":   {symbol: "Decode"},
		"mended since": {symbol: "Encode", fixed: "0.0.1"},
	} {
		said, err := check(t.Context(), "testdata/toy", nil, "-db", database(t, c.symbol, c.fixed), ".")
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v\n%s", name, err, c.want, said)
		}
		if c.want != nil && !strings.Contains(said, "GO-2026-9999") {
			t.Errorf("%s: the vulnerability is not named:\n%s", name, said)
		}
	}
}

// silence asks for Go's own database through a proxy that does not answer.
func silence(t *testing.T, check check) {
	dead := "http://127.0.0.1:1"
	said, err := check(t.Context(), "testdata/toy",
		[]string{"HTTPS_PROXY=" + dead, "https_proxy=" + dead, "NO_PROXY=", "no_proxy="}, ".")
	if !errors.Is(err, errUnreached) {
		t.Errorf("%v, want %v\n%s", err, errUnreached, said)
	}
}

// fault asks about code that does not build.
func fault(t *testing.T, check check) {
	said, err := check(t.Context(), "testdata/toy", nil, "-db", database(t, "Decode", ""), "./none")
	if err == nil || errors.Is(err, errUnreached) || errors.Is(err, errFound) {
		t.Errorf("%v\n%s", err, said)
	}
}

// database writes a database with one vulnerability, in a function of rsc.io/qr, and returns its address. Its format is
// described at https://go.dev/doc/security/vuln/database.
func database(t *testing.T, symbol, fixed string) string {
	t.Helper()
	const id, module, when = "GO-2026-9999", "rsc.io/qr", "2026-01-01T00:00:00Z"
	events := []any{object{"introduced": "0"}}
	if fixed != "" {
		events = append(events, object{"fixed": fixed})
	}
	dir := t.TempDir()
	for name, value := range map[string]any{
		"index/db":      object{"modified": when},
		"index/modules": []any{object{"path": module, "vulns": []any{object{"id": id, "modified": when}}}},
		"index/vulns":   []any{object{"id": id, "modified": when}},
		"ID/" + id: object{
			"schema_version": "1.3.1", "id": id, "modified": when, "published": when, "summary": "made up",
			"details": "made up for a test",
			"affected": []any{object{
				"package":            object{"name": module, "ecosystem": "Go"},
				"ranges":             []any{object{"type": "SEMVER", "events": events}},
				"ecosystem_specific": object{"imports": []any{object{"path": module, "symbols": []string{symbol}}}},
			}},
			"database_specific": object{"url": "https://example.org/" + id, "review_status": "REVIEWED"},
		},
	} {
		text, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, filepath.FromSlash(name)+".json")
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, text, 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(dir)}).String()
}

type object = map[string]any
