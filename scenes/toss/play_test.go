package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestWholeMatches plays whole matches through the board, in each way to snatch and with each device alone. Each seat
// sees only its own view. Every legal move on the way can be made.
func TestWholeMatches(t *testing.T) {
	seen := map[string]int{}
	for n := range 16 {
		way, device, seats := []string{"snatch", "calm", "ghost"}[n%3], n%4, 2+n/4
		s := boardtest.Screens[(n*5+device)%len(boardtest.Screens)]
		t.Run(fmt.Sprintf("%s, %d seats, %s, %vx%v at %v", way, seats, boardtest.Players[device].Name, s.W, s.H,
			s.Scale), func(t *testing.T) {
			m := newMatch(t, way, seats, uint64(90+n))
			r := newRig(m, s, 0)
			p := devices(r)[device]
			for steps := 0; ; steps++ {
				acting := m.Play.Core().AppendActing(nil)
				if len(acting) == 0 {
					return
				}
				if steps > 1500 {
					if testing.Short() || steps > 6000 {
						t.Fatal("the match does not end")
					}
				}
				r.Board.Finish()
				seat := acting[0].Seat
				if phase := m.Play.View(games.All).Phase(); phase == rules.SnatchPhase {
					for _, a := range acting[1:] {
						r.Play(a.Seat, rules.Move{Kind: rules.Done})
					}
				}
				if len(m.Play.Core().AppendActing(nil)) == 0 {
					return
				}
				if seat != r.Reader {
					r.Reader = seat
					r.Board.Sync(m.Play.View(seat))
				}
				r.Look()
				r.Board.Finish()
				r.Tick(ui.Input{})
				p.turn(seat, steps, seen)
			}
		})
	}
	for _, p := range boardtest.Players {
		for _, kind := range []rules.MoveKind{rules.Take, rules.Pass, rules.Give, rules.Order, rules.Flick, rules.Throw,
			rules.Claims, rules.Done} {
			if seen[p.Name+" "+kind.String()] == 0 {
				t.Errorf("no %v was made by %s", kind, p.Name)
			}
		}
	}
	t.Log(seen)
}

// turn makes a move for the seat that acts; now and then it tries all legal moves first.
func (p device) turn(seat games.Seat, steps int, seen map[string]int) {
	p.T.Helper()
	m := p.Match
	phase := m.Play.View(games.All).Phase()
	before := p.Made
	switch phase {
	case rules.ThrowPhase, rules.FlickPhase:
		p.gesture()
	case rules.SnatchPhase, rules.RunPhase:
		p.snatch(seat)
	default:
		moves := m.Play.Core().AppendMoves(nil, seat)
		if steps%7 == 0 || phase != rules.CalmPhase && len(moves) < 25 {
			for _, q := range devices(p.bench) {
				for _, move := range moves {
					q.Tries, q.Wanted = true, nil
					q.Board.Sync(m.Play.View(seat))
					q.Tick(ui.Input{})
					q.try(move)
					if len(q.Wanted) != 1 || q.Wanted[0] != move {
						p.T.Fatalf("%s: %v gives %v, refused %v", q.Name, move, q.Wanted, q.Why)
					}
					seen[q.Name+" "+move.Kind.String()]++
				}
			}
			p.Tries = false
			p.Board.Sync(m.Play.View(seat))
			p.Tick(ui.Input{})
		}
		p.Makes(p.Player, seat, moves[m.Chance.IntN(len(moves))], p.try)
	}
	if p.Made == before {
		p.T.Fatalf("%s: in phase %v seat %d made nothing; refused %v; the targets are %v", p.Name, phase, seat,
			p.Why, p.Targets())
	}
	seen[p.Name+" "+m.Play.Made()[len(m.Play.Made())-1].Move.Kind.String()]++
}
