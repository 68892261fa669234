//go:build pilot

package toss

import (
	"image"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/boardtest"
)

// TestPlacesAreDrawnOverTheBoard opens a match twice, once with --show places: round each thing that is reported a frame is drawn, that can be
// seen, and where nothing is the picture is the same.
func TestPlacesAreDrawnOverTheBoard(t *testing.T) {
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 3, Seed: 6, Options: map[string]string{rules.OptionWay: rules.Calm.String()}}, games.Person, "greedy", "greedy")
	m.Until(func(v rules.View) bool { return v.OnTurn() == 0 && v.Phase() == rules.CalmPhase && len(v.AppendMoves(nil, 0)) > 1 })
	const w, h = 1280, 720
	plain, shown := boardtest.Open(t, m, w, h), boardtest.Open(t, m, w, h, "--show", "places")
	plain.Settle()
	shown.Settle()
	before, after := plain.Frame(), shown.Frame()
	pilot.Keep(t, "show-places", after)
	differs := func(x, y int) bool { return before.RGBAAt(x, y) != after.RGBAAt(x, y) }
	drawn := map[string]int{}
	covered := image.NewUniform(image.Black).Bounds().Intersect(image.Rectangle{}) // nothing yet
	for name, r := range shown.Probe().Targets {
		x0, y0, x1, y1 := int(r.X)+1, int(r.Y)+1, int(r.X+r.W)-2, int(r.Y+r.H)-2
		covered = covered.Union(image.Rect(x0, y0, x1, y1))
		edge, changed := 0, 0
		for x := x0; x < x1; x++ {
			for _, y := range []int{y0, y1} {
				if edge++; differs(x, y) {
					changed++
				}
			}
		}
		if changed*10 < edge*9 {
			t.Errorf("of the frame of %s in %v %d pixels of %d are seen", name, r, changed, edge)
		}
		drawn[strings.TrimRight(name, ".0123456789")]++
	}
	for _, kind := range []string{"toss.rune", "toss.back", "toss.tray", "toss.dish", "table.menu"} {
		if drawn[kind] == 0 {
			t.Errorf("no %s is drawn: %v", kind, drawn)
		}
	}
}
