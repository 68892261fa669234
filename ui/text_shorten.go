package ui

import (
	"slices"
	"strings"

	"runehall/internal/sysfont"
)

// shorten makes a text fit into a room: unchanged if it fits, otherwise with an ellipsis in place of its end. It is for
// names, which can have any length; messages are written to fit, and tests check that. A single line is kept even if
// the room is lower.
func (k *Kit) shorten(text string, s TextStyle, room Size) string {
	high := max(room.H, k.LineHeight(s)) + .5
	fits := func(text string) bool { return k.Measure(text, s, room.W).H <= high }
	if fits(text) {
		return text
	}
	clusters := slices.Collect(sysfont.Clusters(text))
	end := func(n int) string { return strings.TrimRight(strings.Join(clusters[:n], ""), " ") + "…" }
	least, most := 1, len(clusters)
	for most-least > 1 {
		if n := (least + most) / 2; fits(end(n)) {
			least = n
		} else {
			most = n
		}
	}
	return end(least)
}
