//go:build !js

package mobile

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestSwiftNamesArguments compares the names that arguments have where the app for iOS calls the program with those of
// the parameters here, from the second one on: Swift calls nothing under another name. The types nobody compares.
func TestSwiftNamesArguments(t *testing.T) {
	want := map[string][]string{}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "program.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil || !f.Name.IsExported() {
			continue
		}
		names := []string{}
		for _, p := range f.Type.Params.List {
			for _, n := range p.Names {
				names = append(names, n.Name)
			}
		}
		if len(names) > 0 {
			names[0] = "" // stands in the method's own name
		}
		want[lower(f.Name.Name)] = names
	}
	seen := 0
	swift := read(t, "ios", ".swift")
	call, label := regexp.MustCompile(`\bprogram\??\.(\w+)\(`), regexp.MustCompile(`^\s*(\w+):`)
	for _, at := range call.FindAllStringSubmatchIndex(swift, -1) {
		name, got := swift[at[2]:at[3]], []string{}
		for _, a := range arguments(swift[at[1]:]) {
			if m := label.FindStringSubmatch(a); m != nil {
				got = append(got, m[1])
			} else {
				got = append(got, "")
			}
		}
		if seen++; !slices.Equal(got, want[name]) {
			t.Errorf("program.%s is called with %q, and has %q", name, got, want[name])
		}
	}
	if seen < 8 {
		t.Errorf("only %d calls", seen)
	}
}

// arguments splits what follows an opening bracket at the commas, up to the closing one.
func arguments(text string) []string {
	var all []string
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case strings.ContainsRune("([{", r):
			depth++
		case r == ',' && depth == 0:
			all, from = append(all, text[from:i]), i+1
		case strings.ContainsRune(")]}", r):
			if depth--; depth < 0 {
				if last := text[from:i]; strings.TrimSpace(last) != "" {
					all = append(all, last)
				}
				return all
			}
		}
	}
	return nil
}
