package market

import "runehall/games"

// Position is what a reader may know of a position, for other programs. For the reader All it is everything. Lists are
// never null. The last card of the deck is drawn first.
type Position struct {
	// OpenStores is the option by MAR-17.
	OpenStores bool `json:"openStores"`
	// Ending is the option by MAR-31, "sudden" or "round". LastRound says that the last round has begun.
	Ending    string `json:"ending"`
	LastRound bool   `json:"lastRound"`
	// Phase is "turn", "answer", "take", "throw" or "over". Step is "start", "interest", "buy" or "cards".
	Phase  string     `json:"phase"`
	Step   string     `json:"step"`
	OnTurn games.Seat `json:"onTurn"`
	Starts games.Seat `json:"starts"`
	// Turns counts the turns begun by all seats.
	Turns  int  `json:"turns"`
	Bought bool `json:"bought"`
	Played bool `json:"played"`
	Wasted bool `json:"wasted"`
	// Bears says how many runes of interest each store of the seat on turn was noted for, by place.
	Bears  map[string]int `json:"bears"`
	Market Market         `json:"market"`
	Seats  []SeatPosition `json:"seats"`
	Deck   []Card         `json:"deck"`
	// Discards has the top card last.
	Discards []Card `json:"discards"`
	// Duel is the last duel; left out before the first.
	Duel   *DuelPosition `json:"duel,omitempty"`
	Taking Taking        `json:"taking"`
	// Throws is the rock-paper-scissors; left out while there is none.
	Throws *ThrowsPosition `json:"throws,omitempty"`
}

// SeatPosition is what a seat has.
type SeatPosition struct {
	Hand []Card `json:"hand"`
	// Known are the cards of the hand that each seat knows; the last entry is what everybody knows.
	Known      [][]Card         `json:"known"`
	LooseRed   int              `json:"looseRed"`
	LooseBlue  int              `json:"looseBlue"`
	Stores     map[string]Store `json:"stores"`
	Challenged bool             `json:"challenged"`
	// Yielded is the lowest card to which the seat has yielded in a duel since it last got a card, so it has no number
	// card that high. It is left out if there is none.
	Yielded Card `json:"yielded,omitempty"`
	Points  int  `json:"points"`
}

// DuelPosition is a duel (MAR-21).
type DuelPosition struct {
	Seat   games.Seat `json:"seat"`
	Target games.Seat `json:"target"`
	Card   Card       `json:"card"`
	Shown  Card       `json:"shown"`
}

// ThrowsPosition is rock-paper-scissors (MAR-33).
type ThrowsPosition struct {
	Seats   [2]games.Seat `json:"seats"`
	Wins    [2]int8       `json:"wins"`
	Pick    Pick          `json:"pick"`
	Last    [2]Pick       `json:"last"`
	Equal   int8          `json:"equal"`
	Waiting []games.Seat  `json:"waiting"`
}

var phaseIDs = [...]string{TurnPhase: "turn", AnswerPhase: "answer", TakePhase: "take", ThrowPhase: "throw",
	OverPhase: "over"}

// String returns the name of a phase.
func (p Phase) String() string { return phaseIDs[p] }

var stepIDs = [...]string{StartStep: "start", InterestStep: "interest", BuyStep: "buy", CardStep: "cards"}

// String returns the name of a step.
func (s Step) String() string { return stepIDs[s] }

func position(of View) any {
	v := of.game
	p := Position{
		OpenStores: v.open, Ending: EndingSudden, LastRound: v.last, Phase: v.phase.String(), Step: v.step.String(),
		OnTurn: v.onTurn, Starts: v.starts, Turns: int(v.turns), Bought: v.bought, Played: v.played, Wasted: v.wasted,
		Bears: map[string]int{}, Market: v.market, Seats: []SeatPosition{}, Deck: v.deck.list(),
		Discards: v.discards.list(), Taking: v.taking,
	}
	if v.finish {
		p.Ending = EndingRound
	}
	for at, n := range v.noted {
		if n > 0 {
			p.Bears[Place(at).String()] = int(n)
		}
	}
	for s := range v.seats {
		own := &v.players[s]
		seat := SeatPosition{
			Hand: of.Hand(s).Cards(), LooseRed: int(own.loose[Red]), LooseBlue: int(own.loose[Blue]),
			Stores: map[string]Store{}, Challenged: v.challenged[s], Yielded: v.yielded[s], Points: own.points(),
		}
		for len(seat.Hand) < of.HandSize(s) {
			seat.Hand = append(seat.Hand, Hidden)
		}
		for r := range v.seats {
			seat.Known = append(seat.Known, v.known[r][s].Cards())
		}
		seat.Known = append(seat.Known, v.known[public][s].Cards())
		for at, store := range own.stores {
			if store.There {
				seat.Stores[Place(at).String()] = store
			}
		}
		p.Seats = append(p.Seats, seat)
	}
	if d := v.duel; d.Card != Hidden {
		p.Duel = &DuelPosition{Seat: d.Seat, Target: d.Target, Card: d.Card, Shown: d.Shown}
	}
	if t, ok := of.Throws(); ok {
		p.Throws = &ThrowsPosition{
			Seats: t.Seats, Wins: v.match.wins, Pick: t.Pick, Last: t.Last, Equal: v.match.equal,
			Waiting: v.match.waiting.list(),
		}
	}
	return p
}
