package games

import "fmt"

// Def describes a game to all generic code: its core C, moves M, events E and views V.
type Def[C Core[C, M, E], M comparable, E any, V any] struct {
	Info
	// New sets up a match. The setup is valid (see [Info.Validate]). The events of the set-up go to events, which may be nil;
	// after that the core has no listener.
	New func(s Setup, events *Events[E]) C
	// Blank returns a core to clone into.
	Blank func() C
	// Moves writes and reads the moves of records.
	Moves Codec[M]
	// Facts lists one zero value of each event type. With it events are encoded and decoded by name, and boards are checked to
	// show every one.
	Facts []E
	// View returns what a reader may know, as a value that shares nothing with the core. A board can ask nothing but its
	// methods. Two positions that look the same to the reader give deeply equal views.
	View func(core C, reader Seat) V
	// Wire writes a view onto the wire, or reads it into the zero view: it names every number of what the reader knows, each with its bounds.
	Wire func(w *Wire, view *V)
	// Redact returns an event as a reader may know it, or false if the reader may not know of it.
	Redact func(event E, reader Seat) (E, bool)
	// Say puts an event into words for log, recap and replay, or returns false for events not worth a word.
	Say func(event E) (Phrase, bool)
	// Tally appends what an event changes in the scores. From the events of the set-up on, the tallies of a seat add up to its
	// points.
	Tally func(dst []Tally, event E) []Tally
	// Course is for a game that counts only at its end: it appends the changes by an event in the scores that the seats would have
	// if the match ended now. Its sums end at the points, as Tally's do. nil: Tally tells it.
	Course func(dst []Tally, event E) []Tally
	// Race is the clause that ends a match when somebody has reached its goal and has won: the last move has decided then. "": the points decide.
	Race string
	// Forced returns the only possible move, if it can be told from public knowledge, given the public view: the table makes it
	// by itself.
	Forced func(public V) (Seat, M, bool)
	// Obvious returns the step that nobody in a person's place would decide otherwise, out of several legal ones or as the only one, given the view of
	// whoever looks: the seat itself, or the public. Nothing is lost by it. The table makes it where the person has not turned that off. nil: there
	// is none.
	Obvious func(view V, s Seat) (M, bool)
	// Lacks says what a move that is refused lacks, with the numbers of the moment, given the view of whoever looks; false where the refusal's own words
	// say all that the reader may know. nil: they always do.
	Lacks func(view V, s Seat, m M) (Phrase, bool)
	// Grounds says what the rules let a legal move do for its seat, given the view of whoever looks, and the clause that it is about: what a hint says where
	// nothing that a position is worth ([Worth]) speaks for the move. nil: there is always something.
	Grounds func(view V, s Seat, m M) (why Phrase, clause string, ok bool)
	// Shows reports whether a move reveals only things that its seat held and chose to show: the person who made it may then
	// take it back. nil: no move does.
	Shows func(m M) bool
	// Evaluate returns how good a position is for a seat, in hundredths of a point; more is better. It may look at everything,
	// since computer players only see positions dealt anew.
	Evaluate func(core C, s Seat) int
	// Plain is the older evaluation. The player greedy keeps to it, and so do minds that say so ([Mind].Plain). nil: Evaluate.
	Plain func(core C, s Seat) int
	// Gentle leaves of a seat's moves those that a player makes who lets others play ([Mind].Gentle), in their order, in the room of the given ones; at least
	// one is left. nil: all of them are gentle.
	Gentle func(core C, s Seat, moves []M) []M
	// Worth takes Evaluate apart. nil: it has no parts.
	Worth *Worth[C]
	// Quiet reports whether a position can be evaluated as it stands. If something is still being decided, such as an answer or
	// a choice, a computer player looks further ahead.
	Quiet func(core C) bool
	// Answers reports whether the seat that must act answers another seat's move out of its own secrets. Computer players then choose by chance among
	// moves that are nearly as good, so that habits do not give secrets away. nil: there are no such answers.
	Answers func(core C) bool
	// Overdue returns how much longer than it should a match takes, in percent from 0 (in time) to 100 (far too long). By so much a computer player that
	// counts its chance of winning ([Mind].Chances) lowers the chances of the future. nil: matches come to their end anyway.
	Overdue func(core C) int
	// Late reports whether a match visibly comes to its end, by the public view: everybody sits up, and the music does. nil: nobody can tell.
	Late func(public V) bool
	// Turns says that a turn is a sequence of small moves, after which another seat acts: computer players then plan whole
	// turns.
	Turns bool
	// Deed returns what a computer player's hand, with the given skill, does for an acting seat, or false if the decision is
	// one for the head. nature is fixed for a seat and a match: equal natures act alike on positions that look the same to the
	// seat. nil: the game needs no skill of the hand.
	Deed func(core C, s Seat, skill Skill, nature uint64) (M, bool)
	// Joint reports whether the acting seats now decide at the same moment, like hands that reach for the same things. All of
	// them must act then, and their decisions on one position make one move, whoever is asked first. nil: they never do.
	Joint func(core C) bool
	// Join returns the move that results from the decisions of all acting seats, one each in the order of AppendActing, and the
	// seat that makes it. It is legal if each of the decisions is.
	Join func(core C, decisions []Chosen[M]) (Seat, M)
	// Position returns the position as a view shows it, as a value for encoding/json; for the reader All the whole position. Things
	// that a reader does not know have the value of the unknown, or are left out.
	Position func(view V) any
	// First returns the seat that is first in turn order. It is asked before the first move.
	First func(core C) Seat
	// Sample returns a random legal move of a seat out of a continuous set, such as throws, or false if the seat has none there
	// now. nil: there is no such set.
	Sample func(core C, s Seat, chance *Chance) (M, bool)
	// Missed returns by how much a move of the hand has missed what it was aimed at, from an event of the move, in the game's own unit; less is better.
	// It reports false for every other event. nil: nothing is aimed at.
	Missed func(event E) (by int, ok bool)
	// Bounds returns the limits of the continuous set for a seat, as a value for encoding/json. nil: there is no such set.
	Bounds func(core C, s Seat) any
}

// AppendCandidates appends a seat's listed moves, and up to n samples of its continuous set.
func (d *Def[C, M, E, V]) AppendCandidates(dst []M, core C, s Seat, chance *Chance, n int) []M {
	dst = core.AppendMoves(dst, s)
	if d.Sample == nil {
		return dst
	}
	for range n {
		m, ok := d.Sample(core, s, chance)
		if !ok {
			break
		}
		dst = append(dst, m)
	}
	return dst
}

// Codec writes and reads moves as text: one line without line breaks, the same move always the same text.
type Codec[M comparable] struct {
	Append func(dst []byte, m M) []byte
	// Parse returns an error for text that is not exactly what Append writes for some move.
	Parse func(text string) (M, error)
}

// Text returns a move in the form used by records.
func (c Codec[M]) Text(m M) string { return string(c.Append(nil, m)) }

// LongestMove bounds the text of a move, in bytes. Nothing longer is read, or quoted in an error.
const LongestMove = 200

// read reads the text of a move in a record. An error wraps [NoSuchMove].
func (c Codec[M]) read(text string) (M, error) {
	if len(text) > LongestMove {
		var none M
		return none, fmt.Errorf("move of %d bytes: %w", len(text), NoSuchMove)
	}
	m, err := c.Parse(text)
	if err != nil {
		return m, fmt.Errorf("%w: %w", err, NoSuchMove)
	}
	return m, nil
}
