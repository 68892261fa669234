package table

import (
	"fmt"

	"runehall/games"
	"runehall/games/lesson"
	"runehall/scenes/table/apart"
	"runehall/scenes/table/past"
	"runehall/scenes/table/questions"
	"runehall/scenes/table/thinkers"
	"runehall/scenes/table/timed"
)

// Keeper stores what is added to a record. It is the part of a store's writer that the table needs.
type Keeper interface {
	// Append returns at once; done is called later, on the same goroutine, with nil once the bytes are safe. After an
	// error the record is unchanged and the same bytes can be appended again.
	Append(grown []byte, done func(error))
}

// play runs a match without a screen. It asks the computer players in their order, makes forced moves, puts questions,
// collects the decisions of one moment, keeps the clock of phases that have one, and undoes. No move is made before the
// last one is stored.
type play[C games.Core[C, M, E], M comparable, E any, V any] struct {
	kind  *Kind[C, M, E, V]
	known knownMatch[M, E, V]
	shown shownMatch[C, M, E, V]
	match *games.Match[C, M, E, V] // nil: it is kept elsewhere
	apart *apart.Line              // nil: it is kept here
	far   *roomMatch[C, M, E, V]   // what the room has told; nil: it is kept here
	parts parts[M, V]

	persons []games.Seat
	acting  []games.Acting
	asked   questions.Asked[M]
	moment  moment[M]
	timed   timed.Phase[C, M, E, V]
	public  V        // what everybody may see
	late    bool     // the match has visibly come near its end
	only    struct { // the only move there is
		seat games.Seat
		move M
		ok   bool
	}

	passed games.Phrase // tells that the table has let a person's turn go by; no key: it has been told

	thinkers thinkers.Players[C, M, E] // none of them for persons, and none at all where the match is kept elsewhere

	storage storage

	script tutor[C, M, E, V] // of a lesson, if there is one

	past     past.Past[M]
	epoch    int  // raised whenever the board must be made anew: after an undo, or when a draft must go
	reseated bool // others have sat down elsewhere: the table must be laid out again
}

// newPlay takes over a match. It fails for a driver that this program does not know.
func newPlay[C games.Core[C, M, E], M comparable, E any, V any](
	kind *Kind[C, M, E, V], match *games.Match[C, M, E, V], keeper Keeper, parts parts[M, V],
) (*play[C, M, E, V], error) {
	p := &play[C, M, E, V]{
		kind: kind, known: localMatch[C, M, E, V]{match}, match: match, storage: storage{keeper: keeper}, parts: parts,
		thinkers: thinkers.New(kind.Def.Blank(), match.Record().Setup.Seed),
	}
	p.timed = timed.New(kind.Def, parts.clocked, &p.thinkers)
	p.shown = shownMatch[C, M, E, V]{kind.Def, match, p.known, &p.timed}
	record := match.Record()
	for i, player := range record.Players {
		if player.Driver == games.Person {
			p.persons = append(p.persons, games.Seat(i))
			continue
		}
		level, ok := kind.level(player.Driver)
		if !ok {
			return nil, fmt.Errorf("table: seat %d: %s has no computer player %q", i, kind.Def.ID, player.Driver)
		}
		p.thinkers.Sit(games.Seat(i), level.New(p.thinkers.Seed+uint64(i)))
	}
	p.past.Origins = originsOf(kind, match, parts.clocked, p.thinkers.Play)
	p.begin()
	return p, nil
}

// begin takes stock after every change of the match: who acts, and what the table waits for.
func (p *play[C, M, E, V]) begin() {
	p.thinkers.Moved(lastMover(p.known))
	p.acting = p.known.AppendActing(p.acting[:0])
	p.public = p.known.View(games.Public)
	if p.apart == nil { // elsewhere the host of the room makes it
		p.only.seat, p.only.move, p.only.ok = p.kind.Def.Forced(p.public)
	}
	p.late = p.late || p.kind.Def.Late != nil && p.kind.Def.Late(p.public) // it stays so: music does not waver
	if p.parts.asker != nil {
		q, open := p.parts.asker.Question(p.public)
		p.asked.Next(q, open, p.persons, p.must(), lastMover(p.known))
	}
	p.enter()
	p.moment = moment[M]{on: !p.timed.On && p.apart == nil && p.kind.joint(p.match.Core())}
	if p.moment.on {
		p.thinkers.AskAll(p.match.Core(), p.known.Moves(), p.acting)
	}
}

// busy reports whether the match goes on without input, so that ticks are needed. free means the same as for tick.
func (p *play[C, M, E, V]) busy(free bool) bool {
	switch {
	case p.storage.retryIn > 0:
		return true
	case p.apart != nil:
		return p.apart.Waits() || p.timed.On && free
	case !p.stored() || p.over() || !free:
		return false
	case p.script.Leads():
		return p.thinkers.Wait().On || !p.script.Stray && p.script.Is(lesson.Move)
	case p.timed.On:
		return true
	case p.moment.on:
		return !p.moment.ready || p.undecided() < 0
	case p.thinkers.Wait().On || p.only.ok:
		return true
	case p.asked.On && p.asked.Waits():
		return false
	case p.asked.On && p.isPerson(p.must()):
		_, auto := p.declines(p.must())
		return auto
	}
	_, driven := p.thinkers.Next(p.acting)
	return driven
}

// tick goes one tick further. Computer players move only when the picture has caught up with the match (shown), and
// nobody is looking at their own things or considering a move (free). They think while the last move is still shown.
func (p *play[C, M, E, V]) tick(shown, free bool) error {
	if p.apart != nil {
		return p.keepUp(shown, free)
	}
	p.thinkers.Breath.Draw()
	p.thinkers.Breath.Calm = shown && !p.timed.On && !p.script.learning()
	p.storage.store()
	if !p.stored() || p.over() {
		return nil
	}
	if p.script.Leads() {
		if !free || !shown {
			return nil
		}
		return p.follow()
	}
	if p.timed.On {
		return p.runOn(shown, free)
	}
	if !free {
		return nil
	}
	if !shown {
		return p.thinkAhead()
	}
	if p.only.ok {
		if !p.thinkers.Wait().On { // it takes the time that a computer player takes for a turn
			a := games.Acting{Seat: p.only.seat, Must: true}
			p.thinkers.Await(a, p.thinkers.Pace.Ticks(thinkers.TurnWindow), p.only.move, true)
		}
		return p.think()
	}
	if p.moment.on {
		return p.collect()
	}
	return p.drive()
}

// person takes what a person does: a move, a decision where seats decide at the same moment, or what a hand does on a
// clock.
func (p *play[C, M, E, V]) person(s games.Seat, m M) *games.Refusal {
	if !p.open(s) {
		return games.NotActing
	}
	switch {
	case p.script.Asks():
		return p.answer(s, m)
	case p.timed.Running():
		if p.apart != nil {
			return p.timed.Reach(s, m, p.known.Check)
		}
		return p.timed.Reach(s, m, p.timed.Core().Check)
	case p.moment.on:
		return p.moment.decide(s, m, p.shown.core().Check)
	}
	refusal := p.make(s, m, past.Person)
	if refusal == nil {
		p.past.Undone = nil
	}
	return refusal
}

// open reports whether a move of a person's seat is taken now.
func (p *play[C, M, E, V]) open(s games.Seat) bool {
	if !p.stored() || p.over() || !p.isPerson(s) || p.apart != nil && p.apart.Behind() ||
		p.timed.On && !p.timed.Running() ||
		p.script.learning() && (p.script.Leads() && !p.script.Asks() || p.freed()) {
		return false
	}
	if p.asked.On && len(p.persons) > 1 {
		return p.asked.Choice == s && p.must() == s
	}
	for _, a := range p.acting {
		if a.Seat == s {
			return true
		}
	}
	return false
}

// make makes a move for any seat, and begins to store it.
func (p *play[C, M, E, V]) make(s games.Seat, m M, from past.Origin) *games.Refusal {
	if p.apart != nil {
		return p.far.send(s, m)
	}
	before := lapOf(p)
	grown, refusal := p.match.Make(s, m)
	if refusal != nil {
		return refusal
	}
	p.past.Origins = append(p.past.Origins, from)
	if p.script.learning() {
		p.script.Made(len(p.match.Made()), before.ended(lapOf(p), p.script.Lesson.Learner()))
	}
	p.storage.keep(grown)
	p.begin()
	return nil
}

// must returns the seat that the match waits for, or games.Nobody. Where several decide at the same moment, it is the
// first person who has yet to decide, or else the first computer player.
func (p *play[C, M, E, V]) must() games.Seat {
	if p.moment.on || p.timed.Running() {
		if s := p.undecided(); s >= 0 {
			return s
		}
	}
	for _, a := range p.acting {
		if a.Must && !(p.moment.on && p.isPerson(a.Seat)) {
			return a.Seat
		}
	}
	return games.Nobody
}

// movers appends the persons whose moves are taken now.
func (p *play[C, M, E, V]) movers(dst []games.Seat) []games.Seat {
	for _, a := range p.acting {
		if p.open(a.Seat) {
			dst = append(dst, a.Seat)
		}
	}
	return dst
}

func (p *play[C, M, E, V]) over() bool {
	_, over := p.known.Result()
	return over
}

// sole returns the only one of the persons at a table, and false if there are more or none.
func sole(persons []games.Seat) (games.Seat, bool) {
	if len(persons) != 1 {
		return games.Nobody, false
	}
	return persons[0], true
}
