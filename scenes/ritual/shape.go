package ritual

import rules "runehall/games/ritual"

func shapeTiles(s rules.Shape) int {
	if s.Kind == rules.Circle {
		return rules.Dirs
	}
	return int(s.Length)
}

func shapeTile(s rules.Shape, i int) rules.Cell {
	if s.Kind == rules.Circle {
		return s.Cell.Next(rules.Dir(i % rules.Dirs))
	}
	c := s.Cell
	for range i {
		c = c.Next(s.Axis)
	}
	return c
}

// shapeTicks returns how long light takes to run along a shape to its last tile.
func shapeTicks(s rules.Shape) int { return shapeTiles(s) * runTicks }

// gap returns the border where bonus coin i of a shape lies, between two of its tiles.
func gap(s rules.Shape, i int) thing {
	if s.Kind == rules.Line {
		// A line with more bonus coins than borders begins again at its first border.
		i %= max(1, int(s.Length)-1)
	}
	t, next := hexAt(shapeTile(s, i)), shapeTile(s, i+1)
	for t.Kind = border; t.Way < int8(rules.NorthEast) && across(t) != next; {
		t.Way++
	}
	return t
}

// between returns gap for one shape, as an end of a pour.
func between(s rules.Shape) func(i int) thing { return func(i int) thing { return gap(s, i) } }
