package stones

import "runehall/games"

// pile is a face-down pile of cards; the last card is the top one. No pile has more than all creatures and eight
// druids.
type pile struct {
	cards [creatures + druids]Card
	count uint8
}

func (p *pile) list() []Card { return p.cards[:p.count:p.count] }

func (p *pile) add(c Card) {
	p.cards[p.count] = c
	p.count++
}

func (p *pile) draw() Card {
	p.count--
	c := p.cards[p.count]
	p.cards[p.count] = Hidden
	return c
}

// set returns the cards of a pile without their order.
func (p *pile) set() Set { return SetOf(p.list()...) }

// fill makes a pile of a set of cards, in random order.
func (p *pile) fill(cards Set, chance *games.Chance) {
	*p = pile{}
	for !cards.Empty() {
		p.add(cards.pop())
	}
	games.Shuffle(chance, p.list())
}

// vault is the face-down pile of artifacts; the last one is the top one (STO-7).
type vault struct {
	artifacts [4 * ColourArtifacts]Colour
	count     uint8
}

func (v *vault) list() []Colour { return v.artifacts[:v.count:v.count] }

// fill makes a pile of so many artifacts of each colour, in random order.
func (v *vault) fill(of Gems, chance *games.Chance) {
	*v = vault{}
	for c := Green; c <= Yellow; c++ {
		for range of[c] {
			v.artifacts[v.count] = c
			v.count++
		}
	}
	games.Shuffle(chance, v.list())
}

func (v *vault) draw() Colour {
	v.count--
	c := v.artifacts[v.count]
	v.artifacts[v.count] = NoColour
	return c
}

// counts returns how many artifacts of each colour there are.
func (v *vault) counts() Gems {
	var n Gems
	for _, c := range v.list() {
		n[c]++
	}
	return n
}
