package rules

import "runehall/internal/fetch"

// In the browser rulebooks lie beside the page.
var files = fetch.Texts{}

// Fetch gets the rulebooks of games in a language and calls done when they are there, from within the browser's event
// loop.
func Fetch(games []string, language string, done func()) {
	var names []string
	for _, game := range games {
		names = append(names, game+"/"+language+".json")
	}
	files.Get("rules/", names, done)
}
