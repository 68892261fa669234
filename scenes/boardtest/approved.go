//go:build pilot

package boardtest

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
)

// Approve takes the approved picture of a name, if it is taken at this size, after it has done what is done for it alone.
type Approve func(name string, first ...func())

// Approved opens a match at each of the sizes at which approved pictures are taken, and lets a test walk through it. At each size
// some of the pictures that it offers are taken: all together have to stay small.
func Approved[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, match func() *Match[C, M, E, V], walk func(g *Guest, approve Approve),
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
			walk(g, func(name string, first ...func()) {
				if l.takes == nil || slices.Contains(l.takes, name) {
					for _, do := range first {
						do()
					}
					g.Approve(fmt.Sprintf("%s-%dx%d", name, l.w, l.h))
				}
			})
		})
	}
}

// Refused taps the field where nothing can be laid, far from all that lies there, and waits until the refusal is seen best.
func Refused(g *Guest) {
	g.T.Helper()
	x, _ := g.Target("table.pause").Middle()
	right, y := g.Target("table.log").Middle()
	g.Touch(right-(x-right), 6*y)
	g.Tick(12)
}
