package table

import "runehall/games"

// known is what the table asks of its match, wherever that is kept: all of it here, or in a room elsewhere what a reader may know. A board is shown
// nothing else.
type known[M comparable, E any, V any] interface {
	// Players are those at the table, and Stays reports whether nothing can be undone.
	Players() []games.Player
	Stays() bool
	// Moves counts the moves that were not undone. Mover returns whose one of them is, and Revealed whether it is known to have shown somebody
	// something new.
	Moves() int
	Mover(n int) games.Seat
	Revealed(n int) bool
	// Told returns the events so far, those of the set-up first, for reading only. They are to be redacted for whoever reads.
	Told() []games.Told[E]
	// View returns what a reader may know, or less.
	View(reader games.Seat) V
	AppendActing(dst []games.Acting) []games.Acting
	// Check returns why a seat cannot make a move now, as far as that is known here, or nil.
	Check(s games.Seat, m M) *games.Refusal
	// Result returns how the match ended, or false while it goes on. Where the rules did not end it, nobody has a rank.
	Result() (games.Result, bool)
}

// whole implements [known] with a match that is here.
type whole[C games.Core[C, M, E], M comparable, E any, V any] struct{ *games.Match[C, M, E, V] }

func (w whole[C, M, E, V]) Players() []games.Player { return w.Record().Players }

func (w whole[C, M, E, V]) Stays() bool { return w.Record().Setup.Stays() }

func (w whole[C, M, E, V]) Moves() int { return len(w.Made()) }

func (w whole[C, M, E, V]) Mover(n int) games.Seat { return w.Made()[n].Seat }

func (w whole[C, M, E, V]) Revealed(n int) bool { return w.Made()[n].Revealed }

func (w whole[C, M, E, V]) AppendActing(dst []games.Acting) []games.Acting {
	return w.Core().AppendActing(dst)
}

func (w whole[C, M, E, V]) Check(s games.Seat, m M) *games.Refusal { return w.Core().Check(s, m) }

func (w whole[C, M, E, V]) Result() (games.Result, bool) { return w.Core().Result() }
