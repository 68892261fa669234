package toss

import (
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestTOS5_TheBagLiesAtItsHolder follows the bag through a match: it lies at the round's first player and nowhere else,
// where it is explained and told to a screen reader. When the match is over it lies nowhere.
func TestTOS5_TheBagLiesAtItsHolder(t *testing.T) {
	m := newMatch(t, "calm", 3, 5)
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en"}, 0)
	book := boardtest.Books(t)["en"]
	heard := stage.NewHeard(r.Root, book)
	holders := map[games.Seat]bool{}
	for {
		r.Board.Finish()
		r.Board.Arrange()
		r.Tick(ui.Input{})
		v := m.Play.View(0)
		over := v.Phase() == rules.OverPhase
		for _, p := range r.Board.places.trays {
			holds := p.Seat == v.First() && !over
			if p.bag.Empty() == holds {
				t.Fatalf("in round %d seat %d has the bag: %v, and it lies there at %v", v.Round(),
					p.Seat, holds, p.bag)
			}
			e := explainer{&r.Board.Model, 0}.explain(trayOf(p.Seat))
			explained := false
			for _, l := range e.Lines {
				explained = explained || l.Title.Key == "toss.explain.bag"
			}
			if explained != holds {
				t.Errorf("in round %d the bag is explained at seat %d: %v", v.Round(), p.Seat, explained)
			}
			if said := r.Board.words.says(heard, trayOf(p.Seat)); strings.HasSuffix(said.Label,
				", has the bag") != holds {
				t.Errorf("in round %d is heard of seat %d: %q", v.Round(), p.Seat, said.Label)
			}
			if said, name := r.Board.words.says(heard, dishOf(p.Seat)),
				r.Board.Given.Frame.Sitters[p.Seat].Name; !strings.Contains(said.Label, name) {
				t.Errorf("the dish of %s is said to be %q", name, said.Label)
			}
			holders[p.Seat] = holders[p.Seat] || holds
		}
		if over {
			break
		}
		events, on := m.Random()
		if !on {
			t.Fatal("the match does not end")
		}
		r.Board.Tell(events, m.Play.View(0))
	}
	if len(holders) != 3 || !holders[0] || !holders[1] || !holders[2] {
		t.Errorf("the bag has lain at %v", holders)
	}
}
