package puzzle

// Games are the games in the order in which they take turns. The order must never change, so that a day asks about the
// same game everywhere.
var Games = [...]string{"ritual", "masters", "stones", "toss", "market"}

// GameOf returns the game that a day asks about, and how often that game has had its turn before.
func GameOf(day int) (game string, round int) {
	i, round := Turn(day, len(Games))
	return Games[i], round
}
