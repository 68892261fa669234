package games

// Phrase is something to say, independent of any language: a message key and the arguments for its placeholders. Logs,
// recaps and replays in words are made of phrases; the texts are kept with the languages.
type Phrase struct {
	Key  string
	Args []Arg
}

// ArgKind says what an [Arg] holds, and so in which of its fields.
type ArgKind uint8

const (
	// ArgNumber is a plain number, which also chooses the plural.
	ArgNumber ArgKind = iota
	// ArgSeat is a seat, shown by its name.
	ArgSeat
	// ArgKey is a message key, shown as its text.
	ArgKey
)

// Arg fills one placeholder of a phrase.
type Arg struct {
	Name   string
	Kind   ArgKind
	Number int
	Seat   Seat
	Key    string
}

// NumberArg fills a placeholder with a number.
func NumberArg(name string, n int) Arg { return Arg{Name: name, Kind: ArgNumber, Number: n} }

// SeatArg fills a placeholder with a seat's name.
func SeatArg(name string, s Seat) Arg { return Arg{Name: name, Kind: ArgSeat, Seat: s} }

// KeyArg fills a placeholder with the text of another message.
func KeyArg(name, key string) Arg { return Arg{Name: name, Kind: ArgKey, Key: key} }
