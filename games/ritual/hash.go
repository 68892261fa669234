package ritual

// Hash is a checksum of the whole position.
func (g *Game) Hash() uint64 { return 0 }

func position(g *Game) any { return nil }
