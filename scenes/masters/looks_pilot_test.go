//go:build pilot

package masters

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestLooks takes pictures, at the sizes of reviews, of what the board asks for, of a hint, a held card and a refusal.
// A person looks at them.
func TestLooks(t *testing.T) {
	pilot.ForLooking(t)
	for _, l := range boardtest.Reviewed() {
		t.Run(l.Name(), func(t *testing.T) {
			m := seated(t, everything, []string{games.Person, "greedy", "random"}, 21, 19)
			g := newGuest(t, boardtest.OpenFast(t, m, l.W, l.H, l.Args()...), pilot.Finger, 3)
			g.look(l.Name())
		})
	}
}

// look plays until each question has come up, and takes a picture of each.
func (g *guest) look(size string) {
	g.T.Helper()
	seen := map[string]bool{}
	for n := 0; n < 60 && !(seen["card"] && seen["cell"] && seen["choice"]); n++ {
		g.Settle()
		if g.Probe().Scene == "results" {
			break
		}
		switch asks := g.Probe().Text("masters.asks"); {
		case asks == "card" && !seen[asks]:
			g.lookAtCards(size)
			seen[asks] = true
		case asks == "cell" && !seen[asks]:
			g.Save("g-master-" + size)
			if cells := g.Names("masters.cell."); len(cells) > 0 {
				g.Tap(cells[len(cells)/2])
				g.Settle()
			}
			g.Save("h-named-" + size)
			seen[asks] = true
		case asks == "choice" && !seen[asks]:
			g.Save("i-choice-" + size)
			seen[asks] = true
		}
		g.Step(g.act)
	}
}

// lookAtCards takes pictures of a card from the first moment to its draft.
func (g *guest) lookAtCards(size string) {
	g.T.Helper()
	g.Save("a-first-" + size)
	x, y := g.Target("masters.card.0").Middle()
	g.Put(1, x, y)
	g.Tick(40)
	g.Save("b-held-" + size)
	g.Lift(1)
	g.Settle()
	g.choose()
	g.Save("c-chosen-" + size)
	if places := g.Names("masters.place."); len(places) > 0 {
		g.Tap(places[len(places)/2])
		g.Settle()
	}
	g.Save("d-draft-" + size)
	if g.Has("masters.draft") { // carried to where it covers too much, or nothing
		fx, fy := g.Target("masters.draft").Middle()
		places := g.Names("masters.place.")
		tx, ty := g.Target(places[len(places)-1]).Middle()
		g.Swipe(fx, fy, (fx+tx)/2, (fy+ty)/2, 12)
		g.Tick(12)
		g.Save("e-refused-" + size)
	}
	g.Settle()
	if g.Has("table.hint") {
		g.Tap("table.hint")
		g.Tick(40)
		g.Save("f-hint-" + size)
	}
}
