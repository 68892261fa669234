package cli

import (
	"log/slog"
	"strconv"
	"strings"
	"syscall/js"
)

// pageStorage is one of the page's storages, "localStorage" or "sessionStorage". They hold texts that can be read at
// once, whereas opening the database takes longer than drawing the first frame. A browser may have none; then nothing
// is found and nothing is kept.
type pageStorage struct {
	kind, key string
	log       *slog.Logger
}

// get returns the text, or "".
func (p pageStorage) get() (text string) {
	p.try(func(storage js.Value) {
		if value := storage.Call("getItem", p.key); value.Type() == js.TypeString {
			text = value.String()
		}
	})
	return text
}

// set keeps the text; an empty one takes no place.
func (p pageStorage) set(text string) {
	p.try(func(storage js.Value) {
		if text == "" {
			storage.Call("removeItem", p.key)
			return
		}
		storage.Call("setItem", p.key, text)
	})
}

func (p pageStorage) try(do func(storage js.Value)) {
	defer func() {
		if thrown := recover(); thrown != nil {
			p.log.Warn("the page's storage cannot be used", "key", p.key, "error", thrown)
		}
	}()
	do(js.Global().Get(p.kind))
}

// settingsCache returns the page's copy of the settings, empty if there is none, and a function that updates it.
func settingsCache(log *slog.Logger) (settings []byte, keep func([]byte)) {
	place := pageStorage{"localStorage", "runehall.settings", log}
	return append([]byte{}, place.get()...), func(text []byte) { place.set(string(text)) }
}

// mostReturns is how often a page goes back to a place that it has not reached. One at which the program ends each time
// must not bar the way to the title.
const mostReturns = 3

// placeKept returns where in the program this tab was when it was loaded anew or broke, and the function that notes it.
// Each tab has its own. It is kept behind the number of times that the page has tried to get there.
func placeKept(log *slog.Logger) (place string, keep func(string)) {
	storage := pageStorage{"sessionStorage", "runehall.place", log}
	tries, place, _ := strings.Cut(storage.get(), " ")
	switch n, _ := strconv.Atoi(tries); {
	case place == "":
	case n >= mostReturns:
		place = ""
		storage.set("")
	default:
		storage.set(strconv.Itoa(n+1) + " " + place)
	}
	return place, func(place string) {
		if place != "" {
			place = "0 " + place
		}
		storage.set(place)
	}
}

// goesOnKept returns the function that notes for the page's own title whether there is a match to go on with.
func goesOnKept(log *slog.Logger) func(bool) {
	storage := pageStorage{"localStorage", "runehall.goon", log}
	return func(goesOn bool) { storage.set(map[bool]string{true: "1"}[goesOn]) }
}
