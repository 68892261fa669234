package boardtest

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"runehall/games"
	"runehall/ui"
)

// sighting is what was seen of a board at the end of a step.
type sighting struct {
	head, golden string
	considers    bool
	state        map[string]string
	targets      map[string]ui.Rect
	said         map[string]bool
}

// manyTargets is how many targets of a family are told by their bounds rather than one by one.
const manyTargets = 4

// changes tells what is new since a sighting, apart from what is noted tick by tick.
func (s sighting) changes(now sighting) (lines []string) {
	add := func(title string, list []string) {
		if len(list) > 0 {
			lines = append(lines, fmt.Sprintf("%-7s %s", title, strings.Join(list, "; ")))
		}
	}
	var said []string
	for _, p := range slices.Sorted(maps.Keys(now.said)) {
		if !s.said[p] {
			said = append(said, p)
		}
	}
	add("says", said)
	add("targets", s.targetChanges(now))
	var state []string
	for _, k := range slices.Sorted(maps.Keys(now.state)) {
		if now.state[k] != s.state[k] {
			state = append(state, k+" "+now.state[k])
		}
	}
	for _, k := range slices.Sorted(maps.Keys(s.state)) {
		if _, there := now.state[k]; !there {
			state = append(state, "no "+k)
		}
	}
	add("state", state)
	return lines
}

// targetChanges tells how the targets have changed, by families such as the cells.
func (s sighting) targetChanges(now sighting) (list []string) {
	type change struct{ added, gone, moved []string }
	families := map[string]*change{}
	of := func(name string) *change {
		family, _, _ := strings.Cut(name, ".")
		if families[family] == nil {
			families[family] = &change{}
		}
		return families[family]
	}
	for name, r := range now.targets {
		if before, there := s.targets[name]; !there {
			c := of(name)
			c.added = append(c.added, name)
		} else if place(before) != place(r) {
			c := of(name)
			c.moved = append(c.moved, name)
		}
	}
	for name := range s.targets {
		if _, there := now.targets[name]; !there {
			c := of(name)
			c.gone = append(c.gone, name)
		}
	}
	for _, family := range slices.Sorted(maps.Keys(families)) {
		c := families[family]
		if n := len(c.gone); n > 0 && !slices.ContainsFunc(slices.Collect(maps.Keys(now.targets)), func(name string) bool { return of(name) == c }) {
			list = append(list, "-"+family+" all")
		} else if n > 0 {
			list = append(list, "-"+family+rests(c.gone))
		}
		list = append(list, now.places("+", family, c.added)...)
		list = append(list, now.places("~", family, c.moved)...)
	}
	return list
}

// places tells where some targets of a family are.
func (s sighting) places(sign, family string, names []string) (list []string) {
	if len(names) == 0 {
		return nil
	}
	slices.Sort(names)
	if len(names) <= manyTargets {
		for _, n := range names {
			list = append(list, sign+n+" "+place(s.targets[n]))
		}
		return list
	}
	sum := fnv.New32a()
	bounds := s.targets[names[0]]
	for _, n := range names {
		bounds = bounds.Union(s.targets[n])
		fmt.Fprintln(sum, n, place(s.targets[n]))
	}
	which := fmt.Sprint(" ", len(names))
	if sign == "+" {
		which = rests(names)
	}
	return []string{fmt.Sprintf("%s%s%s in %s, sum %04x", sign, family, which, place(bounds), sum.Sum32()&0xffff)}
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
