package table

import (
	"strings"

	"runehall/games"
	"runehall/games/bots"
	"runehall/scenes/stage"
	"runehall/scenes/table/hints"
	"runehall/scenes/table/thinkers"
)

// hint asks the best computer player what a person could do. It knows no more than the reader does. With the curtain
// shut everybody sees the hint, so it is found on a position in which even the seat's own secrets have been dealt anew.
// A computer player may choose an answer that is only nearly the best, so as not to give secrets away; a hint is always
// the best move found.
type hint[C games.Core[C, M, E], M comparable, E any, V any] struct {
	on      bool
	mind    games.Thinker[C, M]
	seat    games.Acting
	reader  games.Seat
	scratch C
	tries   int

	why      *bots.Explanation[C, M, E, V]
	explains bool // the move is found and lit; the reasons for it are looked for
	told     toldHint[M]
}

// toldHint is the last hint, and for which position and reader it was given. Asking again there tells the next reason.
type toldHint[M comparable] struct {
	on           bool
	moves, epoch int
	reader       games.Seat
	move         M
	times        int // how often it was asked for again
}

// publicTries is on how many deals a hint for everybody is looked for, at most. Nearly always the first one will do. A
// move that the next deal does not allow depends on something hidden, and is no hint.
const publicTries = 6

// start begins to look for a move of a seat, with what the reader knows. It returns false if the game has no computer
// player.
func (h *hint[C, M, E, V]) start(p *play[C, M, E, V], a games.Acting, reader games.Seat) bool {
	if len(p.kind.Levels) == 0 {
		return false
	}
	if h.mind == nil {
		h.mind = bots.Steady(p.kind.Levels[len(p.kind.Levels)-1].New(p.thinkers.Seed))
		h.scratch = p.kind.Def.Blank()
		h.why = bots.NewExplanation(p.kind.Def)
	}
	h.explains = false
	h.on, h.seat, h.reader, h.tries = true, a, reader, 0
	h.deal(p)
	return true
}

// deal gives the thinker a position that is possible for all that the reader knows. A seat that could interrupt may
// have nothing in it to interrupt with.
func (h *hint[C, M, E, V]) deal(p *play[C, M, E, V]) {
	h.redeal(p, h.tries)
	h.mind.Start(h.scratch, h.seat.Seat, h.seat.Must)
}

func (h *hint[C, M, E, V]) redeal(p *play[C, M, E, V], try int) {
	p.match.Core().CloneInto(h.scratch)
	chance := games.NewChance(p.thinkers.Seed, uint64(len(p.match.Made()))<<16|uint64(try)<<8|0xff)
	h.scratch.Redeal(h.reader, &chance)
}

// step thinks for a tick, and returns the move once it is found.
func (h *hint[C, M, E, V]) step(p *play[C, M, E, V]) (M, bool) {
	var none M
	if !h.on {
		return none, false
	}
	d, done := thinkers.Ponder(&p.thinkers.Breath, h.mind)
	if !done {
		return none, false
	}
	if d.Still {
		h.on = false
		return none, false
	}
	if h.reader == games.Public {
		h.redeal(p, h.tries+publicTries)
		if h.scratch.Check(h.seat.Seat, d.Move) != nil {
			if h.tries++; h.tries < publicTries {
				h.deal(p)
			} else {
				h.on = false
			}
			return none, false
		}
	}
	h.on = false
	return d.Move, true
}

// explain begins to look for reasons for the move that was found.
func (h *hint[C, M, E, V]) explain(p *play[C, M, E, V], m M) {
	h.on, h.explains = true, true
	h.told = toldHint[M]{moves: len(p.match.Made()), epoch: p.epoch, reader: h.reader, move: m}
	h.why.Start(p.match.Core(), h.reader, h.seat.Seat, m, p.thinkers.Seed)
}

// goOn looks for reasons for a tick, and reports whether all are known.
func (h *hint[C, M, E, V]) goOn(b *stage.Breath) bool {
	if b.Think(h.why.Step) {
		h.stop()
	}
	return !h.on
}

// again reports whether the last hint still stands, for the same reader and position.
func (h *hint[C, M, E, V]) again(p *play[C, M, E, V], reader games.Seat) bool {
	t := &h.told
	return t.on && !h.on && t.moves == len(p.match.Made()) && t.epoch == p.epoch && t.reader == reader
}

func (h *hint[C, M, E, V]) stop() { h.on, h.explains = false, false }

// describe returns what can be said of the move that was found.
func (h *hint[C, M, E, V]) describe(p *play[C, M, E, V], say func(games.Phrase) string) hints.Hint {
	def, d := p.kind.Def, hints.Hint{Seat: h.seat.Seat, Said: h.why.Said(), Why: h.why.Reasons()}
	if def.Grounds != nil {
		if phrase, clause, ok := def.Grounds(p.shown.view(h.reader), d.Seat, h.told.move); ok {
			d.Ground = hints.Reason{Words: say(phrase), Clause: clause}
		}
	}
	if def.Worth != nil {
		kind, _, _ := strings.Cut(def.Moves.Text(h.told.move), " ")
		d.Last = def.Worth.Moves[kind]
	}
	return d
}
