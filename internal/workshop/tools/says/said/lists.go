package said

import (
	"go/ast"
	"maps"
	"slices"
	"strings"

	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/assets/rules"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/bots"
	"runehall/games/feats"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// lists returns the ends of keys that are not written where they are used but come from the rules, or from tables of
// the code. A declaration refers to such a list with an @.
func lists(s *source) map[string][]string {
	l := ends{"games": all.IDs(), "languages": lang.Tags(), "levels": append(bots.Rungs(), games.RivalDriver)}
	for _, r := range games.CommonRefusals {
		l.add("clauses", r.Clause)
	}
	for _, f := range games.Faults() {
		l.add("faults", string(f))
	}
	for _, e := range all.Entries() {
		info := e.Info()
		l.add("clauses", info.Clauses...)
		for _, o := range info.AllOptions() {
			key := strings.TrimPrefix(info.OptionKey(o), "option.")
			l.add("options", key)
			for _, choice := range o.Choices {
				l.add("choices", key+"."+choice)
			}
		}
		l.add("levels", e.Levels()...)
		l.add("tips."+info.ID, s.ids("scenes/"+info.ID, "Tips")...)
		l.lessons(info.ID)
		if book, err := rules.Load(info.ID, "en"); err == nil {
			l.add("things."+info.ID, slices.Sorted(maps.Keys(book.Things))...)
		}
	}
	for k := stones.MagicStone; k < stones.Stones; k++ {
		l.add("stones", k.String())
	}
	l.add("settings", s.ids("scenes/stage", "")...)
	l.add("feats", featIDs("ritual", feats.Ritual)...)
	l.add("feats", featIDs("masters", feats.Masters)...)
	l.add("feats", featIDs("stones", feats.Stones)...)
	l.add("feats", featIDs("toss", feats.Toss)...)
	l.add("feats", featIDs("market", feats.Market)...)
	l.add("reasons", reasons(ritual.Def)...)
	l.add("reasons", reasons(masters.Def)...)
	l.add("reasons", reasons(stones.Def)...)
	l.add("reasons", reasons(toss.Def)...)
	l.add("reasons", reasons(market.Def)...)
	return l
}

// lessons adds the words of a game's lessons.
func (l ends) lessons(game string) {
	for _, id := range learn.IDs(game) {
		l.add("lesson-names", id)
		if read, err := learn.Read(id); err == nil {
			for i := range read.Steps {
				if s := &read.Steps[i]; s.Key != "" {
					l.add("lessons", strings.TrimPrefix(read.Message(s), "learn."))
				}
			}
		}
	}
}

// ends are lists of ends by their names.
type ends map[string][]string

// add adds entries to a list, each once.
func (l ends) add(name string, list ...string) {
	for _, end := range list {
		if !slices.Contains(l[name], end) {
			l[name] = append(l[name], end)
		}
	}
}

// ids lists the fields ID in a variable of a package, or in all of it.
func (s *source) ids(folder, variable string) (list []string) {
	p := s.packages[folder]
	if p == nil {
		return nil
	}
	note := func(n ast.Node) bool {
		if kv, ok := n.(*ast.KeyValueExpr); ok {
			if k, ok := kv.Key.(*ast.Ident); ok && k.Name == "ID" {
				if lit, ok := kv.Value.(*ast.BasicLit); ok {
					list = append(list, strings.Trim(lit.Value, `"`))
				}
			}
		}
		return true
	}
	if variable == "" {
		for _, f := range p.files {
			ast.Inspect(f, note)
		}
	}
	for _, v := range p.values[variable] {
		ast.Inspect(v, note)
	}
	return list
}

func featIDs[E any](game string, list []feats.Feat[E]) (ids []string) {
	for _, f := range list {
		ids = append(ids, game+"."+f.ID)
	}
	return ids
}

// reasons lists the reasons that a hint can give: the parts of a position's worth.
func reasons[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) (ids []string) {
	for _, part := range def.Worth.Parts {
		kind, _, _ := strings.Cut(part, "-")
		ids = append(ids, def.ID+"."+kind)
	}
	return append(ids, def.ID+".won")
}
