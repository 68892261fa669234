package market

import "runehall/games"

const (
	// throwsToWin is how many games win (best of three). equalThrows is after how many equal picks in a row the seed
	// decides.
	throwsToWin = 2
	equalThrows = 10
)

// throws is the state of rock-paper-scissors (MAR-33).
type throws struct {
	// waiting are the seats that have yet to play against the winner.
	waiting crowd
	// seats are the two players, wins the games that each has won, picks their present picks, and last the picks
	// before.
	seats [2]games.Seat
	wins  [2]int8
	picks [2]Pick
	last  [2]Pick
	// equal counts equal picks in a row.
	equal int8
}

// before returns the previous picks of the two players, or none if those were made by another pair.
func (t *throws) before() [2]Pick {
	if t.wins == [2]int8{} && t.equal == 0 {
		return [2]Pick{}
	}
	return t.last
}

func (t *throws) acting() games.Seat {
	if t.picks[0] == NoPick {
		return t.seats[0]
	}
	return t.seats[1]
}

// beginThrows lets the tied seats play, in turn order from the match's start player.
func (g *Game) beginThrows(tied crowd) {
	g.phase = ThrowPhase
	g.match = throws{waiting: tied}
	g.match.seats[0] = g.nextThrower()
	g.nextThrows()
}

func (g *Game) nextThrower() games.Seat {
	for i := range g.seats {
		if s := (g.starts + i) % g.seats; g.match.waiting[s] {
			g.match.waiting[s] = false
			return s
		}
	}
	return games.Nobody
}

// nextThrows lets the winner play against the next seat.
func (g *Game) nextThrows() {
	t := &g.match
	t.seats[1] = g.nextThrower()
	t.wins, t.equal = [2]int8{}, 0
	if g.events != nil {
		g.events.Add(ThrowsBegan{Seat: t.seats[0], Against: t.seats[1]})
	}
}

// throw records a secret pick. The second pick shows both.
func (g *Game) throw(s games.Seat, pick Pick) {
	t := &g.match
	if s == t.seats[0] {
		t.picks[0] = pick
		if g.events != nil {
			g.events.Add(Picked{Seat: s, Pick: pick})
		}
		return
	}
	t.last = [2]Pick{t.picks[0], pick}
	t.picks = [2]Pick{}
	g.revealed = true
	if g.events != nil {
		g.events.Add(PicksShown{Seat: t.seats[0], Pick: t.last[0], Against: s, Answer: pick})
	}
	winner := 0
	switch {
	case t.last[0].beats(pick):
	case pick.beats(t.last[0]):
		winner = 1
	default:
		if t.equal++; t.equal < equalThrows {
			return
		}
		winner = g.throwChance.IntN(2)
	}
	g.winThrow(winner)
}

func (g *Game) winThrow(winner int) {
	t := &g.match
	t.equal = 0
	t.wins[winner]++
	if g.events != nil {
		g.events.Add(ThrowWon{Seat: t.seats[winner], Wins: int(t.wins[winner])})
	}
	if t.wins[winner] < throwsToWin {
		return
	}
	t.seats[0] = t.seats[winner]
	if t.waiting.count() == 0 {
		g.win(t.seats[0])
		return
	}
	g.nextThrows()
}
