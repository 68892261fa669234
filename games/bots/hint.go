package bots

import (
	"runehall/games"
)

// Hinting looks for a move to propose to a person, and then for the reasons for it. It knows no more than the reader
// does. Where everybody reads the hint, the seat's own secrets are dealt anew as well. A computer player may choose an
// answer that is only nearly the best, so as not to give secrets away; a hint is always the best move found.
//
// It works in counted steps, and its result does not depend on how the work is divided.
type Hinting[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def  *games.Def[C, M, E, V]
	mind games.Thinker[C, M]
	why  *Explanation[C, M, E, V]

	position, scratch C
	moves             int
	seat              games.Acting
	reader            games.Seat
	seed              uint64
	tries             int

	stage hinting
	move  M
}

type hinting uint8

const (
	unasked hinting = iota
	seeking
	nothing // there is nothing to propose
	proposed
	arguing // looks for the reasons
	argued
)

// PublicTries is on how many deals a hint for everybody is looked for, at most. Nearly always the first one will do. A
// move that the next deal does not allow depends on something hidden, and is no hint.
const PublicTries = 6

// NewHinting returns a search for hints by a level's computer player. seed is that player's own.
func NewHinting[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], level games.Level[C, M], seed uint64,
) *Hinting[C, M, E, V] {
	return &Hinting[C, M, E, V]{
		def: def, mind: Steady(level.New(seed)), why: NewExplanation(def), position: def.Blank(), scratch: def.Blank(),
	}
}

// Start begins to look for a move on a position after so many moves, for a seat that may act, with what the reader
// knows. The same seed leads to the same hint on every position that the reader cannot tell from this one.
func (h *Hinting[C, M, E, V]) Start(position C, moves int, a games.Acting, reader games.Seat, seed uint64) {
	position.CloneInto(h.position)
	h.moves, h.seat, h.reader, h.seed, h.tries = moves, a, reader, seed, 0
	h.stage = seeking
	h.deal()
}

// deal gives the thinker a position that is possible for all that the reader knows. A seat that could interrupt may
// have nothing in it to interrupt with.
func (h *Hinting[C, M, E, V]) deal() {
	h.redeal(h.tries)
	h.mind.Start(h.scratch, h.seat.Seat, h.seat.Must)
}

func (h *Hinting[C, M, E, V]) redeal(try int) {
	h.position.CloneInto(h.scratch)
	chance := games.NewChance(h.seed, uint64(h.moves)<<16|uint64(try)<<8|0xff)
	h.scratch.Redeal(h.reader, &chance)
}

// Step does about n units of work. It reports whether the move is known, or that there is none; after Explain, whether
// the reasons are known.
func (h *Hinting[C, M, E, V]) Step(n int) (done bool) {
	switch h.stage {
	case seeking:
		h.seek(n)
	case arguing:
		if h.why.Step(n) {
			h.stage = argued
		}
	}
	return h.stage != seeking && h.stage != arguing
}

func (h *Hinting[C, M, E, V]) seek(n int) {
	d, done := h.mind.Step(n)
	switch {
	case !done:
	case d.Still:
		h.stage = nothing
	case h.reader == games.Public && !h.holds(d.Move):
		if h.tries++; h.tries == PublicTries {
			h.stage = nothing
			return
		}
		h.deal()
	default:
		h.move, h.stage = d.Move, proposed
	}
}

// holds reports whether a move is legal on yet another deal.
func (h *Hinting[C, M, E, V]) holds(m M) bool {
	h.redeal(h.tries + PublicTries)
	return h.scratch.Check(h.seat.Seat, m) == nil
}

// Move returns the proposed move, or false if there is none, or none yet.
func (h *Hinting[C, M, E, V]) Move() (M, bool) { return h.move, h.stage >= proposed }

// Explain begins to look for reasons for the proposed move.
func (h *Hinting[C, M, E, V]) Explain() {
	h.stage = arguing
	h.why.Start(h.position, h.reader, h.seat.Seat, h.move, h.seed)
}

// Said and Reasons say what the move does and what speaks for it, as [Explanation.Said] and [Explanation.Reasons] do,
// once the reasons are known.
func (h *Hinting[C, M, E, V]) Said() []games.Phrase    { return h.why.Said() }
func (h *Hinting[C, M, E, V]) Reasons() []games.Reason { return h.why.Reasons() }

// Entry returns the entry of a game with these computer players, in rising strength. Its live matches give hints, which
// come from the former master, the last of [Former], as they do at a table.
func Entry[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], levels []games.Level[C, M],
) games.Entry {
	return games.HintingEntry(def, levels, func(
		position C, moves int, a games.Acting, reader games.Seat, seed uint64,
	) (games.Hinting, error) {
		all := Former(def)
		h := NewHinting(def, all[len(all)-1], seed)
		h.Start(position, moves, a, reader, seed)
		return &written[C, M, E, V]{Hinting: h}, nil
	})
}

// written writes a hint, with its reasons, as values that callers can read who do not know the game's types.
type written[C games.Core[C, M, E], M comparable, E any, V any] struct {
	*Hinting[C, M, E, V]
}

func (w *written[C, M, E, V]) Step(n int) (done bool) {
	if !w.Hinting.Step(n) {
		return false
	}
	if w.stage == proposed {
		w.Explain()
		return false
	}
	return true
}

func (w *written[C, M, E, V]) Hint() (games.Hint, bool) {
	if w.stage != argued {
		return games.Hint{}, false
	}
	hint := games.Hint{Move: w.def.Moves.Text(w.move), Why: w.Reasons()}
	for _, event := range w.why.Does() {
		text, err := games.EncodeEvent(event)
		if err != nil {
			panic("bots: " + err.Error()) // cannot happen: rooms encode every event of a match
		}
		hint.Does = append(hint.Does, text)
	}
	return hint, true
}
