package table

import "runehall/games"

// knownMatch is all that the table asks of its match, wherever it is kept: here, with everything, or in a room
// elsewhere, with what one reader may know. A board is shown nothing else.
type knownMatch[M comparable, E any, V any] interface {
	// Players returns who sits at the table. Stays reports whether no move can be undone.
	Players() []games.Player
	Stays() bool
	// Fresh reports whether nothing has happened yet.
	Fresh() bool
	// Moves counts the moves that were not undone. Mover returns whose the n-th is, from 0, and Revealed whether it is
	// known to have shown somebody something new.
	Moves() int
	Mover(n int) games.Seat
	Revealed(n int) bool
	// Told returns the events so far, the set-up's first. They are for reading only, and must be redacted for each
	// reader.
	Told() []games.Told[E]
	// View returns what a reader may know, or less: elsewhere there is only the view of the reader who was asked for.
	View(reader games.Seat) V
	AppendActing(dst []games.Acting) []games.Acting
	// Check returns why a seat cannot make a move now, as far as that is known here, or nil.
	Check(s games.Seat, m M) *games.Refusal
	// Result returns how the match ended, or false while it goes on. If it did not end by the rules, nobody has a rank.
	Result() (games.Result, bool)
}

// localMatch is the [knownMatch] of a match that is kept here.
type localMatch[C games.Core[C, M, E], M comparable, E any, V any] struct{ *games.Match[C, M, E, V] }

func (w localMatch[C, M, E, V]) Players() []games.Player { return w.Record().Players }

func (w localMatch[C, M, E, V]) Fresh() bool { return len(w.Record().Steps) == 0 }

func (w localMatch[C, M, E, V]) Stays() bool { return w.Record().Setup.Stays() }

func (w localMatch[C, M, E, V]) Moves() int { return len(w.Made()) }

func (w localMatch[C, M, E, V]) Mover(n int) games.Seat { return w.Made()[n].Seat }

func (w localMatch[C, M, E, V]) Revealed(n int) bool { return w.Made()[n].Revealed }

func (w localMatch[C, M, E, V]) AppendActing(dst []games.Acting) []games.Acting {
	return w.Core().AppendActing(dst)
}

func (w localMatch[C, M, E, V]) Check(s games.Seat, m M) *games.Refusal { return w.Core().Check(s, m) }

func (w localMatch[C, M, E, V]) Result() (games.Result, bool) { return w.Core().Result() }

// lastMover returns the seat that made the last move, or games.Nobody before the first.
func lastMover[M comparable, E any, V any](known knownMatch[M, E, V]) games.Seat {
	if n := known.Moves(); n > 0 {
		return known.Mover(n - 1)
	}
	return games.Nobody
}
