package matches

import (
	"fmt"
	"time"

	"runehall/assets/lang"
	"runehall/scenes/page"
	"runehall/scenes/stage"
)

// oneSitting is the longest duration of a match that is told: a match that took longer was interrupted.
const oneSitting = 12 * time.Hour

// When says when a finished match was played, how long it took and how many moves it had.
func (m Match) When(st *stage.Stage) string {
	text := page.Day(st, st.Here(m.At))
	if took := m.At.Sub(m.Begun); !m.Begun.IsZero() && took >= 0 && took <= oneSitting {
		minutes := max(1, int(took.Round(time.Minute).Minutes()))
		key := "archive.minutes"
		if minutes >= 60 {
			key = "archive.hours"
		}
		text += " · " + st.Text(key, lang.Num("n", minutes), lang.Str("hours", fmt.Sprint(minutes/60)),
			lang.Str("minutes", fmt.Sprint(minutes%60)))
	}
	return text + " · " + st.Text("archive.moves", lang.Num("n", m.Moves))
}
