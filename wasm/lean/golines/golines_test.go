package golines

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
)

// root returns the folder of the Go that runs the test.
func root(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// TestRowsAreWhole wants something in every field of every row, of the module's description too.
func TestRowsAreWhole(t *testing.T) {
	var whole func(v reflect.Value, path string)
	whole = func(v reflect.Value, path string) {
		if v.IsZero() {
			t.Errorf("%s is empty", path)
		}
		if v.Kind() != reflect.Struct {
			return
		}
		for i := range v.NumField() {
			field := path + "." + v.Type().Field(i).Name
			if field != path+".Rests" || !strings.HasSuffix(path, ".Templates") {
				whole(v.Field(i), field)
			}
		}
	}
	for _, l := range lines {
		whole(reflect.ValueOf(l), l.Name)
		if of, err := Of(l.Tried); err != nil || of.Name != l.Name {
			t.Errorf("%s was tried with %s, which is %s; %v", l.Name, l.Tried, of.Name, err)
		}
		if marked, err := Marked([]byte("some" + l.Mark() + "thing")); err != nil || marked.Name != l.Name {
			t.Errorf("the mark of %s is that of %s; %v", l.Name, marked.Name, err)
		}
	}
}

func TestVersions(t *testing.T) {
	for version, want := range map[string]string{
		"go1.26.0": "go1.26", "go1.26.8": "go1.26", "go1.27rc1": "go1.27", "go1.27": "go1.27", "go1.27.99": "go1.27", "go1.27.4 X:simd": "go1.27", "go1.26.8-X:simd": "go1.26",
		"go1.25.9": "", "go1.28.0": "", "go2.0": "", "devel go1.28-123456": "", "": "",
	} {
		got, err := Of(version)
		if got.Name != want || (err == nil) != (want != "") {
			t.Errorf("%q is %q, %v, want %q", version, got.Name, err, want)
		}
		if err != nil && !strings.Contains(err.Error(), "go1.26 (go1.26.8) and go1.27 (go1.27.4)") {
			t.Errorf("%q: %v does not say which ones are known", version, err)
		}
	}
}

func TestMarks(t *testing.T) {
	for want, program := range map[string]string{
		"without the overlay": "none",
		"marks of 2 lines":    lines[0].Mark() + lines[1].Mark(),
	} {
		if _, err := Marked([]byte(program)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// TestThisGoHasItsRow reckons in the sources of this Go where the fields lie, and looks for all the texts.
func TestThisGoHasItsRow(t *testing.T) {
	root := root(t)
	l, err := OfRoot(root)
	if err != nil {
		t.Fatal(err)
	}
	if running, err := Of(runtime.Version()); err != nil || running.Name != l.Name {
		t.Errorf("the test runs with %s, and the sources are of %s; %v", runtime.Version(), l.Name, err)
	}
	at := words(t, Source(root, "runtime/symtab.go"))
	want := Module{
		Names: at["funcnametab"], PCs: at["pctab"], Records: at["pclntable"], Functions: at["ftab"], Finder: at["findfunctab"], MinPC: at["minpc"], MaxPC: at["maxpc"],
		Text: at["text"], Inlined: at["gofunc"], End: at["epclntab"],
	}
	if l.Module != want {
		t.Errorf("%s has %+v, and its sources have %+v", l.Name, l.Module, want)
	}
	for _, e := range []Edit{l.Finder, l.Templates, l.Linker} {
		if _, err := e.Apply(root); err != nil {
			t.Error(err)
		}
	}
}

// words returns where each field of runtime.moduledata begins, in words, up to the first of another kind than pointers, numbers and slices.
func words(t *testing.T, path string) map[string]uint64 {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	at, next := map[string]uint64{}, uint64(0)
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok || spec.Name.Name != "moduledata" {
			return true
		}
		for _, field := range spec.Type.(*ast.StructType).Fields.List {
			size := uint64(1)
			switch typ := field.Type.(type) {
			case *ast.ArrayType:
				size = 3
			case *ast.StarExpr:
			case *ast.SelectorExpr: // a mark of no size
				continue
			case *ast.Ident:
				if typ.Name != "uintptr" {
					return false
				}
			}
			for _, name := range field.Names {
				at[name.Name] = next
				next += size
			}
		}
		return false
	})
	return at
}

func TestNames(t *testing.T) {
	for name, want := range map[string][2]string{
		"main.plain":                                   {"main.plain", "main.plain"},
		"main.one[go.shape.struct { A []int }]":        {"main.one[...]", "main.one[...]"},
		"main.(*T[go.shape.int]).method":               {"main.(*T[...]).method", "main.(*T[...]).method"},
		"main.T[map[string][]int].M[go.shape.string]":  {"main.T[...]", "main.T[...].M[...]"},
		"main.(*T[go.shape.int]).M[go.shape.[]int].f1": {"main.(*T[...].f1", "main.(*T[...]).M[...].f1"},
		"main.A[int]B[int]C[int]":                      {"main.A[...]", "main.A[...]B[...]"},
		"main.half[":                                   {"main.half[", "main.half["},
		"main.turned]x[":                               {"main.turned]x[", "main.turned]x["},
		"main.odd[a[b]":                                {"main.odd[...]", "main.odd[a[b]"},
		"main.odd[a]b]":                                {"main.odd[...]", "main.odd[...]"},
		"main.odd[a]]b[c]":                             {"main.odd[...]", "main.odd[a]]b[c]"},
	} {
		for i, short := range []func(string) string{threePieces, fivePieces} {
			got := short(name)
			if got != want[i] {
				t.Errorf("%s is %s in %d pieces, want %s", name, got, 3+2*i, want[i])
			}
			if again := short(got); again != got {
				t.Errorf("%s, which is short already, is told as %s", got, again)
			}
		}
	}
}

// TestNamesAreShortAsGoHasThem runs the very texts that the rows hold on names with brackets anywhere.
func TestNamesAreShortAsGoHasThem(t *testing.T) {
	var program strings.Builder
	program.WriteString("package main\n\nimport \"fmt\"\n\nimport bytealg \"strings\"\n\n")
	program.WriteString("func three(name string) (string, string, string) {\n" + strings.ReplaceAll(printsThreePieces, "IndexByteString", "IndexByte") + "}\n\n")
	program.WriteString("func five(name string) (a, b, c, d, e string) {\n" + strings.ReplaceAll(printsFivePieces, "IndexByteString", "IndexByte") + "}\n\n")
	program.WriteString("func main() {\n\tfor _, name := range names {\n\t\ta, b, c := three(name)\n\t\td, e, f, g, h := five(name)\n\t\tfmt.Println(a + b + c, d + e + f + g + h)\n\t}\n}\n\nvar names = []string{\n")
	var names []string
	for i := range 1 << 12 { // all names of six letters, with a bracket in front that is closed behind, as others end Go's own function
		name := "f["
		for ; len(name) < 8; i /= 4 {
			name += string("[]ab"[i%4])
		}
		names = append(names, name+"]")
		program.WriteString("\t\"" + name + "]\",\n")
	}
	program.WriteString("}\n")
	path := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(path, []byte(program.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "run", path).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	said := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(said) != len(names) {
		t.Fatalf("%d names are told of %d", len(said), len(names))
	}
	for i, name := range names {
		if got := threePieces(name) + " " + fivePieces(name); got != said[i] {
			t.Errorf("%s is told as %s, and Go has %s", name, got, said[i])
		}
	}
}

// TestEditsAreWhole leaves a file alone that does not say what is to be replaced, or says it twice, or rests on something else.
func TestEditsAreWhole(t *testing.T) {
	root := t.TempDir()
	for file, text := range map[string]string{"known.go": "one two", "other.go": "one", "twice.go": "two two", "rest.go": "three"} {
		path := Source(root, "a/"+file)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	change := []Text{{"two", "2"}}
	if got, err := (Edit{File: "a/known.go", Texts: change, Rests: map[string]string{"a/rest.go": "three"}}).Apply(root); err != nil || got != "one 2" {
		t.Errorf("%q, %v", got, err)
	}
	for want, e := range map[string]Edit{
		"stands there 0 times": {File: "a/other.go", Texts: change},
		"stands there 2 times": {File: "a/twice.go", Texts: change},
		"no such file":         {File: "a/gone.go", Texts: change},
		"rests on stands 0":    {File: "a/known.go", Texts: change, Rests: map[string]string{"a/rest.go": "four"}},
	} {
		if got, err := e.Apply(root); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q, %v, want %q", got, err, want)
		}
	}
}
