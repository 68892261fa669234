package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// lineWords is what is said in one line about what is chosen.
type lineWords struct {
	text  string
	brief string // the same where there is less room
	short bool   // the sum stands before it
}

// sum is how the magic of a summoning adds up.
type sum struct {
	parts [rules.ManyCards + 2]sumPart
	n     int
	total string
}

// sumPart is one number of a sum, and where it comes from: the magic of a colour, or the stone of STO-30.
type sumPart struct {
	colour rules.Colour
	stone  rules.Stone
	text   string
	points int
}

// add adds points to the sum, to those of the same kind.
func (s *sum) add(colour rules.Colour, stone rules.Stone, points int) {
	if points <= 0 {
		return
	}
	for i := range s.parts[:s.n] {
		if p := &s.parts[i]; p.colour == colour && p.stone == stone {
			p.points += points
			p.text = ui.Digits(p.points)
			return
		}
	}
	if s.n < len(s.parts) {
		s.parts[s.n] = sumPart{colour: colour, stone: stone, points: points, text: ui.Digits(points)}
		s.n++
	}
}

// summing returns how the magic of what is chosen adds up.
func (w *words) summing() (s sum) {
	if !w.acts() || w.hand.mode() != choosing || w.doing() != "summon" {
		return s
	}
	o := w.hand.options
	sel := &w.hand.sel
	whole := o.view.Summon(o.actor, sel.set())
	if o.phase == rules.SummonPhase {
		s.add(whole.Colour, rules.NoStone, o.view.Magic())
	}
	for _, c := range sel.cards[:sel.chosen()] {
		if face, ok := w.face(o.actor, c); ok {
			s.add(face.Of, rules.NoStone, int(face.Magic))
		}
	}
	if o.phase == rules.TurnPhase && o.view.Has(o.actor, rules.MagicStone) {
		s.add(rules.NoColour, rules.MagicStone, rules.StoneMagic)
	}
	s.total = ui.Digits(whole.Magic)
	return s
}

// lining returns what is said in the line.
func (w *words) lining() lineWords {
	if !w.acts() {
		return lineWords{text: w.goal()}
	}
	if _, d, _ := planned(w.hand.options, &w.hand.sel); d.kind == doPass {
		return lineWords{text: w.say("line.pass")}
	}
	switch w.hand.mode() {
	case choosing:
		switch w.doing() {
		case "summon":
			return w.aboutSummon()
		case "use":
			text, brief := w.aboutUse()
			return lineWords{text: text, brief: brief}
		}
		return lineWords{text: w.aboutForge()}
	case paying:
		return lineWords{}
	}
	return lineWords{text: w.goal()}
}

// goal returns what ends the match.
func (w *words) goal() string {
	if w.show.model.last {
		return w.fixed.last
	}
	return w.fixed.goal
}

// aboutSummon says what the chosen display cards cost, or how many are in reach.
func (w *words) aboutSummon() lineWords {
	o, sel := w.hand.options, &w.hand.sel
	whole := o.view.Summon(o.actor, sel.set())
	cards, cost := w.wanted(), sel.spent(o)
	args := []games.Arg{number("n", cost)}
	for i, c := range cards[:min(len(cards), 2)] {
		args = append(args, cardArg([...]string{"card", "second"}[i], c))
	}
	switch len(cards) {
	case 0:
		if whole.Magic == 0 && o.phase == rules.TurnPhase {
			return lineWords{text: w.say("line.summon")}
		}
		n := 0
		for slot := 1; slot <= rules.Slots; slot++ {
			if whole.Slots[slot] {
				n++
			}
		}
		return lineWords{text: w.say("line.reach", number("n", n)), short: true}
	case 1:
		return lineWords{text: w.say("line.cost-one", args...), short: true}
	case 2:
		return lineWords{text: w.say("line.cost-two", args...), short: true}
	}
	return lineWords{text: w.say("line.cost-more", number("cards", len(cards)), number("n", cost)), short: true}
}

// wanted lists the display cards that are chosen, from the left.
func (w *words) wanted() (cards []rules.Card) {
	for slot := rules.Slots; slot >= 1; slot-- {
		if w.hand.sel.slots[slot] {
			cards = append(cards, w.show.model.display[slot-1])
		}
	}
	return cards
}

// aboutUse says which of the chosen cards leave, and where they go: at length, and where there is a shorter way in that too.
func (w *words) aboutUse() (text, brief string) {
	o, n := w.hand.options, w.hand.sel.chosen()
	three := o.view.Has(o.actor, rules.ThreeStone)
	switch {
	case n == 0 && three:
		return w.say("line.use-three"), ""
	case n == 0:
		return w.say("line.use"), ""
	case n == 1:
		return w.say("line.one-more"), ""
	}
	l := o.view.Leaving(w.hand.sel.set())
	lost, out := l.Lost.Cards(), l.Out.Cards()
	kept := cardArg("kept", l.Kept)
	k, gone := "line.leaves", append(lost, out...)
	args := []games.Arg{kept, cardArg("lost", gone[0])}
	if len(gone) > 1 {
		args = append(args, cardArg("second", gone[1]))
	}
	switch {
	case len(gone) == 1 && len(out) == 1:
		return w.say("line.leaves-out", args...), w.say("line.brief-out", args...)
	case len(gone) == 1:
		return w.say(k, args...), w.say("line.brief", args...)
	case len(lost) == 2:
		k = "line.leave-two"
	case len(out) == 2:
		k = "line.leave-two-out"
	case len(gone) == 2:
		k = "line.leave-mixed"
	}
	return w.say(k, args...), ""
}

// aboutForge says what can be forged.
func (w *words) aboutForge() string {
	for at := range rules.Smithies {
		if w.hand.mark(target{onSmithy, int(at)})&markLit != 0 {
			if w.hand.options.phase == rules.ForgePhase {
				return w.say("line.forge-second")
			}
			return w.say("line.forge")
		}
	}
	return w.say("line.forge-none")
}
