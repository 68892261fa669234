package masters

import "runehall/games"

// Position is what a reader may know of a position, for other programs. For the reader All it is everything. Lists are
// never null. The last card of the deck is drawn first.
type Position struct {
	Rules Rules `json:"rules"`
	// Phase is side, play, master, token, discard or over.
	Phase  string     `json:"phase"`
	OnTurn games.Seat `json:"onTurn"`
	// DrewExtra says that the seat on turn owes a discard (MAS-23).
	DrewExtra bool           `json:"drewExtra"`
	Seats     []SeatPosition `json:"seats"`
	// Laid are the cards on the table, the first one lowest.
	Laid     []Laid `json:"laid"`
	Deck     []Card `json:"deck"`
	Box      []Card `json:"box"`
	Discards []Card `json:"discards"`
}

// SeatPosition is what a seat has.
type SeatPosition struct {
	Hand []Card `json:"hand"`
	// Shown are the cards of the hand that everybody has seen (MAS-16).
	Shown []Card `json:"shown"`
	// Left is how many masters the seat has yet to place; Masters are the cells of the others.
	Left    int    `json:"left"`
	Masters []Cell `json:"masters"`
	// Token is the placed token; left out while it is not.
	Token *Token `json:"token,omitempty"`
	Side  Side   `json:"side"`
	// Ignored is the rune that the blue side ignored; left out while it was not used (MAS-22).
	Ignored *Cell `json:"ignored,omitempty"`
	// Bonus says that the green side gave its card (MAS-21).
	Bonus  bool   `json:"bonus"`
	Beside []Card `json:"beside"`
	// Points are what the seat would score now.
	Points int `json:"points"`
}

// phaseIDs are the names of the phases in positions.
var phaseIDs = [...]string{
	SidePhase: "side", PlayPhase: "play", MasterPhase: "master", TokenPhase: "token", DiscardPhase: "discard",
	OverPhase: "over",
}

// String returns the name of a phase.
func (p Phase) String() string { return phaseIDs[p] }

func position(v View) any {
	g := v.game
	p := Position{
		Rules: g.rules, Phase: g.phase.String(), OnTurn: g.onTurn, DrewExtra: g.drewExtra, Seats: []SeatPosition{},
		Laid: v.Laid(), Deck: v.game.deck.list(), Box: v.game.box.list(), Discards: v.Discards(),
	}
	for s := range g.seats {
		seat := SeatPosition{
			Hand: v.Hand(s), Shown: []Card{}, Left: v.Left(s), Masters: v.Masters(s), Side: v.Side(s),
			Bonus: g.players[s].bonus, Beside: v.Beside(s), Points: v.Points(s),
		}
		for i, card := range seat.Hand {
			if g.hands[s].shown[i] {
				seat.Shown = append(seat.Shown, card)
			}
		}
		if token, ok := v.Token(s); ok {
			seat.Token = &token
		}
		if ignored, ok := v.Ignored(s); ok {
			seat.Ignored = &ignored
		}
		p.Seats = append(p.Seats, seat)
	}
	return p
}
