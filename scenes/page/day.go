package page

import (
	"fmt"
	"time"

	"runehall/assets/lang"
	"runehall/scenes/stage"
)

// Day says which day it is.
func Day(st *stage.Stage, at time.Time) string {
	//says:keys month.{1,2,3,4,5,6,7,8,9,10,11,12}
	return st.Text("archive.date", lang.Num("day", at.Day()), lang.Phrase("month", fmt.Sprintf("month.%d", at.Month())),
		lang.Str("year", fmt.Sprint(at.Year())))
}
