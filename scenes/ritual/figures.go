package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// Figures are the positions that the rulebook shows.
var Figures = []table.Figure{
	{
		Clause: "RIT-1", Setup: figured(64, rules.Adventurers),
		Moves: []string{"1 place 0,0 t23 r3", "0 place 1,0 t44 r5", "1 place 2,0 t58 r3"},
		Notes: []table.Note{
			{At: foot(0, 0), Key: "ritual.figure.grey"}, {At: foot(1, 0), Key: "ritual.figure.gold"},
			{At: foot(2, 0), Key: "ritual.figure.black"}, {At: edge(2, 0, rules.West, .72), Key: "ritual.figure.star"},
		},
	},
	{
		Clause: "RIT-13", Setup: figured(29, rules.Adventurers),
		Moves: []string{"0 place 0,0 t31 r0", "1 place -1,1 t57 r5", "0 place -2,1 t58 r5"},
		Draft: "1 place -1,0 t17 r3",
		Notes: []table.Note{
			{At: edge(-1, 0, rules.SouthWest, 1), Key: "ritual.figure.wild"},
			{At: edge(-1, 0, rules.East, 1), Key: "ritual.figure.differs"},
			{At: edge(-1, 0, rules.SouthEast, 1), Key: "ritual.figure.same"},
		},
	},
	{
		Clause: "RIT-14", Setup: figured(5, rules.Adventurers),
		Moves: []string{"1 place 0,0 t15 r4", "0 place 0,1 t65 r4", "1 place 0,-1 t31 r1"},
		Draft: "0 place 1,-1 t37 r0",
		Notes: []table.Note{{At: foot(1, -1), Key: "ritual.figure.gold-coins"},
			{At: foot(0, 1), Key: "ritual.figure.coins"}},
	},
	{
		Clause: "RIT-18", Setup: figured(394, rules.Adventurers),
		Moves: []string{"0 place 0,0 t70 r2", "1 place -1,1 t5 r4", "0 place -1,2 t19 r1", "1 place 0,1 t15 r5"},
		Draft: "0 over 0,1 t64 r3",
		Notes: []table.Note{{At: foot(0, 1), Key: "ritual.figure.over"}},
	},
	{
		Clause: "RIT-22", Setup: figured(6, rules.LittleExplorers),
		Moves: []string{
			"0 place 0,0 t21 r0", "1 place 1,0 t28 r3", "0 place -1,1 t13 r3", "1 place 0,1 t26 r1",
			"0 place 1,-1 t50 r0", "1 place -1,0 t31 r1",
			"0 place -2,2 t29 r1", "1 place 0,-1 t19 r2", "0 place 2,-2 t62 r2", "1 place 1,1 t37 r2",
			"0 place -3,3 t48 r2",
		},
		Notes: []table.Note{{At: edge(-2, 2, rules.SouthWest, 1), Key: "ritual.figure.bonus"},
			{At: foot(-3, 3), Key: "ritual.figure.line"}},
	},
}

func figured(seed uint64, v rules.Variant) games.Setup {
	return games.Setup{Seats: 2, Seed: seed, Options: map[string]string{rules.OptionVariant: v.String()}}
}

// edge returns a point between the middle of a cell (way 0) and its edge in a direction (way 1).
func edge(q, r int8, d rules.Dir, way float64) ui.Point {
	c := rules.Cell{Q: q, R: r}
	return middle(c).Lerp(middle(c.Next(d)), way/2)
}

func foot(q, r int8) ui.Point { return middle(rules.Cell{Q: q, R: r}).Add(ui.Pt(0, .62)) }
