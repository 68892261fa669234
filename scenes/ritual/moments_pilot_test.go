//go:build pilot

package ritual

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestMomentPictures takes pictures, at all sizes of a review, of the moments of a match in which a person has to
// understand something.
func TestMomentPictures(t *testing.T) {
	type scene = boardtest.Scene[*rules.Game, rules.Move, rules.Event, rules.View]
	alone := []string{games.Person, "greedy"}
	three := []string{games.Person, games.Person, games.Person}
	five := []string{games.Person, "greedy", "greedy", "greedy", "greedy"}
	some := func(t *testing.T) *match { return seated(t, alone, 21, 8) }
	close := func(t *testing.T) *match { return growing(t, 2, "explorers", closesFor(0), alone...) }
	full := func(t *testing.T) *match { return crowded(t, five) }
	choose := func(g *boardtest.Guest) { g.Press("ritual.tile.0") }
	boardtest.Review(t, []scene{
		{Name: "empty", Match: func(t *testing.T) *match { return seatedAt(t, "explorers", alone, 21, 0) }},
		{Name: "chosen", Match: some, Before: choose},
		{Name: "line", Match: close},
		{Name: "line-chosen", Match: close, Before: choose},
		{Name: "first", Match: func(t *testing.T) *match {
			return growing(t, 2, "explorers", func(v rules.View) bool {
				return v.OnTurn() == 0 && len(v.AppendLaid(nil)) == 0
			}, alone...)
		}},
		{Name: "lacks", Match: func(t *testing.T) *match {
			return growing(t, 3, "adventurers", func(v rules.View) bool {
				return v.Phase() == rules.TurnPhase && v.OnTurn() == 1 && len(v.AppendClosings(nil, 0)) > 0
			}, "greedy", games.Person, "greedy")
		}},
		{Name: "draft", Match: some, Before: func(g *boardtest.Guest) {
			choose(g)
			g.Press(g.Middle("ritual.cell."))
		}},
		{Name: "refused", Match: close, Before: choose, Each: func(g *boardtest.Guest) {
			at := amid(g, close(g.T))
			g.Touch(at.X, at.Y)
			boardtest.IsTold(g)
		}},
		{Name: "hint", Match: some, Each: boardtest.AskForHint},
		{Name: "crowded", Match: full},
		{Name: "crowded-chosen", Match: full, Before: choose},
		{Name: "held", Match: some, Each: boardtest.HoldDown("ritual.tile.1"), After: boardtest.LetGo},
		{Name: "curtain", Match: func(t *testing.T) *match {
			return until(t, three, func(v rules.View) bool {
				return v.Phase() == rules.TurnPhase && v.OnTurn() == 0 && v.RitualCount(0) > 0
			})
		}, Before: func(g *boardtest.Guest) {
			g.Press("ritual.cards")
			g.HoldOn("curtain.open")
			g.Settle()
		}},
		{Name: "drawing", Match: func(t *testing.T) *match {
			return growing(t, 3, "adventurers", func(v rules.View) bool { return drawing(v, 0) }, games.Person,
				"greedy", "greedy")
		}},
		{Name: "question", Match: func(t *testing.T) *match {
			return until(t, three, asksFirst)
		}},
		{Name: "answer", Match: asked, Before: func(g *boardtest.Guest) {
			g.Press("question.seat.0")
			g.HoldOn("curtain.open")
			g.Settle()
		}},
	})
}

// crowded returns a match with many tiles in which the first seat has to lay one.
func crowded(t *testing.T, drivers []string) *match {
	t.Helper()
	return growing(t, len(drivers), "adventurers", func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.OnTurn() == 0 && len(v.Hand(0)) > 1 && len(v.AppendLaid(nil)) > 34
	}, drivers...)
}

// amid returns where the tile lies that is nearest to the middle of the lit cells.
func amid(g *boardtest.Guest, m *match) (at ui.Point) {
	g.T.Helper()
	names := g.Names("ritual.cell.")
	if len(names) == 0 {
		g.T.Fatal("no cell is lit")
	}
	// one that no edge cuts off
	whole := slices.MaxFunc(names, func(a, b string) int { return cmp.Compare(g.Target(a)[3], g.Target(b)[3]) })
	mid := ui.Point{}
	for _, name := range names {
		x, y := g.Target(name).Middle()
		mid = mid.Add(ui.Pt(x, y).Mul(1 / float64(len(names))))
	}
	var c rules.Cell
	if _, err := fmt.Sscanf(whole, "ritual.cell.%d.%d", &c.Q, &c.R); err != nil {
		g.T.Fatal(err)
	}
	x, y := g.Target(whole).Middle()
	radius := g.Target(whole)[3]
	far := math.Inf(1)
	for _, l := range m.Play.View(games.Public).AppendLaid(nil) {
		if p := ui.Pt(x, y).Add(middle(l.Cell).Sub(middle(c)).Mul(radius)); p.Dist(mid) < far {
			at, far = p, p.Dist(mid)
		}
	}
	return at
}
