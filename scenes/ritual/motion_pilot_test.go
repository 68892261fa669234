//go:build pilot

package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/things"
)

// TestMovingFrameAllocatesNothing moves everything at once: coins fly, dust rises, edges ignite, a line shines, a card
// turns. Once all pictures are made, a tick and its frame allocate nothing of their own.
func TestMovingFrameAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	m := newMatch(t, 3, "adventurers", 5)
	for range 22 {
		m.Random()
	}
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, games.Public)
	r.Settle()
	b := r.Board
	cell := b.Model.tiles[3].cell
	begin := func() {
		b.Sync(m.Play.View(games.Public))
		const long = 240
		for _, f := range []flash{
			{kind: flashDust, on: hexAt(cell)}, {kind: flashEdges, on: hexAt(cell), edges: 0b111111},
			{kind: flashGlint, to: always(hexAt(cell)), coins: 40},
			{kind: flashShape, shape: rules.Shape{Kind: rules.Line, Length: 6, Cell: cell, Owner: 1, Coins: 5},
				grows: true},
			{kind: flashTurn, from: chipOf(0), on: chipOf(1)}, {kind: flashSettle, on: hexAt(cell)},
			{kind: flashRefused, on: hexAt(cell), tile: 7, edges: 0b101},
		} {
			b.Timeline.Add(lit(f, long))
		}
		cards := flying{
			Ticks: long,
			Take: func(*model) []flight {
				f := cardFlight(3, ritualsOf(1), things.The(chain))
				f.Ticks = long
				return []flight{f}
			},
			Land: func(*model) {},
		}
		coins := tellCoinsPlaced(rules.CoinsPlaced{Seat: 1, Cell: cell, Coins: 40, On: 40, Tray: 3})
		coins[0].With = true
		b.Timeline.Add(append(flown(cards), coins...)...)
	}
	boardtest.NewFilm(r.bench).MovesQuietly(begin, func() {
		if len(b.Model.flights.All) < 10 {
			t.Fatalf("only %d things fly", len(b.Model.flights.All))
		}
	})
}

// TestMotionPictures lays a tile in the real program, and takes pictures on the way: of the draft that is turned and
// laid, the tile that comes down, its edges as they ignite, the coins that fly.
func TestMotionPictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, s := range []struct{ w, h int }{{1440, 900}, {412, 915}} {
		m := seated(t, []string{games.Person, "greedy", "greedy"}, 21, 9)
		app := boardtest.Open(t, m, s.w, s.h, "--lang", "en")
		g := &guest{Guest: boardtest.NewGuest(t, app, pilot.Mouse, 0)}
		save := func(what string) { app.Save(fmt.Sprintf("motion-%dx%d-%s", s.w, s.h, what)) }
		for n := 0; !(app.Probe().Text("ritual.asks") == "tile" && app.Has("ritual.tile.0")); n++ {
			if app.Has("recap.close") {
				app.Tap("recap.close")
			}
			if n > 600 {
				g.Save("stuck")
				t.Fatal("no tile can be laid")
			}
			app.Tick(10)
		}
		app.Tap("ritual.tile.0")
		app.Settle()
		app.Tap("ritual.turn-right")
		save("turning")
		app.Settle()
		cells := app.Names("ritual.cell.")
		app.Tap(cells[len(cells)/2])
		save("laying")
		app.Settle()
		app.Tap("table.confirm")
		for n := range 14 {
			app.Tick(4)
			save(fmt.Sprintf("made-%02d", n))
		}
		app.Settle()
		save("rest")
	}
}
