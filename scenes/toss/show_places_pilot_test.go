//go:build pilot

package toss

import (
	"image"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestPlacesAreDrawnOverTheBoard opens a match twice, once with --show places: a visible frame is drawn round each
// thing that is reported, and where nothing is reported the picture is the same.
func TestPlacesAreDrawnOverTheBoard(t *testing.T) {
	m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 3, Seed: 6,
		Options: map[string]string{rules.OptionWay: rules.Calm.String()}}, games.Person, "greedy", "greedy")
	m.Until(func(v rules.View) bool {
		return v.OnTurn() == 0 && v.Phase() == rules.CalmPhase && len(v.AppendMoves(nil, 0)) > 1
	})
	const w, h = 1280, 720
	plain, shown := boardtest.Open(t, m, w, h), boardtest.Open(t, m, w, h, "--show", "places")
	plain.Settle()
	shown.Settle()
	before, after := plain.Frame(), shown.Frame()
	pilot.Keep(t, "show-places", after)
	differs := func(x, y int) bool { return !pilot.Near(before.RGBAAt(x, y), after.RGBAAt(x, y)) }
	drawn, mine := map[string]int{}, map[image.Point]bool{}
	for name, r := range shown.Probe().Targets {
		x0, y0, x1, y1 := int(r[0]), int(r[1]), int(r[0]+r[2]), int(r[1]+r[3])
		edge, changed := 0, 0
		for x := x0 + 2; x < x1-2; x++ {
			for _, y := range []int{y0 + 1, y1 - 2} { // the edge may lie between pixels
				if edge++; differs(x, y) || differs(x, y+1) {
					changed++
				}
			}
		}
		if changed*10 < edge*9 {
			t.Errorf("of the frame of %s in %v %d pixels of %d are seen", name, r, changed, edge)
		}
		drawn[strings.TrimRight(name, ".0123456789")]++
		for y := y0 - 1; y <= max(y1, y0+20); y++ {
			for x := x0 - 1; x <= max(x1, x0+8*len(name)); x++ {
				mine[image.Pt(x, y)] = true
			}
		}
	}
	for y := range h {
		for x := range w {
			if !mine[image.Pt(x, y)] && differs(x, y) {
				t.Fatalf("at %d, %d nothing is, and the picture is another one", x, y)
			}
		}
	}
	for _, kind := range []string{"toss.rune", "toss.back", "toss.tray", "toss.dish", "table.pause"} {
		if drawn[kind] == 0 {
			t.Errorf("no %s is drawn: %v", kind, drawn)
		}
	}
}
