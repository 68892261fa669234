package market

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/gamestest"
	"runehall/ui"
)

// picture is how the model comes about, from views and from events.
var picture = boardtest.Picture[rules.Event, rules.View, model]{
	Of: modelOf, Steps: steps, After: settled, Still: still, Flourish: glowTicks,
	Moving: func(m *model) int { return len(m.flights.All) + len(m.flashes.All) },
	Flying: func(m *model) bool { return len(m.flights.All) > 0 },
}

// reel is a match whose events are shown move by move.
type reel = boardtest.Reel[*rules.Game, rules.Move, rules.Event, rules.View, model]

func newReel(t *testing.T, seats int, options map[string]string, seed uint64) *reel {
	return boardtest.NewReel(newMatch(t, seats, options, seed), picture)
}

// TestEverySpeedEndsAlike plays a match at every speed.
func TestEverySpeedEndsAlike(t *testing.T) {
	boardtest.EverySpeedEndsAlike(t, func() *reel { return newReel(t, 3, houses[3], 8) })
}

// until plays random moves until one has an event of a type. The steps of that move are still to be played.
func until[E rules.Event](r *reel) (events []rules.Event, found E) {
	r.T.Helper()
	for {
		events, on := r.Next()
		if !on {
			r.T.Fatalf("there is no %T", found)
		}
		for _, e := range events {
			if e, ok := e.(E); ok {
				return events, e
			}
		}
		r.Run(nil)
	}
}

// TestReducedMotionFades plays a match with reduced motion: nothing flies, falls apart or turns over, and all
// decoration only fades.
func TestReducedMotionFades(t *testing.T) {
	r := newReel(t, 3, houses[1], 8)
	r.Line.Reduced = true
	flown, faded := map[cargo]bool{}, 0
	for events, on := r.Next(); on; events, on = r.Next() {
		r.Run(func() {
			for _, f := range r.Model.flights.All {
				if !f.Still || f.High != 0 || f.broken != 0 || f.Made() != 1 {
					t.Fatalf("%v: something flies: %+v", events, f)
				}
				flown[f.kind] = true
			}
			for _, f := range r.Model.flashes.All {
				if !f.Still && f.T > 0 {
					t.Fatalf("%v: decoration %d moves", events, f.kind)
				}
				faded++
			}
		})
	}
	if len(flown) != 4 || faded == 0 {
		t.Errorf("only these fade: %v, and %d flashes", flown, faded)
	}
}

// How long the table waits before a computer player's turn, before each further move of that turn, and for an answer.
const (
	turnWait   = 24
	followWait = 6
	answerWait = 12
)

// TestComputersTurnIsFollowed lets computer players play with every number of seats. A whole turn, with all that the
// table waits, takes two to three seconds on average; nine of ten take no more than four and a half, and none takes
// very long. And a duel can still be read.
func TestComputersTurnIsFollowed(t *testing.T) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		var turns []int
		duels, each := 0, 0
		for seed := range uint64(4) {
			lengths, duel, shown := played(seats, seed)
			turns, duels, each = append(turns, lengths...), duels+duel, each+shown
		}
		slices.Sort(turns)
		average, long, longest := 0, turns[len(turns)*9/10], turns[len(turns)-1]
		for _, n := range turns {
			average += n
		}
		average /= len(turns)
		each /= max(1, duels)
		t.Logf("%d seats, %d turns: %d ticks on average, one in ten %d or more, at most %d; %d duels of %d ticks",
			seats, len(turns), average, long, longest, duels, each)
		if average > ui.Ticks(2700) || long > ui.Ticks(4500) || longest > ui.Ticks(10000) || each < ui.Ticks(950) ||
			each > ui.Ticks(1400) {
			t.Error("that is too slow, or a duel too fast")
		}
	}
}

// played lets computer players play a match. It returns how many ticks each turn takes, how many duels there were, and
// for how many ticks these were shown.
func played(seats int, seed uint64) (turns []int, duels, each int) {
	var events games.Events[rules.Event]
	g := rules.Def.New(games.Setup{Seats: seats, Seed: seed}, nil)
	g.Listen(&events)
	var reel ui.Timeline[model]
	m := modelOf(rules.Def.View(g, games.Public))
	ticks, goesOn := 0, false
	before := func(games.Seat, rules.Move) {
		switch v := rules.Def.View(g, games.Public); {
		case v.Phase() == rules.AnswerPhase:
			ticks += answerWait
			if m.fight.Open {
				each += answerWait
			}
		case goesOn:
			ticks += followWait
		default:
			ticks += turnWait
		}
		goesOn = true
		events.Clear()
	}
	gamestest.GreedyMatch(rules.Def, g, seed, before, func() {
		v := rules.Def.View(g, games.Public)
		began := false
		for _, e := range events.List() {
			e, _ = rules.Def.Redact(e, games.Public)
			switch e.(type) {
			case rules.TurnBegan:
				began = true
			case rules.DuelBegun:
				duels++
			}
			reel.Add(steps(e, v)...)
		}
		reel.Add(settled(v))
		for ; !reel.Shown(); ticks++ {
			reel.Update(&m)
			if m.fight.Open {
				each++
			}
		}
		if began {
			turns, ticks, goesOn = append(turns, ticks), 0, false
		}
	})
	return turns, duels, each
}

// TestDuelIsShown follows a duel that holds: both cards come, the answer face down; it turns over, the attacker's card
// breaks and only then lies on the discards, the answer is back in the hand, and the stall comes up.
func TestDuelIsShown(t *testing.T) {
	r := newReel(t, 3, nil, 4)
	_, held := until[rules.DuelHeld](r)
	fight, over := r.Model.fight, len(r.Model.discards)
	var turned, crack []float64
	came, back, rises := 0, 0, 0
	r.Run(func() {
		m := &r.Model
		for f := range m.flashes.Each() {
			if f.kind == flashStall {
				rises++
				if m.fight.Open {
					t.Error("the stall comes up while the cards are in the ring")
				}
			}
		}
		for _, f := range m.flights.All {
			if f.card != rules.Hidden {
				t.Errorf("card %d is seen on its way", f.card)
			}
			if f.to == ringCardAt(answerSide) {
				came++
			} else if f.from == ringCardAt(answerSide) {
				back++
			}
		}
		if m.fight.Open {
			turned, crack = append(turned, m.turned), append(crack, m.crack)
			if len(m.discards) != over || m.fight.Shown == rules.Hidden || !m.away(m.shownCard()) {
				t.Errorf("%d discards, %d is shown, and away from the hand: %v", len(m.discards), m.fight.Shown,
					m.away(m.shownCard()))
			}
		}
	})
	m := &r.Model
	if came == 0 || back == 0 || !slices.IsSorted(turned) || !slices.IsSorted(crack) || turned[0] != 0 ||
		crack[len(crack)-1] != 2 {
		t.Errorf("came for %d ticks, went back for %d; turned %.2f, broke %.2f", came, back, turned, crack)
	}
	if rises == 0 {
		t.Error("the stall is back at once")
	}
	if top := m.discards[len(m.discards)-1]; top != fight.Card ||
		m.away(cardAt(held.Seat, m.handIndex(held.Seat, held.Card))) || m.crack != 0 {
		t.Errorf("%d lies on the discards, want %d", top, fight.Card)
	}
}

// TestCollectorsCome follows collectors: each sits down, then the chain wraps the store, then the frost is complete.
func TestCollectorsCome(t *testing.T) {
	r := newReel(t, 3, nil, 21)
	for range 5 {
		events, placed := until[rules.CollectorPlaced](r)
		if slices.ContainsFunc(events, func(e rules.Event) bool { _, ok := e.(rules.OutpostDestroyed); return ok }) {
			r.Run(nil)
			continue
		}
		var seen []string
		r.Run(func() {
			s := r.Model.store(placed.Target, placed.Store)
			for what, is := range map[string]bool{"sits": s.Occupied, "chained": s.chain, "frozen": s.frost == 1} {
				if is && !slices.Contains(seen, what) {
					seen = append(seen, what)
				}
			}
		})
		if !slices.Equal(seen, []string{"sits", "chained", "frozen"}) {
			t.Fatalf("the order is %v", seen)
		}
	}
}

// TestRunesAreNowhereTwice counts the runes that lie somewhere or fly: there are always as many.
func TestRunesAreNowhereTwice(t *testing.T) {
	r := newReel(t, 4, houses[1], 6)
	for events, on := r.Next(); on; events, on = r.Next() {
		r.Run(func() {
			m := &r.Model
			n := int(m.market.Runes[rules.Red] + m.market.Runes[rules.Blue])
			for s := range m.who {
				n += m.who[s].loose[rules.Red] + m.who[s].loose[rules.Blue]
				for at := range m.who[s].stores {
					n += int(m.who[s].stores[at].Runes)
				}
			}
			for _, f := range m.flights.All {
				if f.kind == runeCargo && f.Gone && !f.Come {
					n++
				}
			}
			if n != 2*rules.MarketRunes {
				t.Fatalf("%+v: %d runes are seen", events, n)
			}
		})
	}
}
