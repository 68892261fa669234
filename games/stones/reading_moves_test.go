package stones

import (
	"fmt"
	"slices"
	"strings"

	"runehall/games"
)

// Second half of the second reading: what each move does.

func parseInts(text, between string) []int {
	var list []int
	for part := range strings.SplitSeq(text, between) {
		n := 0
		fmt.Sscan(part, &n)
		list = append(list, n)
	}
	return list
}

// take moves gems from the supply to the seat, as far as it has any; pay moves them back.
func (r *reading) take(name string, n int) {
	i := slices.Index(readNames, name)
	for ; n > 0 && r.Supply[i] > 0; n-- {
		r.Supply[i]--
		r.own().Gems[i]++
	}
}

func (r *reading) pay(way string) {
	for i, n := range parseInts(way, ",") {
		r.Supply[i+1] += int8(n)
		r.own().Gems[i+1] -= int8(n)
	}
}

func (r *reading) takeOre() {
	if r.Ore > 0 {
		r.Ore--
		r.own().Ore++
	}
}

// points gives points. With the extra stone, a card's first points bring one more.
func (r *reading) points(n int, card bool) {
	r.own().Points += n
	if card && n > 0 && r.has("extra") && !r.Turn.Extra {
		r.own().Points++
		r.Turn.Extra = true
	}
}

// next returns the next event of a type that tells what was drawn.
func next[E Event](r *reading) E {
	for i, e := range r.events {
		if found, ok := e.(E); ok {
			r.events = r.events[i+1:]
			return found
		}
	}
	var none E
	r.t.Fatalf("no event %T", none)
	return none
}

func sortInto(list []Card, cards ...Card) []Card {
	list = append(slices.Clone(list), cards...)
	slices.Sort(list)
	return list
}

func (r *reading) without(list []Card, c Card) []Card {
	i := slices.Index(list, c)
	if i < 0 {
		r.t.Fatalf("card %d is not among %v", c, list)
	}
	return slices.Delete(slices.Clone(list), i, i+1)
}

// drawFrom draws a card from a pile. After a shuffle only the events tell which.
func (r *reading) drawFrom(name string, pile, discards *[]Card, told func() Card) (Card, bool) {
	if len(*pile) == 0 {
		if len(*discards) == 0 {
			return 0, false
		}
		*pile, *discards = *discards, []Card{}
		r.shuffled[name] = true
	}
	c := (*pile)[len(*pile)-1]
	if r.shuffled[name] {
		c = told()
	}
	*pile = r.without(*pile, c)
	return c, true
}

func (r *reading) fillDisplay() {
	var rest []Card
	for _, c := range r.Display {
		if c != 0 {
			rest = append(rest, c)
		}
	}
	for len(rest) < 6 {
		c, ok := r.drawFrom("common", &r.Pile, &r.Discards, func() Card { return next[SlotFilled](r).Card })
		if !ok {
			break
		}
		if !r.shuffled["common"] {
			next[SlotFilled](r)
		}
		rest = append(rest, c)
	}
	for len(rest) < 6 {
		rest = append(rest, 0)
	}
	r.Display = rest
}

func (r *reading) fillSmithies() {
	for _, at := range readSmithies[:5] {
		if r.Smithies[at] != NoColour {
			continue
		}
		if len(r.Artifacts) == 0 {
			for c, n := range r.OldArtifacts {
				r.Artifacts = append(r.Artifacts, slices.Repeat([]Colour{Colour(c)}, int(n))...)
			}
			r.OldArtifacts = Gems{}
			r.shuffled["artifacts"] = true
		}
		if len(r.Artifacts) == 0 {
			return
		}
		i := len(r.Artifacts) - 1
		if e := next[SmithyFilled](r); r.shuffled["artifacts"] {
			i = slices.Index(r.Artifacts, e.Artifact)
		}
		r.Smithies[at] = r.Artifacts[i]
		r.Artifacts = slices.Delete(slices.Clone(r.Artifacts), i, i+1)
	}
}

func (r *reading) endAction() {
	r.fillDisplay()
	r.fillSmithies()
	swapped := r.Turn.Swapped
	r.newTurn()
	r.Turn.Swapped = swapped
	r.Phase = "trade"
}

func (r *reading) newTurn() {
	r.Turn = TurnPosition{Played: []Card{}, Closed: []Card{}, Forged: []Smithy{}}
}

func (r *reading) endAbilities() {
	own := r.own()
	lowest := slices.Min(r.Turn.Played)
	for _, c := range r.Turn.Played {
		switch {
		case c == lowest:
			own.Discards = sortInto(own.Discards, c)
		case c >= 100:
			own.Gone = sortInto(own.Gone, c)
		default:
			r.Discards = sortInto(r.Discards, c)
		}
	}
	r.endAction()
}

// closeIf finishes the open card if nothing of it is left, or if told to.
func (r *reading) closeIf(anyway bool) {
	t := &r.Turn
	card := r.card(t.Open)
	done := 0
	for _, used := range t.Used {
		if used {
			done++
		}
	}
	if !anyway && done < len(card.icons) && (card.kind != "choice" || r.has("plus")) {
		return
	}
	t.Closed = sortInto(t.Closed, t.Open)
	t.Open, t.Used, t.Extra = 0, [2]bool{}, false
	if len(t.Closed) == len(t.Played) {
		r.endAbilities()
	}
}

func (r *reading) roll(smithy bool) {
	e := next[DieRolled](r)
	r.Turn.Die, r.Turn.Times, r.Turn.AtSmithy = e.Die, 1, smithy
	if !smithy && r.has("double") {
		r.Turn.Times = 2
	}
	r.Phase = "die"
}

func (r *reading) icon(words []string) {
	var c Card
	var n int
	fmt.Sscan(words[1], &c)
	fmt.Sscan(words[2], &n)
	r.Turn.Open = c
	r.Turn.Used[n-1] = true
	word, colour, _ := strings.Cut(r.card(c).icons[n-1], ":")
	switch {
	case word == "gem":
		r.take(readColours[colour], 1)
	case word == "joker":
		r.take("white", 1)
	case words[0] == "icon-gem":
		r.take(words[3], 1)
	case words[0] == "icon-card":
		slot := parseInts(words[3], " ")[0]
		r.own().Discards = sortInto(r.own().Discards, r.Display[slot-1])
		r.Display[slot-1] = 0
		r.fillDisplay()
	case word == "die":
		r.roll(false)
		return
	}
	r.closeIf(false)
}

// die carries out the result of a roll, or declines it.
func (r *reading) die(words []string) {
	t := &r.Turn
	if words[0] != "decline" {
		switch t.Die {
		case DieGem:
			r.take(words[1], 1)
		case DieSwap:
			i := slices.Index(readNames, words[1])
			r.own().Gems[i]--
			r.Supply[i]++
			r.take("white", 1)
		case DieCard:
			c, _ := r.drawFrom("common", &r.Pile, &r.Discards, func() Card { return next[CardDrawn](r).Card })
			r.own().Discards = sortInto(r.own().Discards, c)
		case DieOre:
			r.takeOre()
		case DieOne:
			r.points(1, !t.AtSmithy)
		case DieTwo:
			r.points(2, !t.AtSmithy)
		}
	}
	if t.Times--; t.Times > 0 {
		return
	}
	t.Die = NoDie
	if t.AtSmithy {
		t.AtSmithy = false
		r.forged()
		return
	}
	r.Phase = "ability"
	r.closeIf(false)
}

// forged goes on after a forging.
func (r *reading) forged() {
	if r.Phase = "forge"; len(r.Turn.Forged) == 2 {
		r.endAction()
	}
}

func (r *reading) forge(words []string) {
	i := slices.Index(readSmithies, words[1])
	r.Turn.Artifact = White
	if words[1] == "wild" {
		r.Wild--
	} else {
		r.Turn.Artifact = r.Smithies[words[1]]
		r.Smithies[words[1]] = NoColour
	}
	if r.Turn.WithOre = words[0] == "forge-ore"; r.Turn.WithOre {
		r.own().Ore -= 3
		r.Ore += 3
	} else {
		r.pay(words[2])
	}
	r.Turn.Forged = append(r.Turn.Forged, Smithy(i))
	slices.Sort(r.Turn.Forged)
	r.Turn.Smithy = Smithy(i)
	r.Phase = "place"
}

func (r *reading) place(words []string) {
	r.rows()[words[1]][words[2]] = r.Turn.Artifact
	t := &r.Turn
	at, bonus := t.Smithy.String(), !t.WithOre
	t.Artifact, t.Smithy, t.WithOre = NoColour, Plain1, false
	switch {
	case bonus && at == "die":
		r.roll(true)
		return
	case bonus && at == "ore":
		r.takeOre()
	case bonus && at == "points":
		r.points(3, false)
	}
	r.forged()
}

func (r *reading) trade(words []string) {
	fields := r.rows()[words[1]]
	r.points(readTrades[len(fields)], false)
	for field, artifact := range fields {
		if artifact == White {
			r.Wild++
		} else {
			r.OldArtifacts[artifact]++
		}
		delete(fields, field)
	}
	if words[2] != "none" {
		r.Stones[words[2]]--
		own := r.own()
		own.Stones = append(own.Stones, Stone(slices.Index(readStones, words[2])+1))
		slices.Sort(own.Stones)
	}
}

func (r *reading) end() {
	own := r.own()
	limit := 4
	if r.has("hand") {
		limit = 6
	}
	var told []Card
	for _, e := range r.events {
		if drawn, ok := e.(CardsDrawn); ok {
			told = append(told, drawn.Cards...)
		}
	}
	for len(own.Hand) < limit {
		c, ok := r.drawFrom("own", &own.Pile, &own.Discards, func() Card {
			for _, c := range told { // they are told in no order: take any that the hand lacks
				if !slices.Contains(own.Hand, c) {
					return c
				}
			}
			r.t.Fatal("fewer cards were drawn")
			return 0
		})
		if !ok {
			break
		}
		own.Hand = sortInto(own.Hand, c)
		if len(own.Pile) == 0 {
			own.Known = slices.Clone(own.Hand)
		}
	}
	last := len(r.Seats)
	if int(r.OnTurn+1)%last == int(r.Starts) {
		over := r.Round >= 200
		for _, seat := range r.Seats {
			over = over || seat.Points >= 65
		}
		if over {
			r.final()
			return
		}
		r.Round++
	}
	r.OnTurn = games.Seat((int(r.OnTurn) + 1) % last)
	r.newTurn()
	r.Phase = "turn"
}

func (r *reading) final() {
	for i := range r.Seats {
		seat := &r.Seats[i]
		n := seat.Ore
		for _, gems := range seat.Gems {
			n += int(gems)
		}
		seat.Points += n/3 + readTrades[len(seat.Upper)] + readTrades[len(seat.Lower)]
	}
	r.newTurn()
	r.Phase = "over"
}

func (r *reading) move(text string) {
	words := strings.Split(text, " ")
	own := r.own()
	hand := func(c Card) {
		own.Hand = r.without(own.Hand, c)
		if slices.Contains(own.Known, c) {
			own.Known = r.without(own.Known, c)
		}
		r.Turn.Played = sortInto(r.Turn.Played, c)
	}
	if (words[0] == "lay" || words[0] == "buy") && r.Phase == "turn" {
		r.Phase, r.Turn.Colour = "summon", White
		if r.has("magic") {
			r.Turn.Magic = 2
		}
	}
	switch words[0] {
	case "lay":
		c := Card(parseInts(words[1], " ")[0])
		hand(c)
		r.Turn.Magic += r.card(c).magic
		if of := r.card(c).of; of != "white" {
			r.Turn.Colour = Colour(slices.Index(readNames, of))
		}
	case "buy":
		slot := parseInts(words[1], " ")[0]
		own.Discards = sortInto(own.Discards, r.Display[slot-1])
		r.Display[slot-1] = 0
		r.Turn.Magic -= r.table.prices[slot-1]
		r.Turn.Bought++
	case "use":
		for _, n := range parseInts(words[1], "+") {
			hand(Card(n))
		}
		r.Phase = "ability"
	case "icon", "icon-gem", "icon-card":
		r.icon(words)
	case "exchange":
		r.Turn.Open = Card(parseInts(words[1], " ")[0])
		r.pay(words[2])
		get := r.card(r.Turn.Open).get
		for _, name := range readNames[1:] {
			r.take(name, get[name])
		}
		r.points(get["vp"], true)
		r.closeIf(true)
	case "leave":
		r.closeIf(true)
	case "accept", "accept-gem", "decline":
		r.die(words)
	case "forge", "forge-ore":
		r.forge(words)
	case "place":
		r.place(words)
	case "done":
		switch r.Phase {
		case "summon":
			own.Discards = sortInto(own.Discards, r.Turn.Played...)
			r.endAction()
		case "ability":
			r.endAbilities()
		default:
			r.endAction()
		}
	case "pass":
		r.Phase = "trade"
	case "trade":
		r.trade(words)
	case "swap-gem", "swap-ore":
		way, i := 1, slices.Index(readNames, words[1])
		if words[0] == "swap-ore" {
			way = -1
		}
		own.Gems[i] -= int8(way)
		r.Supply[i] += int8(way)
		own.Ore += way
		r.Ore -= way
		r.Turn.Swapped = true
	case "joker":
		i := slices.Index(readNames, words[1])
		r.Supply[i]--
		own.OnStone = Colour(i)
	case "end":
		r.end()
	default:
		r.t.Fatalf("no move %q", text)
	}
}

// settle takes over what only a shuffle decides: the order of piles with the same cards.
func (r *reading) settle(after *Position) {
	sorted := func(list []Card) []Card { return sortInto(list) }
	if r.shuffled["common"] && slices.Equal(sorted(r.Pile), sorted(after.Pile)) {
		r.Pile = after.Pile
	}
	for i := range r.Seats {
		if r.shuffled["own"] && slices.Equal(sorted(r.Seats[i].Pile), sorted(after.Seats[i].Pile)) {
			r.Seats[i].Pile = after.Seats[i].Pile
		}
	}
	counts := func(list []Colour) (n [colours]int) {
		for _, c := range list {
			n[c]++
		}
		return n
	}
	if r.shuffled["artifacts"] && counts(r.Artifacts) == counts(after.Artifacts) {
		r.Artifacts = after.Artifacts
	}
}
