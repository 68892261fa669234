package stones

import (
	"fmt"

	"runehall/games"
)

// whole checks what holds in every position: each gem, ore, artifact, rune stone and card is in exactly one place,
// where it may be.
func whole(g *Game) error {
	gems, ore := g.supply, int(g.ore)
	artifacts := g.vault.counts()
	artifacts.add(g.oldArtifacts)
	artifacts[White] = g.wild
	for _, artifact := range g.smithies {
		artifacts[artifact]++
	}
	if g.phase == PlacePhase {
		artifacts[g.turn.artifact]++
	} else if g.turn.artifact != NoColour {
		return fmt.Errorf("%v waits to be placed in phase %v", g.turn.artifact, g.phase)
	}
	artifacts[NoColour] = 0
	stones := g.stones
	for s := range g.seats {
		p := &g.players[s]
		gems.add(p.gems)
		ore += int(p.ore)
		if p.onStone != NoColour {
			gems[p.onStone]++
			if !p.stones.has(JokerStone) || !p.onStone.plain() {
				return fmt.Errorf("seat %d has %v on a joker stone", s, p.onStone)
			}
		}
		if err := wholeRows(p, &artifacts); err != nil {
			return fmt.Errorf("seat %d: %w", s, err)
		}
		for k := MagicStone; k < Stones; k++ {
			stones[k] += int8(games.Bit(p.stones.has(k)))
		}
		if p.stones.size() > MaxStones {
			return fmt.Errorf("seat %d has %d rune stones", s, p.stones.size())
		}
		for c, n := range p.gems {
			if n < 0 || p.ore < 0 || p.points < 0 {
				return fmt.Errorf("seat %d has %d %v gems, %d ore, %d points", s, n, Colour(c), p.ore, p.points)
			}
		}
	}
	all := Gems{Green: ColourGems, Red: ColourGems, Blue: ColourGems, Yellow: ColourGems, White: JokerGems}
	if gems != all || ore != AllOre || g.ore < 0 || !all.has(g.supply) {
		return fmt.Errorf("there are %v gems and %d ore; the supply has %v and %d", gems, ore, g.supply, g.ore)
	}
	made := Gems{Green: ColourArtifacts, Red: ColourArtifacts, Blue: ColourArtifacts, Yellow: ColourArtifacts,
		White: WildArtifacts}
	if artifacts != made {
		return fmt.Errorf("there are the artifacts %v", artifacts)
	}
	for k := MagicStone; k < Stones; k++ {
		if stones[k] != int8(g.seats)-1 || g.stones[k] < 0 {
			return fmt.Errorf("there are %d stones %v, %d of them left", stones[k], k, g.stones[k])
		}
	}
	if err := wholeCards(g); err != nil {
		return err
	}
	for s := range g.seats {
		if g.phase == TurnPhase && g.onTurn == g.starts && g.players[s].points >= g.throne {
			return fmt.Errorf("a round begins, and seat %d has %d points", s, g.players[s].points)
		}
	}
	return wholeTurn(g)
}

func wholeRows(p *player, artifacts *Gems) error {
	for row, fields := range p.rows {
		for field, artifact := range fields {
			if artifact == NoColour {
				continue
			}
			artifacts[artifact]++
			if Colour(field) == NoColour || artifact != White && artifact != Colour(field) {
				return fmt.Errorf("%v lies on the %v field of the %v row", artifact, Colour(field), Row(row))
			}
		}
	}
	return nil
}

// wholeCards checks that each card is in one place.
func wholeCards(g *Game) error {
	var creatures Set
	var own [maxSeats]Set
	see := func(s games.Seat, c Card) error {
		at := &creatures
		if c.Druid() {
			if s < 0 {
				return fmt.Errorf("the druid %d is common", c)
			}
			at = &own[s]
		}
		if !c.real() || at.Has(c) {
			return fmt.Errorf("the card %d of seat %d is there twice, or is none", c, s)
		}
		at.add(c)
		return nil
	}
	seeAll := func(s games.Seat, cards []Card) error {
		for _, c := range cards {
			if err := see(s, c); err != nil {
				return err
			}
		}
		return nil
	}
	if err := seeAll(-1, append(append(g.displayed(), g.common.list()...), g.discards.Cards()...)); err != nil {
		return err
	}
	for s := range g.seats {
		p := &g.players[s]
		lists := [][]Card{p.hand.Cards(), p.pile.list(), p.discards.Cards(), p.gone.Cards()}
		if s == g.onTurn {
			lists = append(lists, g.turn.played.Cards())
		}
		for _, list := range lists {
			if err := seeAll(s, list); err != nil {
				return err
			}
		}
		if own[s].Size() != druids {
			return fmt.Errorf("seat %d has the druids %v", s, own[s].Cards())
		}
		if p.hand.Size() != int(p.size) || p.size > p.limit() {
			return fmt.Errorf("seat %d holds %v, not %d cards", s, p.hand.Cards(), p.size)
		}
		if !p.known.without(p.hand).Empty() {
			return fmt.Errorf("of seat %d everybody knows %v, but it holds %v", s, p.known.Cards(), p.hand.Cards())
		}
		if p.pile.count == 0 && p.size > 0 && p.known != p.hand {
			return fmt.Errorf("seat %d has no pile: everybody knows its hand %v, not %v", s, p.hand.Cards(),
				p.known.Cards())
		}
	}
	if creatures.Size() != int(LastCreature-FirstCreature)+1 {
		return fmt.Errorf("there are the creatures %v", creatures.Cards())
	}
	for _, list := range [][]Card{g.common.cards[g.common.count:]} {
		for _, c := range list {
			if c != Hidden {
				return fmt.Errorf("the card %d lies above its pile", c)
			}
		}
	}
	return nil
}

// wholeTurn checks the state of the turn.
func wholeTurn(g *Game) error {
	t := &g.turn
	idle := turn{swapped: t.swapped}
	switch g.phase {
	case TurnPhase, TradePhase, OverPhase:
		if *t != idle {
			return fmt.Errorf("phase %v, but the turn is %+v", g.phase, *t)
		}
	case DiePhase:
		if t.die == NoDie || t.times < 1 || t.times > 2 || t.atSmithy == (t.open != Hidden) {
			return fmt.Errorf("the die is %+v", *t)
		}
	case AbilityPhase:
		if t.played.Size() < 2 || !t.closed.without(t.played).Empty() || t.open != Hidden && !t.played.Has(t.open) {
			return fmt.Errorf("the abilities are %+v", *t)
		}
	}
	if t.points < 0 || g.phase != DiePhase && (t.die != NoDie || t.times != 0) {
		return fmt.Errorf("the turn is %+v", *t)
	}
	if g.phase != SummonPhase { // only bought cards leave gaps
		for slot := 1; slot < Slots; slot++ {
			if g.display[slot] != Hidden && g.display[slot-1] == Hidden {
				return fmt.Errorf("the display %v has a gap", g.display)
			}
		}
		if g.display[Slots-1] == Hidden && g.common.count > 0 {
			return fmt.Errorf("the display %v could be filled", g.display)
		}
	}
	return nil
}
