package market

// openSheet places a sheet over the board.
func (s *setter) openSheet() {}
