//go:build pilot

package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

// TestThePickThatIsChosenStandsOut picks each sign of rock-paper-scissors, and looks at all three: the one that is
// picked has changed most.
func TestThePickThatIsChosenStandsOut(t *testing.T) {
	for one := rules.Rock; one <= rules.Scissors; one++ {
		m := thrown(t, "random", "random", person, "random", "random")
		throws, _ := m.Play.View(games.All).Throws()
		if throws.Seats[0] != 2 {
			m.Make(throws.Seats[0], rules.Move{Kind: rules.Throw, Pick: rules.Rock})
		}
		s := boardtest.NewDrawnTable(t, m, 2, 0, 1, newBoard)
		look := func(tap ui.Point) {
			pilot.InFrame(func() {
				if tap != (ui.Point{}) {
					s.Tick(ui.Press, tap)
					s.Tick(ui.Release, tap)
				}
				for range 60 {
					s.Tick(0, ui.Point{})
				}
				s.Draw()
			})
		}
		look(ui.Point{})
		targets := s.Report().Targets
		before := append([]byte(nil), s.Pix...)
		look(targets["market.pick."+one.String()].Center())
		s.Save(one.String())
		var changed [rules.Scissors + 1]int // for each pick, all differences of its picture together
		for pick := rules.Rock; pick <= rules.Scissors; pick++ {
			at := targets["market.pick."+pick.String()].Snap()
			if at.Empty() {
				t.Fatalf("%v has no place", pick)
			}
			for y := int(at.Y); y < int(at.Bottom()); y++ {
				for i := 4 * (y*int(s.Size.W) + int(at.X)); i < 4*(y*int(s.Size.W)+int(at.Right())); i++ {
					changed[pick] += max(int(s.Pix[i]), int(before[i])) - min(int(s.Pix[i]), int(before[i]))
				}
			}
		}
		for other := rules.Rock; other <= rules.Scissors; other++ { // the light round one falls on those beside it
			if other != one && changed[one] <= changed[other] {
				t.Errorf("%v was picked, and its picture has changed by %d, that of %[4]v by %[3]d", one, changed[one],
					changed[other], other)
			}
		}
	}
}
