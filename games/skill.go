package games

// Skill is how good the hand and eye of a computer player are. Times are in ticks, sixtieths of a second.
type Skill struct {
	// Reaction is the shortest time in which it notices something, and Wavering the most that chance adds to that.
	Reaction, Wavering int
	// Grasp is the time that the hand needs for each thing.
	Grasp int
	// Attention is how many of the things it notices at all, in percent.
	Attention int
	// Confusion is how often it mistakes one thing for another that looks like it, in percent.
	Confusion int
	// Tremble is how far an aimed gesture may miss, in thousandths.
	Tremble int
}
