package results

import (
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// onward are the ways from the results to the rest of the evening: to another game with the same people, and to what
// has become of the evening so far.
type onward struct {
	row            page.ButtonRow
	other, evening ui.Button
	which          page.WhichGame
	show           func() // shows the evening; nil: there is none
	known          int    // how many lines the ledger had when the evening was looked for
}

// begin gives the buttons what they do.
func (w *onward) begin(s *Scene) {
	st := s.stage
	w.known = -1
	w.other = ui.Button{Icon: ui.IconDie, OnTap: func() {
		text := ""
		if s.ways.Room != nil {
			text = st.Text("results.other.text")
		}
		w.which.Ask(st, s.Safe, s.ways.Games, s.outcome.Game, text, s.ways.Other)
	}}
	w.evening = ui.Button{Icon: ui.IconMoon, OnTap: func() { w.show() }}
}

// fill looks for the evening, and puts in the row what can be done.
func (w *onward) fill(s *Scene) {
	st := s.stage
	if n := st.Ledger.Book.Len(); n != w.known && s.ways.Evening != nil {
		w.show = s.ways.Evening()
	}
	w.known = st.Ledger.Book.Len()
	w.other.Text, w.evening.Text = st.Text("results.other"), st.Text("evening.title")
	w.row.Buttons = w.row.Buttons[:0]
	if s.ways.Other != nil && !s.next() {
		w.row.Buttons = append(w.row.Buttons, &w.other)
	}
	if w.show != nil {
		w.row.Buttons = append(w.row.Buttons, &w.evening)
	}
}

// name names the buttons.
func (w *onward) name(names stage.Names) {
	for _, b := range w.row.Buttons {
		names[b] = map[*ui.Button]string{&w.other: "results.other", &w.evening: "results.evening"}[b]
	}
}
