//go:build pilot

package stones

import (
	"image"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

// TestEyeShowsTheField holds a finger on the eye while a row may be traded in. The field must be seen for as long as
// the finger rests, and then the rune stones again.
func TestEyeShowsTheField(t *testing.T) {
	m := newMatch(t, 2, short, 3, games.Person, "greedy")
	for !m.Comes(func(m rules.Move) bool { return m.Kind == rules.Trade }) || m.Play.View(games.All).OnTurn() != 0 {
		if _, on := m.Random(); !on {
			t.Fatal("no row can be traded in")
		}
	}
	app := boardtest.Open(t, m, 412, 915)
	g := boardtest.NewGuest(t, app, pilot.Finger, 0)
	g.Settle()
	x, y := app.Target("stones.stone.plus").Middle()
	at := ui.Rc(x-20, y-20, 40, 40)
	look := func(name string) *image.RGBA {
		app.Tick(2)
		p := app.Frame()
		pilot.Keep(t, "stones-eye-"+name, p)
		return p
	}
	before := look("before")
	x, y = app.Target("stones.eye").Middle()
	app.Put(1, x, y)
	app.Tick(40)
	held := look("held")
	app.Lift(1)
	app.Tick(10)
	after := look("after")
	if same(before, held, at) || !same(before, after, at) {
		t.Errorf("held, the rune stones stay: %v; let go, they come back: %v", same(before, held, at),
			same(before, after, at))
	}
}
