//go:build !js

package scenes

import (
	"bytes"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/internal/store"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/ui"
)

// errRaw is an error as a system words it: only the log may show it.
var errRaw = errors.New("open /home/ada/x: input/output error")

// TestNoErrorIsShownRaw lets every action fail whose error could come to a page: the page speaks the person's language,
// and the log has the error.
func TestNoErrorIsShownRaw(t *testing.T) {
	for what, c := range map[string]struct {
		key  string
		said func(d *driver) string
	}{
		"a file that cannot be handed over": {"store.unsaved", func(d *driver) string {
			s := &page.Prompting{}
			s.Handed(d.app.stage, "a picture", "", errRaw)
			return s.Toast.Text()
		}},
		"a match that cannot be saved": {"store.unsaved", func(d *driver) (line string) {
			saveMatch(d.app.stage, "no/name", []byte("text"), func(said string, err error) { line = said })
			d.settle()
			return line
		}},
		"a screen that fails": {"error.failed", func(d *driver) string {
			d.app.failed = failure{value: errRaw}
			d.tick()
			d.settle()
			return d.line.State["error"].(string)
		}},
		"a screen that cannot go on": {"fault.other", func(d *driver) string {
			d.app.stage.Push(page.NewError(d.app.stage, "", ""))
			d.settle()
			fail(d.app.stage, errRaw)
			d.settle()
			return d.line.State["error"].(string)
		}},
		"something that cannot be opened": {"fault.other", func(d *driver) string {
			d.app.stage.Push(matches.NewUnopened(d.app.stage, &shelves, errRaw))
			d.settle()
			return d.line.State["error"].(string)
		}},
	} {
		for _, tag := range lang.Tags() {
			var log bytes.Buffer
			kept := store.Open(store.Config{Dir: t.TempDir()})
			d := launch(t, ui.Sz(915, 412),
				Config{Lang: tag, Store: kept, Log: slog.New(slog.NewTextHandler(&log, nil))})
			if said, want := c.said(d), d.app.stage.Text(c.key); said != want {
				t.Errorf("%s, %s: it says %q, want %q", what, tag, said, want)
			}
			if told := log.String(); !strings.Contains(told, errRaw.Error()) && !strings.Contains(told, "no/name") {
				t.Errorf("%s, %s: the log does not have it: %s", what, tag, log.String())
			}
			if err := kept.Close(); err != nil {
				t.Error(err)
			}
		}
	}
}

// toPrograms is the file that tells programs at the table, in English, why they lost their seat, as
// docs/bot-protocol.md says.
const toPrograms = "table/thinkers/program.go"

// TestNoErrorBecomesText looks through the sources of the scenes: nowhere else is an error turned into a text.
func TestNoErrorBecomesText(t *testing.T) {
	err := filepath.WalkDir(".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) > 0 {
				return true
			}
			if of, ok := call.Fun.(*ast.SelectorExpr); ok && of.Sel.Name == "Error" && path != toPrograms {
				t.Errorf("%s: an error is made into a text", set.Position(call.Pos()))
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
