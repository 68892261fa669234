package scenes

import (
	"fmt"
	"time"

	"runehall/assets/lang"
	"runehall/scenes/stage"
)

// oneSitting is the longest time from a match's first to its last move that is told: what took longer was interrupted.
const oneSitting = 12 * time.Hour

// dayOf says which day it is.
func dayOf(st *stage.Stage, at time.Time) string {
	//says:keys month.{1,2,3,4,5,6,7,8,9,10,11,12}
	return st.Text("archive.date", lang.Num("day", at.Day()), lang.Phrase("month", fmt.Sprintf("month.%d", at.Month())), lang.Str("year", fmt.Sprint(at.Year())))
}

// when says when a finished match was played, how long it took and how many moves it had.
func (m savedMatch) when(st *stage.Stage) string {
	text := dayOf(st, m.at.Local())
	if took := m.at.Sub(m.begun); !m.begun.IsZero() && took >= 0 && took <= oneSitting {
		minutes := max(1, int(took.Round(time.Minute).Minutes()))
		key := "archive.minutes"
		if minutes >= 60 {
			key = "archive.hours"
		}
		text += " · " + st.Text(key, lang.Num("n", minutes), lang.Str("hours", fmt.Sprint(minutes/60)), lang.Str("minutes", fmt.Sprint(minutes%60)))
	}
	return text + " · " + st.Text("archive.moves", lang.Num("n", m.moves))
}
