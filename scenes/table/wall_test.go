package table

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// methods is how many methods the types may have that hold the table together. The numbers may only shrink. The first
// three types know a match, its moves and its board; Table embeds front, and front embeds chrome, so moving a method
// there is no way out. Something that only shows itself should be a value, in a package of its own if it can.
var methods = map[string]int{"Table": 60, "play": 40, "Replay": 27, "front": 21, "chrome": 17}

// TestTheTableStaysSmall counts the methods of the types that hold the whole table together.
func TestTheTableStaysSmall(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
				count[receiver(fn.Recv.List[0].Type)]++
			}
		}
	}
	for name, most := range methods {
		switch got := count[name]; {
		case got > most:
			t.Errorf("%s has %d methods, and %d are the ceiling: what is new should be a value of its own", name, got, most)
		case got < most:
			t.Errorf("%s has %d methods, not %d any more: write the smaller number here", name, got, most)
		}
	}
}

// receiver returns the name of a method's type.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}
