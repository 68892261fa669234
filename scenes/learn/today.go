package learn

import (
	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/games/puzzle"
	"runehall/scenes/page"
	"runehall/scenes/stage"
)

// today is the card that leads from the lessons to the puzzle of the day.
type today struct {
	card asked
	open func() // nil: there is no card
}

// Today has a card above the lessons lead to the puzzle of the day.
func (s *Scene) Today(open func()) {
	s.today.open = open
	s.stage.Diary.Then(func() {
		if !s.Screen.Empty() {
			s.Layout(s.Screen, s.Safe)
		}
	})
}

// addToday adds that card.
func (s *Scene) addToday() {
	if s.today.open == nil {
		return
	}
	s.today.card.window = window{boards: &s.boards, sight: s.sight}
	s.today.card.write(s.stage, s.stage.Today())
	s.today.card.Tap = s.today.open
	s.names[&s.today.card.Button] = "learn.today"
	s.sides.Items = append(s.sides.Items, &s.today.card)
}

// CardOfDay returns a card that says which game the puzzle of the day is about, and what became of it.
func CardOfDay(st *stage.Stage) page.Card {
	game, _ := puzzle.GameOf(st.Today())
	r := st.Diary.Of(st.Today())
	//says:keys game.{@games}
	return page.Card{
		Title: st.Text("learn.day.title"), Icon: sign(r), Picture: art.Table(game),
		Text: st.Text("day.card", lang.Str("game", st.Text("game."+game)), lang.Str("state", stateWords(st, r))),
	}
}

// Waits reports whether the puzzle of the day is still to be solved here, and about which game it is.
func Waits(st *stage.Stage) (game string, waits bool) {
	day := st.Today()
	game, _ = puzzle.GameOf(day)
	return game, st.Diary.Of(day).State == puzzle.Open
}
