package stones

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/gamestest"
	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// reel is a match whose events are shown move by move.
type reel struct {
	*match
	m    model
	line ui.Timeline[model]
}

func newReel(t *testing.T, seats int, seed uint64) *reel {
	r := &reel{match: newMatch(t, seats, nil, seed)}
	r.m = modelOf(r.Play.View(games.All))
	return r
}

// next makes a random move and appends its steps. It returns its events, and false once the match is over.
func (r *reel) next() ([]rules.Event, bool) {
	events, on := r.Random()
	v := r.Play.View(games.All)
	for _, e := range events {
		r.line.Add(steps(e, v)...)
	}
	r.line.Add(settled(v))
	return events, on
}

// until plays random moves till one has an event of a type, the steps of which are still to be played.
func until[E rules.Event](r *reel) (events []rules.Event, found E) {
	r.T.Helper()
	for {
		events, on := r.next()
		if !on {
			r.T.Fatalf("there is no %T", found)
		}
		for _, e := range events {
			if e, ok := e.(E); ok {
				return events, e
			}
		}
		r.run(nil)
	}
}

// run plays to the end of all steps and returns how many ticks that took.
func (r *reel) run(each func()) (ticks int) {
	r.T.Helper()
	for ; r.line.Moving(); ticks++ {
		r.line.Update(&r.m)
		if each != nil {
			each()
		}
		if ticks > 10000 {
			r.T.Fatal("it never ends")
		}
	}
	return ticks
}

// alone plays the steps of one event on a model, and returns how long its moves took.
func alone(t *testing.T, m *model, e rules.Event, v rules.View, each func()) (ticks int) {
	t.Helper()
	var line ui.Timeline[model]
	line.Add(steps(e, v)...)
	for ; !line.Shown(); ticks++ {
		line.Update(m)
		if each != nil && !line.Shown() {
			each()
		}
		if ticks > 10000 {
			t.Fatal("it never ends")
		}
	}
	return ticks
}

// lasts checks how many ticks something took.
func lasts(t *testing.T, what string, ticks, ms int) {
	t.Helper()
	if math.Abs(float64(ticks-ui.Ticks(ms))) > 1 {
		t.Errorf("%s takes %d ticks, want %d ms", what, ticks, ms)
	}
}

// TestEverySpeedEndsAlike plays the same match at every speed, with reduced motion, and completed in its midst: the model
// at the end is the same, and the time goes with the speed.
func TestEverySpeedEndsAlike(t *testing.T) {
	var want *model
	ticks := map[float64]int{}
	for _, speed := range []float64{1, .5, 2, 4, 0} {
		r := newReel(t, 3, 8)
		r.line.Speed, r.line.Reduced = speed, speed == 0
		for {
			_, on := r.next()
			if !on {
				break
			}
			ticks[speed] += r.run(nil)
		}
		got := still(&r.m)
		if want == nil {
			want = &got
		}
		if !reflect.DeepEqual(got, *want) {
			t.Errorf("at speed %v it ends as\n%+v, not\n%+v", speed, got, *want)
		}
	}
	for _, speed := range []float64{.5, 2, 4} {
		if f := float64(ticks[speed]) * speed / float64(ticks[1]); f < .9 || f > 1.3 {
			t.Errorf("at speed %v it takes %d ticks, at normal speed %d", speed, ticks[speed], ticks[1])
		}
	}
	for cut := range 40 {
		r := newReel(t, 3, 8)
		for {
			if _, on := r.next(); !on {
				break
			}
			for range cut {
				r.line.Update(&r.m)
			}
			r.line.Finish(&r.m)
			if !r.line.Shown() || len(r.m.flights.All) > 0 {
				t.Fatalf("completed after %d ticks something is still on its way", cut)
			}
		}
		if got := still(&r.m); !reflect.DeepEqual(got, *want) {
			t.Fatalf("completed after %d ticks it is\n%+v, not\n%+v", cut, got, *want)
		}
		r.run(nil) // the flourishes play out
	}
}

// TestReducedMotionFades plays matches with reduced motion: nothing flies, burns, turns over or runs, and all decoration only fades.
func TestReducedMotionFades(t *testing.T) {
	r := newReel(t, 3, 8)
	r.line.Reduced = true
	things, faded := map[thing]bool{}, 0
	for {
		events, on := r.next()
		if !on {
			break
		}
		before := r.m.who
		r.run(func() {
			for _, f := range r.m.flights.All {
				if !f.Still || f.High != 0 || f.burnt != 0 || f.Made() != 1 {
					t.Fatalf("%v: something flies: %+v", events, f)
				}
				things[f.kind] = true
			}
			for _, f := range r.m.flashes.All {
				if !f.Still && f.T > 0 {
					t.Fatalf("%v: decoration %d moves", events, f.kind)
				}
				faded++
			}
			for s, p := range r.m.who {
				if after := r.Play.View(games.All).Points(games.Seat(s % 3)); s < 3 && p.pin != before[s].pin && p.pin < float64(min(after, p.points)) {
					t.Fatalf("%v: a pin runs", events)
				}
			}
		})
	}
	if len(things) != 7 || faded == 0 {
		t.Errorf("only these fade: %v, and %d flashes", things, faded)
	}
}

// TestGemsCountAsTheyLand pays an exchange: gems leave the purse one after another, 40 ms apart, and others come into it the same way.
func TestGemsCountAsTheyLand(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	m := modelOf(v)
	m.who[1].gems = rules.Gems{rules.Red: 1, rules.Blue: 2, rules.White: 1}
	first := m.who[1].gems
	var seen []rules.Gems
	note := func() {
		if g := m.who[1].gems; len(seen) == 0 || seen[len(seen)-1] != g {
			seen = append(seen, g)
		}
	}
	ticks := alone(t, &m, rules.GemsPaid{Seat: 1, Gems: rules.Gems{rules.Blue: 2, rules.White: 1}}, v, note)
	lasts(t, "paying three gems", ticks, 280+2*40)
	if want := []rules.Gems{{rules.Red: 1, rules.Blue: 1, rules.White: 1}, {rules.Red: 1, rules.White: 1}, {rules.Red: 1}}; !slices.Equal(seen, want) {
		t.Errorf("paying %v the purse shows %v", first, seen)
	}
	seen = nil
	count := 0
	alone(t, &m, rules.GemsTaken{Seat: 1, Gems: rules.Gems{rules.Blue: 2, rules.Green: 1}, Why: rules.ByDie}, v, func() {
		note()
		flying := 0
		for _, f := range m.flights.All {
			if !f.Come {
				flying++
			}
		}
		if got := m.who[1].gems.Count() - 1 + flying; got != 3 {
			t.Fatalf("%d gems in all", got)
		}
		count++
	})
	note()
	if want := []rules.Gems{{rules.Red: 1}, {rules.Red: 1, rules.Blue: 1}, {rules.Red: 1, rules.Blue: 2}, {rules.Red: 1, rules.Blue: 2, rules.Green: 1}}; !slices.Equal(seen, want) {
		t.Errorf("taking them it shows %v", seen)
	}
	lasts(t, "a gem", alone(t, &m, rules.GemsTaken{Seat: 1, Gems: oneGem(rules.Red), Why: rules.ByDie}, v, nil), 280)
	lasts(t, "three ore", alone(t, &m, rules.OrePaid{Seat: 1, Ore: 3}, v, nil), 280+2*40)
}

// TestExchangeOverlaps exchanges gems: those that come take off while those that go still fly.
func TestExchangeOverlaps(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	m := modelOf(v)
	var line ui.Timeline[model]
	line.Add(steps(rules.GemsPaid{Seat: 0, Gems: oneGem(rules.Red)}, v)...)
	line.Add(steps(rules.GemsTaken{Seat: 0, Gems: oneGem(rules.White), Why: rules.ByAbility}, v)...)
	most, ticks := 0, 0
	for ; !line.Shown(); ticks++ {
		line.Update(&m)
		most = max(most, len(m.flights.All))
	}
	lasts(t, "an exchange", ticks, 280+140)
	if most != 2 || m.who[0].gems != (rules.Gems{rules.Green: 1, rules.Blue: 1, rules.Yellow: 1, rules.White: 2}) {
		t.Errorf("%d gems fly at once, %v are left", most, m.who[0].gems)
	}
}

// TestDieTumbles rolls each face: the die bounces three times, shows the same whatever the result till it has all but come to rest, and
// then lies there to be read.
func TestDieTumbles(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	var want []rules.Die
	for _, face := range []rules.Die{rules.DieGem, rules.DieSwap, rules.DieCard, rules.DieOre, rules.DieOne, rules.DieTwo} {
		m := modelOf(v)
		var shown []rules.Die
		bounced, read := 0, 0
		high := []float64{0, 0}
		ticks := alone(t, &m, rules.DieRolled{Die: face, Times: 1}, v, func() {
			if m.die.Die != rules.NoDie {
				read++
				return
			}
			f := m.flights.All[0]
			shown = append(shown, f.shows)
			if n := len(high); high[n-1] < high[n-2] && high[n-1] < f.High {
				bounced++
			}
			high = append(high, f.High)
		})
		lasts(t, "the die", ticks, 600+500)
		lasts(t, "reading it", read+1, 500)
		if bounced != 2 || m.die.Die != face {
			t.Errorf("%v: it touches the table %d times on its way, and shows %v: %.2f", face, bounced, m.die, high)
		}
		early := shown[:int(readFrom*float64(len(shown)))-1]
		if want == nil {
			want = early
		}
		if !slices.Equal(early, want) || shown[len(shown)-1] != face {
			t.Errorf("%v: it shows %v", face, shown)
		}
		if slices.Equal(early[1:], early[:len(early)-1]) {
			t.Errorf("%v: it does not tumble: %v", face, early)
		}
	}
}

// TestPinRuns scores points: they fly to the pin, which goes on by one in 60 ms, and takes 900 ms at most.
func TestPinRuns(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	for points, ms := range map[int]int{1: 280 + 60, 5: 280 + 300, 15: 280 + 900, 40: 280 + 900} {
		m := modelOf(v)
		m.who[0].points, m.who[0].pin = 7, 7
		seen := map[int]bool{}
		last := 7.0
		ticks := alone(t, &m, rules.PointsScored{Seat: 0, Points: points, Total: 7 + points, Why: rules.ByTrade}, v, func() {
			p := m.who[0]
			if p.pin < last || p.pin-float64(p.points) >= 1 || p.pin < float64(p.points) {
				t.Fatalf("the pin goes from %v to %v, and the points are %d", last, p.pin, p.points)
			}
			last = p.pin
			seen[p.points] = true
		})
		lasts(t, "points", ticks, ms)
		if len(seen) < min(points, 10) || m.who[0].points != 7+points || m.who[0].pin != float64(7+points) {
			t.Errorf("%d points: seen %v, then %+v", points, seen, m.who[0])
		}
	}
}

// TestCardsLeaveTogether ends the abilities of two cards: one comes back while the edges of the other burn, and then the latter is gone.
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
		r.run(func() {
			for _, f := range r.m.flights.All {
				if f.card == lost.Card && f.course == burnCourse {
					burnt = append(burnt, f.burnt)
					if !slices.Contains(r.m.played, lost.Card) {
						t.Fatal("it burns and has left")
					}
					together = together || slices.ContainsFunc(r.m.flights.All, func(f flight) bool { return f.card == kept })
				}
			}
		})
		lasts(t, "burning", len(burnt)+1, 450)
		if !slices.IsSorted(burnt) || burnt[0] > .1 || burnt[len(burnt)-1] < .9 || !together {
			t.Errorf("it burns like %.2f, with the other one: %v", burnt, together)
		}
		if len(r.m.played) > 0 {
			t.Errorf("%v are left of those that were played", r.m.played)
		}
	}
}

// TestDisplaySlides follows display cards that are taken: what moves is never seen twice, and comes to lie where the view has it.
func TestDisplaySlides(t *testing.T) {
	r := newReel(t, 3, 4)
	slid, filled := 0, 0
	for {
		events, on := r.next()
		if !on {
			break
		}
		r.run(func() {
			on := map[rules.Card]int{}
			for i, c := range r.m.display {
				if c != rules.Hidden && !r.m.away(slotSpot(i+1)) {
					on[c]++
				}
			}
			for _, f := range r.m.flights.All {
				if f.kind == cardThing && f.card.Creature() && f.to.kind == spotSlot {
					on[f.card]++
					if f.course == slideCourse {
						slid++
					} else {
						filled++
					}
				}
			}
			for c, n := range on {
				if n > 1 {
					t.Fatalf("%v: card %d is seen %d times", events, c, n)
				}
			}
		})
	}
	if slid == 0 || filled == 0 {
		t.Errorf("slid for %d ticks, filled for %d", slid, filled)
	}
	v := r.Play.View(games.All)
	m := modelOf(v)
	lasts(t, "sliding", alone(t, &m, rules.DisplaySlid{Display: []rules.Card{m.display[1], m.display[0]}}, v, nil), 80+220)
}

// TestHandsMakeRoom draws cards: they have their places in the hand, by number, before they come, and turn over for who sees them.
func TestHandsMakeRoom(t *testing.T) {
	r := newReel(t, 2, 6)
	for range 20 {
		_, drawn := until[rules.CardsDrawn](r)
		turned := map[rules.Card]bool{}
		size := len(r.m.who[drawn.Seat].hand) + len(drawn.Cards)
		r.run(func() {
			p := &r.m.who[drawn.Seat]
			for _, f := range r.m.flights.All {
				if f.from != own(spotDraw, drawn.Seat) || f.to.kind != spotHand {
					continue
				}
				if len(p.hand) < size || !slices.IsSortedFunc(p.hand, byNumber) || p.hand[f.to.index] != f.card {
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
			places[f.to.index] = true
		}
		if len(places) != 2 || !places[n] || !places[n+1] {
			t.Fatalf("they come to %v", places)
		}
	})
}

// TestTradedRowSinks trades a row with a wild artifact in: it lies there till it has gone, and the wild one goes back to its smithy.
func TestTradedRowSinks(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	m := modelOf(v)
	m.wild, m.smithies[rules.WildSmithy] = 0, rules.NoColour
	m.who[1].rows[rules.Lower] = rules.Fields{rules.Blue: rules.Blue, rules.Red: rules.White}
	alone(t, &m, rules.RowTraded{Seat: 1, Row: rules.Lower, Artifacts: []rules.Colour{rules.Blue, rules.White}}, v, func() {
		if len(m.flights.All) != 2 || m.who[1].rows[rules.Lower].Count() != 2 {
			t.Fatalf("%d things fly from %v", len(m.flights.All), m.who[1].rows[rules.Lower])
		}
		blue, wild := m.flights.All[0], m.flights.All[1]
		if blue.course != sinkCourse || blue.Ticks != ui.Ticks(200) || blue.from != blue.to || wild.to != smithySpot(rules.WildSmithy) {
			t.Fatalf("%+v, %+v", blue, wild)
		}
	})
	if m.wild != 1 || m.smithies[rules.WildSmithy] != rules.White || m.who[1].rows[rules.Lower].Count() != 0 {
		t.Errorf("afterwards %d wild ones are left: %v", m.wild, m.smithies)
	}
}

// TestArtifactWaitsOnItsAnvil forges: the artifact lies at its smithy, among sparks, until it is placed; so it does when the view is
// taken up in between.
func TestArtifactWaitsOnItsAnvil(t *testing.T) {
	r := newReel(t, 2, 2)
	wild := false
	for n := 0; n < 20 || !wild; n++ {
		_, forged := until[rules.ArtifactForged](r)
		wild = wild || forged.Smithy == rules.WildSmithy
		sparks := 0
		r.run(func() {
			for _, f := range r.m.flashes.All {
				if f.kind == flashSparks && f.at == smithySpot(forged.Smithy) {
					sparks++
				}
			}
		})
		lasts(t, "the sparks", sparks+1, 500)
		if r.m.artifact == rules.NoColour || r.m.smithies[forged.Smithy] != forged.Artifact || r.m.anvil != forged.Smithy {
			t.Fatalf("%v lies at smithy %d: %v", r.m.artifact, r.m.anvil, r.m.smithies)
		}
		_, placed := until[rules.ArtifactPlaced](r)
		from := 0
		r.run(func() {
			for _, f := range r.m.flights.All {
				if f.kind == artifactThing && f.from == smithySpot(forged.Smithy) && f.to == fieldSpot(placed.Seat, placed.Row, placed.Field) {
					from++
				}
			}
		})
		if from == 0 {
			t.Fatal("it does not come from its smithy")
		}
	}
}

// TestComputersTurnIsFollowed lets computer players play: their turns take about three seconds, and none takes very long.
func TestComputersTurnIsFollowed(t *testing.T) {
	var events games.Events[rules.Event]
	g := rules.Def.New(games.Setup{Seats: 3, Seed: 11}, nil)
	g.Listen(&events)
	var line ui.Timeline[model]
	m := modelOf(rules.Def.View(g, games.Public))
	var turns []int
	ticks := 0
	gamestest.GreedyMatch(rules.Def, g, 11, func(games.Seat, rules.Move) { events.Clear() }, func() {
		v := rules.Def.View(g, games.Public)
		began := false
		for _, e := range events.List() {
			e, _ = rules.Def.Redact(e, games.Public)
			if _, ok := e.(rules.TurnBegan); ok {
				began = true
			}
			line.Add(steps(e, v)...)
		}
		line.Add(settled(v))
		for ; !line.Shown(); ticks++ {
			line.Update(&m)
		}
		if began {
			turns = append(turns, ticks)
			ticks = 0
		}
	})
	slices.Sort(turns)
	average, long, longest := 0, turns[len(turns)*9/10], turns[len(turns)-1]
	for _, n := range turns {
		average += n
	}
	average /= len(turns)
	t.Logf("%d turns: %d ticks on average, one in ten %d or more, at most %d", len(turns), average, long, longest)
	if average > ui.Ticks(3200) || long > ui.Ticks(5000) || longest > ui.Ticks(8000) {
		t.Error("that is too slow")
	}
}

// TestCurtainStopsAll takes the view up anew in the midst of motion, as a curtain does: nothing flies or glows, and the board is at rest.
func TestCurtainStopsAll(t *testing.T) {
	m := newMatch(t, 2, nil, 3)
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, 0)
	r.Settle()
	moved := 0
	for range 60 {
		events, on := m.Random()
		if !on {
			break
		}
		v := m.Play.View(0)
		for i, e := range events {
			events[i], _ = rules.Def.Redact(e, 0)
		}
		r.Board.Tell(events, v)
		for range 8 {
			r.Board.Step()
		}
		moved += len(r.Board.show.model.flights.All)
		r.Board.Sync(v)
		if show := &r.Board.show; len(show.model.flights.All)+len(show.model.flashes.All) > 0 || show.timeline.Moving() || !r.Board.Shown() {
			t.Fatalf("after %v something moves", events)
		}
	}
	if moved == 0 {
		t.Error("nothing was moving")
	}
}

// TestEventsArePointedAt asks where each event of whole matches is: what lights up lies on the screen, and goes out again.
func TestEventsArePointedAt(t *testing.T) {
	m := newMatch(t, 3, nil, 7)
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, 0)
	screen := ui.Rc(0, 0, 1440, 900)
	asked := map[string]bool{}
	for {
		events, on := m.Random()
		if !on {
			break
		}
		r.Board.Sync(m.Play.View(0))
		for _, e := range events {
			e, _ = rules.Def.Redact(e, 0)
			name := games.EventName(e)
			if asked[name] {
				continue
			}
			asked[name] = true
			found := r.Board.Show(e)
			r.Board.Step()
			switch e.(type) {
			case rules.ArtifactsShuffled, rules.MatchEnded:
				if found {
					t.Errorf("%s has a place", name)
				}
				continue
			}
			if !found || len(r.Board.show.model.flashes.All) == 0 {
				t.Fatalf("%+v lights nothing up", e)
			}
			for _, f := range r.Board.show.model.flashes.All {
				if at := r.Board.places.spot(f.at); at.Empty() || !screen.Has(at.Center()) {
					t.Errorf("%+v lights %v up, at %v", e, f.at, at)
				}
			}
			if !r.Board.Shown() {
				t.Errorf("%s holds the match up", name)
			}
			lasts(t, name, r.Lasts(r.Board.Moving), 900)
		}
	}
	if len(asked) < 30 {
		t.Errorf("only these were asked for: %v", asked)
	}
}

// TestRefusedShakes refuses a move of each kind: its things swing twice in 200 ms and come to rest; with reduced motion they stay.
func TestRefusedShakes(t *testing.T) {
	m := newMatch(t, 2, nil, 3)
	v := m.Play.View(games.All)
	s := v.OnTurn()
	cards := v.Hand(s).Cards()
	for move, want := range map[rules.Move]int{
		{Kind: rules.Lay, Card: cards[1]}: 1, {Kind: rules.Buy, Slot: 4}: 1, {Kind: rules.Use, Cards: [3]rules.Card{cards[0], cards[2]}}: 2,
		{Kind: rules.IconCard, Card: cards[0], Icon: 1, Slot: 2}: 1, {Kind: rules.AcceptGem, Colour: rules.Red}: 1,
		{Kind: rules.Forge, Smithy: rules.OreSmithy}: 1, {Kind: rules.Place, Row: rules.Lower, Field: rules.Red}: 1,
		{Kind: rules.Trade, Row: rules.Upper, Stone: rules.HandStone}: 6, {Kind: rules.Trade, Row: rules.Upper}: 5,
		{Kind: rules.SwapGem, Colour: rules.Blue}: 1, {Kind: rules.SwapOre, Colour: rules.Blue}: 1, {Kind: rules.SetJoker, Colour: rules.Blue}: 1,
		{Kind: rules.End}: 0, {Kind: rules.Pass}: 0,
	} {
		for _, reduced := range []bool{false, true} {
			r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, s)
			r.Settle()
			show := &r.Board.show
			show.timeline.Reduced = reduced
			show.refuse(move)
			spots := show.model.moveSpots(s, move)
			if len(spots) != want {
				t.Errorf("%+v is about %v", move, spots)
			}
			most, turns, was, shaking := 0.0, 0, 0.0, 0
			for r.Board.Step(); show.timeline.Moving(); r.Board.Step() {
				off := show.model.shaken(spots[0])
				most = max(most, math.Abs(off))
				if off*was < 0 {
					turns++
				}
				if off != 0 {
					was = off
					shaking++
				}
			}
			switch {
			case want == 0:
			case reduced && most != 0:
				t.Errorf("%+v: with reduced motion it shakes by %v", move, most)
			case !reduced && (most < .5 || most > 1 || turns != 3 || shaking > ui.Ticks(200)+1):
				t.Errorf("%+v: it shakes by %v at most and turns back %d times, for %d ticks", move, most, turns, shaking)
			}
		}
	}
}
