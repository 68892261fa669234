package table

import (
	"errors"
	"fmt"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/ritual"
	"runehall/scenes/table/thinkers"
)

// rig runs a match of Rituals without a screen, with a keeper whose acknowledgements the test decides.
type rig struct {
	t *testing.T
	*play[*ritual.Game, ritual.Move, ritual.Event, ritual.View]
	programs thinkers.Programs[*ritual.Game, ritual.Move, ritual.Event, ritual.View]
	keeper   *keeper
}

// keeper stores in memory, and acknowledges at once unless told to hold back.
type keeper struct {
	text   []byte
	writes int
	hold   bool
	fail   error
	open   []func(error)
}

func (k *keeper) Append(grown []byte, done func(error)) {
	if k.fail != nil {
		done(k.fail)
		return
	}
	k.text = append(k.text, grown...)
	k.writes++
	if k.hold {
		k.open = append(k.open, done)
		return
	}
	done(nil)
}

// ack acknowledges everything that was held back.
func (k *keeper) ack() {
	open := k.open
	k.open = nil
	for _, done := range open {
		done(nil)
	}
}

var errFull = errors.New("the disk is full")

var ritualKind = Kind[*ritual.Game, ritual.Move, ritual.Event, ritual.View]{
	Def: ritual.Def, Levels: bots.Ladder(ritual.Def), Former: bots.Former(ritual.Def),
}

// ritualQuestion returns the public question as a board of Rituals would.
func ritualQuestion(v ritual.View) (Question[ritual.Move], bool) {
	chain := v.Chain()
	if v.Phase() != ritual.AnswerPhase {
		return Question[ritual.Move]{}, false
	}
	last := chain[len(chain)-1]
	q := Question[ritual.Move]{
		Decline: ritual.Move{Kind: ritual.Decline},
		Inquiry: Inquiry{By: last.Seat, About: games.Phrase{Key: last.Card.String()}},
	}
	for s := v.After(last.Seat); s != last.Seat; s = v.After(s) {
		q.Seats = append(q.Seats, s)
	}
	return q, true
}

// ritualParts are the parts of a board of Rituals.
var ritualParts = parts[ritual.Move, ritual.View]{asker: ritualAsker{}}

type ritualAsker struct{}

func (ritualAsker) Question(v ritual.View) (Question[ritual.Move], bool) { return ritualQuestion(v) }

func players(drivers []string) []games.Player {
	list := make([]games.Player, len(drivers))
	for i, d := range drivers {
		list[i] = games.Player{Driver: d, Colour: "amber", Emblem: "circle", Name: fmt.Sprintf("P%d", i)}
	}
	return list
}

func newRig(t *testing.T, variant string, seed uint64, drivers ...string) *rig {
	t.Helper()
	setup := games.Setup{
		Seats: len(drivers), Seed: seed, Starts: []games.Seat{0},
		Options: map[string]string{ritual.OptionVariant: variant},
	}
	m, err := games.NewMatch(ritual.Def, setup, players(drivers))
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{t: t, keeper: &keeper{text: append([]byte(nil), m.Record().Text()...)}}
	if r.play, err = newPlay(&ritualKind, m, r.keeper, ritualParts); err != nil {
		t.Fatal(err)
	}
	return r
}

// run lets n ticks pass in which everything is shown.
func (r *rig) run(n int) {
	r.t.Helper()
	for range n {
		if err := r.tick(true, true); err != nil {
			r.t.Fatal(err)
		}
	}
}

// until lets ticks pass until a condition holds.
func (r *rig) until(what string, is func() bool) {
	r.t.Helper()
	for range 100_000 {
		if is() {
			return
		}
		r.run(1)
	}
	r.t.Fatalf("after 100,000 ticks still not: %s", what)
}

// move makes the first legal move of a seat that fulfils a condition.
func (r *rig) move(s games.Seat, want func(ritual.Move) bool) ritual.Move {
	r.t.Helper()
	for _, m := range r.match.Core().AppendMoves(nil, s) {
		if !want(m) {
			continue
		}
		if refusal := r.person(s, m); refusal != nil {
			r.t.Fatalf("move %v of seat %d: %v", m, s, refusal)
		}
		return m
	}
	r.t.Fatalf("seat %d has no such move", s)
	return ritual.Move{}
}

func placing(m ritual.Move) bool { return m.Kind == ritual.Place }

// plain makes a placement that reveals nothing hidden.
func (r *rig) plain(s games.Seat) ritual.Move {
	r.t.Helper()
	core := ritual.Def.Blank()
	return r.move(s, func(m ritual.Move) bool {
		r.match.Core().CloneInto(core)
		return placing(m) && core.Apply(s, m) == nil && !core.Revealed()
	})
}

// toQuestion lets persons make random moves until a ritual of one of some seats is asked about.
func (r *rig) toQuestion(by func(games.Seat) bool) {
	r.t.Helper()
	chance := games.NewChance(1, 1)
	for range 100_000 {
		if r.asked.On && by(r.asked.By) {
			return
		}
		if r.over() {
			break
		}
		if r.asked.On && r.asked.Waits() {
			r.asked.Choose(games.Nobody)
		}
		must := r.must()
		if r.asked.On || !r.isPerson(must) {
			r.run(1)
			continue
		}
		// A ritual is revealed as soon as possible.
		var moves []ritual.Move
		for _, s := range r.persons {
			for _, m := range r.match.Core().AppendMoves(nil, s) {
				if m.Kind == ritual.Reveal {
					moves = append(moves[:0], m)
					must = s
					break
				}
			}
		}
		if len(moves) == 0 {
			moves = r.match.Core().AppendMoves(nil, must)
		}
		if refusal := r.person(must, moves[chance.IntN(len(moves))]); refusal != nil {
			r.t.Fatal(refusal)
		}
	}
	r.t.Fatal("the match ended without such a question")
}
