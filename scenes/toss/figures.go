package toss

import (
	"strings"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/scenes/things"
)

// Figures are the positions that the rulebook shows.
var Figures = []table.Figure{
	{
		Clause: "TOS-4", Setup: games.Setup{Seats: 3, Seed: 5037},
		Notes: []table.Note{here(pieceOf(rules.Destiny), "destiny"), here(dishOf(1), "balance")},
	},
	{
		Clause: "TOS-8", Setup: games.Setup{Seats: 3, Seed: 5037}, Moves: fallen,
		Notes: []table.Note{here(pieceOf(35), "pair"), here(pieceOf(19), "alike"), here(pieceOf(22), "twin"),
			here(dishOf(1), "twin-of")},
	},
	{
		Clause: "TOS-11", Setup: games.Setup{Seats: 2, Seed: 1790}, Draft: "1 give 20",
		Moves: moves("1 throw 54 -707 12682 -408 2; 0 throw 60 -931 3988 -365 4; 0 done; 1 claims 1 1:40; 0 throw -57 784 5657 209 3; " +
			"1 throw 90 -219 2273 -475 4; 1 claims 1 1:15; 1 claims 2 1:3; 1 claims 3 1:2; 1 claims 4 1:36; 0 done; 1 claims 5 1:14"),
		Notes: []table.Note{here(choiceNth(2), "given"), here(wellOf(1, 0), "false")},
	},
	{
		Clause: "TOS-13", Setup: games.Setup{Seats: 2, Seed: 16974},
		Moves: moves("1 throw -45 -529 10002 285 4; 0 throw -37 -976 5838 -292 3; 0 claims 1 0:38; 0 claims 2 0:39; 0 claims 3 0:36; " +
			"1 throw 119 479 9030 364 2; 0 throw -60 -254 6476 334 5"),
		Notes: []table.Note{here(pieceOf(47), "thief"), here(dishOf(0), "robbed"),
			here(lootOf(0, rules.White), "stake")},
	},
	{
		Clause: "TOS-14", Setup: games.Setup{Seats: 3, Seed: 2669}, Draft: "1 order 0 2",
		Moves: moves("2 throw 87 -843 8965 -455 2; 1 throw 7 800 8828 293 2; 0 throw -13 349 1710 -139 2; 1 claims 1 1:44; 1 claims 2 1:39"),
		Notes: []table.Note{here(choiceNth(0), "first"), here(wellOf(1, 0), "twins")},
	},
	{
		Clause: "TOS-22", Setup: games.Setup{Seats: 3, Seed: 3601},
		Moves: moves("1 throw -7 350 14664 -223 7; 2 throw -69 -565 3249 456 5; 0 throw 60 -981 3929 271 3; 2 claims 1 2:27; 1 claims 2 1:18; " +
			"1 flick 34 -448 11473 400"),
		Notes: []table.Note{here(things.The(tape), "distance"), here(things.The(ranking), "target")},
	},
	{
		Clause: "TOS-42", Setup: games.Setup{Seats: 3, Seed: 5037,
			Options: map[string]string{rules.OptionWay: rules.Calm.String()}}, Moves: fallen,
		Draft: "0 take 17", Notes: []table.Note{here(pieceOf(35), "lit"), here(pieceOf(19), "unlit")},
	},
}

// fallen is a throw that leaves a pair face up, and the twin of a Balance rune.
var fallen = moves("0 throw 13 -403 10295 -282 5; 1 throw -14 439 4959 -175 6; 2 throw -76 -39 13784 342 1")

func moves(text string) []string { return strings.Split(text, "; ") }

func here(t thing, id string) table.Note { return table.Note{At: t, Key: "toss.figure." + id} }
