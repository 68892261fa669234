//go:build pilot

package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/pilot"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestMotionPictures writes pictures of what moves.
func TestMotionPictures(t *testing.T) {
	pilot.ForLooking(t)
	for _, size := range []struct{ w, h float64 }{{1280, 800}, {412, 915}} {
		for _, way := range []string{"calm", "ghost"} {
			f := boardtest.NewFilm(newRig(newMatch(t, way, 3, 5), boardtest.Screen{W: size.w, H: size.h, Scale: 1, Tag: "en"}, games.Public))
			want := map[string]int{"RunesThrown": 1, "Snatched": 1, "PlaybackBegan": 1, "Stolen": 1, "Flicked": 1}
			for len(want) > 0 {
				events, on := f.Move()
				if !on {
					break
				}
				take, every := "", 8
				for _, e := range events {
					if name := games.EventName(e); take == "" && want[name] > 0 && !(name == "Snatched" && way == "ghost") {
						take = name
					}
				}
				if take == "" {
					f.Board.Finish()
					continue
				}
				want[take]--
				if take == "PlaybackBegan" || take == "Stolen" {
					every = 30
				}
				for n := 0; !f.Board.Shown() && n < 20*every; n++ {
					if n%every == 0 {
						pilot.Keep(t, fmt.Sprintf("motion-%vx%v-%s-%s-%03d", size.w, size.h, way, take, n), f.Picture())
					}
					f.Tick(ui.Input{})
				}
				f.Board.Finish()
			}
			t.Log(way, "not seen:", want)
		}
	}
}
