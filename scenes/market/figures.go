package market

import (
	"strings"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/table"
	"runehall/scenes/things"
)

// Figures are the positions that the rulebook shows. The positions of MAR-10 and MAR-21 are examples of the printed
// rules.
var Figures = []table.Figure{
	{
		Clause: "MAR-3", Setup: games.Setup{Seats: 3, Seed: 20},
		Notes: []table.Note{note(bayAt(bayBlue), "goods"), note(things.Nth(tag, bayRed), "sum"),
			note(things.Nth(tag, bayOutposts), "price")},
	},
	{
		Clause: "MAR-10", Setup: games.Setup{Seats: 2, Seed: 36}, Draft: "0 interest red",
		Moves: moves("0 lay red-store; 0 rune 10 red; 0 put red red; 0 end; 1 rune 5 red; 1 end"),
		Notes: []table.Note{note(storeAt(0, rules.RedMain), "one"), note(toggleOf(rules.RedMain), "take")},
	},
	{
		Clause: "MAR-10", Setup: games.Setup{Seats: 2, Seed: 2855}, Draft: "0 interest blue",
		Moves: moves(
			"0 rune 10 blue; 0 lay blue-store; 0 put blue blue; 0 end; 1 rune 1+3+6 red; 1 end; 0 outpost 6+7+8 blue; 0 end; 1 rune 1+9 red; 1 end"),
		Notes: []table.Note{note(storeAt(0, rules.BlueMain), "two")},
	},
	{
		Clause: "MAR-11", Setup: games.Setup{Seats: 4, Seed: 2722}, Draft: "2 outpost-for-runes 0,1,0,1,0,0 blue",
		Moves: moves(
			"2 lay blue-store; 2 rune 10 blue; 2 rune 10 blue; 2 put blue blue; 2 end; 3 rune 10 red; 3 end; 0 lay red-store; 0 end; " +
				"1 rune 1+4 blue; 1 end; 2 interest blue"),
		Notes: []table.Note{note(things.Nth(tile, 0), "paid"), note(storeAt(2, rules.BlueMain), "joined")},
	},
	{
		Clause: "MAR-19", Setup: games.Setup{Seats: 2, Seed: 54}, Draft: "1 rune 3+7 red",
		Notes: []table.Note{note(theLine, "buys"), note(cardAt(0, 0), "chosen")},
	},
	{
		Clause: "MAR-20", Setup: games.Setup{Seats: 2, Seed: 35}, Draft: "0 outpost 4+8+9 own",
		Notes: []table.Note{note(theLine, "more")},
	},
	{
		Clause: "MAR-21", Setup: games.Setup{Seats: 2, Seed: 3}, Moves: moves("1 duel 7 0"), Draft: "0 show 7",
		Notes: []table.Note{note(ringCardAt(attackSide), "fails"), note(ringCardAt(answerSide), "holds")},
	},
	{
		Clause: "MAR-26", Setup: games.Setup{Seats: 2, Seed: 5153}, Draft: "0 collector 6+7+10 1 blue",
		Moves: moves(
			"1 duel 7 0; 0 show 7; 1 rune 10 blue; 1 lay blue-store; 1 end; 0 lay blue-store; 0 lay red-store; 0 end; " +
				"1 put blue blue; 1 rune 2+3 blue; 1 end; 0 rune 2+8 red; 0 end; 1 put blue blue; 1 outpost 6+9+9 blue; 1 end"),
		Notes: []table.Note{note(storeAt(1, rules.BlueMain), "frozen")},
	},
}

func moves(text string) []string { return strings.Split(text, "; ") }

func note(t thing, id string) table.Note { return table.Note{At: t, Key: "market.figure." + id} }
