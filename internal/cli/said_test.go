//go:build !js

package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games/ledger"
)

// TestFaultsAreSaidInTheLanguage gives replay and link what they refuse. The error is in the person's language, except
// with --json; the exit code does not depend on the language.
func TestFaultsAreSaidInTheLanguage(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	small := func(more ...string) []byte { return []byte(sealed(append(slices.Clone(smallRecord), more...)...)) }
	two := ledger.Collection{Records: []ledger.Kept{{ID: "a", Text: small()}, {ID: "b", Text: small()}}}
	none := ledger.Collection{}
	const link = "https://example.org/runehall/#match=AS9CUwEWMzcyM7GwsDCyNLYwNDc2NTI24UIOHlQnQQUNlVDUoIQPVMxIiQsQAAD__w4VE2MdLQIYBg3ljhD_"
	whole := string(small())
	sealedWith := func(game string) string { return sealed(slices.Replace(slices.Clone(smallRecord), 1, 2, game)...) }
	for what, c := range map[string]struct {
		path, key string
		link      string // the key for the link command, if it differs; "ok": no error
		code      int
	}{
		"no file":        {path: filepath.Join(dir, "none"), key: "incoming.missing", code: exitUsage},
		"a folder":       {path: dir, key: "incoming.folder", code: exitUsage},
		"no record":      {path: file("story", "Once upon a time\n"), key: "fault.not-record", code: exitUsage},
		"nothing":        {path: file("empty", ""), key: "fault.not-record", code: exitUsage},
		"a cut head":     {path: file("cut", sealed(smallRecord[:4]...)), key: "fault.cut", code: exitUsage},
		"a bad head":     {path: file("head", sealedWith("game ritual 01")), key: "fault.head", code: exitUsage},
		"another format": {path: file("format", sealed("runehall 2")), key: "fault.format", code: exitUsage},
		"another game":   {path: file("chess", sealedWith("game chess 1")), key: "fault.game", code: exitUsage},
		"other rules":    {path: file("rules", sealedWith("game ritual 999")), key: "fault.rules", code: exitUsage},
		"a damaged line": {path: file("line", whole+"0 pass ~00000000\n"), key: "fault.damaged", link: "ok",
			code: exitFailed},
		"no move":          {path: file("move", string(small("0 dance"))), key: "fault.move.clause", code: exitFailed},
		"a refused move":   {path: file("forgo", string(small("0 forgo"))), key: "fault.move.clause", code: exitFailed},
		"a wrong sum":      {path: file("sum", string(small("sum 0 0123456789abcdef"))), key: "fault.sum", code: exitFailed},
		"too many undone":  {path: file("undo", string(small("undo 9"))), key: "fault.undo", code: exitFailed},
		"a torn line":      {path: file("torn", whole+"0 pa"), key: "replay.torn", link: "ok", code: exitOK},
		"a damaged link":   {path: link[:80] + "x" + link[80:], key: "fault.link", code: exitUsage},
		"no match in it":   {path: file("none.all", string(none.Text())), key: "replay.none", code: exitUsage},
		"several":          {path: file("two.all", string(two.Text())), key: "", link: "replay.one", code: exitOK},
		"other collection": {path: file("all2", "runehall-collection 2\n"), key: "fault.collection", code: exitUsage},
	} {
		for _, tag := range lang.Tags() {
			book, err := lang.Load(tag)
			if err != nil {
				t.Fatal(err)
			}
			said := func(key, errs string) bool {
				name := filepath.Base(c.path)
				if c.path == dir {
					name = dir
				}
				const gap = "123456"
				begin, _, _ := strings.Cut(book.Text(key, lang.Str("name", name), lang.Num("n", 2),
					lang.Str("line", gap), lang.Str("step", gap)), gap)
				return begin != "" && strings.HasPrefix(errs, "runehall: "+begin)
			}
			code, _, errs := speaking(tag, "replay", c.path)
			if code != c.code || c.key != "" && !said(c.key, errs) || strings.Contains(errs, "⟦") ||
				strings.Contains(errs, "refusal.") {
				t.Errorf("%s, %s: replay says with exit code %d %q", what, tag, code, errs)
			}
			if code, _, again := speaking("en", "replay", "--lang", tag, c.path); code != c.code || again != errs {
				t.Errorf("%s, --lang %s: replay says with exit code %d %q, not %q", what, tag, code, again, errs)
			}
			_, _, english := speaking("en", "replay", "--json", c.path)
			if code, _, errs := speaking(tag, "replay", "--json", c.path); code != c.code || errs != english ||
				c.key != "" && tag != "en" && said(c.key, errs) {
				t.Errorf("%s, %s: replay --json says with exit code %d %q", what, tag, code, errs)
			}
			key := c.link
			if key == "" {
				key = c.key
			}
			if code, _, errs := speaking(tag, "link", c.path); key != "ok" && (code == exitOK || !said(key, errs)) {
				t.Errorf("%s, %s: link says with exit code %d %q", what, tag, code, errs)
			}
		}
	}
}

// speaking runs a command line in an environment with this language.
func speaking(tag string, args ...string) (code int, out, errs string) {
	var o, e bytes.Buffer
	code = run(args, console{in: strings.NewReader(""), out: &o, err: &e, getenv: func(name string) string {
		return map[string]string{"LANG": tag + ".UTF-8"}[name]
	}})
	return code, o.String(), e.String()
}
