//go:build pilot

package boardtest

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
)

// Approve looks at a state of the board, after calling first, which prepares what only this picture needs. If this
// state has an approved picture at this size, it compares with it. On the wide screen all states are looked at, and
// none may look like the one before.
type Approve func(state string, first ...func())

// approvedStates are the approved pictures of each board, one on a phone and one on a wide screen. Transcripts check
// what the other states show.
var approvedStates = []struct {
	w, h  int
	state string
	all   bool // all states are looked at
}{
	{412, 915, "board", false},
	{1280, 720, "draft", true},
}

// results is the approved picture of how a match ended, and resultsOf the board whose match it shows.
const results, resultsOf = "results-412x915", "masters"

// Approved opens a match at each size at which approved pictures are taken, and lets walk go through its states. It
// fails if the folder has a picture that nothing is compared with.
func Approved[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, match func() *Match[C, M, E, V], walk func(g *Guest, approve Approve),
) {
	t.Helper()
	names := []string{results + ".png"}
	if here, err := os.Getwd(); err != nil || filepath.Base(here) != resultsOf {
		names = nil
	}
	for _, l := range approvedStates {
		name := fmt.Sprintf("%s-%dx%d", l.state, l.w, l.h)
		names = append(names, name+".png")
		t.Run(fmt.Sprintf("%dx%d", l.w, l.h), func(t *testing.T) {
			g := NewGuest(t, Open(t, match(), l.w, l.h, "--lang", "en"), pilot.Finger, 1)
			taken := false
			var before *image.RGBA
			walk(g, func(state string, first ...func()) {
				if !l.all && state != l.state {
					return
				}
				for _, do := range first {
					do()
				}
				now := pilot.Shrink(g.Frame())
				if before != nil {
					if what, _ := pilot.Alike(now, before); what == "" {
						t.Errorf("%s looks like the state before", state)
					}
				}
				if before = now; state == l.state {
					taken = true
					g.Approve(name)
				}
			})
			if !taken {
				t.Errorf("%s: there is no such state", l.state)
			}
		})
	}
	files, err := filepath.Glob("testdata/approved/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !slices.Contains(names, filepath.Base(file)) {
			t.Errorf("nobody compares %s", file)
		}
	}
}

// Refused taps the field where nothing can be laid, far from all pieces, and waits until the refusal is seen best.
func Refused(g *Guest) {
	g.T.Helper()
	x, _ := g.Target("table.pause").Middle()
	right, y := g.Target("table.log").Middle()
	g.Touch(right-(x-right), 6*y)
	g.Tick(12)
}
