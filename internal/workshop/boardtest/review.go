//go:build pilot

package boardtest

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// Scene is a situation of a match that is looked at and judged at all sizes of a review.
type Scene[C games.Core[C, M, E], M comparable, E any, V any] struct {
	Name  string
	Match func(t *testing.T) *Match[C, M, E, V]
	// Before leads into the scene, once. At each size, Each does what does not last, such as holding something down,
	// and After ends that.
	Before, Each, After func(g *Guest)
}

// Review opens each scene once for each language and scale of [Reviewed], and takes pictures of it in a window of one
// size after the other.
func Review[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, scenes []Scene[C, M, E, V]) {
	pilot.ForLooking(t)
	type words struct{ lang, scale string }
	var all []words
	sizes := map[words][]Look{}
	for _, l := range Reviewed() {
		w := words{l.Lang, l.Scale}
		if sizes[w] == nil {
			all = append(all, w)
		}
		sizes[w] = append(sizes[w], l)
	}
	for _, w := range all {
		for _, s := range scenes {
			t.Run(w.lang+" "+w.scale+"/"+s.Name, func(t *testing.T) {
				first := sizes[w][0]
				g := NewGuest(t, Open(t, s.Match(t), first.W, first.H, first.Args()...), pilot.Finger, 0)
				act := func(does func(g *Guest)) {
					if does != nil {
						does(g)
					}
				}
				g.Settle()
				act(s.Before)
				for _, l := range sizes[w] {
					g.Resize(l.W, l.H)
					g.Settle()
					act(s.Each)
					g.Tick(20)
					g.Save(s.Name + "-" + l.Name())
					act(s.After)
				}
			})
		}
	}
}

// HoldDown returns a function that holds a finger on a target until the target's explanation is shown. LetGo ends that.
func HoldDown(name string) func(g *Guest) {
	return func(g *Guest) {
		x, y := g.Target(name).Middle()
		g.Put(1, x, y)
		g.Tick(60)
	}
}

// LetGo lifts the finger of HoldDown.
func LetGo(g *Guest) {
	g.Lift(1)
	g.Settle()
}

// AskForHint asks for a hint, and waits for its words.
func AskForHint(g *Guest) {
	g.Tap("table.hint")
	g.Until("the hint says why", told)
}

// IsTold waits until a toast is shown, such as the reason of a refusal.
func IsTold(g *Guest) { g.Until("something is told", told) }

func told(r probe.Report) bool { return r.Text("toast") != "" }
