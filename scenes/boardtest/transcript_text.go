package boardtest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"runehall/games"
	"runehall/ui"
)

// sighting is what was seen of a board at the end of a step.
type sighting struct {
	state   map[string]string
	targets map[string]ui.Rect
	said    map[string]bool
}

// after returns what the next sighting is compared with; a step in which nothing is said leaves what was said before.
func (s sighting) after(before sighting) sighting {
	if len(s.said) == 0 {
		s.said = before.said
	}
	return s
}

// newlySaid lists the messages of a sighting that were not in the one before.
func (s sighting) newlySaid(now sighting) (list []string) {
	for _, p := range slices.Sorted(maps.Keys(now.said)) {
		if !s.said[p] {
			list = append(list, p)
		}
	}
	return list
}

// stateChanges lists the facts that have changed since a sighting.
func (s sighting) stateChanges(now sighting) (list []string) {
	for _, k := range slices.Sorted(maps.Keys(now.state)) {
		if now.state[k] != s.state[k] {
			list = append(list, k+" "+now.state[k])
		}
	}
	for _, k := range slices.Sorted(maps.Keys(s.state)) {
		if _, there := now.state[k]; !there {
			list = append(list, "no "+k)
		}
	}
	return list
}

// short leaves a game out of names.
func short(game, text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, game+".board.", ""), game+".", "")
}

// rests lists names without what they have in common.
func rests(names []string) string {
	var b strings.Builder
	slices.Sort(names)
	for _, n := range names {
		if _, rest, ok := strings.Cut(n, "."); ok {
			b.WriteString(" " + rest)
		}
	}
	return b.String()
}

// place tells a rectangle in whole pixels.
func place(r ui.Rect) string { return fmt.Sprintf("%.0f,%.0f,%.0f,%.0f", r.X, r.Y, r.W, r.H) }

// phrase tells a message by its key, which no new wording changes.
func phrase(p games.Phrase) string {
	if p.Key == "" {
		return "nothing"
	}
	parts := []string{p.Key}
	for _, a := range p.Args {
		switch a.Kind {
		case games.ArgNumber:
			parts = append(parts, fmt.Sprintf("%s=%d", a.Name, a.Number))
		case games.ArgSeat:
			parts = append(parts, fmt.Sprintf("%s=%d", a.Name, a.Seat))
		case games.ArgKey:
			parts = append(parts, fmt.Sprintf("%s=%s", a.Name, a.Key))
		}
	}
	return strings.Join(parts, " ")
}
