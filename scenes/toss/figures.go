package toss

import (
	"strings"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

// Figures are the positions that the rulebook shows.
var Figures = []table.Figure{
	{
		Clause: "TOS-4", Setup: games.Setup{Seats: 3, Seed: 137},
		Notes: []table.Note{here(onDisc, int(rules.Destiny), "destiny"), here(onDish, 1, "balance")},
	},
	{
		Clause: "TOS-8", Setup: games.Setup{Seats: 3, Seed: 137}, Moves: fallen,
		Notes: []table.Note{here(onDisc, 3, "pair"), here(onDisc, 18, "alike"), here(onDisc, 34, "twin"), here(onDish, 2, "twin-of")},
	},
	{
		Clause: "TOS-11", Setup: games.Setup{Seats: 2, Seed: 1790}, Draft: "1 give 20",
		Moves: moves("1 throw 54 -707 12682 -408 2; 0 throw 60 -931 3988 -365 4; 0 done; 1 claims 1 1:40; 0 throw -57 784 5657 209 3; " +
			"1 throw 90 -219 2273 -475 4; 1 claims 1 1:15; 1 claims 2 1:3; 1 claims 3 1:2; 1 claims 4 1:36; 0 done; 1 claims 5 1:14"),
		Notes: []table.Note{here(onChoice, 2, "given"), here(onWell, 1, "false")},
	},
	{
		Clause: "TOS-13", Setup: games.Setup{Seats: 2, Seed: 3072},
		Moves: moves("1 throw 81 -165 12949 260 3; 0 throw 8 662 8497 289 5; 0 claims 1 0:37; 0 claims 2 0:36; 0 throw -31 752 3283 212 8; " +
			"1 throw -90 862 942 171 8; 0 claims 1 0:9; 0 claims 2 0:8; 0 claims 3 0:7; 0 claims 4 0:6; 0 claims 5 0:5; 0 claims 6 0:4"),
		Notes: []table.Note{here(onDisc, 10, "thief"), here(onDish, 0, "robbed"), here(onWell, 0, "stake")},
	},
	{
		Clause: "TOS-14", Setup: games.Setup{Seats: 3, Seed: 8241}, Draft: "0 order 1 2",
		Moves: moves("2 throw -6 -32 9458 -154 5; 0 throw 94 130 3616 -491 2; 1 throw -90 -473 4311 123 6; 0 claims 1 0:3; 0 claims 2 0:10"),
		Notes: []table.Note{here(onChoice, 0, "first"), here(onWell, 0, "twins")},
	},
	{
		Clause: "TOS-22", Setup: games.Setup{Seats: 3, Seed: 3601}, Draft: "2 flick 0 0 5000 0",
		Moves: moves("1 throw -7 350 14664 -223 7; 2 throw -69 -565 3249 456 5; 0 throw 60 -981 3929 271 3; 2 claims 1 2:27; 1 claims 2 1:18; " +
			"1 flick 34 -448 11473 400"),
		Notes: []table.Note{here(onDisc, int(rules.Destiny), "target"), here(onRanking, 0, "distance")},
	},
	{
		Clause: "TOS-42", Setup: games.Setup{Seats: 3, Seed: 137, Options: map[string]string{rules.OptionWay: rules.Calm.String()}}, Moves: fallen,
		Draft: "2 take 1", Notes: []table.Note{here(onDisc, 36, "lit"), here(onDisc, 44, "unlit")},
	},
}

// fallen is a throw after which a pair lies face up, and twins of two Balance runes.
var fallen = moves("2 throw 21 -46 9320 -452 3; 1 throw -9 790 12924 -18 3; 0 throw 76 485 12322 104 1")

// moves reads moves that stand in a line.
func moves(text string) []string { return strings.Split(text, "; ") }

// here points at a thing of a kind, by its index; at runes of the table by their number.
func here(k targetKind, index int, id string) table.Note {
	return table.Note{At: ui.Pt(float64(k), float64(index)), Key: "toss.figure." + id}
}
