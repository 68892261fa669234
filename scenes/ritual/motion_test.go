package ritual

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/ui"
)

// reel plays steps on a model, tick by tick.
type reel struct {
	t    *testing.T
	m    model
	line ui.Timeline[model]
	view rules.View
	tick int
}

// newReel begins after some moves of a match.
func newReel(t *testing.T, reader games.Seat) *reel {
	t.Helper()
	m := newMatch(t, 3, "adventurers", 5)
	for range 22 {
		m.Random()
	}
	v := m.Play.View(reader)
	return &reel{t: t, m: modelOf(v), view: v}
}

// steps returns the steps that show an event.
func (r *reel) steps(e rules.Event) []step { return steps(e) }

// play adds steps and plays them to their end. Look, which may be nil, is called after each tick.
func (r *reel) play(list []step, look func()) {
	r.t.Helper()
	r.line.Add(list...)
	for r.tick = 1; r.line.Moving(); r.tick++ {
		r.line.Update(&r.m)
		if look != nil {
			look()
		}
		if r.tick > 2000 {
			r.t.Fatal("it never ends")
		}
	}
	if len(r.m.flights.All) > 0 || len(r.m.flashes.All) > 0 {
		r.t.Errorf("at rest there are %d flights and %d flashes", len(r.m.flights.All), len(r.m.flashes.All))
	}
}

// flash returns the flash of a kind that plays now, or nil.
func (r *reel) flash(k flashKind) *flash {
	if at := slices.IndexFunc(r.m.flashes.All, func(f flash) bool { return f.kind == k }); at >= 0 {
		return &r.m.flashes.All[at]
	}
	return nil
}

// laidEvent returns the event of a hand tile that is laid far from the board, with some edges that match.
func (r *reel) laidEvent(matches rules.Edges) rules.Placed {
	for s, hand := range r.m.hands {
		if len(hand) > 0 {
			return rules.Placed{Seat: games.Seat(s), Tile: hand[0], Cell: rules.Cell{Q: 60}, Turn: 2, Matches: matches}
		}
	}
	r.t.Fatal("no hand holds a tile")
	return rules.Placed{}
}

// TestTileComesDown lays a tile: it is lifted, carried, and comes down. Only then there is dust, the tile bounces, and
// its edges ignite one after another. The next event begins only after the last edge has.
func TestTileComesDown(t *testing.T) {
	r := newReel(t, games.Public)
	e := r.laidEvent(0b101001)
	var heights []float64
	down, dust, lit, next := 0, 0, 0, 0
	list := append(r.steps(e), step{Start: func(*model) { next = r.tick }})
	r.play(list, func() {
		if len(r.m.flights.All) > 0 {
			heights = append(heights, r.m.flights.All[0].High)
		}
		if _, there := r.m.at(e.Cell); there && down == 0 {
			down = r.tick
		}
		if r.flash(flashDust) != nil && dust == 0 {
			dust = r.tick
		}
		if f := r.flash(flashEdges); f != nil && lit == 0 {
			lit = r.tick
		}
	})
	if down != tileTicks+dropTicks {
		t.Errorf("it is down after %d ticks, want %d", down, tileTicks+dropTicks)
	}
	if top := slices.Max(heights); top < .99 || heights[0] > .5 ||
		!slices.IsSortedFunc(heights[tileTicks:], func(a, b float64) int {
			if a > b {
				return -1
			}
			return 1
		}) {
		t.Errorf("it is at heights %.2f", heights)
	}
	if dust < down || dust > down+1 || lit < down || lit > down+1 {
		t.Errorf("it is down at %d, its dust rises at %d and its edges ignite at %d", down, dust, lit)
	}
	if want := down + settleTicks + 2*edgeTicks; next < want || next > want+2 {
		t.Errorf("the next event begins at %d, want %d", next, want)
	}
	if dust > 0 && dustTicks != ui.Ticks(240) || edgeTicks != ui.Ticks(70) {
		t.Error("times are not those of the notes")
	}
}

// TestCoinsFlyOneAfterAnother puts coins on a tile: they leave the tray and arrive one by one, in an arc.
func TestCoinsFlyOneAfterAnother(t *testing.T) {
	r := newReel(t, games.Public)
	l := r.m.tiles[0]
	const n = 4
	e := rules.CoinsPlaced{Seat: 1, Cell: l.cell, Coins: n, On: n + 1, Tray: 20}
	var trays, stacks []int
	high := 0.0
	r.play(r.steps(e), func() {
		trays = append(trays, r.m.tray[1])
		at, _ := r.m.at(l.cell)
		stacks = append(stacks, r.m.tiles[at].coins)
		if len(r.m.flights.All) > 0 {
			high = max(high, r.m.flights.All[0].High)
		}
	})
	for i := range n {
		if gone := slices.Index(trays, 20+n-1-i); gone != i*staggerTicks {
			t.Errorf("coin %d takes off at %d, want %d (%v)", i, gone, i*staggerTicks, trays)
		}
		if come := slices.Index(stacks, 2+i); come != coinTicks+i*staggerTicks-1 {
			t.Errorf("coin %d lands at %d, want %d (%v)", i, come, coinTicks+i*staggerTicks-1, stacks)
		}
	}
	if high < .98 {
		t.Errorf("a coin rises to %v", high)
	}
}

// TestCoinsGoHome brings a stack home: it shrinks coin by coin, and the tray counts each coin as it lands.
func TestCoinsGoHome(t *testing.T) {
	r := newReel(t, games.Public)
	at := slices.IndexFunc(r.m.tiles, func(l placed) bool { return l.coins > 1 })
	l := r.m.tiles[at]
	e := rules.CoinsReturned{Seat: l.owner, Cell: l.cell, Coins: l.coins, Tray: 20 + l.coins}
	r.m.tray[l.owner] = 20
	glint := false
	r.play(r.steps(e), func() {
		flying := 0
		for _, f := range r.m.flights.All {
			if f.Gone && !f.Come {
				flying++
			}
		}
		if sum := r.m.tiles[at].coins + flying + r.m.tray[l.owner]; sum != 20+l.coins {
			t.Fatalf("after %d ticks there are %d coins, want %d", r.tick, sum, 20+l.coins)
		}
		glint = glint || r.flash(flashGlint) != nil
	})
	if r.m.tiles[at].coins != 0 || r.m.tiles[at].owner != games.Nobody || !glint {
		t.Errorf("at the end the tile is %+v; there were glints: %v", r.m.tiles[at], glint)
	}
}

// TestLineIsDrawnOut pays a line: once the coins have come, light runs from its first tile to its last, and the next
// event waits for it.
func TestLineIsDrawnOut(t *testing.T) {
	r := newReel(t, games.Public)
	line := rules.Shape{Kind: rules.Line, Length: 6, Owner: 1, Coins: 5}
	b := New()
	next, shines := 0, 0
	list := append(r.steps(rules.ShapePaid{Shape: line, Coins: 5, Tray: 9}),
		step{Start: func(*model) { next = r.tick }})
	last := 0.0
	r.play(list, func() {
		b.Model = r.m
		f := r.flash(flashShape)
		if f == nil {
			return
		}
		if shines == 0 {
			shines = r.tick
			if len(r.m.shapes) == 0 || b.artist.grown(line) > .2 {
				t.Errorf("it begins to shine with %d shapes, grown by %v", len(r.m.shapes), b.artist.grown(line))
			}
		}
		if now := b.artist.grown(line); now < last {
			t.Errorf("the band shrinks from %v to %v", last, now)
		} else {
			last = now
		}
	})
	if want := motion.Lasting(5, coinTicks, staggerTicks); shines < want || shines > want+1 {
		t.Errorf("it shines at %d, want %d", shines, want)
	}
	if want := shines + shapeTicks(line); last != 1 || next < want-1 || next > want+1 {
		t.Errorf("the next event begins at %d, want %d; the band is drawn out by %v", next, want, last)
	}
}

// TestShapeTiles goes along the tiles of a line and round those of a circle: each touches the next.
func TestShapeTiles(t *testing.T) {
	line := rules.Shape{Kind: rules.Line, Axis: 1, Length: 7, Cell: rules.Cell{Q: 1, R: 2}}
	ring := rules.Shape{Kind: rules.Circle, Length: 6, Cell: rules.Cell{Q: -1, R: 3}}
	for _, s := range []rules.Shape{line, ring} {
		for i := range shapeTiles(s) - 1 {
			if d := middle(shapeTile(s, i)).Dist(middle(shapeTile(s, i+1))); math.Abs(d-math.Sqrt(3)) > 1e-6 {
				t.Errorf("tiles %d and %d of %+v are %v apart", i, i+1, s, d)
			}
		}
	}
	if shapeTile(ring, 6) != shapeTile(ring, 0) {
		t.Error("a circle does not close")
	}
}

// TestCardsTurnOnlyForWhoMayKnow draws and reveals cards before the eyes of one seat: only cards that it may know turn
// over.
func TestCardsTurnOnlyForWhoMayKnow(t *testing.T) {
	for _, c := range []struct {
		reader games.Seat
		event  rules.Event
		want   rules.Card
	}{
		{0, rules.RitualDrawn{Seat: 0, Card: 3, Pile: 9}, 3},
		{0, rules.RitualDrawn{Seat: 1, Card: rules.Hidden, Pile: 9}, rules.Hidden},
		{games.Public, rules.RitualDrawn{Seat: 0, Card: rules.Hidden, Pile: 9}, rules.Hidden},
		{games.Public, rules.RitualRevealed{Seat: 1, Target: games.Nobody, Card: 4, Does: 4}, 4},
		{0, rules.RitualPutOut{Seat: 0, Card: 3}, rules.Hidden},
	} {
		r := newReel(t, c.reader)
		seen := rules.Card(99)
		r.play(r.steps(c.event), func() {
			if len(r.m.flights.All) > 0 {
				seen = r.m.flights.All[0].face
			}
		})
		if seen != c.want {
			t.Errorf("reader %d sees the face %v of %+v, want %v", c.reader, seen, c.event, c.want)
		}
	}
}

// TestTurnPasses begins a turn: an ember goes there from the seat whose turn it was.
func TestTurnPasses(t *testing.T) {
	r := newReel(t, games.Public)
	r.m.onTurn = 2
	ticks := 0
	r.play(r.steps(rules.TurnBegan{Seat: 0}), func() {
		if f := r.flash(flashTurn); f != nil {
			if ticks++; f.from != chipOf(2) || f.on != chipOf(0) {
				t.Errorf("it goes from seat %d to %d", f.from.Seat, f.on.Seat)
			}
		}
	})
	if ticks < turnTicks-1 || ticks > turnTicks {
		t.Errorf("it takes %d ticks, want %d", ticks, turnTicks)
	}
}

// someEvents returns one event for each way that something moves.
func someEvents(r *reel) []rules.Event {
	e := r.laidEvent(0b111111)
	line := rules.Shape{Kind: rules.Line, Length: 6, Owner: 1, Coins: 5}
	return []rules.Event{
		e, rules.CoinsPlaced{Seat: e.Seat, Cell: e.Cell, Coins: 6, On: 6, Tray: 11},
		rules.ShapePaid{Shape: line, Coins: 5, Tray: 3},
		rules.CoinsReturned{Seat: e.Seat, Cell: e.Cell, Coins: 6, Tray: 17},
		rules.TilesDrawn{Seat: e.Seat, Tiles: []rules.TileID{e.Tile}, Supply: 4}, rules.DieRolled{Number: 4},
		rules.RitualRevealed{Seat: 1, Target: 2, Card: 3, Does: 3}, rules.RitualDiscarded{Seat: 1, Card: 3},
		rules.TurnBegan{Seat: 1},
	}
}

// TestEverySpeedEndsAlike plays the same events at every speed, with reduced motion, and completed halfway: the model
// at the end is the same.
func TestEverySpeedEndsAlike(t *testing.T) {
	var want *model
	ticks := map[float64]int{}
	for _, speed := range []float64{1, .5, 2, 4} {
		r := newReel(t, games.Public)
		r.line.Speed = speed
		for _, e := range someEvents(r) {
			r.play(r.steps(e), nil)
			ticks[speed] += r.tick - 1
		}
		got := still(&r.m)
		if want == nil {
			want = &got
		}
		if !reflect.DeepEqual(got, *want) {
			t.Errorf("at speed %v it ends as\n%+v, not\n%+v", speed, got, *want)
		}
	}
	for speed, n := range ticks {
		if f := float64(n) * speed / float64(ticks[1]); f < .95 || f > 1.2 {
			t.Errorf("at speed %v it takes %d ticks, at normal speed %d", speed, n, ticks[1])
		}
	}
	for cut := range 60 {
		r := newReel(t, games.Public)
		for _, e := range someEvents(r) {
			r.line.Add(r.steps(e)...)
		}
		for range cut * 7 {
			r.line.Update(&r.m)
		}
		r.line.Finish(&r.m)
		if got := still(&r.m); !reflect.DeepEqual(got, *want) || !r.line.Shown() || len(r.m.flights.All) > 0 {
			t.Fatalf("completed after %d ticks it is\n%+v, not\n%+v", cut*7, got, *want)
		}
		r.play(nil, nil) // the flourishes play out
	}
}

// TestReducedMotionFades plays the same events with reduced motion: each is shown within 120 ms, nothing flies, and all
// decoration only fades.
func TestReducedMotionFades(t *testing.T) {
	r := newReel(t, games.Public)
	r.line.Reduced = true
	faded := false
	for _, e := range someEvents(r) {
		r.line.Add(r.steps(e)...)
		shown := 0
		for r.tick = 1; r.line.Moving(); r.tick++ {
			r.line.Update(&r.m)
			for _, f := range r.m.flights.All {
				if !f.Still || f.High != 0 {
					t.Fatalf("%T: something flies: %+v", e, f)
				}
				faded = true
			}
			for _, f := range r.m.flashes.All {
				if !f.Still {
					t.Fatalf("%T: decoration %d moves", e, f.kind)
				}
			}
			if r.line.Shown() && shown == 0 {
				shown = r.tick
			}
		}
		if shown > ui.Ticks(120)+1 || r.tick > 2*ui.Ticks(120)+3 {
			t.Errorf("%T is shown after %d ticks and rests after %d", e, shown, r.tick)
		}
	}
	if !faded {
		t.Error("nothing fades")
	}
}

// TestScatterIsTheSameInEveryRun looks at the board's own random numbers.
func TestScatterIsTheSameInEveryRun(t *testing.T) {
	seen := map[float64]bool{}
	for q := range int8(10) {
		for i := range 20 {
			v := scatter(rules.Cell{Q: q - 5, R: q}, i)
			if v < 0 || v >= 1 || v != scatter(rules.Cell{Q: q - 5, R: q}, i) || seen[v] {
				t.Fatalf("cell %d, thing %d: %v", q, i, v)
			}
			seen[v] = true
		}
	}
}
