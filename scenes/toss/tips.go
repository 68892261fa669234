package toss

import "runehall/scenes/table"

// Tips are what a first match says.
var Tips = []table.Tip{
	{ID: "goal", Clause: "TOS-3"},
	{ID: "throw", Clause: "TOS-7", At: "toss.bowl"},
	{ID: "balance", Clause: "TOS-9", At: "toss.dish."},
	{ID: "snatch", Clause: "TOS-8", At: "toss.rune."},
	{ID: "settle", Clause: "TOS-11", At: "toss.rung."},
	{ID: "flick", Clause: "TOS-22", At: "toss.tape"},
	{ID: "order", Clause: "TOS-14", At: "toss.choice."},
	{ID: "explain", Clause: "TOS-1"},
}
