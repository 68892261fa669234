package setup

import (
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// setupHands shows each person's keys or gamepad, in a match whose hands act at the same moment, and leads to the
// dialog for trying them.
type setupHands struct {
	note  page.Notice
	try   ui.Button
	trial *controlTrial // under way, or nil
	bare  bool          // on a touch screen, and nothing but fingers has been used
}

// handed reports whether several persons' hands will act at the same moment, with something besides fingers.
func (s *Scene) handed() bool {
	option, choice := s.Door.Controls()
	return option != "" && len(s.persons()) > 1 && !s.hands.bare &&
		s.Door.Info().Choice(games.Setup{Options: s.Seating.Options}, option) == choice
}

func (s *Scene) persons() (seats []games.Seat) {
	for i, p := range s.Seating.Seats {
		if p.Driver == games.Person {
			seats = append(seats, games.Seat(i))
		}
	}
	return seats
}

// addHands adds what each person has in hand, where that matters.
func (s *Scene) addHands(to *page.FilledColumn) {
	if !s.handed() {
		return
	}
	st := s.stage
	sitters := make([]stage.Sitter, len(s.Seating.Seats))
	for i, p := range s.Seating.Seats {
		sitters[i].Person = p.Driver == games.Person
	}
	var list []string
	for i, controls := range st.Settings.Controls(sitters) {
		if sitters[i].Person {
			list = append(list, st.Text("setup.hands.has", lang.Str("name", s.Seating.name(st, i)),
				lang.Str("control", controlWords(st, controls))))
		}
	}
	h := &s.hands
	h.try.Text, h.try.Kind, h.try.OnTap = st.Text("setup.hands.try"), ui.SlateButton, s.tryHands
	h.note = page.Notice{Icon: ui.IconPerson, Title: st.Text("setup.hands.note"),
		Text: strings.Join(list, " · "), Action: &h.try}
	s.names[&h.try] = "setup.hands.try"
	to.Add(&ui.Section{Text: st.Text("setup.hands")}, 0)
	to.Add(&h.note, 0)
}

// tryHands opens the dialog in which persons take their keys and gamepads in hand.
func (s *Scene) tryHands() {
	w := &controlTrial{chosen: s.stage.Settings}
	for _, seat := range s.persons() {
		_, has := w.chosen.Control(seat)
		w.rows = append(w.rows, trialRow{seat: seat, free: !has})
	}
	s.hands.trial = w
	s.openTrial()
}

// openTrial makes the dialog of the trial in the present words.
func (s *Scene) openTrial() {
	st, w := s.stage, s.hands.trial
	w.fill(st, s)
	done := &ui.Button{Kind: ui.PrimaryButton, Text: st.Text("dialog.done"), OnTap: s.endTrial}
	anew := &ui.Button{Kind: ui.SlateButton, Text: st.Text("setup.hands.anew"), OnTap: func() {
		w.chosen = w.chosen.WithoutControls()
		for i := range w.rows {
			w.rows[i].free, w.rows[i].at = true, ui.Point{}
		}
		s.openTrial()
	}}
	s.dialog = &ui.Dialog{
		Title: st.Text("setup.hands"), Content: w, Buttons: []*ui.Button{anew, done}, OnBack: s.endTrial,
	}
	s.names[done], s.names[anew] = "dialog.ok", "setup.hands.anew"
	s.dialog.Layout(st.Kit, s.safe)
}

// fill says who has what, and who is to press now.
func (w *controlTrial) fill(st *stage.Stage, s *Scene) {
	w.how = st.Text("setup.hands.how")
	next := true
	for i := range w.rows {
		r := &w.rows[i]
		r.look, r.name = s.rows[r.seat].look, s.Seating.name(st, int(r.seat))
		r.next = r.free && next
		next = next && !r.free
		c, ok := w.chosen.Control(r.seat)
		switch {
		case ok:
			r.text = controlWords(st, ui.Controls(0).With(c))
		case r.next:
			r.text = st.Text("setup.hands.press")
		default:
			r.text = st.Text("setup.hands.later")
		}
	}
}

// updateTrial lets controls try what they do; they do nothing else meanwhile.
func (s *Scene) updateTrial(c *ui.Context) {
	if s.hands.trial.read(c.Input()) {
		s.openTrial()
	}
	c.Only(ui.ActionSet(ui.Back, ui.FullScreen))
}

// endTrial keeps what was taken in hand.
func (s *Scene) endTrial() {
	chosen := s.hands.trial.chosen
	s.dialog, s.hands.trial = nil, nil
	s.stage.Apply(chosen)
}

func controlWords(st *stage.Stage, controls ui.Controls) string {
	var list []string
	for c := range controls.All {
		if c.IsPad() {
			list = append(list, st.Text("control.pad", lang.Num("n", int(c-ui.FirstPad)+1)))
			continue
		}
		lead, take := st.Caps(c)
		//says:keys control.{left-keys,middle-keys,right-keys,number-keys}
		list = append(list, st.Text("control."+c.String(), lang.Str("lead", lead), lang.Str("take", take)))
	}
	return strings.Join(list, st.Text("control.or"))
}
