package room

import (
	"runehall/games"
)

// Turn is a move that the host itself has to make, or ask a computer player for.
type Turn struct {
	Acting games.Acting
	// Move is the only legal move, if everybody can see that; otherwise "".
	Move string
	// Level is the computer player to ask if Move is "".
	Level string
}

// Next returns what the host has to do next: make the only move, or ask a seat's computer player. It returns false
// while the room waits for a person, before the match begins and after its end.
func (r *Room) Next() (Turn, bool) {
	if r.end != nil || r.waits {
		return Turn{}, false
	}
	if s, move, ok := r.live.Forced(); ok {
		return Turn{Acting: games.Acting{Seat: s, Must: true}, Move: move}, true
	}
	driven := func(s games.Seat) bool { return !r.sitters[s].person() && r.held[s] == "" && r.race.plans[s] == "" }
	acting, ok := r.round.Next(r.live.AppendActing(nil), driven)
	if !ok {
		return Turn{}, false
	}
	return Turn{Acting: acting, Level: r.sitters[acting.Seat].Driver}, true
}

// Think begins a computer player's decision. The decision has a position of its own, so the room may go on meanwhile.
func (r *Room) Think(t Turn) (games.Thinking, error) {
	return r.live.Think(t.Level, t.Acting, r.seed(t.Acting.Seat))
}

// seed returns the seed of a seat's computer player. It stays the same when the room is closed and opened again.
func (r *Room) seed(s games.Seat) uint64 {
	chance := games.NewChance(r.Setup().Seed, seatStream+uint64(s))
	return chance.Uint64()
}

// seatStream is the first stream of chance for the seeds of computer players. Games use lower streams only.
const seatStream = 1 << 32

// Decided takes a computer player's decision. If it keeps still, the seat is not asked again until the next step.
func (r *Room) Decided(t Turn, decision games.Decision[string]) (Taken, error) {
	if decision.Still && !t.Acting.Must {
		r.round.Asked(t.Acting.Seat)
		return Taken{Already: true}, nil
	}
	if r.Rate() > 0 {
		return r.plan(t, decision.Move)
	}
	return r.takeMove(Deed{Do: DoMove, Seat: t.Acting.Seat, After: r.steps, Move: decision.Move})
}

// Hint begins to look for a hint for a seat that may act, after so many steps, with what the reader knows. It tells
// somebody nothing that they may not read. The hint has a position of its own, so the room may go on meanwhile. While
// hands race there are no hints: what to reach for is the game.
func (r *Room) Hint(from From, s, reader games.Seat, after int) (games.Hinting, error) {
	switch {
	case r.waits:
		return nil, NotBegun
	case r.end != nil:
		return nil, Ended
	case after != r.steps || r.Race() != 0:
		return nil, Stale
	case s == games.Public || !r.MayRead(from, s) || !r.MayRead(from, reader):
		return nil, NotYourSeat
	}
	for _, a := range r.live.AppendActing(nil) {
		if a.Seat == s && r.held[s] == "" {
			return r.live.Hint(a, reader, r.seed(s))
		}
	}
	return nil, Stale
}
