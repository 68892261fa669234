package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
)

// TestGoldIsTheNextStep taps at random in positions of many matches. The golden button must make a legal move that
// leads on. It may decline nothing and leave nothing out while anything else can be done. No button beside it may say
// or do the same.
func TestGoldIsTheNextStep(t *testing.T) {
	chance := games.NewChance(7, 7)
	met, beside := map[string]int{}, map[actKind]int{}
	for m, seat := range positions(t, 6) {
		for _, drafts := range []bool{true, false} {
			o := newOptions(m.Play.View(seat), seat, drafts)
			s := selection{}.kept(o)
			for range 6 {
				all := append(pointable(o, &s), actAt(0), actAt(0), actAt(1))
				after, p := intent(o, s, gesture{Kind: boards.Tap, On: all[chance.IntN(len(all))]})
				if _, made := p.Next(); !made && after.Sheet == boards.NoSheet {
					s = after
				}
				lookAtGold(t, o, s, met, beside)
			}
		}
	}
	for _, does := range []string{"pass", "use", "summon-card", "lay", "forge.upper", "both", "exchange", "leave",
		"done", "end", "trade", "points"} {
		if met[does] == 0 {
			t.Errorf("it never came to %s: %v", does, met)
		}
	}
	for k := actClear; int(k) < len(actNames); k++ {
		if beside[k] == 0 {
			t.Errorf("there was never a button %s: %v", actNames[k], beside)
		}
	}
}

// lookAtGold checks the golden button and the buttons beside it. It counts what they do.
func lookAtGold(t *testing.T, o *options, s selection, met map[string]int, beside map[actKind]int) {
	t.Helper()
	p, d, ok := planned(o, &s)
	first, _ := p.Next()
	if ok {
		met[d.does]++
		elsewhere := slices.DeleteFunc(slices.Clone(o.moves), func(m rules.Move) bool {
			return m.Kind == rules.Done || m.Kind == rules.Leave || m.Kind == rules.Decline || m.Kind == rules.Pass ||
				m.Kind == rules.End
		})
		gives := first.Kind == rules.Leave || first.Kind == rules.Decline || first.Kind == rules.Pass ||
			d.does == "leave"
		goes := slices.ContainsFunc(o.moves, func(m rules.Move) bool {
			switch m.Kind {
			case rules.Trade:
				return first.Kind == rules.End
			case rules.Buy, rules.Forge, rules.ForgeOre:
				return first.Kind == rules.Done
			}
			return false
		})
		if why := o.view.WhyNot(o.actor, first); why != nil || gives && len(elsewhere) > 0 || goes {
			t.Fatalf("golden is %+v, which makes %v, refused %v; there is also %v; the selection is %+v", d, p.Moves,
				why, elsewhere, s)
		}
	}
	for i, k := range acts(o, &s) {
		if k == actNone {
			continue
		}
		beside[k]++
		if actNames[k] == d.does {
			t.Fatalf("two buttons say %s; the selection is %+v", d.does, s)
		}
		_, q := intent(o, s, gesture{Kind: boards.Tap, On: actAt(i)})
		if other, made := q.Next(); made && ok && other == first {
			t.Fatalf("two buttons make %v; the selection is %+v", first, s)
		}
	}
	boardtest.EachTongue(t, func(tag string, say func(games.Phrase) string) {
		if d.does == "" {
			return
		}
		for _, k := range acts(o, &s) {
			if k != actNone && say(key("stones.board."+actNames[k])) == say(d.phrase()) {
				t.Fatalf("%s: both buttons say %q", tag, say(d.phrase()))
			}
		}
	})
}
