package main

import (
	"cmp"
	"go/types"
	"slices"
	"strings"
)

type kind struct {
	board, name string
	files       int // how many know it
}

// kinds returns all kinds of things, from those that most files know. A kind is a constant of the type by which package
// things names the things of a board. A file knows it that names it.
func kinds(boards []*code) []kind {
	var all []kind
	for _, b := range boards {
		of := kindTypes(b)
		files := map[types.Object]map[int]bool{}
		note := func(o types.Object, file int) {
			if c, ok := o.(*types.Const); ok && of[c.Type()] && o.Parent() == b.pkg.Scope() {
				if files[o] == nil {
					files[o] = map[int]bool{}
				}
				files[o][file] = true
			}
		}
		for id, o := range b.info.Uses {
			note(o, b.file(id.Pos()))
		}
		for id, o := range b.info.Defs {
			note(o, b.file(id.Pos()))
		}
		for o, in := range files {
			all = append(all, kind{board: strings.TrimPrefix(b.folder, "scenes/"), name: o.Name(), files: len(in)})
		}
	}
	slices.SortFunc(all, func(p, q kind) int {
		return cmp.Or(cmp.Compare(q.files, p.files), cmp.Compare(p.board, q.board), cmp.Compare(p.name, q.name))
	})
	return all
}

// kindTypes returns the types of a board whose constants are kinds of things. Nothing is not a kind, but counted as
// one: it is known to few.
func kindTypes(b *code) map[types.Type]bool {
	of := map[types.Type]bool{}
	for id, i := range b.info.Instances {
		if p := b.info.Uses[id].Pkg(); p == nil || p.Name() != "things" {
			continue
		}
		for t := range i.TypeArgs.Types() {
			if n, ok := t.(*types.Named); ok && n.Obj().Pkg() == b.pkg {
				of[t] = true
			}
		}
	}
	return of
}
