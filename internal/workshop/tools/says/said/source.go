package said

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// source is the code of the program, as far as it can say messages: without tests, and without the workshop.
type source struct {
	files    *token.FileSet
	packages map[string]*pkg // by folder
	calls    map[string][]call
}

// pkg is what a package declares, by name. Methods of one name are taken together.
type pkg struct {
	folder string
	files  []*ast.File
	funcs  map[string][]*ast.FuncDecl
	values map[string][]ast.Expr // of variables and constants
	fields map[string][]place    // what fields of structs are set to
	types  map[string]ast.Expr
	says   []declaration
}

type call struct {
	place
	args []ast.Expr
}

// place is an expression, in a function of a package; in none at the top of a file.
type place struct {
	expr ast.Expr
	in   *ast.FuncDecl
	of   *pkg
}

// outside are folders with no code of the program.
var outside = []string{"build", "internal/workshop", "assets/src", "docs"}

func read(root string) (*source, error) {
	texts := map[string]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		switch {
		case d.IsDir() && slices.Contains(outside, name):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		texts[name] = string(text)
		return err
	})
	if err != nil {
		return nil, err
	}
	s := &source{}
	return s, s.init(texts)
}

func (s *source) init(texts map[string]string) error {
	s.files, s.packages, s.calls = token.NewFileSet(), map[string]*pkg{}, map[string][]call{}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		if err := s.add(name, texts[name]); err != nil {
			return err
		}
	}
	for _, folder := range slices.Sorted(maps.Keys(s.packages)) {
		p := s.packages[folder]
		for _, f := range p.files {
			s.collect(p, f)
		}
	}
	return nil
}

func (s *source) add(name, text string) error {
	file, err := parser.ParseFile(s.files, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	folder := "."
	if i := strings.LastIndexByte(name, '/'); i >= 0 {
		folder = name[:i]
	}
	p := s.packages[folder]
	if p == nil {
		p = &pkg{folder: folder, funcs: map[string][]*ast.FuncDecl{}, values: map[string][]ast.Expr{},
			fields: map[string][]place{}, types: map[string]ast.Expr{}}
		s.packages[folder] = p
	}
	p.files = append(p.files, file)
	ast.Inspect(file, func(n ast.Node) bool {
		if t, ok := n.(*ast.TypeSpec); ok {
			p.types[t.Name.Name] = t.Type
		}
		return true
	})
	for _, group := range file.Comments {
		for _, c := range group.List {
			if rest, ok := strings.CutPrefix(c.Text, "//says:keys "); ok {
				p.says = append(p.says, declared(rest, c.Pos())...)
			}
		}
	}
	return nil
}

// collect notes what a file declares, and which functions it calls.
func (s *source) collect(p *pkg, file *ast.File) {
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			p.funcs[d.Name.Name] = append(p.funcs[d.Name.Name], d)
			s.inside(p, d, d)
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if v, ok := spec.(*ast.ValueSpec); ok {
					for i, name := range v.Names {
						if i < len(v.Values) {
							p.values[name.Name] = append(p.values[name.Name], v.Values[i])
						}
					}
				}
			}
			s.inside(p, d, nil)
		}
	}
}

// inside notes calls and fields.
func (s *source) inside(p *pkg, node ast.Node, in *ast.FuncDecl) {
	ast.Inspect(node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			fun := n.Fun
			if i, ok := fun.(*ast.IndexExpr); ok { // of a generic function
				fun = i.X
			}
			switch f := fun.(type) {
			case *ast.Ident:
				s.calls[p.folder+" "+f.Name] = append(s.calls[p.folder+" "+f.Name], call{place{n, in, p}, n.Args})
			case *ast.SelectorExpr:
				key := p.folder + " " + f.Sel.Name
				if f.Sel.IsExported() {
					key = f.Sel.Name
				}
				args := n.Args
				if x, ok := f.X.(*ast.Ident); ok && len(p.typeMethods(x.Name, f.Sel.Name)) > 0 {
					args = args[min(1, len(args)):] // a method as a function: its receiver comes first
				}
				s.calls[key] = append(s.calls[key], call{place{n, in, p}, args})
			}
		case *ast.CompositeLit:
			s.rows(p, n, n.Type, in)
		case *ast.KeyValueExpr:
			if k, ok := n.Key.(*ast.Ident); ok {
				p.fields[k.Name] = append(p.fields[k.Name], place{n.Value, in, p})
			}
		case *ast.AssignStmt:
			for i, l := range n.Lhs {
				if f, ok := l.(*ast.SelectorExpr); ok && len(n.Lhs) == len(n.Rhs) {
					p.fields[f.Sel.Name] = append(p.fields[f.Sel.Name], place{n.Rhs[i], in, p})
				}
			}
		}
		return true
	})
}

// rows notes the values of struct fields that are written without field names, also in lists and maps of structs.
func (s *source) rows(p *pkg, lit *ast.CompositeLit, typ ast.Expr, in *ast.FuncDecl) {
	if i, ok := typ.(*ast.IndexExpr); ok { // of a generic type
		typ = i.X
	}
	if id, ok := typ.(*ast.Ident); ok {
		typ = p.types[id.Name]
	}
	var element ast.Expr
	switch t := typ.(type) {
	case *ast.StructType:
		names := parameters(t.Fields)
		for i, e := range lit.Elts {
			if _, named := e.(*ast.KeyValueExpr); !named && i < len(names) {
				p.fields[names[i]] = append(p.fields[names[i]], place{e, in, p})
			}
		}
		return
	case *ast.ArrayType:
		element = t.Elt
	case *ast.MapType:
		element = t.Value
	default:
		return
	}
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			e = kv.Value
		}
		if row, ok := e.(*ast.CompositeLit); ok && row.Type == nil {
			s.rows(p, row, element, in)
		}
	}
}

// typeMethods returns the methods of a type that have a name.
func (p *pkg) typeMethods(typ, method string) (list []*ast.FuncDecl) {
	for _, d := range p.funcs[method] {
		if d.Recv == nil {
			continue
		}
		t := d.Recv.List[0].Type
		if star, ok := t.(*ast.StarExpr); ok {
			t = star.X
		}
		if id, ok := t.(*ast.Ident); ok && id.Name == typ {
			list = append(list, d)
		}
	}
	return list
}
