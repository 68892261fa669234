package market

import "runehall/games"

func (m *model) flashed(s games.Seat) float64 { return 0 }

func (m *model) shaken(at spot) float64 { return 0 }
