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

// shapeTicks returns how long light runs along a shape until it has reached the last tile.
func shapeTicks(s rules.Shape) int { return shapeTiles(s) * runTicks }

// gap returns the border on which bonus coin i of a shape lies: between two of its tiles.
func gap(s rules.Shape, i int) thing {
	if s.Kind == rules.Line {
		// The first five lie in a row in the middle; those of a longer line's second bonus fill what is left.
		i %= max(1, int(s.Length)-1)
	}
	t, next := hexAt(shapeTile(s, i)), shapeTile(s, i+1)
	for t.Kind = border; t.Way < int8(rules.NorthEast) && across(t) != next; {
		t.Way++
	}
	return t
}

// between names the end of each bonus coin of a shape.
func between(s rules.Shape) func(i int) thing { return func(i int) thing { return gap(s, i) } }
