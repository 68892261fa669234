package games

// Mind is how a computer player's head thinks. It counts work, never time. The zero Mind makes the move, or where a turn is many small moves the
// turn, after which its position is worth most ([Def].Evaluate).
type Mind struct {
	// Slips is how often it makes a plausible move instead of a good one, in percent: the best of Few that come to its mind.
	Slips, Few int
	// Field is how many moves or turns it tries at most on possible positions, Playouts about how many such trials it makes for all of them
	// together. 0: none.
	Field, Playouts int
	// Ahead is how far a trial goes after the move, in decisions, or where a turn is many small moves after the turn, in turns.
	Ahead int
	// Width is how many positions of a turn are followed side by side; 0 means a usual number. Brief is the same for the turns of a trial.
	Width, Brief int
	// Chances says that with more than two seats a trial ends with the chance of winning, instead of with how good the position is.
	Chances bool
	// Plain says that positions are worth what [Def].Plain says.
	Plain bool
	// Gentle says that of the moves it chooses from it leaves out what [Def].Gentle leaves out. A mind that tries moves or plans turns does not.
	Gentle bool
}

// Minds are those of the four levels that every game has: novice, apprentice, adept and master.
type Minds [4]Mind
