package main

import (
	"go/ast"
	"go/types"
	"strings"
)

// many is in how many boards a name must stand to be counted.
const many = 3

// repeated returns how many functions stand in many boards under one name, and how many lines they have in all of them. A method's name includes
// the name of its type; its lines include its comment and the empty line behind it.
func repeated(boards []*code) (names, lines int) {
	in, long := map[string]int{}, map[string]int{}
	for _, b := range boards {
		here := map[string]bool{}
		for _, f := range b.files {
			for _, d := range f.Decls {
				fn, ok := d.(*ast.FuncDecl)
				if !ok {
					continue
				}
				name := nameOf(fn)
				long[name] += b.long(fn)
				if !here[name] {
					here[name] = true
					in[name]++
				}
			}
		}
	}
	for name, n := range in {
		if n >= many {
			names++
			lines += long[name]
		}
	}
	return names, lines
}

// nameOf returns "share", or "arrows.share" for a method.
func nameOf(fn *ast.FuncDecl) string {
	if fn.Recv == nil {
		return fn.Name.Name
	}
	return strings.TrimPrefix(types.ExprString(fn.Recv.List[0].Type), "*") + "." + fn.Name.Name
}

func (c *code) long(fn *ast.FuncDecl) int {
	from := fn.Pos()
	if fn.Doc != nil {
		from = fn.Doc.Pos()
	}
	return c.set.Position(fn.End()).Line - c.set.Position(from).Line + 2
}
