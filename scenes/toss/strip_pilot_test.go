//go:build pilot

package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// TestStripPictures films a pair that is taken without hurry, and a theft.
func TestStripPictures(t *testing.T) {
	films := func(t *testing.T, s boardtest.Screen) *boardtest.Film[*rules.Game, rules.Move, rules.Event,
		rules.View, *Board] {
		return boardtest.NewFilm(newRig(newMatch(t, "calm", 3, 5), s, games.Public))
	}
	boardtest.Strips(t, "toss-pair", films, func(e rules.Event) bool {
		_, is := e.(rules.Snatched)
		return is
	})
	boardtest.Strips(t, "toss-theft", films, func(e rules.Event) bool {
		stolen, is := e.(rules.Stolen)
		return is && len(stolen.Runes) > 2
	})
}

// TestStripPicturesOfASnatch films the real program while a finger takes a pair on the clock.
func TestStripPicturesOfASnatch(t *testing.T) {
	pilot.ForLooking(t)
	for _, size := range []struct{ w, h int }{{412, 915}, {1440, 900}} {
		var m *match
		for seed := uint64(3); m == nil; seed++ {
			m = chanced(t, "snatch", 2, seed, func(v rules.View) bool {
				return v.Phase() == rules.SnatchPhase && len(v.Visible()) > 3
			})
		}
		g := newGuest(t, boardtest.Open(t, m, size.w, size.h, "--lang", "en"), m, pilot.Finger, size.w, size.h)
		g.Until("the pictures have come", func(r probe.Report) bool { return r.State["pictures"] == true })
		strip := &pilot.Strip{}
		for n := range 40 {
			if n%12 == 6 {
				g.snatches(false)
			}
			strip.Offer(g.Frame)
			g.Tick(4)
		}
		strip.Keep(t, fmt.Sprintf("strip-toss-snatch-%dx%d", size.w, size.h))
	}
}
