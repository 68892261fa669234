package masters

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

// trials try moves through the board.
type trials = boardtest.Reach[*rules.Game, rules.Move, rules.Event, rules.View, *Board, rules.MoveKind]

// combinations returns every set of options that a match can have.
func combinations() []map[string]string {
	var list []map[string]string
	for bits := range 16 {
		o := map[string]string{}
		for i, option := range []string{rules.OptionAdepts, rules.OptionExtra, rules.OptionHigh} {
			if bits>>i&1 != 0 {
				o[option] = games.Yes
			}
		}
		if bits>>3 != 0 {
			o[rules.OptionDeck] = rules.DeckWild
		}
		list = append(list, o)
	}
	return list
}

// newTrials returns the trials of this board. Every third time most of the table is out of sight.
func newTrials() trials {
	return trials{
		Promises: promises, Rare: rare, Kind: func(m rules.Move) rules.MoveKind { return m.Kind },
		Try: func(r *bench, device int) func(rules.Move) {
			p, n := players(&rig{r})[device], 0
			return func(m rules.Move) {
				if r.Board.Eye.Centre(true); n%3 == 1 {
					p.closer()
				}
				p.try(m)
				n++
			}
		},
	}
}

// TestEveryMoveCanBeMade plays random matches with every set of options, and tries every legal move through the board,
// with each device alone: there is a way to make each.
func TestEveryMoveCanBeMade(t *testing.T) {
	every, tries := boardtest.ReachEvery(t, 3, 9), newTrials()
	for n, options := range combinations() {
		for seats := 2; seats <= 3; seats++ {
			m := newMatch(t, seats, options, uint64(70+2*n+seats))
			for at, on := 0, true; on; at++ {
				if at%every == (n+seats)%every && m.Play.View(games.All).Phase() != rules.OverPhase {
					tries.All(m, boardtest.Screens[(at+n)%len(boardtest.Screens)],
						func(rules.Move) bool { return true })
				}
				_, on = m.Random()
			}
		}
	}
	tries.Rest(t, rules.ChooseSide, rules.PutBeside)
}

// kept returns a match from testdata.
func kept(t testing.TB, name string) *match {
	t.Helper()
	return boardtest.Kept(t, rules.Def, name)
}

// rare returns a match in which a seat may make a move of a kind. Random matches never come to a position where nothing
// fits any more, so those two are kept in testdata.
func rare(t *testing.T, kind rules.MoveKind) *match {
	t.Helper()
	switch kind {
	case rules.Discard:
		return kept(t, "no-card-fits")
	case rules.PutAway:
		return kept(t, "no-place")
	}
	for seed := range uint64(20_000) {
		m := newMatch(t, 2+int(seed%2),
			[]map[string]string{everything, {rules.OptionAdepts: games.Yes}}[seed/2%2], seed)
		if m.Comes(func(m rules.Move) bool { return m.Kind == kind }) {
			return m
		}
	}
	t.Fatalf("no match comes to %v", kind)
	return nil
}

// TestEitherRuneCanBeIgnored finds places where either of two runes can be ignored: each has its button (MAS-22).
func TestEitherRuneCanBeIgnored(t *testing.T) {
	twins, tries := 0, newTrials()
	for seed := range uint64(40) {
		m := newMatch(t, 2, map[string]string{rules.OptionAdepts: games.Yes}, seed)
		for {
			v := m.Play.View(games.All)
			o := newOptions(v, v.OnTurn(), true)
			for _, move := range o.plays {
				l := rules.Laid{Card: move.Card, Cell: move.Cell, Turn: move.Turn}
				both := o.ignores(nil, l)
				if len(both) < 2 || both[0] != move {
					continue
				}
				if twins++; twins%20 == 1 {
					tries.All(m, boardtest.Screens[twins/20%len(boardtest.Screens)],
						func(m rules.Move) bool { return slices.Contains(both, m) })
				}
				s := selection{card: l.Card, draft: true, cell: l.Cell}
				s.turns[l.Card] = l.Turn
				keys := []string{choiceKey(both[0]), choiceKey(both[1])}
				slices.Sort(keys)
				if got := choices(nil, o, &s); !slices.Equal(got[:2], both) ||
					fmt.Sprint(keys) != "[masters.board.ignore.beside masters.board.ignore.under]" {
					t.Fatalf("at %v the buttons are %v, %v", l, got, keys)
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	if twins == 0 {
		t.Error("nowhere either of two runes can be ignored")
	}
}
