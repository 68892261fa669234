package market

import "runehall/scenes/table"

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {}
