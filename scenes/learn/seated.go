package learn

// Game is the id of the game at whose table somebody sits down.
func (s *Offer) Game() string { return s.game }
