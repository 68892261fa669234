package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestRuneStonesAreSeenToWork plays random matches. Wherever an own rune stone has an effect on what can be done, the
// words and the ledge must show it, and nowhere else.
func TestRuneStonesAreSeenToWork(t *testing.T) {
	seen := map[rules.Stone]int{}
	for seed := range uint64(40) {
		m := newMatch(t, 2, nil, seed)
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en"}, 0)
		for range 300 {
			v := m.Play.View(0)
			if v.Phase() == rules.OverPhase {
				break
			}
			if v.OnTurn() == 0 && len(v.Stones(0)) > 0 {
				r.Board.Sync(v)
				r.Look()
				r.Tick(ui.Input{})
				works(t, r, v, seen)
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
		if seen[kind] == 0 && kind != rules.HandStone {
			t.Errorf("the stone %v never worked: %v", kind, seen)
		}
	}
}

// works checks what is shown about each rune stone of seat 0.
func works(t *testing.T, r *rig, v rules.View, seen map[rules.Stone]int) {
	t.Helper()
	w, h := &r.Board.words, &r.Board.player
	check := func(kind rules.Stone, so bool, what string, shown bool) {
		if so = so && v.Has(0, kind); so != shown {
			t.Errorf("in phase %v with the stones %v: %s is shown: %v", v.Phase(), v.Stones(0), what, shown)
		}
		if so {
			seen[kind]++
		}
	}
	if v.Phase() == rules.TurnPhase {
		r.selects(selection{action: summon})
		magic := false
		for _, p := range w.sum.parts[:w.sum.n] {
			magic = magic || p.stone == rules.MagicStone && p.points == rules.StoneMagic
		}
		check(rules.MagicStone, true, "+2", magic)
		r.selects(selection{action: useAbilities})
		three := w.say("line.use-three")
		check(rules.ThreeStone, true, "a third card", w.line.text == three)
	}
	if face, ok := w.face(0, current(h.options, &h.Sel)); ok && v.Phase() == rules.AbilityPhase {
		_, used, open := v.Open()
		r.selects(selection{icon: 1})
		if face.Kind == rules.ChoiceAbility && !open && used == [2]bool{} {
			check(rules.PlusStone, true, "both icons of a choice", w.step.states[1] != boards.Dim)
		}
		check(rules.ExtraStone, face.Points > 0, "+1", w.step.extra)
	}
	if die, ok := v.Rolled(); ok {
		check(rules.DoubleStone, !die.Smithy, "a result that counts twice", w.step.again != "")
	}
	r.selects(selection{})
	check(rules.SwapStone, h.options.any(func(m rules.Move) bool {
		return m.Kind == rules.SwapGem || m.Kind == rules.SwapOre
	}), "a swap", w.stance(r.Board.mine(ownStone, int(rules.SwapStone))) == boards.Lit)
	check(rules.JokerStone, h.options.any(func(m rules.Move) bool { return m.Kind == rules.SetJoker }),
		"a gem to be put on the stone", w.stance(r.Board.mine(ownStone, int(rules.JokerStone))) == boards.Lit)
}

// TestAnOwnRuneStoneIsLitAmongThoseTradedFor plays random matches. While rune stones can be picked, a tile must be lit
// if the actor has such a stone and can use it now, and no other tile.
func TestAnOwnRuneStoneIsLitAmongThoseTradedFor(t *testing.T) {
	lit, dark := 0, 0
	for seed := range uint64(60) {
		m := newMatch(t, 2, nil, seed)
		for n := range 300 {
			v := m.Play.View(games.All)
			if seat := v.OnTurn(); v.Phase() == rules.TradePhase && len(v.Stones(seat)) > 0 &&
				(v.Has(seat, rules.SwapStone) || v.Has(seat, rules.JokerStone)) {
				r := newRig(m, boardtest.Screens[n%len(boardtest.Screens)], seat)
				r.Look()
				for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
					use := slices.ContainsFunc(m.Play.Core().AppendMoves(nil, seat), func(m rules.Move) bool {
						return kind == rules.SwapStone && (m.Kind == rules.SwapGem || m.Kind == rules.SwapOre) ||
							kind == rules.JokerStone && m.Kind == rules.SetJoker
					})
					if got := r.Board.words.tile(kind) == boards.Lit; got != use {
						t.Fatalf("seed %d, %d moves: the tile of %v is lit: %v", seed, n, kind, got)
					}
					if use {
						lit++
					} else if v.Has(seat, kind) {
						dark++
					}
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if lit == 0 || dark == 0 {
		t.Errorf("%d own tiles were lit and %d were not", lit, dark)
	}
}

func (r *rig) selects(s selection) {
	b := r.Board
	b.Sel = s
	b.Given.Note(true)
	b.Freshen()
}
