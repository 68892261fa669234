package stage

// SeatingKey is the key under which the store keeps how the last match of a game was set up, with the names at its seats.
func SeatingKey(game string) string { return "seating." + game }

// NameKey is that of the name with which somebody sat down in a room last.
const NameKey = "room.name"

// DaysKey is that of what became of the puzzles of the days.
const DaysKey = "days"
