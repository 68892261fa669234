package setup

import (
	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/page"
	"runehall/ui"
)

// headLine says for how many seats the game is, and from which age on where its rulebook says so.
func (s *Scene) headLine() string {
	info := s.Door.Info()
	least, most := lang.Num("least", info.MinSeats), lang.Num("most", info.MaxSeats)
	if age := info.Source.Age; age > 0 {
		return s.stage.Text("setup.line.age", least, most, lang.Num("age", age))
	}
	return s.stage.Text("setup.line", least, most)
}

// addCustom adds who begins by the rulebook's custom, where it has one.
func (s *Scene) addCustom(to *page.FilledColumn) {
	//says:keys setup.begins.{myths,youngest}
	st, custom := s.stage, s.Door.Info().Source.Begins
	if custom == games.NoCustom {
		return
	}
	to.Add(&ui.Label{Text: st.Text("setup.begins." + string(custom)), Style: st.Kit.Type.Small, Wrap: true}, 0)
}

// length says how long a match takes, as printed and as measured; "" if neither is known of the game.
func (s *Scene) length() string {
	st, info := s.stage, s.Door.Info()
	words := ""
	if n := info.Source.Minutes; n > 0 {
		words = st.Text("setup.minutes", lang.Num("n", n)) + " "
	}
	if info.Rounds[1] > 0 {
		words += st.Text("setup.rounds", lang.Num("least", info.Rounds[0]), lang.Num("most", info.Rounds[1]))
	}
	return words
}
