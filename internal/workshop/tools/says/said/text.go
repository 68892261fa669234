package said

import (
	"cmp"
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// hole stands in a text for what the code alone does not tell.
const hole = "\x00"

// value is a text that an expression can have, and where what is special of it stands.
type value struct {
	text string
	at   token.Pos
}

// most bounds how many texts an expression is followed to.
const most = 500

// reader finds out which texts expressions can have.
type reader struct {
	*source
	known  map[ast.Expr][]value
	params map[param][]value
}

// join puts two texts together. Holes and what stands between them become one, but for a hole at the beginning.
func join(a, b string) string {
	text := a + b
	head := 0
	if strings.HasPrefix(text, hole) && !strings.HasPrefix(text, hole+hole) {
		head = len(hole)
	}
	if first, last := strings.Index(text[head:], hole), strings.LastIndex(text[head:], hole); first < last {
		text = text[:head+first] + text[head+last:]
	}
	return text
}

// unknown is what nothing is known of.
func unknown(e ast.Expr) []value { return []value{{hole, e.Pos()}} }

func (r *reader) texts(at place) []value {
	e := at.expr
	if list, ok := r.known[e]; ok {
		return list
	}
	r.known[e] = nil // what is put together from itself ends here
	list := r.follow(at)
	slices.SortFunc(list, func(a, b value) int { return cmp.Or(cmp.Compare(a.text, b.text), cmp.Compare(a.at, b.at)) })
	list = slices.Compact(list)
	if len(list) == 0 || len(list) > most {
		list = unknown(e)
	}
	r.known[e] = list
	return list
}

// follow returns what an expression can be, one way or another.
func (r *reader) follow(at place) (list []value) {
	switch e := at.expr.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			if text, err := strconv.Unquote(e.Value); err == nil {
				return []value{{text, e.Pos()}}
			}
		}
	case *ast.ParenExpr:
		return r.texts(at.with(e.X))
	case *ast.BinaryExpr:
		if e.Op == token.ADD {
			list = r.sum(r.texts(at.with(e.X)), r.texts(at.with(e.Y)))
		}
	case *ast.Ident:
		list = r.named(at, e.Name)
	case *ast.SelectorExpr:
		list = r.selected(at, e)
	case *ast.IndexExpr:
		list = r.elements(at.with(e.X))
	case *ast.CallExpr:
		list = r.called(at, e)
	}
	return list
}

func (at place) with(e ast.Expr) place { at.expr = e; return at }

// sum puts each of some texts before each of others.
func (r *reader) sum(a, b []value) (list []value) {
	for _, x := range a {
		for _, y := range b {
			where := y.at
			if y.text == hole || len(a) > len(b) {
				where = x.at
			}
			list = append(list, value{join(x.text, y.text), where})
		}
	}
	return list
}

// named returns what a name stands for: a parameter for what callers give it, a variable for all that it is set to.
func (r *reader) named(at place, name string) []value {
	if at.in != nil {
		if list, ok := r.local(at, name); ok {
			return list
		}
	}
	var list []value
	for _, e := range at.of.values[name] {
		list = append(list, r.texts(place{e, nil, at.of})...)
	}
	return list
}

// selected returns what a name of another package, or a field, stands for.
func (r *reader) selected(at place, e *ast.SelectorExpr) (list []value) {
	if x, ok := e.X.(*ast.Ident); ok {
		if p := r.imported(at, x.Name); p != nil {
			for _, v := range p.values[e.Sel.Name] {
				list = append(list, r.texts(place{v, nil, p})...)
			}
			return list
		}
	}
	for _, f := range at.of.fields[e.Sel.Name] {
		list = append(list, r.texts(f)...)
	}
	return append(list, unknown(e)...) // it may be a field of another type
}

// imported returns the package of ours that a name stands for in a file.
func (r *reader) imported(at place, name string) *pkg {
	for _, f := range at.of.files {
		if f.FileStart > at.expr.Pos() || at.expr.Pos() > f.FileEnd {
			continue
		}
		for _, i := range f.Imports {
			path, ok := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), "runehall/")
			if !ok {
				continue
			}
			if own := path[strings.LastIndexByte(path, '/')+1:]; i.Name != nil && i.Name.Name == name ||
				i.Name == nil && own == name {
				return r.packages[path]
			}
		}
	}
	return nil
}

// elements returns what can lie in a list or a map.
func (r *reader) elements(at place) (list []value) {
	switch e := at.expr.(type) {
	case *ast.ParenExpr:
		return r.elements(at.with(e.X))
	case *ast.CompositeLit:
		for _, el := range e.Elts {
			if kv, ok := el.(*ast.KeyValueExpr); ok {
				el = kv.Value
			}
			if _, deeper := el.(*ast.CompositeLit); deeper {
				list = append(list, r.elements(at.with(el))...)
			} else {
				list = append(list, r.texts(at.with(el))...)
			}
		}
	case *ast.IndexExpr:
		return r.elements(at.with(e.X))
	case *ast.Ident:
		for _, v := range at.of.values[e.Name] {
			list = append(list, r.elements(place{v, nil, at.of})...)
		}
		if list == nil && at.in != nil {
			for _, v := range assigned(at.in, e.Name) {
				list = append(list, r.elements(at.with(v.expr))...)
			}
		}
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok {
			if p := r.imported(at, x.Name); p != nil {
				for _, v := range p.values[e.Sel.Name] {
					list = append(list, r.elements(place{v, nil, p})...)
				}
			}
		}
	}
	return list
}

func (r *reader) called(at place, e *ast.CallExpr) []value {
	p, name := at.of, ""
	switch f := e.Fun.(type) {
	case *ast.Ident:
		name = f.Name
		if (name == "string" || len(at.of.funcs[name]) == 0) && len(e.Args) == 1 { // a conversion
			return r.texts(at.with(e.Args[0]))
		}
	case *ast.SelectorExpr:
		name = f.Sel.Name
		if name == "String" { // one of many
			return nil
		}
		if x, ok := f.X.(*ast.Ident); ok {
			if other := r.imported(at, x.Name); other != nil {
				p = other
			}
			switch {
			case x.Name == "cmp" && name == "Or":
				return r.each(at, e.Args)
			case x.Name == "fmt" && name == "Sprintf":
				return r.formatted(at, e.Args[0])
			}
		}
	}
	var list []value
	for _, d := range p.funcs[name] {
		list = append(list, r.returned(p, d, 0)...)
	}
	if list == nil && strings.HasSuffix(name, "Key") && ast.IsExported(name) { // a method of a type of another package
		for _, other := range r.packages {
			for _, d := range other.funcs[name] {
				if d.Recv != nil {
					list = append(list, r.returned(other, d, 0)...)
				}
			}
		}
	}
	return list
}

// verb is where a format has something put in.
var verb = regexp.MustCompile(`%[a-z]`)

func (r *reader) formatted(at place, format ast.Expr) (list []value) {
	for _, v := range r.texts(at.with(format)) {
		list = append(list, value{join(verb.ReplaceAllString(v.text, hole), ""), v.at})
	}
	return list
}

func (r *reader) each(at place, exprs []ast.Expr) (list []value) {
	for _, e := range exprs {
		list = append(list, r.texts(at.with(e))...)
	}
	return list
}

// returned returns what a function returns in one place.
func (r *reader) returned(p *pkg, d *ast.FuncDecl, index int) (list []value) {
	if d.Body == nil {
		return nil
	}
	ast.Inspect(d.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ReturnStmt:
			if index < len(n.Results) {
				list = append(list, r.texts(place{n.Results[index], d, p})...)
			}
			if len(n.Results) == 0 {
				if names := parameters(d.Type.Results); index < len(names) {
					l, _ := r.local(place{&ast.Ident{Name: names[index], NamePos: n.Pos()}, d, p}, names[index])
					list = append(list, l...)
				}
			}
		}
		return true
	})
	return slices.DeleteFunc(list, func(v value) bool { return v.text == "" })
}
