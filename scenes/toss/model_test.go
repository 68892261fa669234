package toss

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	rules "runehall/games/toss"
	"runehall/ui"
)

// played plays a match of computer players. It calls each once at the start, without events, and after each move, with
// the events that the reader is told.
func played(t *testing.T, seats int, way string, seed uint64, level int, reader games.Seat,
	each func(events []rules.Event, v rules.View)) {
	t.Helper()
	var players []games.Player
	for s := range seats {
		players = append(players, games.Player{Driver: "greedy", Colour: "c", Emblem: "e", Name: fmt.Sprint("P", s)})
	}
	m, err := games.NewMatch(rules.Def,
		games.Setup{Seats: seats, Seed: seed, Options: map[string]string{rules.OptionWay: way}}, players)
	if err != nil {
		t.Fatal(err)
	}
	each(nil, m.View(reader))
	levels := bots.Levels(rules.Def)
	mind := levels[min(level, len(levels)-1)].New(seed)
	scratch := rules.Def.Blank()
	told := len(m.Told())
	for range 4000 {
		acting := m.Core().AppendActing(nil)
		if _, over := m.Core().Result(); over {
			return
		}
		var list []games.Chosen[rules.Move]
		joint := rules.Def.Joint(m.Core())
		for _, a := range acting {
			games.Ask(mind, scratch, m.Core(), a, seed, len(m.Made()))
			d, ok := mind.Step(1 << 20)
			if !ok {
				t.Fatal("no decision")
			}
			list = append(list, games.Chosen[rules.Move]{Seat: a.Seat, Move: d.Move})
			if !joint {
				break
			}
		}
		seat, move := list[0].Seat, list[0].Move
		if joint {
			seat, move = rules.Def.Join(m.Core(), list)
		}
		if _, refusal := m.Make(seat, move); refusal != nil {
			t.Fatalf("%v of seat %d: %v", move, seat, refusal)
		}
		var events []rules.Event
		for ; told < len(m.Told()); told++ {
			if e, ok := rules.Def.Redact(m.Told()[told].Event, reader); ok {
				events = append(events, e)
			}
		}
		each(events, m.View(reader))
	}
	t.Fatal("the match does not end")
}

// TestEveryMoveEndsAsSync tells whole matches at several speeds, or skips, and compares the model after each move with
// the model that the view alone makes. At one speed it does as a replay does: what belongs to a clock is told without
// waiting for what is still shown, and at random ticks it goes on to the next thing, to the end, or begins anew from
// the view.
func TestEveryMoveEndsAsSync(t *testing.T) {
	for _, way := range []string{"snatch", "ghost", "calm"} {
		for seats := 2; seats <= 5; seats++ {
			for _, tempo := range []ui.Tempo{{Speed: 1}, {Speed: 4}, {Speed: 8, Reduced: true}, {}} {
				for _, reader := range []games.Seat{games.Public, 0, games.All} {
					s := newTale(nil)
					n, clock, chance := 0, 0, rand.New(rand.NewPCG(uint64(seats), uint64(reader)))
					played(t, seats, way, uint64(seats), 1, reader, func(events []rules.Event, v rules.View) {
						if n++; n > 40 && tempo.Speed < 8 && tempo.Speed > 0 {
							return
						}
						watched := tempo.Speed == 4
						number, _, on := (&Board{}).Clock(v)
						s.Given.Clocked, clock = watched && on && number == clock, number
						if events == nil || watched && chance.IntN(20) == 0 {
							s.Sync(v)
						} else {
							s.Tell(events, v)
						}
						s.Timeline.Tempo = tempo
						for n := 0; tempo.Speed > 0 && !s.Shown(); n++ {
							if s.tick(); n > 20000 {
								t.Fatalf("%s, %d seats, reader %d: %#v never ends", way, seats, reader, events)
							}
							if watched && chance.IntN(60) == 0 {
								s.skip(chance.IntN(4) == 0)
							}
							if s.Given.Clocked && chance.IntN(4) == 0 {
								return
							}
						}
						s.Finish()
						for seat := range games.Seat(seats) {
							if n := s.Model.runes(seat); v.Phase() != rules.RunPhase && n != len(v.Loot(seat)) {
								t.Fatalf("%s, %d seats, after %#v: %d runes of seat %d are counted, of %v", way, seats,
									events, n, seat, v.Loot(seat))
							}
						}
						got, want := s.Model, modelOf(v)
						got.flashes, got.noises, got.fell, want.fell = want.flashes, want.noises, nil, nil
						got.flights, got.contacts = want.flights, nil
						for i := range got.contest.flicks {
							got.contest.flicks[i].distance, got.contest.flicks[i].touched,
								got.contest.flicks[i].rest = 0, false, [2]disc{}
						}
						got.contest.last, want.contest.last, got.contest.tape = -1, -1, want.contest.tape
						norm(&got)
						norm(&want)
						if !reflect.DeepEqual(got, want) {
							t.Fatalf("%s, %d seats, reader %d, after %#v:\n%+v\n%+v", way, seats, reader,
								events, got, want)
						}
					})
				}
			}
		}
	}
}

func norm(m *model) {
	if len(m.run) == 0 {
		m.run = nil
	}
	for i := range m.who {
		p := &m.who[i]
		if len(p.loot) == 0 {
			p.loot = nil
		}
		if len(p.well) == 0 {
			p.well = nil
		}
	}
}
