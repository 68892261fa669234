package setup

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/page"
	"runehall/ui"
)

// addOptions adds the options of a match, as the game's definition lists them, and at last those of every game: a card
// for each choice of those with more than two ways to go, and below them a switch for each that is on or off.
func (s *Scene) addOptions(to *page.FilledColumn) {
	st := s.stage
	info := s.Door.Info()
	var switches []ui.Widget
	for _, o := range info.AllOptions() {
		if slices.Equal(o.Choices, []string{games.No, games.Yes}) {
			switches = append(switches, s.optionSwitch(o))
			continue
		}
		to.Add(&ui.Section{Text: st.Text(info.OptionKey(o))}, 0)
		s.addChoices(to, o)
	}
	if len(switches) > 0 {
		if len(switches) > 1 && len(switches)%2 > 0 {
			switches = append(switches, &ui.Label{}) // so that all are as wide
		}
		to.Add(&ui.Section{Text: st.Text("setup.options")}, 0)
		rows := &ui.Column{Gap: st.Kit.Gap.S}
		for pair := range slices.Chunk(switches, 2) {
			rows.Items = append(rows.Items, &page.Columns{Least: 250, Gap: st.Kit.Gap.L, Items: pair})
		}
		to.Add(&ui.Panel{Content: rows}, 0)
	}
}

// addChoices adds a card for each choice of an option: side by side with their pictures, or one below the other.
func (s *Scene) addChoices(to *page.FilledColumn, o games.Option) {
	st := s.stage
	info := s.Door.Info()
	key := info.OptionKey(o)
	chosen := info.Choice(games.Setup{Options: s.Seating.Options}, o.ID)
	pictured := &page.Columns{Least: 100, Gap: st.Kit.Gap.S}
	var peers []*pictureCard
	brief := s.safe.Size().Portrait() && s.safe.W > st.Kit.Dp(100*float64(len(o.Choices)))+st.Kit.Gap.XL*2
	for _, value := range o.Choices {
		title, text := st.Text(key+"."+value), st.Text(key+"."+value+".text")
		id := o.ID + "." + value
		picture, ok := s.Door.Shows(o.ID, value)
		if !ok {
			if s.lines[id] == nil {
				s.lines[id] = &page.Card{}
			}
			c := s.lines[id]
			c.Title, c.Text, c.Selected, c.Tapped = title, text, value == chosen, s.chooses(o.ID, value)
			to.Add(c, 0)
			s.names[&c.Button] = "setup.option." + id
			continue
		}
		st.Kit.Prefetch(picture)
		c := s.card("option."+id, s.chooses(o.ID, value))
		c.picture, c.title, c.text, c.selected = picture, title, text, value == chosen
		c.paint = func(canvas *ui.Canvas, r ui.Rect) bool { return s.samples != nil && s.samples(canvas, id, r) }
		peers = append(peers, c)
		if brief {
			c.text = ""
		}
		pictured.Items = append(pictured.Items, c)
	}
	if len(peers) == 0 {
		return
	}
	for _, c := range peers {
		c.peers = peers
	}
	to.Add(pictured, st.Kit.Dp(64))
	if brief {
		to.Add(&ui.Label{Text: st.Text(key + "." + chosen + ".text"), Align: ui.AlignCenter, Wrap: true}, 0)
	}
}

// card returns the card of a choice by its id; it stays the same, and so keeps the focus.
func (s *Scene) card(id string, tapped func()) *pictureCard {
	if s.cards[id] == nil {
		s.cards[id] = &pictureCard{}
	}
	c := s.cards[id]
	c.button.OnTap = tapped
	s.names[&c.button] = "setup." + id
	return c
}

func (s *Scene) chooses(option, value string) func() {
	return func() {
		s.Door.Info().Choose(s.Seating.Options, option, value)
		s.place()
	}
}

type optionSwitch struct {
	page.SettingRow
	toggle ui.Toggle
}

func (s *Scene) optionSwitch(o games.Option) *optionSwitch {
	id := o.ID
	if s.switches[id] == nil {
		s.switches[id] = &optionSwitch{}
	}
	w, st, info := s.switches[id], s.stage, s.Door.Info()
	key := info.OptionKey(o)
	w.Control = &w.toggle
	w.toggle.Text = st.Text(key)
	w.toggle.On = info.Choice(games.Setup{Options: s.Seating.Options}, id) == games.Yes
	// What it does, also while it is off: that nothing is done then tells nobody whether to switch it on.
	w.Note = st.Text(s.choiceText(o, games.Yes))
	w.Icon, w.Bare = ui.IconCard, s.bare()
	if o.ID == games.OptionStays {
		w.Icon = ui.IconCheck
	}
	if picture, ok := s.Door.Shows(id, games.Yes); ok {
		st.Kit.Prefetch(picture)
		w.Picture = picture
	}
	w.toggle.OnChange = func(on bool) { s.chooses(id, map[bool]string{false: games.No, true: games.Yes}[on])() }
	s.names[&w.toggle] = "setup.option." + id
	return w
}

// choiceText is the key of the text about a choice. For an option that every game has, this game may have its own text.
func (s *Scene) choiceText(o games.Option, choice string) string {
	info := s.Door.Info()
	key := info.OptionKey(o) + "." + choice + ".text"
	if own := key + "." + info.ID; o.Common() && s.stage.Book.Has(own) {
		return own
	}
	return key
}

// Variant says which rules are chosen: the choice of the first option that has cards, the options that are on, and
// tables that are not ours.
func (s *Scene) Variant() (first string, on []string) {
	st, info := s.stage, s.Door.Info()
	for _, o := range info.AllOptions() {
		key := info.OptionKey(o)
		chosen := info.Choice(games.Setup{Options: s.Seating.Options}, o.ID)
		switch {
		case chosen == games.Yes:
			on = append(on, st.Text(key))
		case first == "" && chosen != games.No:
			first = st.Text(key + "." + chosen)
		}
	}
	if own := info.OwnTables(); own != "" {
		on = append(on, st.Text("setup.tables", lang.Str("digest", own[:min(len(own), 6)])))
	}
	return first, on
}

// Note returns what is said below the switch of an option, or "".
func (s *Scene) Note(option string) string {
	if row := s.switches[option]; row != nil {
		return row.Note
	}
	return ""
}
