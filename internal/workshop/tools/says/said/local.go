package said

import (
	"go/ast"
	"go/token"
	"slices"
)

// local returns what a name of a function can be, and false if the function has none of that name.
func (r *reader) local(at place, name string) ([]value, bool) {
	if d, fields := r.function(at, name); d != nil {
		known, ok := r.params[param{d, name}]
		if !ok {
			r.params[param{d, name}] = nil
			if text(fields, name) {
				known = r.given(at, d, name)
			}
			r.params[param{d, name}] = known
		}
		return known, true
	}
	sets := assigned(at.in, name)
	var list, more []value
	for _, s := range sets {
		here := at.with(s.expr)
		var texts []value
		switch {
		case s.ranged:
			texts = r.elements(here)
		case s.index > 0:
			texts = r.result(here, s.index)
		default:
			texts = r.texts(here)
		}
		if s.added {
			more = append(more, texts...)
		} else {
			list = append(list, texts...)
		}
	}
	if len(more) > 0 {
		list = slices.Concat(list, r.sum(list, more))
	}
	return list, len(sets) > 0
}

// result returns a result of a call besides the first.
func (r *reader) result(at place, index int) (list []value) {
	call, ok := at.expr.(*ast.CallExpr)
	if !ok {
		return nil
	}
	name := ""
	switch f := call.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
	}
	for _, d := range at.of.funcs[name] {
		list = append(list, r.returned(at.of, d, index)...)
	}
	return list
}

type set struct {
	expr   ast.Expr
	index  int  // of the result of a call
	ranged bool // it runs through the elements
	added  bool // it comes behind what was there
}

func assigned(d *ast.FuncDecl, name string) (list []set) {
	is := func(e ast.Expr) bool { id, ok := e.(*ast.Ident); return ok && id.Name == name }
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, l := range n.Lhs {
				switch {
				case !is(l):
				case len(n.Lhs) == len(n.Rhs):
					list = append(list, set{expr: n.Rhs[i], added: n.Tok == token.ADD_ASSIGN})
				default:
					list = append(list, set{expr: n.Rhs[0], index: i})
				}
			}
		case *ast.ValueSpec:
			for i, l := range n.Names {
				if l.Name == name && i < len(n.Values) {
					list = append(list, set{expr: n.Values[i]})
				}
			}
		case *ast.RangeStmt:
			if n.Value != nil && is(n.Value) {
				list = append(list, set{expr: n.X, ranged: true})
			}
		}
		return true
	})
	return list
}

type param struct {
	of   ast.Node
	name string
}

// function returns the function, or the one within it, that has a parameter of a name; nil if none has.
func (r *reader) function(at place, name string) (ast.Node, *ast.FieldList) {
	var found *ast.FuncLit
	ast.Inspect(at.in, func(n ast.Node) bool {
		if n, ok := n.(*ast.FuncLit); ok && n.Pos() <= at.expr.Pos() && at.expr.Pos() < n.End() &&
			slices.Contains(parameters(n.Type.Params), name) {
			found = n
		}
		return true
	})
	switch {
	case found != nil:
		return found, found.Type.Params
	case slices.Contains(parameters(at.in.Type.Params), name):
		return at.in, at.in.Type.Params
	}
	return nil, nil
}

// text reports whether a parameter can be one: its type is a string, or a name of our own for one.
func text(list *ast.FieldList, name string) bool {
	for _, f := range list.List {
		if !slices.ContainsFunc(f.Names, func(n *ast.Ident) bool { return n.Name == name }) {
			continue
		}
		typ, ok := f.Type.(*ast.Ident)
		return ok && (typ.Name == "string" || typ.IsExported())
	}
	return false
}

// given returns what callers give a parameter of a function.
func (r *reader) given(at place, of ast.Node, name string) (list []value) {
	var calls []call
	var params *ast.FieldList
	switch f := of.(type) {
	case *ast.FuncLit:
		params = f.Type.Params
		if local := called(at.in, f); local != "" {
			calls = slices.DeleteFunc(slices.Clone(r.calls[at.of.folder+" "+local]),
				func(c call) bool { return c.in != at.in })
		}
	case *ast.FuncDecl:
		params = f.Type.Params
		calls = r.calls[at.of.folder+" "+f.Name.Name]
		if f.Name.IsExported() {
			calls = slices.Concat(calls, r.calls[f.Name.Name])
		}
	}
	for _, c := range calls {
		list = append(list, r.argument(c, slices.Index(parameters(params), name))...)
	}
	return list
}

func (r *reader) argument(c call, index int) []value {
	if index >= len(c.args) {
		return nil
	}
	list := r.texts(c.with(c.args[index]))
	if len(list) == 1 && list[0].text != hole {
		list[0].at = c.args[index].Pos()
	}
	return list
}

// called returns the name of a function within a function.
func called(d *ast.FuncDecl, lit *ast.FuncLit) (name string) {
	ast.Inspect(d, func(n ast.Node) bool {
		if n, ok := n.(*ast.AssignStmt); ok {
			for i, e := range n.Rhs {
				if id, ok := n.Lhs[min(i, len(n.Lhs)-1)].(*ast.Ident); ok && e == lit {
					name = id.Name
				}
			}
		}
		return true
	})
	return name
}

// parameters lists names, one for each parameter.
func parameters(list *ast.FieldList) (names []string) {
	if list == nil {
		return nil
	}
	for _, f := range list.List {
		for _, n := range f.Names {
			names = append(names, n.Name)
		}
		if len(f.Names) == 0 {
			names = append(names, "_")
		}
	}
	return names
}
