package ritual

import (
	"math"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// handy returns a board at rest where a person may lay a tile.
func handy(t *testing.T) *rig {
	t.Helper()
	m := newMatch(t, 2, "adventurers", 3)
	m.Randoms(6)
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, games.Public)
	r.Settle()
	return r
}

// TestHandMoves picks a tile up, turns it, lays it and takes it back. Each takes its time: less where the animation is
// faster, and none with reduced motion. Then the board is at rest.
func TestHandMoves(t *testing.T) {
	for _, c := range boardtest.Tempos {
		r := handy(t)
		b := r.Board
		b.Given.Frame.Speed, b.Given.Frame.Kit.Look.ReducedMotion = c.Speed, c.Reduced
		r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
		r.Takes("lifting", func() bool { return b.Held.Lifted() < 1 }, 140, c.Scale)
		if b.Held.Lifted() != 1 {
			t.Errorf("it is lifted by %v", b.Held.Lifted())
		}
		r.Wheel(b.places.ledge.hand[0].Center(), -1)
		r.Takes("turning", b.Held.Turning, 180, c.Scale)
		r.Wheel(b.places.ledge.hand[0].Center(), 1)
		r.Tick(ui.Input{})
		if angle := b.Held.Angle(); c.Scale > 0 && (angle <= 0 || angle > math.Pi/3) {
			t.Errorf("turned back it lies at %v", angle)
		}
		turn := b.Sel.turn()
		r.Tap(ui.Mouse, b.places.at(b.Sel.lit(nil, b.player.options)[0]))
		if b.Held.Turning() && b.Sel.turn() == turn {
			t.Error("the next gesture does not complete the turn")
		}
		r.Takes("laying", func() bool { return b.Held.Going(int(b.Sel.tile)) }, 120, c.Scale)
		if !b.Sel.draft {
			t.Fatal("there is no draft")
		}
		r.Settle()
		if b.Moving() {
			t.Error("at rest something moves")
		}
	}
}

// TestDimming opens and shuts a panel: the board grows dark and light again in 200 ms; it still fades with reduced
// motion. If a panel is open when the board is built anew, it is dark at once.
func TestDimming(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		r := handy(t)
		b := r.Board
		b.Given.Frame.Kit.Look.ReducedMotion = reduced
		want := ui.Ticks(200)
		if reduced {
			want = ui.Ticks(120)
		}
		for _, full := range []float64{1, 0} {
			b.Sel, _ = b.player.intent(b.Sel, gesture{Kind: boards.Tap, On: chipOf(b.places.seats[0].Seat)})
			b.Step()
			if n := r.Lasts(b.Dim.Moving); n != want-1 {
				t.Errorf("reduced %v: it takes %d ticks, want %d", reduced, n+1, want)
			}
			if b.Dim.Value() != full {
				t.Errorf("it is dimmed by %v, want %v", b.Dim.Value(), full)
			}
		}
		b.Sel.panel, b.Sel.seat = handPanel, 1
		if b.Sync(b.Given.View); b.Dim.Value() != 1 || b.Dim.Moving() {
			t.Errorf("reduced %v: built anew with an open panel, it is dimmed by %v", reduced, b.Dim.Value())
		}
	}
}

// TestRefusedTileShakes turns a draft so that it does not fit, and asks for the move: the tile shakes for its time, and
// exactly the edges that disagree are crossed out.
func TestRefusedTileShakes(t *testing.T) {
	r := handy(t)
	b := r.Board
	var l placement
	turn := -1
	for _, try := range b.player.options.placements {
		for k, coins := range try.coins {
			if coins < 0 && !try.covers && b.Given.View.WhyNot(b.player.options.actor, try.move(uint8(k))) != nil {
				l, turn = try, k
			}
		}
	}
	if turn < 0 {
		t.Fatal("every tile fits everywhere")
	}
	b.Sel.tile, b.Sel.draft, b.Sel.cell, b.Sel.turns[l.tile] = l.tile, true, l.cell, uint8(turn)
	r.State.Confirm = true
	r.Tick(ui.Input{})
	if r.Refused != 1 {
		t.Fatal("it is not refused")
	}
	b.Step()
	if len(b.Model.flashes.All) != 1 || b.Model.flashes.All[0].kind != flashRefused {
		t.Fatalf("flashes %+v", b.Model.flashes.All)
	}
	matches := b.Given.View.Preview(b.player.options.actor, l.tile, uint8(turn), l.cell).Matches
	f := b.Model.flashes.All[0]
	for d := range rules.Dir(rules.Dirs) {
		_, laid := b.Given.View.At(l.cell.Next(d))
		if f.edges.Has(d) != (laid && !matches.Has(d)) {
			t.Errorf("edge %d: crossed %v, laid %v, matches %v", d, f.edges.Has(d), laid, matches.Has(d))
		}
	}
	far, last := 0.0, 0
	for n := 1; b.Timeline.Moving(); n++ {
		if by := math.Abs(b.artist.shaken(l.cell)); by > 1e-9 {
			far, last = max(far, by), n
		}
		b.Step()
	}
	if far < b.Given.Frame.Kit.Dp(2) || far > b.Given.Frame.Kit.Dp(4) || last > shakeTicks+1 {
		t.Errorf("it shakes by %v until tick %d", far, last)
	}
	r.Settle()
	if b.artist.shaken(l.cell) != 0 || b.Moving() {
		t.Error("it never comes to rest")
	}
}

// TestDraftIsPressedDown makes the move of a draft: the tile lies there already, so it only lifts and comes down.
func TestDraftIsPressedDown(t *testing.T) {
	r := handy(t)
	b := r.Board
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	lit := b.Sel.lit(nil, b.player.options)
	free := slices.IndexFunc(lit, func(c rules.Cell) bool {
		_, laid := b.Model.at(c)
		return !laid
	})
	r.Tap(ui.Mouse, b.places.at(lit[free]))
	r.Settle()
	cell := b.Sel.cell
	r.State.Confirm = true
	r.Tick(ui.Input{})
	n := 0
	for ; len(b.Model.flights.All) == 0 || b.Model.flights.All[0].tile >= 0; n++ {
		if len(b.Model.flights.All) > 0 && b.Model.flights.All[0].from != b.Model.flights.All[0].to {
			t.Fatalf("it flies: %+v", b.Model.flights.All[0])
		}
		if _, there := b.Model.at(cell); there {
			break
		}
		r.Tick(ui.Input{})
		if n > 100 {
			t.Fatal("it never lies there")
		}
	}
	if n < dropTicks-2 || n > dropTicks+1 {
		t.Errorf("it lies there after %d ticks, want %d", n, dropTicks)
	}
}

// TestDraftOutlivesItsCurtain takes away the curtain behind which a move was made, before the move is told. The tile
// still lies there; otherwise it would fly to its cell a second time.
func TestDraftOutlivesItsCurtain(t *testing.T) {
	b := handy(t).Board
	draft := placed{cell: b.Model.tiles[0].cell, tile: b.Given.View.Hand(0)[0]}
	b.Model.untold = &draft
	b.Sync(b.Given.View)
	if b.Model.untold != &draft {
		t.Error("the tile is taken away with the curtain")
	}
}

// TestLetGoComesToRest lets go of a carried tile beside the board: it flies home, and lies there.
func TestLetGoComesToRest(t *testing.T) {
	r := handy(t)
	b := r.Board
	hand := b.places.ledge.hand[0].Center()
	r.Drag(ui.Mouse, hand, ui.Pt(b.places.seats[0].Chip.Right()+4, b.places.ledge.rect.Y-2))
	if b.Sel.tile < 0 || !b.Held.Going(int(b.Sel.tile)) || b.Sel.draft {
		t.Fatalf("it does not go home: %+v", b.Held)
	}
	if n := r.Lasts(func() bool { return b.Held.Going(int(b.Sel.tile)) }); n > ui.Ticks(120) {
		t.Errorf("it takes %d ticks", n)
	}
	r.Settle()
}
