package ritual

import "runehall/ui"

// glyph is the shape of a rune in a box from -½ to ½, y down: open strokes, or one filled outline.
type glyph struct {
	strokes [][]ui.Point
	filled  bool
}

// The strokes of the six runes and the star. A rune must be known by its shape alone, not by its direction, since a
// tile shows runes in six directions.
var glyphs = [...]glyph{
	{strokes: [][]ui.Point{ // fehu
		{{X: -.26, Y: .5}, {X: -.26, Y: -.5}},
		{{X: -.26, Y: 0}, {X: .3, Y: -.42}},
		{{X: -.26, Y: .3}, {X: .26, Y: -.09}},
	}},
	{strokes: [][]ui.Point{ // gebo
		{{X: -.38, Y: -.46}, {X: .38, Y: .46}},
		{{X: .38, Y: -.46}, {X: -.38, Y: .46}},
	}},
	{strokes: [][]ui.Point{ // tiwaz
		{{X: 0, Y: .5}, {X: 0, Y: -.5}},
		{{X: -.36, Y: -.1}, {X: 0, Y: -.5}, {X: .36, Y: -.1}},
	}},
	{strokes: [][]ui.Point{ // othala
		{{X: -.38, Y: .5}, {X: .3, Y: -.16}, {X: 0, Y: -.5}, {X: -.3, Y: -.16}, {X: .38, Y: .5}},
	}},
	{strokes: [][]ui.Point{ // sowilo
		{{X: .24, Y: -.5}, {X: -.24, Y: -.1}, {X: .24, Y: .1}, {X: -.24, Y: .5}},
	}},
	{strokes: [][]ui.Point{ // dagaz
		{{X: -.38, Y: -.5}, {X: -.38, Y: .5}},
		{{X: .38, Y: -.5}, {X: .38, Y: .5}},
		{{X: -.38, Y: -.42}, {X: .38, Y: .42}},
		{{X: .38, Y: -.42}, {X: -.38, Y: .42}},
	}},
	// star: four long points; drawn a second time, smaller and turned, they make eight
	{filled: true, strokes: [][]ui.Point{
		{{X: 0, Y: -.52}, {X: .1, Y: -.1}, {X: .52, Y: 0}, {X: .1, Y: .1}, {X: 0, Y: .52}, {X: -.1, Y: .1},
			{X: -.52, Y: 0}, {X: -.1, Y: -.1}},
	}},
}
