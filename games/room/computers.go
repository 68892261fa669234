package room

import (
	"runehall/games"
)

// Turn is what the host itself has to see to.
type Turn struct {
	Acting games.Acting
	// Move is the move that is the only one, as everybody knows; "" if there are others.
	Move string
	// Level is the computer player to be asked otherwise.
	Level string
}

// Next returns what the room waits for the host to do: a move that makes itself, or a seat whose computer player is to be asked. It returns false while
// it waits for a person, and after the end.
func (r *Room) Next() (Turn, bool) {
	if r.end != nil {
		return Turn{}, false
	}
	if s, move, ok := r.live.Forced(); ok {
		return Turn{Acting: games.Acting{Seat: s, Must: true}, Move: move}, true
	}
	driven := func(s games.Seat) bool { return !r.sitters[s].person() && r.held[s] == "" }
	acting, ok := r.round.Next(r.live.AppendActing(nil), driven)
	if !ok {
		return Turn{}, false
	}
	return Turn{Acting: acting, Level: r.sitters[acting.Seat].Driver}, true
}

// Think begins the decision of a computer player. It works on a position of its own.
func (r *Room) Think(t Turn) (games.Thinking, error) {
	return r.live.Think(t.Level, t.Acting, r.seed(t.Acting.Seat))
}

// seed is that of the computer player at a seat: the same after the room was closed and opened again.
func (r *Room) seed(s games.Seat) uint64 {
	chance := games.NewChance(r.Setup().Seed, seatStream+uint64(s))
	return chance.Uint64()
}

// seatStream is the first of the streams of chance from which the seeds of computer players come. No game uses any there.
const seatStream = 1 << 32

// Decided takes the decision of a computer player. Still is none: the seat is not asked again until the next step.
func (r *Room) Decided(t Turn, decision games.Decision[string]) (Taken, error) {
	if decision.Still && !t.Acting.Must {
		r.round.Asked(t.Acting.Seat)
		return Taken{Again: true}, nil
	}
	return r.takeMove(Deed{Do: DoMove, Seat: t.Acting.Seat, After: r.steps, Move: decision.Move})
}
