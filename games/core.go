package games

// Core is one match of one game: pure and deterministic, decided by setup and moves alone. C is the core's own pointer
// type, M its move (a small comparable struct), E its event (an interface closed by an unexported method).
type Core[C any, M comparable, E any] interface {
	// AppendActing appends the seats that may act, those that must first. Until the match is over at least one must.
	// Who may act is public: it never depends on what a seat hides.
	AppendActing(dst []Acting) []Acting
	// AppendMoves appends every legal move of a seat, in a fixed order. A core with a continuous set of moves lists the
	// countable ones here, and its [Def] has Sample for the others.
	AppendMoves(dst []M, s Seat) []M
	// Check returns nil for a legal move, and otherwise the refusal that names the clause. It changes nothing.
	Check(s Seat, m M) *Refusal
	// Apply checks and makes a move. After a refusal nothing has changed, and no event has been sent.
	Apply(s Seat, m M) *Refusal
	// Listen sends the core's events to a listener from now on. With nil the core builds no events.
	Listen(events *Events[E])
	// Revealed reports whether the last Apply showed somebody something that was hidden before. A match cannot be
	// undone past such a move.
	Revealed() bool
	// Redeal replaces everything that the seat cannot know by a new random deal, and reseeds all chance. Two positions
	// that look the same to the seat are equal after a Redeal with equal chance. The reader [Public] knows nothing that
	// is hidden.
	Redeal(s Seat, chance *Chance)
	// CloneInto makes dst an independent copy without a listener, reusing dst's memory.
	CloneInto(dst C)
	// Hash returns a checksum of the whole position, including hidden things and chance.
	Hash() uint64
	// Result returns how the match ended, or false while it goes on.
	Result() (Result, bool)
}

// Events collects the events that a core sends. A core checks for a nil listener before it builds an event, so that
// playouts build none.
type Events[E any] struct{ list []E }

// Add appends an event.
func (e *Events[E]) Add(event E) { e.list = append(e.list, event) }

// List returns the events since the last Clear. It is valid until the next Add or Clear.
func (e *Events[E]) List() []E { return e.list }

// Clear drops all events and keeps the memory.
func (e *Events[E]) Clear() {
	clear(e.list)
	e.list = e.list[:0]
}
