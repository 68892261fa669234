package toss

import "runehall/games"

// Position is what a reader may know of a position, for other programs. For the reader All it is everything. Lists are
// never null; −1 means no rune, −3 nobody.
type Position struct {
	Way string `json:"way"`
	// Limit is the last tick of the snatch; 0: there is no limit.
	Limit int32 `json:"limit"`
	// Phase is "throw", "snatch", "run", "calm", "give", "flick", "order" or "over". Step is the step of the settling,
	// or none.
	Phase string     `json:"phase"`
	Step  string     `json:"step"`
	Round int        `json:"round"`
	First games.Seat `json:"first"`
	// OnTurn is the seat of the phases in which one acts, otherwise −3.
	OnTurn games.Seat `json:"onTurn"`
	Bag    []Rune     `json:"bag"`
	// Back are the runes that everybody saw go into the bag since the throw.
	Back []Rune `json:"back"`
	// Discs lie on the table, Destiny first.
	Discs []Disc         `json:"discs"`
	Seats []SeatPosition `json:"seats"`
	// Clock is the tick up to which claims are settled.
	Clock int32 `json:"clock"`
	// Fell are the runes that lay face up right after the throw.
	Fell   []Rune `json:"fell"`
	Passes int    `json:"passes"`
	// False are the false runes that are still to go back.
	False []Rune `json:"false"`
	// Colour is the colour whose thefts are being settled.
	Colour Colour `json:"colour"`
	// Named is the last order of thefts, NamedBy who named it.
	Named   []games.Seat `json:"named"`
	NamedBy games.Seat   `json:"namedBy"`
	// Contest is left out if there is none.
	Contest *ContestPosition `json:"contest,omitempty"`
}

// SeatPosition is what a seat has.
type SeatPosition struct {
	Hand    []Rune `json:"hand"`
	Balance Rune   `json:"balance"`
	// BalanceThen is the Balance rune at the throw.
	BalanceThen Rune `json:"balanceThen"`
	// Loot is in the order in which the seat got it.
	Loot []Rune `json:"loot"`
	// Apart is the twin of this seat's Balance rune, snatched by another and set apart.
	Apart Rune `json:"apart"`
	// Taken are the runes that the seat snatched off the table this round.
	Taken   []Rune  `json:"taken"`
	Ready   bool    `json:"ready"`
	Gesture Gesture `json:"gesture"`
	Done    bool    `json:"done"`
	// Reached is the tick of its last claim.
	Reached int32   `json:"reached"`
	Run     []Claim `json:"run"`
}

// ContestPosition is a flick contest.
type ContestPosition struct {
	For    Purpose      `json:"for"`
	Repeat int          `json:"repeat"`
	Seats  []games.Seat `json:"seats"`
	// Counts are the distances by seat; 0 before a seat has flicked.
	Counts []int32 `json:"counts"`
}

func position(v View) any {
	g := v.game
	p := Position{
		Way: g.way.String(), Phase: g.phase.String(), Step: g.step.String(), Round: int(g.round), First: g.first,
		OnTurn: v.OnTurn(), Bag: g.bag.list(), Back: g.back.list(), Discs: v.Discs(), Clock: g.clock,
		Fell: g.fell.list(), Passes: int(g.passes), False: g.falses.list(),
		Colour: min(g.colour, White), Seats: []SeatPosition{},
	}
	for len(p.Bag) < v.Bag() {
		p.Bag = append(p.Bag, NoRune)
	}
	if limit, ok := v.Limit(); ok {
		p.Limit = limit
	}
	p.Named, p.NamedBy = v.Named()
	for s := range g.seats {
		p.Seats = append(p.Seats, SeatPosition{
			Hand: g.hands[s].list(), Balance: g.balance[s], BalanceThen: g.balanceThen[s], Loot: v.Loot(s),
			Apart: g.apart[s], Taken: v.Taken(s), Ready: g.ready[s], Gesture: g.gestures[s], Done: g.done[s],
			Reached: g.reached[s], Run: v.Run(s),
		})
	}
	if c, ok := v.Contest(); ok {
		p.Contest = &ContestPosition{For: c.For, Repeat: c.Repeat, Seats: g.contest.in.list(),
			Counts: g.contest.reached[:g.seats]}
	}
	return p
}
