package scenes

import (
	"errors"
	"runtime"

	"runehall/assets/lang"
	"runehall/internal/store"
	"runehall/scenes/stage"
)

// forgetWords returns the words that tell people that nothing can be kept, with the place and the reason as far as they
// are known.
func forgetWords(st *stage.Stage, why error) string {
	at, ok := errors.AsType[*store.PlaceError](why)
	if !ok {
		return st.Text("store.forgets")
	}
	place := lang.Str("place", shortPlace(at.Place))
	switch {
	case at.Place == "":
		return st.Text("store.forgets.nowhere", lang.Str("variable", homeVariable()))
	case errors.Is(why, store.ErrFull):
		return st.Text("store.forgets.full", place)
	case errors.Is(why, store.ErrDenied):
		return st.Text("store.forgets.denied", place)
	}
	return st.Text("store.forgets.place", place)
}

// longestPlace is how many letters of a path are shown: its end, since people know a path by that. The log has all of
// it.
const longestPlace = 30

// shortPlace returns a path short enough for a sentence.
func shortPlace(path string) string {
	letters := []rune(path)
	if len(letters) <= longestPlace {
		return path
	}
	return "…" + string(letters[len(letters)-longestPlace+1:])
}

// homeVariable returns the name of the system's variable that says where data belongs.
func homeVariable() string {
	if runtime.GOOS == "windows" {
		return "AppData"
	}
	return "HOME"
}
