package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// function is how large a function is.
type function struct {
	name     string // its folder, its receiver and its name: "scenes/market player.think"
	lines    int
	branches int
}

// folder is how large the code in a folder is.
type folder struct {
	lines, tests int // of files of code, and of files of tests
	functions    []function
}

// measure reads all Go files below root, but what is made and what tests read, and returns what it finds by folder.
// Functions of tests are not among them.
func measure(root string) (map[string]*folder, error) {
	folders := map[string]*folder{}
	set := token.NewFileSet()
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && leftOut[d.Name()]:
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(file, ".go"):
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		below, err := filepath.Rel(root, filepath.Dir(file))
		if err != nil {
			return err
		}
		below = filepath.ToSlash(below)
		f := folders[below]
		if f == nil {
			f = &folder{}
			folders[below] = f
		}
		lines := strings.Count(string(text), "\n")
		if strings.HasSuffix(file, "_test.go") {
			f.tests += lines
			return nil
		}
		f.lines += lines
		parsed, err := parser.ParseFile(set, file, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		f.functions = append(f.functions, functionsOf(set, below, parsed)...)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the code: %w", err)
	}
	return folders, nil
}

var leftOut = map[string]bool{".git": true, "build": true, "node_modules": true, "testdata": true}

func functionsOf(set *token.FileSet, folder string, file *ast.File) []function {
	var all []function
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil {
			lines := set.Position(f.End()).Line - set.Position(f.Pos()).Line + 1
			all = append(all, function{folder + " " + nameOf(f), lines, branches(f)})
		}
	}
	return all
}

// branches counts the ways into which a function divides, with those of the functions inside: McCabe's cyclomatic
// number.
func branches(f *ast.FuncDecl) int {
	n := 1
	ast.Inspect(f, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if node.List != nil {
				n++
			}
		case *ast.CommClause:
			if node.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if node.Op == token.LAND || node.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}
