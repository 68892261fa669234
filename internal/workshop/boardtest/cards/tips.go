package cards

import "runehall/scenes/table"

// Tips are what a first match says.
var Tips = []table.Tip{{ID: "goal", Clause: "TCA-8"}}
