package main

import (
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// turns names the event that begins a turn or, in Rune Toss, a round of all seats.
var turns = map[string]string{
	ritual.Def.ID:  "TurnBegan",
	masters.Def.ID: "TurnBegan",
	stones.Def.ID:  "TurnBegan",
	toss.Def.ID:    "RoundBegan",
	market.Def.ID:  "TurnBegan",
}

// deeds names events that are ways to win besides sources of points: what a seat does, and how the table calls it.
var deeds = map[string]map[string]string{
	ritual.Def.ID:  {"BuiltOver": "tiles built over", "RitualRevealed": "rituals revealed"},
	masters.Def.ID: {"MasterPlaced": "masters placed", "MasterPutAway": "masters put away"},
	stones.Def.ID: {
		"ArtifactForged": "artifacts forged", "StoneTaken": "rune stones taken", "CardBought": "cards bought",
		"CardLost": "cards lost",
	},
	toss.Def.ID: {"Snatched": "runes snatched", "BalanceCompleted": "Balance completed"},
	market.Def.ID: {
		"RuneBought": "runes bought with cards", "InterestTaken": "interest taken", "OutpostPlaced": "outposts bought",
		"CollectorPlaced": "collectors placed", "DuelBegun": "duels begun", "ThiefPlayed": "thefts played",
	},
}
