package statistics

import (
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// lasting says, where a browser may empty what is stored, when that is and what to do about it. Where the browser would
// ask the person, a button has it ask.
type lasting struct {
	state string
	words ui.Label
	keep  ui.Button
	row   page.ButtonRow
}

// changed reports whether the browser keeps more or less than what was shown.
func (w *lasting) changed(st *stage.Stage) bool { return st.Lasting != nil && st.Lasting() != w.state }

// fill adds it to a page.
func (w *lasting) fill(s *Scene, to *page.Masonry) {
	st := s.stage
	if st.Lasting == nil {
		return
	}
	if w.state = st.Lasting(); w.state == "" {
		return
	}
	//says:keys stats.lasting.{week,full,asks}
	w.words = ui.Label{Text: st.Text("stats.lasting." + w.state), Style: st.Kit.Type.Small, Wrap: true}
	to.Add(&w.words, 0)
	if w.state != "asks" {
		return
	}
	w.keep = ui.Button{Text: st.Text("stats.lasting.keep"), OnTap: func() { st.Hold(true) }}
	w.row.Buttons = []*ui.Button{&w.keep}
	s.marks[&w.keep] = "statistics.keep"
	to.Add(&w.row, 0)
}
