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

// after returns the sighting to compare the next one with. If nothing was said in this step, it keeps what was said
// before.
func (s sighting) after(before sighting) sighting {
	if len(s.said) == 0 {
		s.said = before.said
	}
	return s
}

// newlySaid lists the messages of a later sighting that are not in this one.
func (s sighting) newlySaid(now sighting) (list []string) {
	for _, p := range slices.Sorted(maps.Keys(now.said)) {
		if !s.said[p] {
			list = append(list, p)
		}
	}
	return list
}

// stateChanges lists the facts that have changed since this sighting.
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

// short leaves a game's id out of names.
func short(game, text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, game+".board.", ""), game+".", "")
}

// rests lists names without the family that they share.
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

// place writes a rectangle in whole pixels.
func place(r ui.Rect) string { return fmt.Sprintf("%.0f,%.0f,%.0f,%.0f", r.X, r.Y, r.W, r.H) }

// phrase writes a message as its key and arguments, which no new wording changes.
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
