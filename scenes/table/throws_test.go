package table

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/gamestest/toys/throws"
)

var throwsKind = Kind[*throws.Game, throws.Move, throws.Event, throws.View]{
	Def: throws.Def, Levels: bots.Ladder(throws.Def), Former: bots.Former(throws.Def),
}

// TestThrowsAtTheTable plays the toy of throws, in which a board collects claims of several seats by itself and makes
// one seat's move of them. Persons and computer players take turns, each move is one write, and only legal moves are
// made.
func TestThrowsAtTheTable(t *testing.T) {
	for _, drivers := range [][]string{
		{games.Person, "greedy", games.Person}, {games.Person, games.Person}, {"random", "greedy"},
	} {
		h := newHallOf(t, &throwsKind, games.Setup{Seats: len(drivers), Seed: 3}, drivers,
			func(b *mirror[throws.Move, throws.Event, throws.View]) Board[throws.Move, throws.Event, throws.View] {
				return b
			})
		chance := games.NewChance(3, 1)
		for !h.table.play.over() {
			s := h.table.play.must()
			if !h.table.play.open(s) || !h.board.Shown() {
				h.tick()
				continue
			}
			before := h.made()
			if v := h.board.view; v.Phase == throws.Claiming {
				h.wants(s, throws.Move{Kind: throws.Claim, Claims: 0xff})
				if h.made() != before || h.table.toast.Text() == "" {
					t.Fatal("claims of seats that there are not were made")
				}
				claims := uint8(0)
				for seat := range drivers {
					if v.Claims[seat] > 0 && seat != int(s) {
						claims |= 1 << seat
					}
				}
				h.wants(s, throws.Move{Kind: throws.Claim, Claims: claims})
			} else {
				m, _ := throws.Def.Sample(h.table.play.shown.core(), s, &chance)
				h.wants(s, m)
			}
			if h.made() != before+1 {
				t.Fatalf("%d moves instead of one", h.made()-before)
			}
		}
		if h.keeper.writes != h.made() {
			t.Errorf("%v: %d moves in %d writes", drivers, h.made(), h.keeper.writes)
		}
		if again := h.resumed(func(
			b *mirror[throws.Move, throws.Event, throws.View],
		) Board[throws.Move, throws.Event, throws.View] {
			return b
		}); !again.table.play.over() {
			t.Errorf("%v: the stored match is not over", drivers)
		}
	}
}
