package ritual

import (
	"slices"

	"runehall/games"
)

// Position is what a reader may know of a position, for other programs. For the reader All it is everything. Lists are
// never null. The last tile or card of a pile is drawn first; the last discard lies on top.
type Position struct {
	Variant string `json:"variant"`
	// Phase is turn, answer, choice, draw or over.
	Phase     string     `json:"phase"`
	OnTurn    games.Seat `json:"onTurn"`
	Clockwise bool       `json:"clockwise"`
	// TurnOver says that the turn ends once everything under way is settled.
	TurnOver bool           `json:"turnOver"`
	Seats    []SeatPosition `json:"seats"`
	// Stacks are the cells with tiles.
	Stacks   []Stack  `json:"stacks"`
	Shapes   []Shape  `json:"shapes"`
	Supply   []TileID `json:"supply"`
	Pile     []Card   `json:"pile"`
	Discards []Card   `json:"discards"`
	// Chain are the cards in play. Asked is the seat that is asked for an answer, or −3.
	Chain []Link     `json:"chain"`
	Asked games.Seat `json:"asked"`
	// Effect is the ritual whose user chooses; left out in other phases.
	Effect *Effect `json:"effect,omitempty"`
	// Draws are the seats that are still to draw a ritual, the last of them first.
	Draws []games.Seat `json:"draws"`
}

// SeatPosition is what a seat has.
type SeatPosition struct {
	Tray    int      `json:"tray"`
	Hand    []TileID `json:"hand"`
	Rituals []Card   `json:"rituals"`
	PutOut  []Card   `json:"putOut"`
	Passed  bool     `json:"passed"`
	Skips   int      `json:"skips"`
}

// Stack is the tiles on a cell, the lowest first, with their rotations.
type Stack struct {
	Cell  Cell       `json:"cell"`
	Owner games.Seat `json:"owner"`
	Coins int        `json:"coins"`
	Tiles []TileID   `json:"tiles"`
	// Turns are numbers, not bytes: encoding/json would write bytes as one string.
	Turns []int `json:"turns"`
}

// phaseIDs are the names of the phases in positions.
var phaseIDs = [...]string{
	TurnPhase: "turn", AnswerPhase: "answer", ChoicePhase: "choice", DrawPhase: "draw", OverPhase: "over",
}

// String returns the name of a phase.
func (p Phase) String() string { return phaseIDs[p] }

func position(v View) any {
	g := v.game
	p := Position{
		Variant: g.variant.String(), Phase: g.phase.String(), OnTurn: g.onTurn, Clockwise: !g.back,
		TurnOver: g.turnOver, Seats: []SeatPosition{}, Stacks: []Stack{}, Shapes: v.Shapes(),
		Supply: v.game.supply.list(), Pile: v.game.cards.pile.list(), Discards: v.Discards(),
		Chain: v.Chain(), Asked: g.chain.asked, Draws: v.game.draws.seats[:g.draws.count],
	}
	if effect, ok := v.Effect(); ok {
		p.Effect = &effect
	}
	for s := range g.seats {
		p.Seats = append(p.Seats, SeatPosition{
			Tray: v.Tray(s), Hand: v.Hand(s), Rituals: v.Rituals(s), PutOut: v.PutOut(s), Passed: v.Passed(s),
			Skips: v.Skips(s),
		})
	}
	for _, laid := range v.AppendLaid(nil) {
		stack := Stack{Cell: laid.Cell, Owner: laid.Owner, Coins: laid.Coins}
		pile := v.AppendBeneath([]Laid{laid}, laid.Cell)
		for _, beneath := range slices.Backward(pile) {
			stack.Tiles = append(stack.Tiles, beneath.Tile)
			stack.Turns = append(stack.Turns, int(beneath.Turn))
		}
		p.Stacks = append(p.Stacks, stack)
	}
	return p
}
