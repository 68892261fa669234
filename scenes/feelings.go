package scenes

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/rooms/away"
	"runehall/scenes/rooms"
	"runehall/scenes/stage"
	"runehall/ui"
)

// feelings shows for a moment what somebody in the room feels, over whatever screen is open.
type feelings struct {
	toast ui.Toast
	lead  *ui.Button   // the button in the toast; nil: there is none
	told  *away.Client // the room that is listened to
}

// hearFeelings listens to the room that this device is in.
func (a *App) hearFeelings() {
	client := a.stage.Room
	if client == a.feelings.told {
		return
	}
	a.feelings.told = client
	if client != nil {
		client.OnFeel(a.felt)
	}
}

// felt shows what a seat feels, unless the person does not want to see that.
func (a *App) felt(seat games.Seat, emblem int) {
	st := a.stage
	state := a.feelings.told.State()
	if !stage.Feelings.On(st.Settings) || state == nil || int(seat) >= len(state.Seats) || seat < 0 || emblem < 0 ||
		emblem >= len(rooms.Feelings) {
		return
	}
	s := state.Seats[seat]
	look := st.Look(games.Player{Colour: s.Colour, Emblem: s.Emblem}, int(seat))
	text := st.Text("room.feel.said", lang.Str("name", s.Name), lang.Phrase("feeling", rooms.FeelingKey(emblem)))
	a.tells(rooms.Feelings[emblem], text, look.Color, nil)
}

// tells shows a text over whatever screen is open. lead, which may be nil, is a button beside it.
func (a *App) tells(icon ui.Icon, text string, edge ui.Color, lead *ui.Button) {
	a.feelings.lead = lead
	a.feelings.toast.Show(icon, text, edge, lead)
	a.pace.Repaint()
}

// report names what is told, and the button in it.
func (f *feelings) report(r *stage.Report) {
	r.Heard.Tells("told", f.toast.Text(), true)
	if f.lead != nil && f.toast.Shown() {
		stage.Names{f.lead: "told.lead"}.Report(r)
	}
}

// update runs a tick, and places what is felt below the bar: there it hides neither the seats nor the head of a table.
func (f *feelings) update(c *ui.Context, safe ui.Rect) {
	if !f.toast.Shown() {
		return
	}
	k := c.Kit
	high := k.Bar + f.toast.Measure(k, safe.Size()).H + k.Gap.S
	top, _ := safe.CutTop(high, 0)
	f.toast.Layout(k, top)
	f.toast.Update(c)
}
