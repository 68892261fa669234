package market

import "runehall/scenes/table"

// Figures are the positions that the rulebook shows.
var Figures []table.Figure
