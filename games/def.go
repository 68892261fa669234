package games

// Def describes one game to all generic code: its core C, moves M, events E and views V.
type Def[C Core[C, M, E], M comparable, E any, V any] struct {
	Info
	// New sets up a match. The setup is valid (see [Info.Validate]); what happens during it is told to events, which
	// may be nil. Afterwards nobody listens.
	New func(s Setup, events *Events[E]) C
	// Blank returns a core to clone into.
	Blank func() C
	// Moves writes and reads the moves of records.
	Moves Codec[M]
	// Facts lists one zero value per event type: with it events are encoded and decoded by name, and boards are checked
	// to show every one.
	Facts []E
	// View returns what a reader may know, as a value that shares nothing with the core. All that a board may ask is a
	// method of it. Two positions that look the same to the reader give deeply equal views.
	View func(core C, reader Seat) V
	// Redact returns an event as a reader may know it, and false if the reader may not know of it.
	Redact func(event E, reader Seat) (E, bool)
	// Say puts an event into words for log, recap and replay, and false for events that go without saying.
	Say func(event E) (Phrase, bool)
	// Tally appends what an event does to scores. From the events of set-up on, the tallies of a seat add up to its
	// points.
	Tally func(dst []Tally, event E) []Tally
	// Forced returns the only move that is possible at all, where public knowledge tells so: the table makes it by
	// itself. It gets the public view.
	Forced func(public V) (Seat, M, bool)
	// Shows reports whether a move shows others nothing but what its seat held and chose to show: the person who made it
	// may take it back although it revealed something. nil: no move does.
	Shows func(m M) bool
	// Evaluate says how good a position is for a seat, in hundredths of a point; more is better. It may look at
	// everything, since computer players only see positions dealt anew.
	Evaluate func(core C, s Seat) int
	// Quiet reports whether a position can be evaluated as it stands; otherwise something is still being decided (a
	// question for answers, a choice), and a computer player looks on.
	Quiet func(core C) bool
	// Position returns the whole position, everything hidden included, as a value for encoding/json.
	Position func(core C) any
	// Bounds returns the limits of a continuous set of moves of a seat as a value for encoding/json; nil: there is none.
	Bounds func(core C, s Seat) any
}

// Codec writes and reads moves as text: one line without line breaks, the same move always the same text.
type Codec[M comparable] struct {
	Append func(dst []byte, m M) []byte
	// Parse returns an error for text that is not exactly what Append writes for some move.
	Parse func(text string) (M, error)
}

// Text returns a move as it stands in a record.
func (c Codec[M]) Text(m M) string { return string(c.Append(nil, m)) }
