package main

import (
	"cmp"
	"go/ast"
	"go/types"
	"slices"
	"strings"
)

// many is in how many boards a name must stand to be counted.
const many = 3

// repetition is a name that stands in several boards.
type repetition struct {
	name   string
	boards int
	lines  int // of all functions of that name, with their comments and the empty lines behind them
}

// repetitions returns the functions that stand in many boards under one name, from those that have the most lines. A
// method's name includes the name of its type. Those that are left out do not count.
func repetitions(boards []*code, out func(b *code, fn *ast.FuncDecl) bool) []repetition {
	in, long := map[string]int{}, map[string]int{}
	for _, b := range boards {
		here := map[string]bool{}
		for _, f := range b.files {
			for _, d := range f.Decls {
				fn, ok := d.(*ast.FuncDecl)
				if !ok || out(b, fn) {
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
	var all []repetition
	for name, n := range in {
		if n >= many {
			all = append(all, repetition{name: name, boards: n, lines: long[name]})
		}
	}
	slices.SortFunc(all, func(a, b repetition) int {
		return cmp.Or(cmp.Compare(b.lines, a.lines), cmp.Compare(a.name, b.name))
	})
	return all
}

// repeated returns how many functions stand in many boards under one name, and how many lines they have in all of them.
func repeated(boards []*code, out func(b *code, fn *ast.FuncDecl) bool) (names, lines int) {
	for _, r := range repetitions(boards, out) {
		names++
		lines += r.lines
	}
	return names, lines
}

// tabled reports whether a function is one of those of a board's table, a composite literal of boards.Def, or holds
// that table. Such functions have one name on all boards because they are what the boards answer in ways of their own.
func tabled(b *code, fn *ast.FuncDecl) bool {
	found := false
	for _, f := range b.files {
		ast.Inspect(f, func(n ast.Node) bool {
			table, ok := n.(*ast.CompositeLit)
			if !ok || !isDef(table.Type) {
				return true
			}
			if fn.Pos() <= table.Pos() && table.End() <= fn.End() {
				found = true
			}
			ast.Inspect(table, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok && b.info.Uses[id] != nil && b.info.Uses[id] == b.info.Defs[fn.Name] {
					found = true
				}
				return true
			})
			return false
		})
	}
	return found
}

// isDef reports whether a type is boards.Def.
func isDef(t ast.Expr) bool {
	of, ok := t.(*ast.IndexListExpr)
	if !ok {
		return false
	}
	name, ok := of.X.(*ast.SelectorExpr)
	return ok && name.Sel.Name == "Def"
}

// nameOf returns "share", or "arrows.share" for a method, without type parameters.
func nameOf(fn *ast.FuncDecl) string {
	if fn.Recv == nil {
		return fn.Name.Name
	}
	receiver, _, _ := strings.Cut(types.ExprString(fn.Recv.List[0].Type), "[")
	return strings.TrimPrefix(receiver, "*") + "." + fn.Name.Name
}

func (c *code) long(fn *ast.FuncDecl) int {
	from := fn.Pos()
	if fn.Doc != nil {
		from = fn.Doc.Pos()
	}
	return c.set.Position(fn.End()).Line - c.set.Position(from).Line + 2
}
