package ritual

import "runehall/scenes/table"

// Tips are the hints of a first match.
var Tips = []table.Tip{
	{ID: "goal", Clause: "RIT-7"},
	{ID: "line", Clause: "RIT-22", At: "ritual.closing."},
	{ID: "draft", Clause: "RIT-10", At: "ritual.draft"},
	{ID: "cells", Clause: "RIT-13", At: "ritual.cell."},
	{ID: "tile", Clause: "RIT-10", At: "ritual.tile.", Now: true},
	{ID: "cards", Clause: "RIT-30", At: "ritual.cards"},
}
