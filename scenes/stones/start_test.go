package stones

import (
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestSTO9_TheStartPlayerHasABadge looks for the coin with the start-player marker. The chip of each other seat must
// have room for it in every layout. So must the ledge of a start player who has no chip, if there is room for the
// purse.
func TestSTO9_TheStartPlayerHasABadge(t *testing.T) {
	eachLayout(t, func(t *testing.T, f *table.Frame, a arrangement, l *layout) {
		for i := range l.seats {
			p := &l.seats[i]
			if r := boards.StartPlace(f.Kit, p.badge); r.Empty() || !p.badge.Grow(1).Has(r.Min()) ||
				!p.badge.Grow(1).Has(ui.Pt(r.Right(), r.Bottom())) {
				t.Errorf("seat %d has its marker at %v, at the badge %v", p.Seat, r, p.badge)
			}
		}
		a.starts = true
		own := arrange(f, a)
		if own.ledge.badge.Empty() && !own.ledge.purse[0].Empty() && !own.track.Empty() {
			t.Errorf("the seat in front has no badge: %+v", a)
		}
		if own.ledge.badge.Empty() && own.track.Empty() && len(own.seats) < a.seats {
			t.Errorf("there is neither a coin nor a pin of the seat in front: %+v", a)
		}
	})
}

// TestSTO9_TheStartPlayerIsExplained asks about every seat. Only the start player may have the marker, in words and for
// screen readers.
func TestSTO9_TheStartPlayerIsExplained(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	var marker boards.Explanation[sign]
	boards.StarterIs(&marker, sign{})
	key := marker.Lines[0].Title.Key
	named := book.Text(key)
	for seed := range uint64(6) {
		m := newMatch(t, 3, nil, seed)
		m.Until(func(v rules.View) bool { return v.OnTurn() != v.Starts() })
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
		r.Board.Arrange()
		heard := stage.NewHeard(r.Root, book)
		for s := range games.Seat(3) {
			starts := s == m.Play.View(games.Public).Starts()
			e := r.Board.player.explainer().explain(chipOf(s))
			told := slices.ContainsFunc(e.Lines, func(l boards.Line[sign]) bool {
				return l.Title.Key == key && l.Sign.kind == startSign
			})
			if told != starts {
				t.Errorf("seed %d: the marker is explained at seat %d: %v", seed, s, told)
			}
			if stands := r.Board.Standing(s).Key == "stones.board.standing-start"; stands != starts {
				t.Errorf("seed %d: the standing of seat %d is %v", seed, s, r.Board.Standing(s))
			}
			said := r.Board.words.says(heard, chipOf(s))
			if strings.Contains(said.Value, named) != starts {
				t.Errorf("seed %d: of seat %d is heard %q, %q", seed, s, said.Label, said.Value)
			}
		}
	}
}

// TestSTO40_TheLastRoundSaysWhoStillPlays reads the headline through last rounds: it must say which seat ends the round
// and, when that seat is on turn, that this is the last turn.
func TestSTO40_TheLastRoundSaysWhoStillPlays(t *testing.T) {
	read := boardtest.LastRounds{Of: "stones"}
	for seed := range uint64(6) {
		seats := 2 + int(seed%3)
		m := newMatch(t, seats, map[string]string{rules.OptionThrone: rules.ThroneLow}, seed)
		r := newRig(m, boardtest.Screens[0], games.Public)
		for {
			v := m.Play.View(games.Public)
			if v.Phase() == rules.OverPhase {
				break
			}
			r.Board.Sync(v)
			r.Tick(ui.Input{})
			head, _ := r.Board.Headline()
			read.Read(t, head, v.LastRound(), v.OnTurn(), v.Starts(), seats)
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	read.Met(t)
}
