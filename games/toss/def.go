package toss

import "runehall/games"

const (
	// OptionWay is how runes are snatched.
	OptionWay = "way"
	// OptionTime is how long a snatch lasts at most (TOS-10), in seconds.
	OptionTime = "time"
	// OptionLead is how much later the computer players' hands see the fallen runes: the head start of the people among
	// them.
	OptionLead = "lead"
)

// ways are the choices of OptionWay (TOS-40, TOS-41, TOS-42).
var ways = map[string]Way{"snatch": Snatch, "ghost": Ghost, "calm": Calm}

// limits are the choices of OptionTime, in ticks.
var limits = map[string]int32{games.No: 0, "15": 15 * TicksPerSecond, "30": 30 * TicksPerSecond,
	"60": 60 * TicksPerSecond}

// leads are the choices of OptionLead, in ticks.
var leads = map[string]int32{games.No: 0, "half": TicksPerSecond / 2, "one": TicksPerSecond, "two": 2 * TicksPerSecond}

const (
	// endOfTime is the last tick of a snatch without a limit: three days.
	endOfTime = 1 << 24
	// MaxRounds is the number of rounds after which the loot decides (TOS-21).
	MaxRounds = 60
)

var info = games.Info{
	ID:       "toss",
	Version:  2,
	MinSeats: 2, MaxSeats: games.MaxSeats,
	Options: []games.Option{
		{ID: OptionWay, Choices: []string{"snatch", "ghost", "calm"}, Default: "snatch"},
		{ID: OptionTime, Choices: []string{games.No, "15", "30", "60"}, Default: games.No},
		{ID: OptionLead, Choices: []string{games.No, "half", "one", "two"}, Default: games.No, Gentle: "two"},
	},
	Clauses: games.Clauses("TOS", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 22, 15, 16, 17, 18, 19, 20, 21, 23, 30,
		31, 32, 40, 41, 42),
	Refusals:  refusals,
	Numbers:   numbers(),
	Source:    games.Source{Title: "Runes", Author: "Thierry Chapeau", Publisher: "Gigamic", Age: 8, Minutes: 20, Begins: games.Youngest},
	Rounds:    [2]int{8, 10},
	MinPoints: 0, MaxPoints: Runes,
	// A round: a throw and a done of each seat, a claim at each tick of each own run, a pair given for each rune, and
	// for each colour four flicks of each seat and an order. At the end, four more flicks of each seat.
	MaxMoves: MaxRounds*(2*games.MaxSeats+endOfTime+Runes+int(colours)*(4*games.MaxSeats+1)) + 4*games.MaxSeats,
	// What is left to the head is little: the hands of the levels differ more.
	Minds: &games.Minds{{Slips: 75, Few: 1}, {Slips: 35, Few: 1}, {}, {}},
	Swing: 2000,
}

// Def describes the game to everything generic.
var Def = &games.Def[*Game, Move, Event, View]{
	Info:     info,
	New:      newGame,
	Blank:    func() *Game { return new(Game) },
	Moves:    games.Codec[Move]{Append: appendMove, Parse: parseMove},
	Facts:    facts,
	View:     view,
	Wire:     wire,
	Redact:   redact,
	Say:      say,
	Tally:    tally,
	Course:   course,
	Forced:   forced,
	Obvious:  obvious,
	Late:     late,
	Evaluate: evaluate,
	Worth:    worth,
	Quiet:    quiet,
	Deed:     (*Game).deed,
	Joint:    (*Game).joint,
	Join:     (*Game).join,
	Hands:    hands,
	Position: position,
	First:    func(g *Game) games.Seat { return g.first },
	Sample:   (*Game).sample,
	Missed:   missed,
	Bounds:   bounds,
}

// forced returns the only pair that can be given.
func forced(public View) (games.Seat, Move, bool) {
	g := public.game
	if g.phase != GivePhase {
		return 0, Move{}, false
	}
	var pairs [Pairs]int8
	if list := g.loot[g.onTurn].latest(pairs[:0]); len(list) == 1 {
		return g.onTurn, Move{Kind: Give, Pair: list[0]}, true
	}
	return 0, Move{}, false
}

// missed returns how far from Destiny a flick counts as, in tenths of a millimetre.
func missed(e Event) (int, bool) {
	if e, ok := e.(Flicked); ok {
		return e.Counts, true
	}
	return 0, false
}

// quiet reports whether a position can be evaluated as it stands. It cannot while the settling waits for a choice.
func quiet(g *Game) bool { return g.phase != GivePhase && g.phase != OrderPhase }
