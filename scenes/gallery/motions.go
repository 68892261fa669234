//go:build !js

package gallery

import (
	"strconv"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
	"runehall/ui/gallery"
)

// The table that motions are shown at, in dp, and how many pictures of a motion a strip has.
const (
	reelWide   = 720.0
	reelHigh   = 480.0
	reelLeast  = 90 // width of a picture
	reelFrames = 4
	reelTicks  = 900 // longer than any step
)

// reel plays the motions of a board, one after another, at a small table.
type reel[C games.Core[C, M, E], M comparable, E any, V any] struct {
	kind  *table.Kind[C, M, E, V]
	st    *stage.Stage
	board table.Board[M, E, V]
	frame table.Frame
}

func newReel[C games.Core[C, M, E], M comparable, E any, V any](st *stage.Stage, kind *table.Kind[C, M, E, V]) *reel[C, M, E, V] {
	return &reel[C, M, E, V]{kind: kind, st: st}
}

// sit sets up a board at a table with so many seats. It is a new one: the view of the old one may know seats that
// nobody sits at.
func (r *reel[C, M, E, V]) sit(seats int) {
	if len(r.frame.Sitters) == seats {
		return
	}
	r.board = r.kind.Board()
	st, k := r.st, r.st.Kit
	primary := ui.Sz(k.Dp(150), k.Touch)
	f := table.Frame{Kit: k, Screen: ui.Rc(0, 0, k.Dp(reelWide), k.Dp(reelHigh)).Snap(), Speed: 1}
	need := r.board.Need(table.Room{Kit: k, Screen: f.Screen.Size(), Seats: seats, Primary: primary})
	foot, field := f.Screen.CutBottom(min(max(need.Ledge, primary.H), f.Screen.H*.35), 0)
	f.Ledge = foot.Grow(-k.Gap.S)
	f.Primary = f.Ledge.Place(primary, 1, .5)
	f.Seats, f.Field = field.CutLeft(min(need.Seats, f.Screen.W*.36), k.Gap.S)
	for i := range seats {
		//says:keys setup.name.{1,2,3,4,5}
		f.Sitters = append(f.Sitters, table.Sitter{Name: st.Text("setup.name." + strconv.Itoa(i+1)), Look: k.Seats[i]})
	}
	f.Say = func(p games.Phrase) string { return st.Say(p, f.Sitters) }
	r.frame = f
	r.board.Layout(f)
}

// strips returns the frames of each moment in which anything moves.
func (r *reel[C, M, E, V]) strips(moments []moment[E, V]) []gallery.Specimen {
	var list []gallery.Specimen
	for _, m := range moments {
		if long := r.length(m); long > 0 {
			list = append(list, gallery.Specimen{Name: m.name(), Widget: r.strip(m, long)})
		}
	}
	return list
}

// begin shows the board as it is when the motion of a moment begins.
func (r *reel[C, M, E, V]) begin(m moment[E, V]) {
	last := len(m.events) - 1
	r.sit(m.seats)
	r.board.Sync(m.before)
	r.look()
	r.board.Tell(m.events[:last], m.after)
	r.board.Finish()
	for range reelTicks {
		if !r.board.Moving() {
			break
		}
		r.board.Step()
	}
	r.board.Tell(m.events[last:], m.after)
}

// look lets the first seat look on while nobody acts.
func (r *reel[C, M, E, V]) look() {
	root := ui.NewRoot(r.st.Kit)
	in := ui.Input{Size: r.frame.Screen.Size(), Scale: r.st.Kit.Look.Device}
	c := root.Begin(&in)
	r.board.Update(c, table.State{Reader: onlooker, Front: onlooker, Thinking: games.Nobody})
	root.End(c)
}

// length returns how many ticks something moves that a moment tells.
func (r *reel[C, M, E, V]) length(m moment[E, V]) int {
	r.begin(m)
	for n := range reelTicks {
		if !r.board.Moving() {
			return n
		}
		r.board.Step()
	}
	return reelTicks
}

// strip shows frames of a motion side by side, or below each other where there is little room.
func (r *reel[C, M, E, V]) strip(m moment[E, V], long int) ui.Widget {
	g := &gallery.Grid{Least: reelLeast, Fill: true}
	for i := range reelFrames {
		f := &film{shoot: func() *ui.Picture { return r.shoot(m, long*i/(reelFrames-1)) }}
		g.Items = append(g.Items, gallery.Specimen{Widget: &gallery.Picture{Aspect: reelHigh / reelWide, Paint: f.draw}})
	}
	return g
}

// film is a frame of a motion.
type film struct {
	shoot func() *ui.Picture
	small *ui.Picture // as it was drawn last
}

// draw draws the frame into a place. It is shot once for each size.
func (f *film) draw(c *ui.Canvas, at ui.Rect) {
	at = at.Snap()
	white := ui.Hex(0xffffff)
	if f.small == nil || f.small.Size() != at.Size() {
		if f.small != nil {
			f.small.Drop()
		}
		large := f.shoot()
		f.small = c.Paint(int(at.W), int(at.H), func(c *ui.Canvas) { c.DrawIn(large, ui.Rc(0, 0, at.W, at.H), white) })
		large.Drop()
	}
	c.Draw(f.small, at.Min(), white)
	c.Frame(at, 0, c.Hairline, ui.Flat(c.Palette.Edge))
}

func (r *reel[C, M, E, V]) shoot(m moment[E, V], tick int) *ui.Picture {
	r.begin(m)
	for range tick {
		r.board.Step()
	}
	screen := r.frame.Screen
	return r.frame.Kit.Paint(int(screen.W), int(screen.H), func(c *ui.Canvas) {
		r.ground().Draw(c, screen)
		r.board.Draw(c)
	})
}

// ground is what lies under the table.
func (r *reel[C, M, E, V]) ground() stage.Grounds {
	if r.kind.Ground == (stage.Grounds{}) {
		return stage.Oak
	}
	return r.kind.Ground
}
