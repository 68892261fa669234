package toss

import (
	"runehall/scenes/table"
)

// Tips are what a first match says. What a Balance rune is for, and how one snatches, is said before the throw: then there is no time to read it, and
// the first theft may be there already.
var Tips = []table.Tip{
	{ID: "goal", Clause: "TOS-3"},
	{ID: "balance", Clause: "TOS-9", At: "toss.dish.", Own: true},
	{ID: "snatch", Clause: "TOS-8", At: "toss.soon.snatch"},
	{ID: "run", Clause: "TOS-41", At: "toss.soon.ghost"},
	{ID: "throw", Clause: "TOS-7", At: "toss.bowl"},
	{ID: "calm", Clause: "TOS-42", At: "toss.act.pass"},
	{ID: "settle", Clause: "TOS-11", At: "toss.act.steps"},
	{ID: "flick", Clause: "TOS-22", At: "toss.tape"},
	{ID: "order", Clause: "TOS-14", At: "toss.choice."},
	{ID: "explain", Clause: "TOS-1"},
}
