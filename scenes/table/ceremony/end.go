package ceremony

import (
	"slices"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// When the parts of the end begin and how long they last, in ticks after the last picture: darkness falls over the
// table, the seats count their points one after another, the winner's emblem rises, and then the picture breathes until
// somebody goes on. [Results] is when the results follow by themselves.
var (
	onceMore   = ui.Ticks(150) // what has decided the match lights up on the board
	nightFrom  = ui.Ticks(700)
	nightTicks = ui.Ticks(400)
	seatTicks  = ui.Ticks(260) // from one seat to the next
	countTicks = ui.Ticks(420)
	riseTicks  = ui.Ticks(500)
	freshTicks = ui.Ticks(900) // for so long a press may still mean the board
	Results    = ui.Ticks(9000)
)

// End counts and draws what is seen between the last move of a match and its results: the last picture for a while, and
// then the winners. The zero value waits for the match to end.
type End struct {
	// Sitters says who sits at each seat.
	Sitters []stage.Sitter
	// Feast is what the game gives to the celebration.
	Feast Feast

	ticks  int          // since the last picture
	ranks  []games.Seat // all seats, the last in rank first; nil: nothing is celebrated yet
	points []int32
	was    []int32 // the points before the last turn
	rank   []int8
	words  Words
	// field is the last position, painted for a size.
	field   *ui.Picture
	painted ui.Size
}

// Words are the words of the celebration. Each may be empty.
type Words struct {
	Wins   string // who has won
	Honour string // the title that the rulebook gives the winners
	Last   string // what has decided the match
	GoesOn string // what a press does
}

// Due is what the table must do for the end in a tick.
type Due int

// The values of Due: nothing; Decided: light up what has decided the match; Night: call [End.Celebrate].
const (
	Nothing Due = iota
	Decided
	Night
)

// Due returns what the table must do in this tick of a match that is over.
func (e *End) Due() Due {
	switch {
	case e.ticks == onceMore:
		return Decided
	case e.ticks == nightFrom && e.ranks == nil:
		return Night
	}
	return Nothing
}

// Reopen begins near the end, without a celebration, for a match that was over when it was opened.
func (e *End) Reopen() { e.ticks = max(nightFrom+1, Results-ui.Ticks(1200)) }

// Pass marks the results as shown, so that they do not follow by themselves later.
func (e *End) Pass() {
	e.ticks = Results + 1
	e.drop()
}

// Passed reports whether the results have followed.
func (e *End) Passed() bool { return e.ticks > Results }

// Step counts a tick after the last picture, and reports whether the results follow now.
func (e *End) Step() bool {
	if e.Passed() {
		return false
	}
	if e.ticks++; e.Passed() {
		e.drop()
	}
	return e.Passed()
}

// Celebrates reports whether the celebration is on the screen. A match that was over when it was opened has none.
func (e *End) Celebrates() bool { return e.ticks >= nightFrom && !e.Passed() && e.ranks != nil }

// Fresh reports whether the celebration has only just come, so that a press may have been meant for the board.
func (e *End) Fresh() bool { return e.ticks < nightFrom+freshTicks }

// Counts reports whether a seat begins to count its points in this tick.
func (e *End) Counts() bool {
	for i := range e.ranks {
		if e.ticks == e.countFrom(i) {
			return true
		}
	}
	return false
}

// Celebrate prepares the celebration of a result, and returns the names of the winners. was are the points before the
// last turn, by seat.
func (e *End) Celebrate(result *games.Result, was []int32) (winners []string) {
	n := len(e.Sitters)
	e.drop()
	*e = End{ticks: e.ticks, Sitters: e.Sitters, Feast: e.Feast, points: result.Points[:n],
		was: was, rank: result.Rank[:n]}
	for i := range e.Sitters {
		e.ranks = append(e.ranks, games.Seat(i))
		if result.Rank[i] == 1 {
			winners = append(winners, e.Sitters[i].Name)
		}
	}
	slices.SortStableFunc(e.ranks, func(a, b games.Seat) int { return int(result.Rank[b]) - int(result.Rank[a]) })
	return winners
}

// Said returns the words that Say has set.
func (e *End) Said() Words { return e.words }

// Say sets the words of the celebration.
func (e *End) Say(w Words) { e.words = w }

// countFrom returns in which tick the i-th of ranks begins to count its points.
func (e *End) countFrom(i int) int { return nightFrom + nightTicks + i*seatTicks }

// riseFrom returns in which tick the winner's emblem begins to rise: after the last count.
func (e *End) riseFrom() int { return e.countFrom(len(e.ranks)-1) + countTicks }
