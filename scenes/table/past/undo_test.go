package past

import (
	"testing"

	"runehall/games"
)

// history makes moves of seats, all by persons.
func history(seats ...games.Seat) (p Past[int], made []games.Made[int]) {
	for i, s := range seats {
		made = append(made, games.Made[int]{Seat: s, Move: i})
		p.Origins = append(p.Origins, Person)
	}
	return p, made
}

// TestUndoGoesBackToTheLastPersonsMove: behind what computer players did, but not behind what stands for good.
func TestUndoGoesBackToTheLastPersonsMove(t *testing.T) {
	p, made := history(0, 1, 1)
	p.Origins[1], p.Origins[2] = Table, Table
	if n, ok := p.UndoTo(made, 0); n != 0 || !ok {
		t.Errorf("it goes back to %d, %v", n, ok)
	}
	if _, ok := p.UndoTo(made, 1); ok {
		t.Error("it goes behind the beginning")
	}
	made[1].Revealed = true
	if _, ok := p.UndoTo(made, 0); ok {
		t.Error("it goes behind what a computer player has revealed")
	}
	made[1].Revealed = false
	p.Openings = []Opening{{Moves: 3, Seat: 1}}
	if _, ok := p.UndoTo(made, 0); ok {
		t.Error("it goes back although another seat has looked")
	}
}

// TestWhatIsUndoneCanBeMadeAgain keeps the moves, whose they were, and where they came from.
func TestWhatIsUndoneCanBeMadeAgain(t *testing.T) {
	p, made := history(0, 0, 1)
	p.Origins[2] = Rules
	p.Openings = []Opening{{Moves: 2, Seat: 0}}
	p.Back(1, p.After(made, 1))
	if len(p.Origins) != 1 || p.Openings[0].Moves != 1 || len(p.Undone) != 1 {
		t.Fatalf("there is left %+v", p)
	}
	u := p.Undone[0]
	if u.Seat != 0 || len(u.Moves) != 2 || u.Moves[1] != (Again[int]{1, 2, Rules}) {
		t.Errorf("made again would be %+v", u)
	}
}

// TestResetTakesBackATurn: all moves of the seat whose turn it is, but none of another one.
func TestResetTakesBackATurn(t *testing.T) {
	p, made := history(1, 0, 0, 0)
	if n, ok := p.ResetTo(made, 0, 0); n != 1 || !ok {
		t.Errorf("it goes back to %d, %v", n, ok)
	}
	if _, ok := p.ResetTo(made, 0, 1); ok {
		t.Error("another seat takes the turn back")
	}
	if got := p.Origins.LastOf(1, func(n int) games.Seat { return made[n].Seat }); got != 1 {
		t.Errorf("the last move of seat 1 is number %d", got)
	}
}
