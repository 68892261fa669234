package games

// Mind is how a computer player decides. It counts work, never time. The zero Mind makes the move after which its
// position is worth most ([Def].Evaluate); where a turn is many small moves, it plans the turn for that.
type Mind struct {
	// Slips is how often, in percent, it makes a merely plausible move: the best of Few moves picked at random.
	Slips, Few int
	// Field is the greatest number of moves or turns that it tries out on possible positions, and Playouts about how
	// many trials it spends on all of them together. 0: it tries none.
	Field, Playouts int
	// Ahead is how far a trial goes after the move, in decisions; where a turn is many small moves, in turns.
	Ahead int
	// Width is how many positions are followed side by side when it plans a turn; 0: a usual number. Brief is the same
	// for the turns within a trial.
	Width, Brief int
	// Chances makes a trial end with the chance of winning instead of with the worth of the position, at tables of more
	// than two. Duel makes it so at tables of two as well.
	Chances, Duel bool
	// Budget makes it search a tree of moves instead, for so many evaluated moves. Then Field bounds the moves that are
	// followed from the position itself, and Wide those from any other. Behind the leaves of the tree follow Ahead
	// decisions, or so many Turns instead. Curious is how much it is drawn to moves that it has seldom tried, in
	// percent. Gain makes it count what a seat gains over the position itself, where that is no contest of leads.
	Budget, Wide, Turns, Curious int
	Gain                         bool
	// Most is the largest table at which it decides like this; at larger ones it decides like the last of [Minds]. 0:
	// it decides like this at any.
	Most int
	// Plain makes it use [Def].Plain in place of Evaluate.
	Plain bool
	// Gentle leaves out the moves that [Def].Gentle leaves out. It has no effect on a mind that tries out moves or
	// plans turns.
	Gentle bool
}

// Minds are the minds of the four levels that every game has: novice, apprentice, adept and master.
type Minds [4]Mind
