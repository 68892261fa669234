package games

import (
	"encoding/json"
	"fmt"
)

// Live is a match under way, for callers that do not know the game's types, such as rooms whose seats are on other
// devices. Moves are texts as in records. [Entry].Live makes one.
type Live interface {
	// Record returns the record so far, for reading only, and Standing how the match stands.
	Record() *Record
	Standing() Standing
	// AppendActing appends the seats that may act, and Joint reports whether they decide at the same moment
	// ([Def].Joint).
	AppendActing(dst []Acting) []Acting
	Joint() bool
	// Check returns why a seat cannot make a move now, or nil. The error wraps a [Refusal].
	Check(s Seat, move string) error
	// Make makes a move and records it. After an error, which is that of Check, nothing has changed.
	Make(s Seat, move string) error
	// Join combines the decisions of all acting seats (one each, in the order of AppendActing) into one move, and
	// returns the seat that makes it ([Def].Join).
	Join(decisions []Chosen[string]) (Seat, string, error)
	// Races reports whether hands ever race on a clock in this match ([Def].Hands). Rate returns how many ticks a
	// second of that clock has; 0: no hands race now. While they do, Settled returns the tick up to which the position
	// is settled, Tick the tick that a move names, and At a seat's own part of a move as its hand makes it in a tick,
	// with the tick in which it then takes place. Join then also combines the decisions of only some seats.
	Races() bool
	Rate() int
	Settled() int
	Tick(move string) (tick int, ok bool)
	At(s Seat, move string, tick int) (string, int, error)
	// Undo goes back to the position after the first n moves, and records the undo.
	Undo(n int) error
	// Made returns, for each move that has not been undone, its seat and whether it binds: see [Bound].
	Made() []Bound
	// Forced returns the only legal move, if everybody can see that it is the only one ([Def].Forced).
	Forced() (Seat, string, bool)
	// AppendView appends what a reader may know now, in the bytes of [Def.AppendView].
	AppendView(dst []byte, reader Seat) []byte
	// Told returns the events after the first n moves, as a reader may know them. A negative n adds those of the
	// set-up.
	Told(reader Seat, n int) ([]Told[json.RawMessage], error)
	// Think begins a decision of an acting seat by a computer player. seed is the player's own.
	Think(level string, a Acting, seed uint64) (Thinking, error)
	// Hint begins to look for a hint for an acting seat, with what the reader knows. The same seed gives the same hint
	// on every position that the reader cannot tell from this one.
	Hint(a Acting, reader Seat, seed uint64) (Hinting, error)
}

// Bound is a move of a live match. Binds says that it showed somebody something that its seat did not choose to show:
// then an undo past it needs everybody's consent.
type Bound struct {
	Seat  Seat
	Binds bool
}

// Thinking is a computer player's decision in the making. It has a position of its own, so the match need not wait for
// it.
type Thinking interface {
	// Step does at most n units of work, and returns whether the decision has been made.
	Step(n int) (Decision[string], bool)
}

func (e *entry[C, M, E, V]) Live(record *Record) (Live, error) {
	m, err := Resume(e.def, record)
	if err != nil {
		return nil, err
	}
	return &live[C, M, E, V]{Match: m, levels: e.levels, hints: e.hints}, nil
}

type live[C Core[C, M, E], M comparable, E any, V any] struct {
	*Match[C, M, E, V]
	levels []Level[C, M]
	hints  Hints[C]
}

func (l *live[C, M, E, V]) Standing() Standing { return l.standing() }

func (l *live[C, M, E, V]) AppendActing(dst []Acting) []Acting { return l.core.AppendActing(dst) }

func (l *live[C, M, E, V]) Joint() bool { return l.def.Joint != nil && l.def.Joint(l.core) }

func (l *live[C, M, E, V]) Check(s Seat, move string) error {
	_, err := l.read(s, move)
	return err
}

// read parses a move and checks that the seat may make it now.
func (l *live[C, M, E, V]) read(s Seat, text string) (M, error) {
	move, err := l.def.Moves.read(text)
	if err != nil {
		return move, err
	}
	if s < 0 || int(s) >= l.record.Setup.Seats {
		return move, NotActing
	}
	if refusal := l.core.Check(s, move); refusal != nil {
		return move, refusal
	}
	return move, nil
}

func (l *live[C, M, E, V]) Make(s Seat, text string) error {
	move, err := l.read(s, text)
	if err != nil {
		return err
	}
	if _, refusal := l.Match.Make(s, move); refusal != nil {
		return refusal
	}
	return nil
}

func (l *live[C, M, E, V]) Join(decisions []Chosen[string]) (Seat, string, error) {
	chosen := make([]Chosen[M], len(decisions))
	for i, d := range decisions {
		move, err := l.read(d.Seat, d.Move)
		if err != nil {
			return Nobody, "", err
		}
		chosen[i] = Chosen[M]{Seat: d.Seat, Move: move}
	}
	s, move := l.def.Join(l.core, chosen)
	return s, l.def.Moves.Text(move), nil
}

func (l *live[C, M, E, V]) Undo(n int) error {
	_, err := l.Match.Undo(n)
	return err
}

func (l *live[C, M, E, V]) Made() []Bound {
	list := make([]Bound, len(l.made))
	for i, m := range l.made {
		list[i] = Bound{Seat: m.Seat, Binds: m.Revealed && !m.Shown}
	}
	return list
}

func (l *live[C, M, E, V]) Forced() (Seat, string, bool) {
	s, move, ok := l.def.Forced(l.View(Public))
	if !ok {
		return Nobody, "", false
	}
	return s, l.def.Moves.Text(move), true
}

func (l *live[C, M, E, V]) AppendView(dst []byte, reader Seat) []byte {
	return l.def.AppendView(dst, l.View(reader))
}

func (l *live[C, M, E, V]) Told(reader Seat, n int) ([]Told[json.RawMessage], error) {
	var list []Told[json.RawMessage]
	for _, told := range l.told {
		if told.Move <= n {
			continue
		}
		event, ok := l.def.Redact(told.Event, reader)
		if !ok {
			continue
		}
		text, err := EncodeEvent(event)
		if err != nil {
			return nil, err
		}
		list = append(list, Told[json.RawMessage]{Move: told.Move, Event: text})
	}
	return list, nil
}

func (l *live[C, M, E, V]) Think(level string, a Acting, seed uint64) (Thinking, error) {
	for _, of := range l.levels {
		if of.ID != level {
			continue
		}
		t := &thinking[C, M]{thinker: of.New(seed), moves: l.def.Moves}
		Ask(t.thinker, l.def.Blank(), l.core, a, seed, len(l.made))
		return t, nil
	}
	return nil, fmt.Errorf("%s has no computer player %.80q", l.def.ID, level)
}

func (l *live[C, M, E, V]) Hint(a Acting, reader Seat, seed uint64) (Hinting, error) {
	if l.hints == nil {
		return nil, fmt.Errorf("%s has no hints", l.def.ID)
	}
	return l.hints(l.core, len(l.made), a, reader, seed)
}

type thinking[C any, M comparable] struct {
	thinker Thinker[C, M]
	moves   Codec[M]
}

func (t *thinking[C, M]) Step(n int) (Decision[string], bool) {
	decision, done := t.thinker.Step(n)
	switch {
	case !done:
		return Decision[string]{}, false
	case decision.Still:
		return Decision[string]{Still: true}, true
	default:
		return Decision[string]{Move: t.moves.Text(decision.Move)}, true
	}
}
