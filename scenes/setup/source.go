package setup

import (
	"strconv"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/ui"
)

// headLines are what may be said beside the title, the longest first: for how many seats the game is, from which age on
// where its rulebook says so, how long a match takes, and, where that is not said before the seats, how hard it is to
// learn.
func (s *Scene) headLines(hard bool) []string {
	st, info := s.stage, s.Door.Info()
	least, most := lang.Num("least", info.MinSeats), lang.Num("most", info.MaxSeats)
	seats := st.Text("setup.line", least, most)
	if age := info.Source.Age; age > 0 {
		seats = st.Text("setup.line.age", least, most, lang.Num("age", age))
	}
	effort, known := library.Efforts[info.ID]
	if !known {
		return []string{seats}
	}
	minutes, effortful := st.Text("title.minutes", lang.Num("n", effort.Minutes)), ""
	if hard {
		//says:keys title.hard.{1,2,3}
		effortful = " · " + st.Text("title.hard."+strconv.Itoa(effort.Hard))
	}
	return []string{
		seats + " · " + minutes + effortful,
		st.Text("title.seats", least, most) + " · " + minutes + effortful,
		minutes + effortful,
	}
}

// headLine is the longest of the lines that a width holds, or else the last.
func (s *Scene) headLine(k *ui.Kit, hard bool, width float64) string {
	lines := s.headLines(hard)
	for _, line := range lines {
		if k.Measure(line, k.Type.Small, 0).W <= width {
			return line
		}
	}
	return lines[len(lines)-1]
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
