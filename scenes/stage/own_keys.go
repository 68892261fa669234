package stage

// SeatingKey is the key under which the store keeps how the last match of a game was set up, with the names at its
// seats.
func SeatingKey(game string) string { return "seating." + game }

// NameKey is the key of the name with which somebody last sat down in a room.
const NameKey = "room.name"

// DaysKey is the key of the results of the days' puzzles.
const DaysKey = "days"
