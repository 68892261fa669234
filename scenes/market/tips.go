package market

import "runehall/scenes/table"

// Tips are what a first match says.
var Tips = []table.Tip{
	{ID: "goal", Clause: "MAR-32"},
	{ID: "interest", Clause: "MAR-10", At: "market.switch.", Lit: true, Now: true},
	{ID: "hand", Clause: "MAR-19", At: "market.hand.", Now: true},
	{ID: "lay", Clause: "MAR-14", At: "market.store.loose", Lit: true},
	{ID: "loose", Clause: "MAR-17", At: "market.loose.", Lit: true},
	{ID: "bay", Clause: "MAR-20", At: "market.bay.outposts", Lit: true},
	{ID: "seat", Clause: "MAR-21", At: "market.seat.", Lit: true},
	{ID: "answer", Clause: "MAR-21", At: "market.duel"},
	{ID: "explain", Clause: "MAR-7"},
}
