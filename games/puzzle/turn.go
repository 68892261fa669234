package puzzle

// Games are those that take turns, in their order. It never changes: the same day asks about the same game everywhere.
var Games = [...]string{"ritual", "masters", "stones", "toss", "market"}

// GameOf returns the game that a day asks about, and how often its turn has come before.
func GameOf(day int) (game string, round int) {
	i, round := Turn(day, len(Games))
	return Games[i], round
}
