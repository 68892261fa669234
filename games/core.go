package games

// Core is one match of one game: pure and deterministic. Setup and moves decide everything. C is the core's own pointer
// type, M its move (a small comparable struct), E its event (an interface closed by an unexported method).
type Core[C any, M comparable, E any] interface {
	// AppendActing appends the seats that may act, those that must first. Until the match is over at least one must.
	// Who may act is public: it never depends on what a seat hides.
	AppendActing(dst []Acting) []Acting
	// AppendMoves appends every legal move of a seat, in a fixed order. A core with a continuous set of moves lists the
	// countable ones here, and its [Def] has Sample for the others.
	AppendMoves(dst []M, s Seat) []M
	// Check returns nil for a legal move and otherwise the refusal that names the clause. It changes nothing.
	Check(s Seat, m M) *Refusal
	// Apply checks and makes a move. After a refusal nothing has changed and no event was told.
	Apply(s Seat, m M) *Refusal
	// Listen makes the core tell its events from now on; nil: nobody listens and none is built.
	Listen(events *Events[E])
	// Revealed reports whether the last Apply showed somebody something that was hidden before: undo ends there.
	Revealed() bool
	// Redeal deals anew everything that a seat cannot know, and reseeds all chance. Two positions that look the same to
	// the seat are equal after a Redeal with equal chance. With [Public] nothing hidden is known.
	Redeal(s Seat, chance *Chance)
	// CloneInto makes dst an independent copy that nobody listens to, reusing dst's memory.
	CloneInto(dst C)
	// Hash is a checksum of the whole position, hidden things and chance included.
	Hash() uint64
	// Result returns how the match ended, and false while it goes on.
	Result() (Result, bool)
}

// Events collects what a core tells. The guard against a nil listener stands at the call site inside the core, so that
// playouts build no event.
type Events[E any] struct{ list []E }

// Add appends an event.
func (e *Events[E]) Add(event E) { e.list = append(e.list, event) }

// List returns the events since the last Clear. It is valid until the next Add or Clear.
func (e *Events[E]) List() []E { return e.list }

// Clear forgets all events and keeps the memory.
func (e *Events[E]) Clear() {
	clear(e.list)
	e.list = e.list[:0]
}
