package toss

import (
	"runehall/scenes/table"
)

// Tips are the hints of a first match. How to snatch on a clock is told before the first throw, since there is no time
// to read it later. What a Balance rune is for comes after somebody has taken runes, or before the next throw.
var Tips = []table.Tip{
	{ID: "goal", Clause: "TOS-3"},
	{ID: "snatch", Clause: "TOS-8", At: "toss.soon.snatch", Now: true},
	{ID: "run", Clause: "TOS-41", At: "toss.soon.ghost", Now: true},
	{ID: "calm", Clause: "TOS-42", At: "toss.act.pass", Now: true},
	{ID: "balance", Clause: "TOS-9", At: "toss.dish.", Own: true},
	{ID: "throw", Clause: "TOS-7", At: "toss.bowl"},
	{ID: "settle", Clause: "TOS-11", At: "toss.act.steps"},
	{ID: "flick", Clause: "TOS-22", At: "toss.tape"},
	{ID: "order", Clause: "TOS-14", At: "toss.choice."},
	{ID: "explain", Clause: "TOS-1"},
}
