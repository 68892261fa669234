package table

import (
	"strings"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/rooms/away"
	"runehall/scenes/table/hints"
)

// hint asks the best computer player what a person could do: a player of this program or, if the match is kept
// elsewhere, one at the room's host.
type hint[C games.Core[C, M, E], M comparable, E any, V any] struct {
	on     bool
	seat   games.Acting
	reader games.Seat

	search   *bots.Hinting[C, M, E, V]
	explains bool // the move is found and lit; the reasons for it are looked for
	host     *hostsHint

	found hinted[M]
	fails bool // the host could not answer
	told  toldHint[M]
}

// hostsHint is a hint that the room's host was asked for.
type hostsHint struct {
	came bool
	got  away.Hint
}

// hinted is a move that was found, with what is known about it.
type hinted[M comparable] struct {
	move M
	said []games.Phrase
	why  []games.Reason
}

// toldHint is the last hint, and for which position and reader it was given. Asking again there tells the next reason.
type toldHint[M comparable] struct {
	on           bool
	moves, epoch int
	reader       games.Seat
	times        int // how often it was asked for again
}

// seek begins to look for a hint for whoever can have one. If the last hint still stands, its move is lit once more,
// and seek returns true: the next reason is to be told.
func (h *hint[C, M, E, V]) seek(p *play[C, M, E, V], reader games.Seat, lit func(M) bool) (told bool) {
	if h.again(p, reader) && lit(h.found.move) {
		h.told.times++
		return true
	}
	if a, ok := hintSeat(p, reader); ok {
		h.start(p, a, reader)
	}
	return false
}

// start begins to look for a move of a seat, with what the reader knows.
func (h *hint[C, M, E, V]) start(p *play[C, M, E, V], a games.Acting, reader games.Seat) {
	h.stop()
	h.on, h.seat, h.reader, h.fails = true, a, reader, false
	if p.apart != nil {
		asked := &hostsHint{}
		h.host = asked
		p.apart.At.Room.Hint(a.Seat, p.apart.State.Steps, func(got away.Hint) {
			asked.came, asked.got = true, got
		})
		return
	}
	if h.search == nil {
		h.search = bots.NewHinting(p.kind.Def, p.kind.advisor(), p.thinkers.Seed)
	}
	h.search.Start(p.match.Core(), p.shown.moves(), a, reader, p.thinkers.Seed)
}

// step goes on with the search for a tick. It reports when the move has been found, and lights it with lit; when
// everything that can be said of it is known, or there is nothing to propose, the search is over.
func (h *hint[C, M, E, V]) step(p *play[C, M, E, V], lit func(M) bool) (over bool) {
	if h.host != nil {
		return h.receive(p, lit)
	}
	if !p.thinkers.Breath.Think(h.search.Step) {
		return false
	}
	if h.explains {
		h.tell(p, hinted[M]{h.found.move, h.search.Said(), h.search.Reasons()})
		return true
	}
	m, ok := h.search.Move()
	if !ok || !lit(m) {
		h.stop()
		return true
	}
	h.found, h.explains = hinted[M]{move: m}, true
	h.search.Explain()
	return false
}

// receive takes the host's hint, once it has come. What cannot be a hint here is none: hosts are not to be trusted.
func (h *hint[C, M, E, V]) receive(p *play[C, M, E, V], lit func(M) bool) (over bool) {
	if !h.host.came {
		return false
	}
	got := h.host.got
	h.fails = got.Reason != ""
	found, ok := p.far.hinted(got.Found, h.seat.Seat)
	h.fails = h.fails || !ok && got.Found != nil
	if !ok || !lit(found.move) {
		h.stop()
		return true
	}
	h.tell(p, found)
	return true
}

// tell ends the search with a hint, which can be told from now on.
func (h *hint[C, M, E, V]) tell(p *play[C, M, E, V], found hinted[M]) {
	h.stop()
	h.found = found
	h.told = toldHint[M]{on: true, moves: p.shown.moves(), epoch: p.epoch, reader: h.reader}
}

// again reports whether the last hint still stands, for the same reader and position.
func (h *hint[C, M, E, V]) again(p *play[C, M, E, V], reader games.Seat) bool {
	t := &h.told
	return t.on && !h.on && t.moves == p.shown.moves() && t.epoch == p.epoch && t.reader == reader
}

// busy reports whether ticks are needed: an answer of the host wakes the program by itself.
func (h *hint[C, M, E, V]) busy() bool { return h.on && (h.host == nil || h.host.came) }

func (h *hint[C, M, E, V]) stop() { h.on, h.explains, h.host = false, false, nil }

// describe returns what can be said of the move that was found.
func (h *hint[C, M, E, V]) describe(p *play[C, M, E, V], say func(games.Phrase) string) hints.Hint {
	def, d := p.kind.Def, hints.Hint{Seat: h.seat.Seat, Said: h.found.said, Why: h.found.why}
	if def.Grounds != nil {
		if phrase, clause, ok := def.Grounds(p.shown.view(h.reader), d.Seat, h.found.move); ok {
			d.Ground = hints.Reason{Words: say(phrase), Clause: clause}
		}
	}
	if def.Worth != nil {
		kind, _, _ := strings.Cut(def.Moves.Text(h.found.move), " ")
		d.Last = def.Worth.Moves[kind]
	}
	return d
}
