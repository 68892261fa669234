package said

import (
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"slices"
	"strings"
)

// declaration says which ends a key has that is put together from data: market.say.put.{red,blue}.
type declaration struct {
	shape string     // of the key: a hole where the ends are
	parts [][]string // what can stand one behind the other: texts, or names of lists with an @
	some  bool       // not every end has a message
	at    token.Pos
}

// declared reads the declarations of a comment, which are divided by spaces.
func declared(text string, at token.Pos) (list []declaration) {
	for word := range strings.FieldsSeq(text) {
		word, some := strings.CutSuffix(word, "?")
		d := declaration{some: some, at: at}
		for {
			before, rest, _ := strings.Cut(word, "{")
			ends, after, ok := strings.Cut(rest, "}")
			if !ok {
				d.parts = append(d.parts, []string{word})
				d.shape = join(d.shape, word)
				break
			}
			d.parts = append(d.parts, []string{before}, strings.Split(ends, ","))
			d.shape = join(d.shape, before+hole)
			word = after
		}
		list = append(list, d)
	}
	return list
}

// sayings is what the code says: for each key the places that say it.
type sayings struct {
	at     map[string][]string
	faults []string // keys without a message, and declarations that nothing needs
}

func find(s *source, keys []string) *sayings { return s.find(keys, lists(s)) }

// find finds the places that say keys. lists are what declarations name with an @.
func (s *source) find(keys []string, lists map[string][]string) *sayings {
	out := &sayings{at: map[string][]string{}}
	known, beginnings := map[string]bool{}, map[string]bool{}
	for _, k := range keys {
		known[k] = true
		for i := range k {
			beginnings[k[:i+1]] = true
		}
	}
	begins := func(text string) bool {
		return beginnings[strings.TrimSuffix(text, hole)] && strings.Contains(text, ".")
	}
	shapes := map[string][]token.Pos{}
	for _, p := range s.packages {
		s.said(p, begins, func(v value, must bool) {
			switch at := s.files.Position(v.at); {
			case known[v.text]:
				out.note(v.text, at)
			case strings.Contains(v.text, hole):
				shapes[v.text] = append(shapes[v.text], v.at)
			case must && strings.Contains(v.text, "."):
				out.faults = append(out.faults, fmt.Sprintf("%s:%d: there is no message %s", at.Filename, at.Line,
					v.text))
			}
		})
	}
	for _, p := range s.packages {
		for _, d := range p.says {
			where := s.files.Position(d.at)
			fault := func(format string, args ...any) {
				out.faults = append(out.faults, fmt.Sprintf("%s:%d: %s", where.Filename, where.Line,
					fmt.Sprintf(format, args...)))
			}
			places, ok := shapes[d.shape]
			if !ok {
				fault("no code puts %s together", strings.ReplaceAll(d.shape, hole, "{…}"))
			}
			keys, err := d.keys(lists)
			if err != nil {
				fault("%v", err)
			}
			for _, key := range keys {
				if !known[key] {
					if !d.some {
						fault("there is no message %s", key)
					}
					continue
				}
				if ok {
					out.note(key, where)
				}
				for _, at := range places {
					out.note(key, s.files.Position(at))
				}
			}
		}
	}
	for _, places := range out.at {
		slices.Sort(places)
	}
	slices.Sort(out.faults)
	out.faults = slices.Compact(out.faults)
	return out
}

func (d *declaration) keys(lists map[string][]string) (keys []string, err error) {
	keys = []string{""}
	for _, part := range d.parts {
		ends, err := expand(part, lists)
		if err != nil {
			return nil, err
		}
		var longer []string
		for _, k := range keys {
			for _, end := range ends {
				longer = append(longer, k+end)
			}
		}
		keys = longer
	}
	return keys, nil
}

// expand puts lists in the place of their names.
func expand(ends []string, lists map[string][]string) (list []string, err error) {
	for _, end := range ends {
		name, ok := strings.CutPrefix(end, "@")
		if !ok {
			list = append(list, end)
			continue
		}
		if lists[name] == nil {
			return nil, fmt.Errorf("there is no list %q; there are %q", name, slices.Sorted(maps.Keys(lists)))
		}
		list = append(list, lists[name]...)
	}
	return list, nil
}

func (s *sayings) note(key string, at token.Position) {
	if place := fmt.Sprintf("%s:%d", at.Filename, at.Line); !slices.Contains(s.at[key], place) {
		s.at[key] = append(s.at[key], place)
	}
}

// said calls note with every text that the code of a package writes out or puts together, as far as it may be a key,
// and says whether it must be one: it is written out where a message is named.
func (s *source) said(p *pkg, begins func(string) bool, note func(v value, must bool)) {
	for _, f := range p.files {
		for _, d := range f.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.IMPORT {
				continue
			}
			in, _ := d.(*ast.FuncDecl)
			ast.Inspect(d, func(n ast.Node) bool {
				text, named := textOf(n)
				if text == nil {
					return true
				}
				r, at := s.reader(), place{text, in, p}
				if _, whole := text.(*ast.BasicLit); named && whole || !named && r.mayBeKey(at, begins) {
					for _, v := range r.texts(at) {
						note(v, named)
					}
				}
				return true
			})
		}
	}
}

// textOf returns the text that a node of the code writes out or puts together, if it does, and whether a message is
// named there.
func textOf(n ast.Node) (text ast.Expr, named bool) {
	switch n := n.(type) {
	case *ast.KeyValueExpr:
		if k, ok := n.Key.(*ast.Ident); ok && (k.Name == "Key" || k.Name == "Reason") {
			return n.Value, true
		}
	case *ast.BinaryExpr:
		if n.Op == token.ADD {
			return n, false
		}
	case *ast.AssignStmt:
		if n.Tok == token.ADD_ASSIGN {
			return n.Lhs[0], false
		}
	case *ast.CallExpr:
		switch f, _ := n.Fun.(*ast.SelectorExpr); {
		case f == nil:
		case f.Sel.Name == "Sprintf":
			return n, false
		case f.Sel.Name == "Text" && len(n.Args) > 0:
			return n.Args[0], true
		}
	case *ast.BasicLit:
		return n, false
	}
	return nil, false
}

func (s *source) reader() *reader {
	return &reader{source: s, known: map[ast.Expr][]value{}, params: map[param][]value{}}
}

// mayBeKey reports whether a text begins as a key does, or has a part that begins with a dot.
func (r *reader) mayBeKey(at place, begins func(string) bool) bool {
	return dotted(at.expr) ||
		slices.ContainsFunc(r.texts(at.with(first(at.expr))), func(v value) bool { return begins(v.text) })
}

// first returns what a sum begins with.
func first(e ast.Expr) ast.Expr {
	for {
		sum, ok := e.(*ast.BinaryExpr)
		if !ok {
			return e
		}
		e = sum.X
	}
}

// dotted reports whether a sum has a part in it that begins with a dot, as in game + ".card." + name.
func dotted(e ast.Expr) bool {
	sum, ok := e.(*ast.BinaryExpr)
	if !ok {
		return false
	}
	lit, ok := sum.Y.(*ast.BasicLit)
	return ok && strings.HasPrefix(lit.Value, `".`) || dotted(sum.X)
}
