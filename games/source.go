package games

// Source is the published game that a game's rules follow, with other facts from its rulebook. The zero value names none.
type Source struct {
	// Title is what it was published as; author and publisher are named where the rulebook names them, "" otherwise.
	Title, Author, Publisher string
	// Age is from how many years on it is, and Minutes how long a match takes, as printed. 0: nothing is.
	Age, Minutes int
	// Begins is who begins the first match at a table.
	Begins Custom
}

// Custom is a rulebook's custom of who begins, which no program can know: people choose by it.
type Custom string

// The customs. Each is the end of a message key ("setup.begins.youngest").
const (
	NoCustom Custom = ""
	Youngest Custom = "youngest"
	// LastReader is whoever read Norse myths last.
	LastReader Custom = "myths"
)
