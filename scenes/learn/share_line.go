package learn

import (
	"fmt"
	"strings"

	"runehall/assets/lang"
	"runehall/games/puzzle"
	"runehall/scenes/page"
	"runehall/scenes/stage"
)

// The signs of the tries in a line to share. They are plain characters, which every font and every screen reader has.
const (
	wrongSign   = "○"
	rightSign   = "●"
	givenUpSign = "–"
	mostSigns   = 9 // after so many wrong tries the number stands in their place
)

// ShareLine says how somebody has done on a day, and gives nothing away: the date, the game, and a sign for each try.
func ShareLine(st *stage.Stage, day int) string {
	game, _ := puzzle.GameOf(day)
	r := st.Diary.Of(day)
	return st.Text("day.share", lang.Str("date", page.Day(st, stage.DateOf(day))),
		lang.Str("game", st.Text("game."+game)), lang.Str("signs", signs(r)))
}

func signs(r puzzle.Result) string {
	wrong, last := r.Tries, givenUpSign
	if r.State == puzzle.Solved {
		wrong, last = r.Tries-1, rightSign
	}
	if wrong > mostSigns {
		return fmt.Sprintf("%d×%s%s", wrong, wrongSign, last)
	}
	return strings.Repeat(wrongSign, max(0, wrong)) + last
}
