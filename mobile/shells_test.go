//go:build !js

package mobile

import (
	"encoding/xml"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestShellsCallWhatThereIs compares the apps with what is exported here, under the names that gobind makes of it:
// no compiler of theirs runs in the tests.
func TestShellsCallWhatThereIs(t *testing.T) {
	methods, asked, others := exported(t)
	for _, app := range []struct {
		folder, ending, prefix, shell string
		unused                        []string
	}{
		{"android", ".java", "Mobile.", " implements Shell {", nil},
		// No way leads back there, and the drawing waits for the thread that would have to wait for it; music is not
		// made softer.
		{"ios", ".swift", "Mobile", ": MobileShellProtocol {", []string{"back", "settled", "FocusDucked"}},
	} {
		text, shell := read(t, app.folder, app.ending), ""
		each(t, app.folder, app.ending, func(_ string, text []byte) {
			if _, answers, ok := strings.Cut(string(text), app.shell); ok {
				shell = answers
			}
		})
		called := found(text, `\bprogram\??(?:\.|::)(\w+)`)
		for _, name := range called {
			if !slices.Contains(methods, name) {
				t.Errorf("%s: program.%s is not there, only %v", app.folder, name, methods)
			}
		}
		used := append(called, found(text, `\b`+regexp.QuoteMeta(app.prefix)+`(Start|start|Focus\w+)`)...)
		for _, name := range append(slices.Clone(methods), others...) {
			if app.folder == "android" && name == "Start" {
				name = "start"
			}
			if slices.Contains(used, name) == slices.Contains(app.unused, name) {
				t.Errorf("%s: whether it uses %s is not as it is said", app.folder, name)
			}
		}
		for _, name := range used {
			if first := name[:1]; first == strings.ToUpper(first) && !slices.Contains(others, name) {
				t.Errorf("%s: %s is not there, only %v", app.folder, name, others)
			}
		}
		for _, name := range asked {
			if len(found(shell, `(?:func|public void) (`+name+`)\(`)) == 0 {
				t.Errorf("%s: the program may ask to %s, and nobody does", app.folder, name)
			}
		}
	}
}

// TestShellsAreWellFormed parses what is written in XML.
func TestShellsAreWellFormed(t *testing.T) {
	for _, ending := range []string{".xml", ".plist", ".xcprivacy"} {
		each(t, ".", ending, func(name string, text []byte) {
			for d := xml.NewDecoder(strings.NewReader(string(text))); ; {
				if _, err := d.Token(); errors.Is(err, io.EOF) {
					return
				} else if err != nil {
					t.Errorf("%s: %v", name, err)
					return
				}
			}
		})
	}
}

// exported lists what crosses the border, as the apps name it: the methods of the program, those of the shell, and
// functions and constants with their capital letters.
func exported(t *testing.T) (methods, asked, others []string) {
	t.Helper()
	files := token.NewFileSet()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				switch {
				case !d.Name.IsExported():
				case d.Recv == nil:
					others = append(others, d.Name.Name)
				default:
					if star, ok := d.Recv.List[0].Type.(*ast.StarExpr); ok && star.X.(*ast.Ident).Name == "Program" {
						methods = append(methods, lower(d.Name.Name))
					}
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					switch s := s.(type) {
					case *ast.ValueSpec:
						for _, n := range s.Names {
							if n.IsExported() {
								others = append(others, n.Name)
							}
						}
					case *ast.TypeSpec:
						if shell, ok := s.Type.(*ast.InterfaceType); ok && s.Name.Name == "Shell" {
							for _, m := range shell.Methods.List {
								asked = append(asked, lower(m.Names[0].Name))
							}
						}
					}
				}
			}
		}
	}
	if len(methods) < 5 || len(asked) < 2 || len(others) < 3 {
		t.Fatalf("exported are only %v, %v and %v", methods, asked, others)
	}
	return methods, asked, others
}

// lower returns a name as gobind gives it to a method.
func lower(name string) string { return strings.ToLower(name[:1]) + name[1:] }

// found lists what the group of a pattern matches, each once.
func found(text, pattern string) []string {
	all := map[string]bool{}
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		all[m[1]] = true
	}
	return slices.Sorted(maps.Keys(all))
}

// read joins the files below a folder with an ending.
func read(t *testing.T, folder, ending string) string {
	t.Helper()
	var all strings.Builder
	each(t, folder, ending, func(_ string, text []byte) { all.Write(text) })
	return all.String()
}

func each(t *testing.T, folder, ending string, do func(name string, text []byte)) {
	t.Helper()
	n := 0
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Ext(path) != ending {
			return err
		}
		text, err := os.ReadFile(path)
		if err == nil {
			n++
			do(path, text)
		}
		return err
	})
	if err != nil || n == 0 {
		t.Fatalf("%d files %s in %s: %v", n, ending, folder, err)
	}
}
