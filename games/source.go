package games

// Source is the published game whose rules a game follows, with other facts from its rulebook. The zero value names no
// published game.
type Source struct {
	// Title is the name under which it was published. Author and Publisher are "" where the rulebook does not name
	// them.
	Title, Author, Publisher string
	// Age is the youngest age, and Minutes the length of a match, as printed. 0: the rulebook gives none.
	Age, Minutes int
	// Begins is who begins the first match at a table, by the rulebook.
	Begins Custom
}

// Custom is a rulebook's custom of who begins. A program cannot know who that is, so people choose.
type Custom string

// The customs. Each is the last part of a message key ("setup.begins.youngest").
const (
	NoCustom Custom = ""
	Youngest Custom = "youngest"
	// LastReader is whoever read Norse myths last.
	LastReader Custom = "myths"
)
