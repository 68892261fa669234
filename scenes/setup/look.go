package setup

import (
	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// chooseLook opens the dialog for a seat's colour and emblem.
func (s *Scene) chooseLook(i int) {
	st := s.stage
	s.chooser = looks{seat: i}
	own := s.Seating.Seats[i]
	for n := range len(stage.Colours) {
		colour := lookButton{look: ui.SeatLook{Color: st.Kit.Seats[n].Color, Emblem: ui.Emblem(own.Emblem)}}
		emblem := lookButton{look: ui.SeatLook{Color: st.Kit.Seats[own.Colour].Color, Emblem: ui.Emblem(n)}}
		for j, other := range s.Seating.Seats {
			colour.dim = colour.dim || j != i && other.Colour == n
			emblem.dim = emblem.dim || j != i && other.Emblem == n
		}
		colour.button.Selected, emblem.button.Selected = own.Colour == n, own.Emblem == n
		colour.button.Label, emblem.button.Label = st.Text("colour."+stage.Colours[n]),
			st.Text("aloud.emblem."+stage.Emblems[n])
		if colour.dim {
			colour.button.More = st.Text("aloud.taken")
		}
		if emblem.dim {
			emblem.button.More = st.Text("aloud.taken")
		}
		colour.button.OnTap = func() { s.Seating.paint(i, n); s.relook(i) }
		emblem.button.OnTap = func() { s.Seating.sign(i, n); s.relook(i) }
		s.chooser.colours = append(s.chooser.colours, colour)
		s.chooser.emblems = append(s.chooser.emblems, emblem)
	}
	done := &ui.Button{Kind: ui.PrimaryButton, Text: st.Text("dialog.done"), OnTap: func() { s.dialog = nil }}
	s.dialog = &ui.Dialog{
		Title: st.Text("setup.look", lang.Str("name", own.Name)), Content: &s.chooser,
		Buttons: []*ui.Button{done}, OnBack: done.OnTap,
	}
	s.names[done] = "dialog.ok"
	for n := range len(stage.Colours) {
		s.names[&s.chooser.colours[n].button] = "look.colour." + stage.Colours[n]
		s.names[&s.chooser.emblems[n].button] = "look.emblem." + stage.Emblems[n]
	}
	s.dialog.Layout(st.Kit, s.safe)
}

// relook shows the chosen look.
func (s *Scene) relook(i int) {
	s.place()
	s.chooseLook(i)
}
