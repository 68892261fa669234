//go:build pilot

package boardtest

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/pilot"
)

// Approved opens a match at each of the sizes at which approved pictures are taken, and lets a test walk through it. At each size
// some of the pictures that it offers are taken: all together have to stay small.
func Approved[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, match func() *Match[C, M, E, V], walk func(g *Guest, approve func(name string)),
) {
	t.Helper()
	for _, l := range []struct {
		w, h  int
		args  []string
		takes []string // names; nil: all
	}{
		{412, 915, []string{"--lang", "en"}, []string{"board", "draft"}},
		{915, 412, []string{"--lang", "en"}, []string{"board", "hint"}},
		{1280, 720, []string{"--lang", "en"}, nil},
		{360, 640, []string{"--lang", "de", "--scale", "1.5"}, []string{"draft"}},
	} {
		t.Run(fmt.Sprintf("%dx%d", l.w, l.h), func(t *testing.T) {
			g := NewGuest(t, Open(t, match(), l.w, l.h, l.args...), pilot.Finger, 1)
			walk(g, func(name string) {
				if l.takes == nil || slices.Contains(l.takes, name) {
					g.Approve(fmt.Sprintf("%s-%dx%d", name, l.w, l.h))
				}
			})
		})
	}
}
