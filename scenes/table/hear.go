package table

import (
	"strconv"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// hear says which parts a table has, and what its buttons are that show a sign.
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
	w.log.close.Label, w.recap.close.Label, w.recap.show.Label = h.Text("aloud.close"), h.Text("aloud.close"), w.recap.shows
	if w.log.open {
		h.Part("log", w.log.title, aloud.Dialog, w.log.rect)
		w.log.hear(h, "log.line.")
	}
	if w.recap.open {
		w.recap.brief.button.Label = w.recap.brief.text
		h.Part("recap", w.recap.title, aloud.List, w.recap.rect)
		for i, r := range w.recap.rows {
			h.Labels("recap.line."+strconv.Itoa(i), r.spoken())
		}
		h.Tells("recap", w.recap.title, false)
	}
	h.Tells("toast", w.toast.Text(), true)
}

// nameTools names what stands in the bar as a sign alone: for those who hear it, and for a mouse or a finger that rests on it.
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

// hear says what the lines say.
func (s *sheet) hear(h *stage.Heard, prefix string) {
	for i, r := range s.rows {
		h.Labels(prefix+strconv.Itoa(i), strings.TrimSpace(r.number+" "+r.said()))
	}
}

// said is the whole of a line in words.
func (r *row) said() string {
	if r.note != "" {
		return r.text + ". " + r.note
	}
	return r.text
}

// spoken returns the whole of a turn in words.
func (r *turnRow) spoken() string {
	said := []string{r.text}
	for _, c := range r.comes {
		said = append(said, c.text)
	}
	return strings.Join(said, ", ")
}

// Hear says what the table tells besides: whose turn it is, what happens, and what is asked.
func (s *Table[C, M, E, V]) Hear(h *stage.Heard) {
	front := h.Text("aloud.place")
	if s.front >= 0 {
		front = h.Text("aloud.place.of", nameArg(s.name(s.front)))
	}
	s.chrome.hear(h, front)
	if s.eyes.open {
		s.back.Label = h.Text("curtain.shut")
	}
	if s.eyes.shut() {
		w := &s.curtain
		h.Part("curtain", w.title, aloud.Dialog, ui.Bounding(s.places.curtain, w.parts.title, w.parts.rope))
		if s.eyes.seat < 0 {
			return
		}
		h.Says("curtain.open", aloud.Thing{Label: h.Text("curtain.open", nameArg(s.name(s.eyes.seat))), Note: w.note, State: aloud.State{Held: true}})
		h.Tells("curtain", w.title, false)
	} else {
		h.Tells("curtain", "", false)
	}
	if s.asking {
		h.Part("question", s.question.ask, aloud.Region, s.places.asked)
		h.Tells("question", s.question.ask, false)
		for i := range s.question.seats {
			m := &s.question.seats[i]
			t := aloud.Thing{Label: s.sitters[i].Name}
			if m.name != t.Label {
				t.Note = m.name
			}
			h.Says(seatName("question.seat.", games.Seat(i)), t)
		}
	}
	if s.tips.shown >= 0 {
		s.tips.bubble.More.Label, s.tips.bubble.Away.Label = h.Text("table.tip.rule"), h.Text("table.tip.enough")
		h.Tells("tip", s.tips.bubble.Text, false)
	}
	if s.course.shown {
		s.course.bubble.Away.Label = s.course.bubble.Away.Hint
		h.Tells("lesson", s.course.bubble.Text, false)
	}
	if finding := s.play.parts.finding; finding != nil {
		for _, name := range finding.AppendHintedNames(nil) {
			h.Means(name)
		}
	}
	s.hearLog(h)
	if s.board.Moving() {
		h.Waits("turn")
	} else {
		h.Tells("turn", s.heardTurn, false)
	}
	s.hearClocks(h)
	if s.golden && !s.primary.Disabled {
		h.Tells("golden", s.primary.Text, false)
	}
}

// hearLog has the log read out line by line, beginning with the first event after somebody has started to listen. A line is not read
// before its event is shown.
func (s *Table[C, M, E, V]) hearLog(h *stage.Heard) {
	if !s.board.Shown() {
		return
	}
	read(&s.chronicle, s.play)
	lines := s.chronicle.lines
	for i := max(0, len(lines)-hearLines); i < len(lines); i++ {
		h.Logs("log", i+1, s.say(lines[i].Phrase))
	}
}

// hearLines is how many lines of the log are told at most to somebody who begins to listen.
const hearLines = 8

// Hear says what a replay tells: the move that is shown.
func (s *Replay[C, M, E, V]) Hear(h *stage.Heard) {
	s.chrome.hear(h, h.Text("aloud.place"))
	w := &s.control
	w.slider.Label, w.slider.Said = h.Text("aloud.move"), s.line
	h.Part("replay", h.Text("aloud.actions"), aloud.Toolbar, ui.Bounding(w.slider.Rect(), w.play.Rect(), w.before.Rect(), w.after.Rect()))
	h.Tells("turn", s.turn, false)
}
