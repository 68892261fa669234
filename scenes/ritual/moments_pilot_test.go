//go:build pilot

package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/boardtest"
)

// momentSizes are the screens at which moments are looked at.
var momentSizes = []struct {
	name string
	w, h int
	args []string
}{
	{"360x640", 360, 640, []string{"--lang", "en"}},
	{"360x640-de", 360, 640, []string{"--lang", "de", "--scale", "1.5"}},
	{"412x915", 412, 915, []string{"--lang", "en"}},
	{"915x412", 915, 412, []string{"--lang", "en"}},
	{"667x375", 667, 375, []string{"--lang", "en"}},
	{"768x1024", 768, 1024, []string{"--lang", "en"}},
	{"820x1180", 820, 1180, []string{"--lang", "en"}},
	{"1024x768", 1024, 768, []string{"--lang", "en"}},
	{"1440x900", 1440, 900, []string{"--lang", "en"}},
	{"1920x1080", 1920, 1080, []string{"--lang", "en"}},
}

// TestMomentPictures writes pictures of the moments of a match in which a person has to understand something: the empty table, a chosen tile,
// its draft, a crowded table, a tile that is held, a curtain that has just opened, a question, an answer behind the
// curtain, and a line that one tile would close.
func TestMomentPictures(t *testing.T) {
	pilot.ForLooking(t)
	alone := []string{games.Person, "greedy"}
	three := []string{games.Person, games.Person, games.Person}
	five := []string{games.Person, "greedy", "greedy", "greedy", "greedy"}
	for _, c := range []struct {
		name  string
		match func(t *testing.T) *match
		act   func(g *boardtest.Guest)
	}{
		{"empty", func(t *testing.T) *match { return seatedAt(t, "explorers", alone, 21, 0) }, func(g *boardtest.Guest) {}},
		{"chosen", func(t *testing.T) *match { return seated(t, alone, 21, 8) }, func(g *boardtest.Guest) { g.Press("ritual.tile.0") }},
		{"line", func(t *testing.T) *match { return growing(t, 2, "explorers", closesFor(0), alone...) }, func(g *boardtest.Guest) {}},
		{"line-chosen", func(t *testing.T) *match { return growing(t, 2, "explorers", closesFor(0), alone...) }, func(g *boardtest.Guest) { g.Press("ritual.tile.0") }},
		{"first", func(t *testing.T) *match {
			return growing(t, 2, "explorers", func(v rules.View) bool { return v.OnTurn() == 0 && len(v.AppendLaid(nil)) == 0 }, alone...)
		}, func(g *boardtest.Guest) {}},
		{"lacks", func(t *testing.T) *match {
			return growing(t, 3, "adventurers", func(v rules.View) bool {
				return v.Phase() == rules.TurnPhase && v.OnTurn() == 1 && len(v.AppendClosings(nil, 0)) > 0
			}, "greedy", games.Person, "greedy")
		}, func(g *boardtest.Guest) {}},
		{"draft", func(t *testing.T) *match { return seated(t, alone, 21, 8) }, func(g *boardtest.Guest) {
			g.Press("ritual.tile.0")
			g.Press(g.Middle("ritual.cell."))
		}},
		{"crowded", func(t *testing.T) *match { return crowded(t, five) }, func(g *boardtest.Guest) {}},
		{"crowded-chosen", func(t *testing.T) *match { return crowded(t, five) }, func(g *boardtest.Guest) { g.Press("ritual.tile.0") }},
		{"held", func(t *testing.T) *match { return seated(t, alone, 21, 8) }, func(g *boardtest.Guest) {
			x, y := g.Target("ritual.tile.1").Middle()
			g.Put(1, x, y)
			g.Tick(60)
		}},
		{"curtain", func(t *testing.T) *match {
			return until(t, three, func(v rules.View) bool {
				return v.Phase() == rules.TurnPhase && v.OnTurn() == 0 && v.RitualCount(0) > 0
			})
		}, func(g *boardtest.Guest) {
			g.Press("ritual.cards")
			g.HoldOn("curtain.open")
			g.Settle()
		}},
		{"question", func(t *testing.T) *match {
			return until(t, three, func(v rules.View) bool { return v.Phase() == rules.AnswerPhase })
		}, func(g *boardtest.Guest) {}},
		{"answer", asked, func(g *boardtest.Guest) {
			g.Press("question.seat.0")
			g.HoldOn("curtain.open")
			g.Settle()
		}},
	} {
		for _, s := range momentSizes {
			t.Run(c.name+"/"+s.name, func(t *testing.T) {
				g := boardtest.NewGuest(t, boardtest.Open(t, c.match(t), s.w, s.h, s.args...), pilot.Finger, 0)
				c.act(g)
				pilot.Keep(t, fmt.Sprintf("%s-%s", c.name, s.name), g.Frame())
			})
		}
	}
}

// crowded returns a match with many tiles in which the first seat lays one.
func crowded(t *testing.T, drivers []string) *match {
	t.Helper()
	return growing(t, len(drivers), "adventurers", func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.OnTurn() == 0 && len(v.Hand(0)) > 1 && len(v.AppendLaid(nil)) > 34
	}, drivers...)
}
