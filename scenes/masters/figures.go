package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/table"
	"runehall/ui"
)

// Figures are the positions that the rulebook shows.
var Figures = []table.Figure{
	{
		Clause: "MAS-2", Setup: games.Setup{Seats: 2, Seed: 1},
		Notes: []table.Note{
			{At: on(0, 0), Key: "masters.figure.blue"}, {At: on(2, 1), Key: "masters.figure.green"},
			{At: on(1, 0), Key: "masters.figure.red"},
		},
	},
	{
		Clause: "MAS-7", Setup: games.Setup{Seats: 2, Seed: 1},
		Moves: []string{"1 play GBB/BGR 0,-2 r3", "1 master 0,1"}, Draft: "0 play BRG/BBG 2,-1 r1",
	},
	{
		Clause: "MAS-8", Setup: games.Setup{Seats: 2, Seed: 1},
		Moves: []string{"1 play GBB/BGR 0,-2 r3", "1 master 0,1"}, Draft: "0 play BRG/BBG -1,-3 r0",
	},
	{
		Clause: "MAS-11", Setup: games.Setup{Seats: 2, Seed: 9},
		Moves: []string{"0 play BRG/BBG 2,1 r2", "0 master 4,2", "1 play GBG/BBR 0,-1 r1", "1 master 0,-1"},
		Draft: "0 play BGR/BBG 2,-1 r0",
	},
	{
		Clause: "MAS-13", Setup: games.Setup{Seats: 2, Seed: 135},
		Moves: []string{"0 play BGG/BRB -1,-1 r2", "0 master 1,1", "1 play BGR/BBG 2,1 r0", "1 master -1,0"},
		Notes: []table.Note{{At: on(1, 1), Key: "masters.figure.holds"}, {At: on(-1, 0), Key: "masters.figure.other"}},
	},
}

func on(x, y int8) ui.Point { return middle(rules.Cell{X: x, Y: y}) }
