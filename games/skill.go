package games

// Skill is how good a computer player's hand and eye are. Times are in ticks, sixtieths of a second.
type Skill struct {
	// Reaction is the least time it takes to notice something, Wavering the most that may be added to it.
	Reaction, Wavering int
	// Grasp is the time the hand takes for each thing.
	Grasp int
	// Attention is the share of things that it notices at all, in percent.
	Attention int
	// Confusion is how often it mistakes one thing for another that looks like it, in percent.
	Confusion int
	// Tremble is how far an aimed gesture may go astray, in thousandths.
	Tremble int
}
