package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/table"
)

// Figures are the positions that the rulebook shows, each beside its clause.
var Figures = []table.Figure{
	{
		Clause: "STO-3", Setup: games.Setup{Seats: 2, Seed: 20},
		Notes: []table.Note{{At: pointed{slotAt(1), atFoot}, Key: "stones.figure.cheap"},
			{At: pointed{slotAt(6), atFoot}, Key: "stones.figure.dear"}},
	},
	{
		Clause: "STO-4", Setup: games.Setup{Seats: 2, Seed: 17},
		Notes: []table.Note{
			{At: pointed{smithyOf(0), atFoot}, Key: "stones.figure.price"},
			{At: pointed{smithyOf(3), atFoot}, Key: "stones.figure.bonus"},
			{At: pointed{smithyOf(5), atFoot}, Key: "stones.figure.wild"},
		},
	},
	{
		Clause: "STO-10", Setup: games.Setup{Seats: 2, Seed: 3},
		Moves: []string{"1 lay 106", "1 lay 101", "1 lay 104"}, Draft: "1 buy 3",
		Notes: []table.Note{{At: pointed{playedCard(1, 2), atMiddle}, Key: "stones.figure.laid"},
			{At: pointed{slotAt(3), atHead}, Key: "stones.figure.bought"}},
	},
	{
		Clause: "STO-11", Setup: games.Setup{Seats: 2, Seed: 6}, Draft: "0 use 100+107",
		Notes: []table.Note{{At: pointed{handCard(0, 0), atMiddle}, Key: "stones.figure.kept"},
			{At: pointed{handCard(0, 3), atMiddle}, Key: "stones.figure.lost"}},
	},
	{
		Clause: "STO-13", Setup: games.Setup{Seats: 2, Seed: 243}, Moves: threeForged[:1], Draft: "0 place upper blue",
		Notes: []table.Note{{At: pointed{fieldNth(0, rules.Upper, 0), atMiddle}, Key: "stones.figure.field"},
			{At: pointed{fieldNth(0, rules.Upper, 4), atMiddle}, Key: "stones.figure.wild-field"}},
	},
	{
		Clause: "STO-15", Setup: games.Setup{Seats: 2, Seed: 243}, Moves: threeForged, Draft: "0 trade upper magic",
		Notes: []table.Note{{At: pointed{fieldNth(0, rules.Upper, 2), atMiddle}, Key: "stones.figure.worth"},
			{At: pointed{stoneOf(1), atMiddle}, Key: "stones.figure.stone"}},
	},
	{
		Clause: "STO-30", Setup: games.Setup{Seats: 2, Seed: 243}, Draft: "0 lay 107",
		Moves: slices.Concat(threeForged, []string{"0 trade upper magic", "0 end", "1 use 100+102", "1 done", "1 end"}),
	},
	{
		Clause: "STO-37", Setup: games.Setup{Seats: 2, Seed: 243}, Draft: "0 use 102+104+107",
		Moves: slices.Concat(threeForged, []string{"0 trade upper three", "0 end", "1 use 100+102", "1 done", "1 end"}),
	},
}

// threeForged are the moves that bring three artifacts into a row.
var threeForged = []string{
	"0 forge plain1 0,0,1,0,1", "0 place upper blue", "0 done", "0 end", "1 forge plain1 0,1,0,0,1",
	"1 place lower red", "1 done", "1 end",
	"0 use 100+103", "0 icon 100 1", "0 icon 103 1", "0 end", "1 use 101+104", "1 done", "1 end",
	"0 forge plain1 2,0,0,0,0", "0 place upper green", "0 forge plain2 0,0,0,2,0", "0 place upper yellow",
}

// How far down in a thing a note points, as a share of its height.
const (
	atHead   = .25
	atMiddle = .5
	atFoot   = .94
)
