package rooms

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// matchDeeds is what somebody can do about the whole match from an own seat: give it up, or ask the others to end it.
type matchDeeds struct {
	ask  func(head, text, do string, then func(), args ...lang.Arg)
	want func(d room.Deed)

	resign, end ui.Button
	row         page.ButtonRow
}

// add adds the buttons to a column, if this device has a seat in a match that goes on.
func (w *matchDeeds) add(st *stage.Stage, r *Room, to *ui.Column, names stage.Names) {
	seat := r.Own()
	if seat == games.Nobody || r.state().End != nil {
		return
	}
	do := func(what string) func() { return func() { w.want(room.Deed{Do: what, Seat: seat}) } }
	w.resign.Icon, w.resign.Text = ui.IconStill, st.Text("room.resign")
	w.resign.OnTap = func() { w.ask("room.resign.ask", "room.resign.text", "room.resign", do(room.DoResign)) }
	w.end.Icon, w.end.Text = ui.IconPause, st.Text("room.end")
	w.end.OnTap = func() { w.ask("room.end.ask", "room.end.text", "room.end", do(room.DoEnd)) }
	names[&w.end], names[&w.resign] = "room.end", "room.resign"
	w.row.Buttons = []*ui.Button{&w.end, &w.resign}
	to.Items = append(to.Items, &ui.Section{Text: st.Text("room.match")}, &w.row)
}
