package market

import "runehall/scenes/table"

// Tips are what a first match says.
var Tips = []table.Tip{}
