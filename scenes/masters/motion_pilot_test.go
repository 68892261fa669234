//go:build pilot

package masters

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

// TestMovingFrameAllocatesNothing moves everything at once: a master flies, an area grows, a card is refused, marks pop
// up round a draft, points are counted. Once all pictures are made, a tick and its frame allocate nothing of their own.
func TestMovingFrameAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	r := drafting(t)
	b := r.Board
	areas := b.Model.held
	if len(areas) == 0 {
		t.Fatal("no area is held")
	}
	cell := b.Model.standing[areas[0].seat][0]
	begin := func() {
		const long = 240
		draft := b.Sel
		b.Sync(b.Given.View)
		b.Sel = draft
		b.Given.Note(true)
		b.Freshen()
		for _, f := range []flash{
			{kind: flashDown, on: placeOf(b.Model.laid[1])}, {on: sectionAt(cell)}, {on: holdingsOf(areas[0].seat)},
			{on: chipOf(1)},
			{kind: flashDown, on: standingAt(areas[0].seat, cell)},
			{kind: flashRefused, on: sectionAt(cell)},
			{kind: flashRefused, on: placeOf(b.Sel.laid()), card: b.Sel.card},
		} {
			b.Timeline.Add(lit(f, long))
		}
		fly := flown(long, func(*model) flight {
			return flight{from: mastersOf(1), to: sectionAt(cell), master: 1}
		}, func(*model) {})
		grow := morphed(long, func() []holding {
			less := slices.Clone(areas)
			less[0].cells = less[0].cells[:1]
			return less
		})
		grow.With = true
		b.Timeline.Add(append(fly, grow)...)
		b.player.marks.Pop(40, 0, ui.Tempo{Speed: .3})
	}
	boardtest.NewFilm(r.bench).MovesQuietly(begin, func() {
		if len(b.Model.flights.All) != 1 || !b.Model.morph.on || len(b.Model.flashes.All) != 7 {
			t.Fatalf("%d things fly, %d flashes, the areas move: %v", len(b.Model.flights.All),
				len(b.Model.flashes.All), b.Model.morph.on)
		}
	})
}

// TestMotionPictures plays a turn in the real program, and takes pictures on the way: of the card that goes to its
// draft, turns, is refused and comes down; of its area as it grows; of the master that falls.
func TestMotionPictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, s := range []struct{ w, h int }{{1440, 900}, {412, 915}} {
		m := seated(t, nil, []string{games.Person, games.Person}, 21, 12)
		app := boardtest.Open(t, m, s.w, s.h, "--lang", "en")
		g := newGuest(t, app, pilot.Mouse, 0)
		save := func(what string) { app.Save(fmt.Sprintf("motion-%dx%d-%s", s.w, s.h, what)) }
		strip := func(what string, n, every int) {
			for i := range n {
				save(fmt.Sprintf("%s-%02d", what, i))
				app.Tick(every)
			}
			app.Settle()
		}
		set := false
		for n := 0; n < 20 && !set; n++ {
			app.Settle()
			switch asks := app.Probe().Text("masters.asks"); {
			case app.Has("recap.close"):
				app.Tap("recap.close")
			case app.Has("curtain.open"):
				g.HoldOn("curtain.open")
			case asks == "curtain":
				app.Tap("masters.open-hand")
			case asks == "card":
				app.Tap("masters.card.0")
				strip("lift", 2, 3)
				places := app.Names("masters.place.")
				if len(places) == 0 {
					app.Tap("masters.turn-right")
					app.Settle()
					places = app.Names("masters.place.")
				}
				app.Tap(places[len(places)/2])
				strip("drop", 8, 3)
				app.Tap("masters.turn-right")
				strip("turn", 8, 3)
				for range 3 { // it comes back to where it was
					app.Tap("masters.turn-right")
					app.Settle()
				}
				app.Tap("table.confirm")
				strip("made", 16, 3)
			case asks == "cell":
				cells := app.Names("masters.cell.")
				app.Tap(cells[len(cells)/3])
				app.Settle()
				app.Tap("table.confirm")
				strip("master", 20, 3)
				set = true
			default:
				app.Tick(10)
			}
		}
		save("rest")
		if !set {
			t.Error("no master was placed")
		}
	}
}

// drafting returns a board at rest in the middle of a match, with a draft on it.
func drafting(t *testing.T) *rig {
	t.Helper()
	m := newMatch(t, 3, everything, 5)
	for {
		m.Random()
		v := m.Play.View(games.All)
		if len(holdingsIn(v)) > 2 && v.Phase() == rules.PlayPhase {
			break
		}
	}
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, seat)
	r.Settle()
	r.Letter('1')
	r.Settle()
	if !r.Board.Sel.draft {
		t.Fatal("there is no draft")
	}
	return r
}
