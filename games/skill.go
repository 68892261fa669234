package games

// Skill is how well its hand and its eye serve a computer player. Times are in ticks, sixtieths of a second.
type Skill struct {
	// Reaction is how long it takes to see what there is at the quickest, Wavering how much longer at most.
	Reaction, Wavering int
	// Grasp is how long the hand takes for each thing.
	Grasp int
	// Attention is how much of what there is it sees at all, in a hundred.
	Attention int
	// Confusion is how often it takes one thing for another that looks alike, in a hundred.
	Confusion int
	// Tremble is how far an aimed deed goes astray, in a thousand.
	Tremble int
}
