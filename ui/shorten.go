package ui

import (
	"slices"
	"strings"

	"runehall/internal/sysfont"
)

// shorten returns a text whose lines fit into a room in a style: as it is, or with an ellipsis in place of its end. Messages are written so that they
// fit, and tests see to that; names are not ours. A line that is alone stays, however low the room is.
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
