package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// code is a package, read and understood.
type code struct {
	folder string // where it lies in the module
	set    *token.FileSet
	files  []*ast.File
	pkg    *types.Package
	info   *types.Info
}

// load reads packages of the module in root. What they import, the go command compiles.
func load(root string, folders ...string) ([]*code, error) {
	args := []string{"list", "-deps", "-export", "-json=ImportPath,Dir,Export,GoFiles,DepOnly"}
	for _, f := range folders {
		args = append(args, "./"+f)
	}
	list := exec.Command("go", args...)
	list.Dir, list.Stderr = root, os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("list the packages: %w", err)
	}
	exports := map[string]string{}
	var packages []*code
	set := token.NewFileSet()
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			ImportPath, Dir, Export string
			GoFiles                 []string
			DepOnly                 bool
		}
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("read what go list says: %w", err)
		}
		exports[p.ImportPath] = p.Export
		if p.DepOnly {
			continue
		}
		c := &code{set: set}
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.ParseComments)
			if err != nil {
				return nil, fmt.Errorf("parse: %w", err)
			}
			c.files = append(c.files, f)
		}
		c.pkg = types.NewPackage(p.ImportPath, "")
		packages = append(packages, c)
	}
	lookup := importer.ForCompiler(set, "gc",
		func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	for _, c := range packages {
		if err := c.understand(c.pkg.Path(), lookup); err != nil {
			return nil, err
		}
	}
	return packages, nil
}

// understand finds out what each name of the package means.
func (c *code) understand(path string, imported types.Importer) (err error) {
	c.info = &types.Info{Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Instances: map[*ast.Ident]types.Instance{}}
	c.pkg, err = (&types.Config{Importer: imported}).Check(path, c.set, c.files, c.info)
	if err != nil {
		return fmt.Errorf("understand %s: %w", path, err)
	}
	c.folder = folderOf(path)
	return nil
}

func (c *code) lines() int {
	n := 0
	for _, f := range c.files {
		n += c.set.File(f.FileStart).LineCount()
	}
	return n
}

// file returns the number of the file that holds a place, or -1.
func (c *code) file(p token.Pos) int {
	for i, f := range c.files {
		if f.FileStart <= p && p < f.FileEnd {
			return i
		}
	}
	return -1
}
