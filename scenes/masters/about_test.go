package masters

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// Buttons ask for whatever no thing can tell apart: sides, colours of tokens, which of two runes is ignored, and
// whether a master or a token is kept.
func TestEveryMoveIsPointedAt(t *testing.T) {
	p := boardtest.EveryMoveIsPointedAt(t, rules.Def, about)
	if p.Tried < 1000 || 10*p.Alone < 9*p.Tried {
		t.Errorf("%d of %d moves are named alone by their things", p.Alone, p.Tried)
	}
}

// TestTheLogLeadsToSections asks for the place of each event: exactly its section is lit; for a card, the upper left
// one.
func TestTheLogLeadsToSections(t *testing.T) {
	c := rules.Cell{X: 2, Y: -1}
	for _, e := range []struct {
		event rules.Event
		leads bool
	}{
		{rules.CardPlayed{Card: 3, Cell: c, Turn: 1}, true}, {rules.RuneIgnored{Cell: c}, true},
		{rules.MasterPlaced{Cell: c}, true},
		{rules.TokenPlaced{Cell: c, Colour: rules.Blue}, true}, {rules.AreaScored{Cell: c}, true},
		{rules.CardDrawn{}, false}, {rules.CardDiscarded{Card: 3}, false}, {rules.CardPutBeside{Card: 3}, false},
		{rules.TurnBegan{}, false},
	} {
		r := newRig(newMatch(t, 2, nil, 6), boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
		leads := r.Board.Show(e.event)
		r.Tick(ui.Input{})
		lit := r.Board.Model.flashes.All
		if leads != e.leads || len(lit) > 0 != e.leads ||
			leads && (lit[0].on != sectionAt(c) || lit[0].kind != flashLit) {
			t.Errorf("%T leads somewhere: %v, with %+v", e.event, leads, lit)
		}
	}
}

// TestMAS17_TheHeadSaysHowManyMastersAreLeft follows matches: the head counts the masters that are still to be placed,
// down to none.
func TestMAS17_TheHeadSaysHowManyMastersAreLeft(t *testing.T) {
	for _, seats := range []int{2, 3} {
		m := newMatch(t, seats, nil, 5)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, games.Public)
		for on := true; on; _, on = m.Random() {
			v := m.Play.View(games.Public)
			r.Board.Sync(v)
			left := 0
			for s := range seats {
				left += v.Left(games.Seat(s))
			}
			match, _ := r.Board.Headline()
			want := games.Phrase{Key: "masters.board.ends", Args: []games.Arg{games.NumberArg("n", left)}}
			if v.Phase() == rules.OverPhase {
				want = games.Phrase{Key: "masters.board.counts"}
			}
			if match.Key != want.Key || !slices.Equal(match.Args, want.Args) {
				t.Fatalf("with %d masters left the head says %v", left, match)
			}
		}
		if m.Play.View(games.Public).Phase() != rules.OverPhase {
			t.Errorf("%d seats: the match is not over", seats)
		}
	}
}

// TestMAS17_TheLastMasterIsTold names areas for masters: the words say of the last master that nothing follows it, and
// of others that the area may change.
func TestMAS17_TheLastMasterIsTold(t *testing.T) {
	told := map[int]bool{}
	m := newMatch(t, 2, nil, 5)
	for on := true; on; _, on = m.Random() {
		v := m.Play.View(games.Public)
		if v.Phase() != rules.MasterPhase {
			continue
		}
		seat := v.OnTurn()
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, seat)
		r.Settle()
		for _, c := range r.Board.player.options.cells {
			if a, _ := v.Area(c); a.Holder != seat {
				r.Board.Sel.pick, r.Board.Sel.picked = true, c
				break
			}
		}
		if !r.Board.Sel.pick {
			continue
		}
		want := "It may still grow or shrink."
		if v.Left(seat) == 1 {
			want = "Your last master: then you are done."
		}
		if got := r.Board.words.saying().note; got != want {
			t.Errorf("with %d masters left it says %q", v.Left(seat), got)
		}
		told[v.Left(seat)] = true
	}
	if !told[1] || !told[3] {
		t.Errorf("only these were placed: %v", told)
	}
}
