package stones

import "runehall/scenes/table"

// Tips are the hints that a first match gives, each about a clause of the rules.
var Tips = []table.Tip{
	{ID: "goal", Clause: "STO-40"},
	{ID: "leaves", Clause: "STO-11", At: "stones.act.order"},
	{ID: "tabs", Clause: "STO-10", At: "stones.tab.", Now: true},
	{ID: "hand", Clause: "STO-10", At: "stones.hand.", While: "summon"},
	{ID: "smithy", Clause: "STO-12", At: "stones.smithy.", While: "forge"},
	{ID: "row", Clause: "STO-15", At: "stones.row.", Lit: true},
	{ID: "explain", Clause: "STO-21"},
}
