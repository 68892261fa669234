package rooms

import (
	"strconv"

	"runehall/games"
	"runehall/internal/rooms/talk"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Feelings are the signs of what people can show each other, by the number that is said over the wire. There are no
// words, so that nobody can be abused.
var Feelings = [talk.Feelings]ui.Icon{
	ui.IconGlad, ui.IconLaughing, ui.IconAmazed, ui.IconDoubting, ui.IconSad, ui.IconCross,
	ui.IconBravo, ui.IconPatience,
}

// FeelingKey returns the key of the words for a feeling.
func FeelingKey(emblem int) string { return "room.feel." + strconv.Itoa(emblem) }

// palette are the emblems of feeling to choose from, and the switch that mutes those of the others.
type palette struct {
	signs [talk.Feelings]ui.Button
	mute  ui.Button
	grid  signGrid
}

// add adds the emblems to a column, if this device has a seat.
func (w *palette) add(st *stage.Stage, r *Room, to *page.FilledColumn, names stage.Names) {
	if r.Own() == games.Nobody {
		return
	}
	w.grid.signs = w.grid.signs[:0]
	for i := range w.signs {
		b := &w.signs[i]
		b.Kind, b.Icon = ui.RoundButton, Feelings[i]
		//says:keys room.feel.{0,1,2,3,4,5,6,7}
		b.Hint = st.Text(FeelingKey(i))
		b.OnTap = func() { r.Client.Feel(i) }
		names[b] = "room.feel." + strconv.Itoa(i)
		w.grid.signs = append(w.grid.signs, b)
	}
	on := stage.Feelings.On(st.Settings)
	w.mute.Icon, w.mute.Text = ui.IconSound, st.Text("room.feel.mute")
	if !on {
		w.mute.Text = st.Text("room.feel.unmute")
	}
	w.mute.OnTap = func() { st.Apply(stage.Feelings.Set(st.Settings, !on)) }
	names[&w.mute] = "room.feel.mute"
	for _, item := range []ui.Widget{&ui.Section{Text: st.Text("room.feel")}, &w.grid, &w.mute} {
		to.Add(item, 0)
	}
}

// signGrid lays round buttons out in as few rows as fit, each as long as the others.
type signGrid struct{ signs []*ui.Button }

func (w *signGrid) columns(k *ui.Kit, width float64) int {
	n := len(w.signs)
	for n > 1 && width < float64(n)*side(k)+float64(n-1)*k.Gap.S {
		n = (n + 1) / 2
	}
	return n
}

func side(k *ui.Kit) float64 { return max(k.Button, stage.MinTouch(k)) }

// Measure returns the height of the rows.
func (w *signGrid) Measure(k *ui.Kit, room ui.Size) ui.Size {
	rows := (len(w.signs) + w.columns(k, room.W) - 1) / w.columns(k, room.W)
	return ui.Sz(room.W, float64(rows)*side(k)+float64(rows-1)*k.Gap.S)
}

// Layout places the buttons from the left on.
func (w *signGrid) Layout(k *ui.Kit, r ui.Rect) {
	n := w.columns(k, r.W)
	step := side(k) + k.Gap.S
	for i, b := range w.signs {
		b.Layout(k, ui.Rc(r.X+float64(i%n)*step, r.Y+float64(i/n)*step, side(k), side(k)))
	}
}

// Update updates the buttons.
func (w *signGrid) Update(c *ui.Context) {
	for _, b := range w.signs {
		b.Update(c)
	}
}

// Draw draws the buttons.
func (w *signGrid) Draw(c *ui.Canvas) {
	for _, b := range w.signs {
		b.Draw(c)
	}
}
