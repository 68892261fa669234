package scenes

import (
	"errors"
	"runtime"

	"runehall/assets/lang"
	"runehall/internal/store"
	"runehall/scenes/stage"
)

// forgetWords tells people that nothing can be kept, and in which place and why, as far as that is known.
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

// longestPlace is the number of letters shown of a path. The end is shown, since people know a path by it; the log has all of it.
const longestPlace = 30

// shortPlace returns a path as it fits into a sentence.
func shortPlace(path string) string {
	letters := []rune(path)
	if len(letters) <= longestPlace {
		return path
	}
	return "…" + string(letters[len(letters)-longestPlace+1:])
}

// homeVariable names the variable of the system that says where data belongs.
func homeVariable() string {
	if runtime.GOOS == "windows" {
		return "AppData"
	}
	return "HOME"
}
