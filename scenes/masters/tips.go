package masters

import "runehall/scenes/table"

// Tips are the hints of a first match.
var Tips = []table.Tip{
	{ID: "goal", Clause: "MAS-18"},
	{ID: "draft", Clause: "MAS-7", At: "masters.draft"},
	{ID: "places", Clause: "MAS-6", At: "masters.place."},
	{ID: "card", Clause: "MAS-6", At: "masters.card.", Now: true},
	{ID: "master", Clause: "MAS-13", At: "masters.cell."},
}
