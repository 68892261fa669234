package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// TestCardsLeaveTogether ends the abilities of two cards. While the edges of one card burn, the other comes back; then
// the burnt card is gone. No card may be seen in another place than the one from which it flies.
func TestCardsLeaveTogether(t *testing.T) {
	for seed := range uint64(3) {
		r := newReel(t, 2, seed)
		events, lost := until[rules.CardLost](r)
		var burnt []float64
		together := false
		kept := rules.Hidden
		for _, e := range events {
			if e, ok := e.(rules.CardKept); ok {
				kept = e.Card
			}
		}
		alone := 0
		r.Run(func() {
			flying := map[rules.Card]flight{}
			for _, f := range r.Model.flights.All {
				if f.kind == cardCargo && f.from.Kind == played {
					flying[f.card] = f
				}
			}
			for i, c := range r.Model.played {
				at := playedCard(r.Model.onTurn, i)
				if f, flies := flying[c]; len(burnt) > 0 && (!r.Model.away(at) || flies && f.from != at) {
					t.Fatalf("seed %d: card %d of %v lies at place %d, and flies from %+v", seed, c, r.Model.played, i,
						f.from)
				}
			}
			if _, flies := flying[kept]; len(flying) > 0 && !flies {
				alone++
			}
			for _, f := range r.Model.flights.All {
				if f.card == lost.Card && f.course == burnCourse {
					burnt = append(burnt, f.burnt)
					if !slices.Contains(r.Model.played, lost.Card) {
						t.Fatal("it burns and has left")
					}
					together = together ||
						slices.ContainsFunc(r.Model.flights.All, func(f flight) bool { return f.card == kept })
				}
			}
		})
		lasts(t, "burning", len(burnt)+1, 450)
		if !slices.IsSorted(burnt) || burnt[0] > .1 || burnt[len(burnt)-1] < .9 || !together {
			t.Errorf("it burns like %.2f, with the other one: %v", burnt, together)
		}
		if alone == 0 {
			t.Error("the one that comes back arrives with the other one")
		}
		if len(r.Model.played) > 0 {
			t.Errorf("%v are left of those that were played", r.Model.played)
		}
	}
}

// TestDisplaySlides follows the display while cards are taken. No card may be seen twice, and cards must slide while
// new ones arrive.
func TestDisplaySlides(t *testing.T) {
	r := newReel(t, 3, 4)
	slid, filled, together := 0, 0, 0
	for {
		events, on := r.Next()
		if !on {
			break
		}
		r.Run(func() {
			on := map[rules.Card]int{}
			for i, c := range r.Model.display {
				if c != rules.Hidden && !r.Model.away(slotAt(i+1)) {
					on[c]++
				}
			}
			for _, f := range r.Model.flights.All {
				if f.kind == cardCargo && f.card.Creature() && f.to.Kind == slot {
					on[f.card]++
					if f.course == slideCourse {
						slid++
					} else {
						filled++
					}
				}
			}
			fills := func(f flight) bool { return f.course == flipCourse && f.to.Kind == slot }
			slides := func(f flight) bool { return f.course == slideCourse && f.to.Kind == slot }
			if slices.ContainsFunc(r.Model.flights.All, fills) && slices.ContainsFunc(r.Model.flights.All, slides) {
				together++
			}
			for c, n := range on {
				if n > 1 {
					t.Fatalf("%v: card %d is seen %d times", events, c, n)
				}
			}
		})
	}
	if slid == 0 || filled == 0 || together == 0 {
		t.Errorf("slid for %d ticks, filled for %d, both for %d", slid, filled, together)
	}
	v := r.Play.View(games.All)
	m := modelOf(v)
	lasts(t, "sliding", alone(t, &m, rules.DisplaySlid{Display: []rules.Card{m.display[1], m.display[0]}}, v, nil),
		80+220)
}

// TestHandsMakeRoom draws cards. Before they arrive they must have their places in the hand, by number. They must turn
// over for readers who may see them.
func TestHandsMakeRoom(t *testing.T) {
	r := newReel(t, 2, 6)
	for range 20 {
		_, drawn := until[rules.CardsDrawn](r)
		turned := map[rules.Card]bool{}
		size := len(r.Model.who[drawn.Seat].hand) + len(drawn.Cards)
		r.Run(func() {
			p := &r.Model.who[drawn.Seat]
			for _, f := range r.Model.flights.All {
				if f.from != ownPile(drawn.Seat) || f.to.Kind != hand {
					continue
				}
				if len(p.hand) < size || !slices.IsSortedFunc(p.hand, boards.KnownFirst(rules.Hidden)) ||
					p.hand[int(f.to.N)] != f.card {
					t.Fatalf("card %d comes to %v of the hand %v", f.card, f.to, p.hand)
				}
				if f.turned > 0 && f.turned < 1 {
					turned[f.card] = true
				}
			}
		})
		for _, c := range drawn.Cards {
			if !turned[c] {
				t.Errorf("card %d does not turn over", c)
			}
		}
	}
	hidden := modelOf(r.Play.View(games.Public))
	n := len(hidden.who[1].hand)
	v := r.Play.View(games.Public)
	alone(t, &hidden, rules.CardsDrawn{Seat: 1, Cards: make([]rules.Card, 2)}, v, func() {
		places := map[int]bool{}
		for _, f := range hidden.flights.All {
			if f.card != rules.Hidden {
				t.Fatalf("card %d is seen", f.card)
			}
			places[int(f.to.N)] = true
		}
		if len(places) != 2 || !places[n] || !places[n+1] {
			t.Fatalf("they come to %v", places)
		}
	})
}

// TestOpenCardGives carries out icons. From the first moment their card must be open, and the gems must come from it.
func TestOpenCardGives(t *testing.T) {
	r := newReel(t, 2, 4)
	for gave := 0; gave < 10; {
		events, used := until[rules.IconUsed](r)
		gems := slices.ContainsFunc(events, func(e rules.Event) bool { _, ok := e.(rules.GemsTaken); return ok })
		came, ticks := 0, 0
		r.Run(func() {
			if ticks++; ticks == 1 && (r.Model.open != used.Card || !r.Model.used[used.Icon-1]) {
				t.Fatalf("%+v: card %d is open, used %v", used, r.Model.open, r.Model.used)
			}
			for _, f := range r.Model.flights.All {
				if f.kind != gemCargo {
					continue
				}
				if r.Model.played[f.from.N] != used.Card || f.from.Kind != played || r.Model.away(f.from) {
					t.Fatalf("a gem comes from %+v, which is away: %v", f.from, r.Model.away(f.from))
				}
				came++
			}
		})
		if gems && came == 0 {
			t.Fatal("no gem comes")
		} else if gems {
			gave++
		}
	}
}
