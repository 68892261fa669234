package stones

import "runehall/games"

// Position is what a reader may know of a position, for other programs. For the reader All it is everything. Lists are
// never null. The last card of a pile is drawn first. Gems are counted by colour: none (always 0), green, red, blue,
// yellow, joker.
type Position struct {
	// Phase is turn, summon, ability, die, forge, place, trade or over.
	Phase  string     `json:"phase"`
	OnTurn games.Seat `json:"onTurn"`
	Starts games.Seat `json:"starts"`
	Round  int        `json:"round"`
	// Throne is how many points end the match.
	Throne int  `json:"throne"`
	Supply Gems `json:"supply"`
	Ore    int  `json:"ore"`
	// Display lists the slots from the right, 0 for an empty one.
	Display  []Card `json:"display"`
	Pile     []Card `json:"pile"`
	Discards []Card `json:"discards"`
	// Smithies are the artifacts at the coloured smithies, by smithy; Wild counts the wild ones.
	Smithies     map[string]Colour `json:"smithies"`
	Wild         int               `json:"wild"`
	Artifacts    []Colour          `json:"artifacts"`
	OldArtifacts Gems              `json:"oldArtifacts"`
	// Stones counts the rune stones that are left.
	Stones map[string]int `json:"stones"`
	Seats  []SeatPosition `json:"seats"`
	Turn   TurnPosition   `json:"turn"`
}

// SeatPosition is what a seat has.
type SeatPosition struct {
	Points int  `json:"points"`
	Gems   Gems `json:"gems"`
	Ore    int  `json:"ore"`
	// Upper and Lower are the artifacts of the power rows, by the colour of the field.
	Upper  map[string]Colour `json:"upper"`
	Lower  map[string]Colour `json:"lower"`
	Stones []Stone           `json:"stones"`
	// OnStone is the colour of the gem on the joker stone.
	OnStone Colour `json:"onStone"`
	Hand    []Card `json:"hand"`
	// Known are the cards of the hand that everybody is certain of.
	Known    []Card `json:"known"`
	Pile     []Card `json:"pile"`
	Discards []Card `json:"discards"`
	// Gone are the druids that are out of the match.
	Gone []Card `json:"gone"`
	// Unseen are the cards whose place in the pile the reader does not know, or for other seats whether they are in the
	// hand; left out for who knows everything.
	Unseen []Card `json:"unseen,omitempty"`
}

// TurnPosition is how far the turn has come.
type TurnPosition struct {
	Swapped bool `json:"swapped"`
	// Played are the cards played in this action, and Closed those whose abilities are finished. Open is the card being
	// carried out, or 0; Used says which of its icons have been used, and Extra that it has had the point of STO-36.
	Played []Card  `json:"played"`
	Closed []Card  `json:"closed"`
	Open   Card    `json:"open"`
	Used   [2]bool `json:"used"`
	Extra  bool    `json:"extra"`
	// Colour is the colour of the magic laid, white while it can still be any. Magic is what can be spent, and Bought
	// how many cards were bought.
	Colour Colour `json:"colour"`
	Magic  int    `json:"magic"`
	Bought int    `json:"bought"`
	// Die is the result that lies open, Times how often it may still be done, AtSmithy that it is a smithy's.
	Die      Die  `json:"die"`
	Times    int  `json:"times"`
	AtSmithy bool `json:"atSmithy"`
	// Forged lists the smithies used in this action. Artifact is an artifact that has to be placed, and Smithy where it
	// comes from. WithOre says that it was paid for with ore.
	Forged   []Smithy `json:"forged"`
	Artifact Colour   `json:"artifact"`
	Smithy   Smithy   `json:"smithy"`
	WithOre  bool     `json:"withOre"`
}

var phaseIDs = [...]string{
	TurnPhase: "turn", SummonPhase: "summon", AbilityPhase: "ability", DiePhase: "die", ForgePhase: "forge",
	PlacePhase: "place", TradePhase: "trade", OverPhase: "over",
}

// String returns the name of a phase.
func (p Phase) String() string { return phaseIDs[p] }

func position(of View) any {
	v := of.game
	p := Position{
		Phase: v.phase.String(), OnTurn: v.onTurn, Starts: v.starts, Round: v.round(), Throne: int(v.throne),
		Supply: v.supply, Ore: int(v.ore),
		Display: v.display[:], Pile: v.common.list(), Discards: v.discards.Cards(), Smithies: map[string]Colour{},
		Wild: int(v.wild), Artifacts: v.vault.list(), OldArtifacts: v.oldArtifacts, Stones: map[string]int{},
		Seats: []SeatPosition{}, Turn: v.turn.position(),
	}
	for at, artifact := range v.smithies {
		p.Smithies[Smithy(at).String()] = artifact
	}
	for k := MagicStone; k < Stones; k++ {
		p.Stones[k.String()] = int(v.stones[k])
	}
	for s := range v.seats {
		own := &v.players[s]
		seat := SeatPosition{
			Points: int(own.points), Gems: own.gems, Ore: int(own.ore), Upper: own.rows[Upper].position(),
			Lower: own.rows[Lower].position(), Stones: own.stones.list(), OnStone: own.onStone, Hand: own.hand.Cards(),
			Known: own.known.Cards(), Pile: own.pile.list(), Discards: own.discards.Cards(), Gone: own.gone.Cards(),
			Unseen: of.Unseen(s).Cards(),
		}
		for len(seat.Hand) < of.HandSize(s) {
			seat.Hand = append(seat.Hand, Hidden)
		}
		p.Seats = append(p.Seats, seat)
	}
	return p
}

func (f *Fields) position() map[string]Colour {
	m := map[string]Colour{}
	for _, field := range fieldOrder {
		if f[field] != NoColour {
			m[field.String()] = f[field]
		}
	}
	return m
}

func (s stoneSet) list() []Stone {
	list := []Stone{}
	for k := MagicStone; k < Stones; k++ {
		if s.has(k) {
			list = append(list, k)
		}
	}
	return list
}

func (t *turn) position() TurnPosition {
	p := TurnPosition{
		Swapped: t.swapped, Played: t.played.Cards(), Closed: t.closed.Cards(), Open: t.open, Used: t.used,
		Extra: t.extra, Colour: t.magic, Magic: int(t.points), Bought: int(t.bought), Die: t.die, Times: int(t.times),
		AtSmithy: t.atSmithy, Forged: []Smithy{}, Artifact: t.artifact, Smithy: t.smithy, WithOre: t.withOre,
	}
	for at := range Smithies {
		if t.forged[at] {
			p.Forged = append(p.Forged, at)
		}
	}
	return p
}
