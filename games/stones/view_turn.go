package stones

import "runehall/games"

// Played returns the cards played in the action that is under way, Finished those whose ability is finished (STO-11).
func (v View) Played() Set { return v.game.turn.played }

// Finished returns the played cards whose ability is finished.
func (v View) Finished() Set { return v.game.turn.closed }

// Open returns the card whose ability is being carried out, and which of its icons have been used. It returns false if
// there is none.
func (v View) Open() (c Card, used [2]bool, ok bool) {
	t := &v.game.turn
	return t.open, t.used, t.open != Hidden
}

// Rolled is a die that lies open (STO-5).
type Rolled struct {
	Die Die
	// Times is how often the result may still be done (STO-35).
	Times int
	// Smithy says that it is a smithy's bonus.
	Smithy bool
}

// Rolled returns the die that lies open, and false if there is none.
func (v View) Rolled() (Rolled, bool) {
	t := &v.game.turn
	return Rolled{Die: t.die, Times: int(t.times), Smithy: t.atSmithy}, v.game.phase == DiePhase
}

// Forged reports whether a smithy has forged in this action (STO-12).
func (v View) Forged(at Smithy) bool { return v.game.turn.forged[at] }

// Artifact returns the artifact that has to be placed, and false if there is none (STO-13).
func (v View) Artifact() (Colour, bool) {
	return v.game.turn.artifact, v.game.phase == PlacePhase
}

// Anvil returns the smithy that the artifact to be placed comes from.
func (v View) Anvil() Smithy { return v.game.turn.smithy }

// Due returns the bonus that comes when the artifact is placed. It is zero if there is none to place, or if it was paid
// for with ore (STO-12).
func (v View) Due() Bonus {
	if t := &v.game.turn; v.game.phase == PlacePhase && !t.withOre {
		return t.smithy.Bonus()
	}
	return Bonus{}
}

// After returns the view after moves of the seat on turn, up to the first that is not legal. The result of rolls and
// draws is unknown, so only ask for what is open anyway: gems, ore, points and rows.
func (v View) After(moves ...Move) View {
	g := new(Game)
	v.game.CloneInto(g)
	for _, m := range moves {
		if g.Apply(g.onTurn, m) != nil {
			break
		}
	}
	return View{reader: v.reader, game: g, unseen: v.unseen}
}

// Swapped reports whether STO-32 was used this turn.
func (v View) Swapped() bool { return v.game.turn.swapped }

// Extra reports whether the power point of STO-36 has been scored for the card whose ability is being carried out.
func (v View) Extra() bool { return v.game.turn.extra }

// Magic returns the magic that the seat on turn can spend now (STO-10), the bonus of STO-30 included.
func (v View) Magic() int { return int(v.game.magic(v.game.onTurn)) }

// Summon is what hand cards would bring in magic (STO-10).
type Summon struct {
	// Magic is the sum, including the cards already laid and the bonus of STO-30.
	Magic int
	// Colour is the colour of the magic; White: it can still be any.
	Colour Colour
	// Fits says that all are of one magic colour.
	Fits bool
	// Slots marks the slots whose cards could be bought with that magic, from 1 on the right; entry 0 stays false.
	Slots [Slots + 1]bool
}

// Summon returns how much magic known hand cards of a seat would bring, together with what it has laid already.
func (v View) Summon(s games.Seat, cards Set) Summon {
	g := v.game
	p := Summon{Colour: White, Fits: true}
	if g.phase == SummonPhase && s == g.onTurn {
		p.Magic, p.Colour = int(g.turn.points), g.turn.magic
	} else if g.players[s].stones.has(MagicStone) {
		p.Magic = StoneMagic
	}
	for !cards.Empty() {
		face := g.deck.Face(s, cards.pop())
		p.Magic += int(face.Magic)
		switch {
		case face.Of == White:
		case p.Colour == White:
			p.Colour = face.Of
		case p.Colour != face.Of:
			p.Fits = false
		}
	}
	for slot, c := range g.display {
		p.Slots[slot+1] = p.Fits && c != Hidden && int(g.deck.slots[slot]) <= p.Magic
	}
	return p
}

// Leaving says where hand cards go that are played for their abilities (STO-11, STO-37).
type Leaving struct {
	// Kept goes to the own discards.
	Kept Card
	// Lost go to the common discards, Out out of the match.
	Lost Set
	Out  Set
}

// Leaving returns where two or three cards would go.
func (v View) Leaving(cards Set) Leaving {
	l := Leaving{Kept: cards.lowest()}
	cards.remove(l.Kept)
	for !cards.Empty() {
		if c := cards.pop(); c.Druid() {
			l.Out.add(c)
		} else {
			l.Lost.add(c)
		}
	}
	return l
}

// Forging is what a seat could do at a smithy (STO-12).
type Forging struct {
	// Artifact is the artifact at the smithy, and Gems its price in gems.
	Artifact Colour
	Gems     int
	// Payments are the ways to pay with gems, Ore says that ore would do.
	Payments []Gems
	Ore      bool
	// WhyNot is nil if the seat can forge there, and otherwise the reason: there is nothing, no field, or nothing to
	// pay with.
	WhyNot *games.Refusal
}

// Forging returns what a seat could do at a smithy if it were its turn to forge.
func (v View) Forging(s games.Seat, at Smithy) Forging {
	g := v.game
	p := &g.players[s]
	f := Forging{Artifact: g.lies(at), Gems: g.deck.SmithyPrice(at)}
	switch {
	case g.turn.forged[at]:
		f.WhyNot = refuseSmithyUsed
	case f.Artifact == NoColour:
		f.WhyNot = refuseSmithyEmpty
	case !p.room(f.Artifact):
		f.WhyNot = refuseNoRoom
	default:
		price := g.price(s, at)
		f.Payments = price.payments(&p.gems)
		f.Ore = p.ore >= OrePrice
		f.WhyNot = when(len(f.Payments) == 0 && !f.Ore, refusePrice)
	}
	return f
}

// FieldAt is a field of a power row.
type FieldAt struct {
	Row   Row
	Field Colour
}

// Places lists the fields on which a seat could place an artifact, White for a wild one (STO-13).
func (v View) Places(s games.Seat, artifact Colour) []FieldAt {
	var list []FieldAt
	for row := range Rows {
		for _, field := range fieldOrder {
			if v.game.players[s].rows[row].takes(artifact, field) {
				list = append(list, FieldAt{Row: row, Field: field})
			}
		}
	}
	return list
}

// Exchanges lists the ways in which a seat could pay for the exchange of one of its cards, and is empty for other cards
// and where the gems do not reach (STO-20).
func (v View) Exchanges(s games.Seat, c Card) []Gems {
	face, ok := v.Face(s, c)
	if !ok || face.Kind != ExchangeAbility {
		return nil
	}
	p := &v.game.players[s]
	price := priceOf(face.Give, p.onStone)
	return price.payments(&p.gems)
}

// TakesStone reports whether a seat that trades a row in has to take a rune stone (STO-16).
func (v View) TakesStone(s games.Seat) bool { return v.game.takesStone(s) }
