package table

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// hear names the parts of a table for a screen reader, and the buttons that show only a sign. front names the place of
// the seat in front.
func (w *chrome) hear(h *stage.Heard, front string) {
	p := &w.places
	h.Title = w.topBar.title
	bar := ui.Bounding(p.top, p.back, p.title, p.turn)
	for _, r := range p.tools {
		bar = bar.Union(r)
	}
	h.Part("bar", h.Text("aloud.bar"), aloud.Region, bar)
	h.Part("seats", h.Text("aloud.seats"), aloud.Region, p.seats)
	h.Part("field", h.Text("aloud.board"), aloud.Grid, p.field)
	h.Part("ledge", front, aloud.Region, p.ground)
	w.nameTools(h.Text)
	w.log.Close.Label = h.Text("aloud.close")
	w.recap.HearButtons(h)
	if w.log.Open {
		w.log.Hear(h)
	}
	if w.recap.Open {
		w.recap.Hear(h)
	}
	w.consent.Hear(h)
	h.Tells("toast", w.toast.Text(), true)
}

// nameTools names the tools of the bar, which show only signs: for a screen reader, and for a mouse or a finger that
// rests on one.
func (w *chrome) nameTools(text func(key string, args ...lang.Arg) string) {
	w.back.Label, w.back.Hint = text("aloud.back"), text("aloud.back")
	back := "aloud.undo"
	if w.stays {
		back = "aloud.drop"
	}
	for t, key := range [toolCount]string{
		toolUndo: back, toolRedo: "pause.redo", toolLog: "table.log", toolHint: "aloud.hint", toolMenu: "pause.title",
	} {
		w.tools[t].Label, w.tools[t].Hint = text(key), text(key)
	}
}

// Hear tells a screen reader what buttons alone do not say: whose turn it is, what happens, and what is asked.
func (s *Table[C, M, E, V]) Hear(h *stage.Heard) {
	front := h.Text("aloud.place")
	if s.ahead >= 0 && !s.laid.shared {
		front = h.Text("aloud.place.of", nameArg(s.teller.Name(s.ahead)))
	}
	s.chrome.hear(h, front)
	if s.eyes.Open {
		s.back.Label = h.Text("curtain.shut")
	}
	if s.eyes.Shut() {
		w := &s.curtain
		h.Part("curtain", w.Title, aloud.Dialog, s.places.curtain.Union(w.Face()))
		if s.eyes.Seat < 0 {
			return
		}
		h.Says("curtain.open", aloud.Thing{
			Label: h.Text("curtain.open", nameArg(s.teller.Name(s.eyes.Seat))), Note: w.Note,
			State: aloud.State{Held: true},
		})
		h.Tells("curtain", w.Title, false)
	} else {
		h.Tells("curtain", "", false)
	}
	if s.asking && !s.consent.Asks() {
		h.Part("question", s.question.ask, aloud.Region, s.places.asked)
		h.Tells("question", s.question.ask, false)
		for i := range s.question.seats {
			m := &s.question.seats[i]
			t := aloud.Thing{Label: s.teller.Sitters[i].Name}
			if m.name != t.Label {
				t.Note = m.name
			}
			h.Says(seatName("question.seat.", games.Seat(i)), t)
		}
	}
	s.guide.Tips.Hear(h)
	s.guide.Course.Hear(h)
	if finding := s.play.parts.finding; finding != nil {
		for _, name := range finding.AppendHintedNames(nil) {
			h.Means(name)
		}
	}
	if s.board.Shown() { // a line is not read before its event is shown
		s.chronicle.Read(s.story, s.play.epoch)
		s.chronicle.Hear(h, &s.teller)
	}
	if s.board.Moving() {
		h.Waits("turn")
	} else {
		h.Tells("turn", s.heardTurn, s.play.apart.Calls()) // whoever waits does not listen all the time
	}
	s.clock.Hear(h, s.play.apart, s.play.acting, &s.teller, s.places.turn)
	if s.golden && !s.primary.Disabled {
		h.Tells("golden", s.primary.Text, false)
	}
}

// Hear tells a screen reader which move the replay shows.
func (s *Replay[C, M, E, V]) Hear(h *stage.Heard) {
	s.chrome.hear(h, h.Text("aloud.place"))
	w := &s.control
	w.slider.Label, w.slider.Said = h.Text("aloud.move"), s.line
	h.Part("replay", h.Text("aloud.actions"), aloud.Toolbar,
		ui.Bounding(w.slider.Rect(), w.play.Rect(), w.before.Rect(), w.after.Rect()))
	h.Tells("turn", s.turn, false)
}
