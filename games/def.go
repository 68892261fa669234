package games

import "fmt"

// Def describes a game to all generic code: its core C, moves M, events E and views V.
type Def[C Core[C, M, E], M comparable, E any, V any] struct {
	Info
	// New sets up a match. The setup is valid (see [Info.Validate]). The events of the set-up go to events, which may
	// be nil; after that the core has no listener.
	New func(s Setup, events *Events[E]) C
	// Blank returns a core to clone into.
	Blank func() C
	// Moves writes and reads the moves of records.
	Moves Codec[M]
	// Facts lists one zero value of each event type. Events are encoded and decoded by it, and tests check that a board
	// shows every type.
	Facts []E
	// View returns what a reader may know, as a value that shares no memory with the core. A board learns about the
	// match only through the view's methods. Two positions that look the same to the reader give deeply equal views.
	View func(core C, reader Seat) V
	// Wire writes a view onto the wire, or reads one into the zero view. It goes through every number of the view, each
	// with its bounds.
	Wire func(w *Wire, view *V)
	// Redact returns an event as a reader may know it, or false if the reader may not know of it.
	Redact func(event E, reader Seat) (E, bool)
	// Say puts an event into words for log, recap and replay, or returns false for events not worth a word.
	Say func(event E) (Phrase, bool)
	// Tally appends the changes that an event makes to the scores. A seat's tallies, from the events of the set-up on,
	// add up to its points.
	Tally func(dst []Tally, event E) []Tally
	// Course is for a game that counts points only at its end: it appends how an event changes the scores that the
	// seats would have if the match ended now. Added up from the events of the set-up on, the changes give the final
	// points, as Tally's do: points that a seat begins with need an event. nil: Tally serves for this too.
	Course func(dst []Tally, event E) []Tally
	// Race is the clause by which whoever reaches a goal wins and the match ends. The result then says that the last
	// move decided, not the points. "": the points decide.
	Race string
	// Forced returns the only legal move, where everybody can see from the public view that it is the only one. The
	// table then makes it without asking. False: there is a choice, or it would give a secret away.
	Forced func(public V) (Seat, M, bool)
	// Obvious returns a move that anybody in the seat's place would make, because nothing is lost by it. There may be
	// other legal moves, or none. The view is that of the seat itself or the public one. The table makes the move by
	// itself, unless the person has turned that off. nil: no move is obvious.
	Obvious func(view V, s Seat) (M, bool)
	// Lacks says what a refused move would need, with the numbers of the moment ("three coins more"), as far as the
	// view shows them. False: the refusal's own words say all that the reader may know. nil: they always do.
	Lacks func(view V, s Seat, m M) (Phrase, bool)
	// Grounds says what a legal move does for its seat by the rules, and the clause behind it. A hint falls back on it
	// where no part of the position's worth ([Worth]) speaks for the move. nil: there is always such a part.
	Grounds func(view V, s Seat, m M) (why Phrase, clause string, ok bool)
	// Shows reports whether a move reveals only things that its seat held and chose to show. The person who made such a
	// move may still take it back. nil: no move is of this kind.
	Shows func(m M) bool
	// Evaluate returns how good a position is for a seat, in hundredths of a point; more is better. It may look at
	// everything, since computer players only see positions dealt anew.
	Evaluate func(core C, s Seat) int
	// Plain is an earlier evaluation, kept for the player "greedy" and for minds that ask for it ([Mind].Plain). nil:
	// Evaluate.
	Plain func(core C, s Seat) int
	// Gentle keeps only those of a seat's moves that leave the others able to play ([Mind].Gentle). It keeps their
	// order, reuses the memory of moves, and leaves at least one. nil: all moves are gentle.
	Gentle func(core C, s Seat, moves []M) []M
	// Worth splits Evaluate into parts that have names, so that hints can give reasons. nil: it has no parts.
	Worth *Worth[C]
	// Quiet reports whether Evaluate is meaningful for the position as it stands. While something is still being
	// decided, such as an answer or a choice, it is not, and a computer player looks further ahead.
	Quiet func(core C) bool
	// Answers reports whether the seat that must act is answering another seat's move with something it holds in
	// secret. Computer players then choose at random among moves that are nearly as good, because habits would give
	// secrets away. nil: the game has no such answers.
	Answers func(core C) bool
	// Overdue returns how much longer than usual a match is taking, in percent from 0 (in time) to 100 (far too long).
	// A computer player that counts its chance of winning ([Mind].Chances) values the future less by that much, so that
	// it brings a long match to an end. nil: matches end by themselves.
	Overdue func(core C) int
	// Late reports whether everybody can see that the match is about to end. The music changes then. nil: nobody can
	// tell.
	Late func(public V) bool
	// Turns says that a turn is a sequence of small moves, after which another seat acts: computer players then plan
	// whole turns.
	Turns bool
	// Deed returns what the hand of a computer player does for an acting seat, with the given skill. False: the
	// decision needs thought, not skill. nature is fixed for a seat and a match: the same nature acts alike on
	// positions that look the same to the seat. nil: the game needs no skill of the hand.
	Deed func(core C, s Seat, skill Skill, nature uint64) (M, bool)
	// Joint reports whether all acting seats now decide at the same moment, like hands that reach for the same things.
	// All of them must act then. Each decides on the same position, and Join makes one move of their decisions, so the
	// order in which they are asked does not matter. nil: they never do.
	Joint func(core C) bool
	// Join returns the move that results from the decisions of all acting seats (one each, in the order of
	// AppendActing), and the seat that makes it. The move is legal if each of the decisions is.
	// Where hands race on a clock, it may be asked for some of the seats only.
	Join func(core C, decisions []Chosen[M]) (Seat, M)
	// Hands says how the joint decisions depend on a clock. nil: they do not.
	Hands *Hands[C, M]
	// Position returns what a view shows, as a value for encoding/json. Things that the reader does not know are left
	// out or have the value for "unknown". The view of the reader All gives the whole position.
	Position func(view V) any
	// First returns the seat that is first in turn order. It is asked before the first move.
	First func(core C) Seat
	// Sample returns a random legal move out of a continuous set, such as throws. False: the seat has no such move now.
	// nil: the game has no such set.
	Sample func(core C, s Seat, chance *Chance) (M, bool)
	// Missed returns how far a move of the hand missed its aim, from an event of that move, in the game's own unit. It
	// reports false for all other events. nil: nothing is aimed at.
	Missed func(event E) (by int, ok bool)
	// Bounds returns the limits within which a seat can choose from the continuous set, as a value for encoding/json.
	// nil: there is no such set.
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

// Only returns the only one of a seat's moves, for [Def].Forced, and false if there are none or several. Two of them
// are enough to tell.
func Only[M comparable](s Seat, moves []M) (Seat, M, bool) {
	if len(moves) != 1 {
		var none M
		return 0, none, false
	}
	return s, moves[0], true
}

// Codec writes and reads moves as text: one line without a line break. A move has only one text.
type Codec[M comparable] struct {
	Append func(dst []byte, m M) []byte
	// Parse returns an error for text that is not exactly what Append writes for some move.
	Parse func(text string) (M, error)
}

// Text returns a move in the form used by records.
func (c Codec[M]) Text(m M) string { return string(c.Append(nil, m)) }

// LongestMove bounds the text of a move, in bytes. Nothing longer is read, or quoted in an error.
const LongestMove = 200

// read parses a move of a record. Its errors wrap [NoSuchMove].
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
