package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"runehall/assets/lang"
)

// module is the path of the module; the paths of its packages begin with it.
const module = "runehall"

func folderOf(path string) string { return strings.TrimPrefix(path, module+"/") }

func readKeys(root string) ([]string, error) {
	book, err := lang.Read(os.DirFS(filepath.Join(root, "assets/lang")), lang.Tags()[0])
	if err != nil {
		return nil, fmt.Errorf("read the messages: %w", err)
	}
	return book.Keys(), nil
}

// readLiterals returns all texts that stand in the code of the program, without tests and without what is made in
// build.
func readLiterals(root string) (map[string]bool, error) {
	literals := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "build" || d.Name() == ".git"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		note(literals, f)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the code: %w", err)
	}
	return literals, nil
}

// note adds the texts that stand in a file.
func note(literals map[string]bool, f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			if text, err := strconv.Unquote(l.Value); err == nil {
				literals[text] = true
			}
		}
		return true
	})
}
