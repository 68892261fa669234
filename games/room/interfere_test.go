package room

import (
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// TestNothingHiddenChangesAByteOnTheWire plays rooms in pairs: one goes on from a position, the other from the same
// position with everything dealt anew that a reader cannot know. Until something is revealed, both must send that
// reader and the public the same bytes.
func TestNothingHiddenChangesAByteOnTheWire(t *testing.T) {
	interference(t, ritual.Def, nil, 3)
	interference(t, masters.Def, map[string]string{"adepts": "yes", "extra-draw": "yes", "high-masters": "yes",
		"deck": "wild"}, 3)
	interference(t, stones.Def, nil, 3)
	interference(t, toss.Def, map[string]string{"way": "ghost"}, 3)
	interference(t, toss.Def, map[string]string{"way": "calm"}, 3)
	interference(t, toss.Def, nil, 3)
	interference(t, market.Def, nil, 4)
}

func interference[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	options map[string]string, seats int) {
	t.Helper()
	pairs, moves, differ := 0, 0, 0
	for seed := range uint64(6) {
		setup := games.Setup{Seats: seats, Options: options, Seed: seed}
		core := def.New(setup, nil)
		chance := games.NewChance(seed, 77)
		for n := range 400 {
			if _, over := core.Result(); over {
				break
			}
			if n%9 == 0 {
				for reader := games.Public; reader < games.Seat(seats); reader++ {
					dealt := def.Blank()
					core.CloneInto(dealt)
					dealt.Redeal(reader, &chance)
					p := pair[C, M, E, V]{t: t, reader: reader, def: def}
					p.a, p.b = p.room(setup, core), p.room(setup, dealt)
					moves += p.play(core, dealt, &chance)
					pairs++
					if p.a.print() != p.b.print() {
						differ++
					}
				}
			}
			s, m := anyMove(def, core, &chance)
			if refusal := core.Apply(s, m); refusal != nil {
				t.Fatal(refusal)
			}
		}
	}
	t.Logf("%s: %d pairs, of which %d were different to somebody at last; %d moves made on both", def.ID, pairs, differ,
		moves)
	if differ < pairs/4 || moves < pairs/8 {
		t.Errorf("%s: too few pairs say anything: %d of %d differ, %d moves", def.ID, differ, pairs, moves)
	}
}

func anyMove[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], core C,
	chance *games.Chance) (games.Seat, M) {
	acting := core.AppendActing(nil)
	for {
		a := acting[chance.IntN(len(acting))]
		list := def.AppendCandidates(nil, core, a.Seat, chance, 4)
		if len(list) > 0 {
			return a.Seat, list[chance.IntN(len(list))]
		}
	}
}

type pair[C games.Core[C, M, E], M comparable, E any, V any] struct {
	t      *testing.T
	def    *games.Def[C, M, E, V]
	reader games.Seat
	a, b   *rig
}

// room makes a room whose match begins with a position.
func (p *pair[C, M, E, V]) room(setup games.Setup, core C) *rig {
	p.t.Helper()
	from := *p.def
	from.New = func(games.Setup, *games.Events[E]) C {
		c := p.def.Blank()
		core.CloneInto(c)
		return c
	}
	players := make([]games.Player, setup.Seats)
	for s := range players {
		players[s] = games.Player{Driver: games.Person, Colour: "amber", Emblem: "circle"}
	}
	of := func(string) (games.Entry, bool) { return games.NewEntry(&from, nil), true }
	room, first, err := New(of, p.def.ID, setup, players, key(hostKey), key(inviteKey))
	if err != nil {
		p.t.Fatal(err)
	}
	r := &rig{Room: room, t: p.t, of: all.Entry, lines: [][]byte{first}}
	for s := range players {
		r.do(Deed{Do: DoSit, Seat: games.Seat(s), Key: key(s)})
	}
	for _, clock := range []string{"clock 60", "total 600"} {
		if err := room.Apply([]byte(clock)); err != nil {
			p.t.Fatal(err)
		}
	}
	return r
}

// play makes the same moves in both rooms, as long as they are legal in both and reveal nothing, and compares what is
// sent.
func (p *pair[C, M, E, V]) play(real, dealt C, chance *games.Chance) (moves int) {
	p.t.Helper()
	coreA, coreB := p.def.Blank(), p.def.Blank()
	real.CloneInto(coreA)
	dealt.CloneInto(coreB)
	for {
		for _, reader := range []games.Seat{p.reader, games.Public} {
			if a, b := sent(p.t, p.a.Room, reader, -1), sent(p.t, p.b.Room, reader, -1); a != b {
				p.t.Fatalf("%s: what reader %d cannot know changes what reader %d is sent:\n%s\n%s", p.def.ID, p.reader,
					reader, a, b)
			}
		}
		if _, over := coreA.Result(); over || moves == 12 {
			return moves
		}
		if p.def.Joint != nil && p.def.Joint(coreA) {
			return moves // a single decision is no step here: see [TestAMomentIsMadeOfAllDecisions]
		}
		s, m := anyMove(p.def, coreA, chance)
		if coreB.Check(s, m) != nil {
			return moves
		}
		if refusalA, refusalB := coreA.Apply(s, m), coreB.Apply(s, m); refusalA != nil || refusalB != nil {
			p.t.Fatalf("%s: %v, %v", p.def.ID, refusalA, refusalB)
		}
		if coreA.Revealed() || coreB.Revealed() {
			return moves
		}
		text := p.def.Moves.Text(m)
		for _, r := range []*rig{p.a, p.b} {
			taken, err := r.Spend(s, int64(moves+1)*1100)
			if err != nil {
				p.t.Fatal(err)
			}
			r.store(taken)
			r.do(Deed{Do: DoMove, Seat: s, After: r.Steps(), Move: text})
		}
		moves++
	}
}
