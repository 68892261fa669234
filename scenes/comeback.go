package scenes

import (
	"errors"

	"runehall/internal/store"
	"runehall/scenes/stage"
)

// matched is the scene of a stored match, which Match names.
type matched interface{ Match() string }

// noteMatch tells the platform which match is on the table, so that it can come back there after the program was torn away.
func (a *App) noteMatch() {
	name := ""
	for _, l := range a.stack.layers {
		if s, ok := l.scene.(matched); ok {
			name = s.Match()
		}
	}
	if name == a.match {
		return
	}
	a.match = name
	if a.config.KeepMatch != nil {
		a.config.KeepMatch(name)
	}
}

// errElsewhere is why the program begins at the title although it was torn away from a match: what became of that is told there.
var errElsewhere = errors.New("the match is over or damaged")

// comeBack opens the table of a match over the title, at once, or the title alone if the match cannot go on as it was left.
func (a *App) comeBack(name string) {
	st := a.stage
	atTitle := func(err error) {
		st.Log.Warn("the table cannot be opened again", "match", name, "error", err)
		a.openTitle()
	}
	st.Store.Read(name, func(text []byte, err error) {
		var m savedMatch
		if err == nil {
			_, err = m.learn(text)
		}
		if err == nil && (m.over || m.damaged) {
			err = errElsewhere
		}
		if err != nil {
			atTitle(err)
			return
		}
		st.Store.Open(name, func(w *store.Writer, text []byte, err error) {
			if err != nil {
				atTitle(err)
				return
			}
			err = resume(st, w, text, func(table stage.Scene) {
				a.openTitle()
				st.Push(table)
			})
			if err != nil {
				w.Close()
				atTitle(err)
			}
		})
	})
}
