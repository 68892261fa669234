package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (w *words) summing() (s sum) {
	if !w.acts() || w.player.mode() != choosing || w.doing() != "summon" {
		return s
	}
	o := w.player.options
	sel := &w.Sel
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

func (w *words) lining() lineWords {
	if !w.acts() {
		return lineWords{text: w.goal()}
	}
	if _, d, _ := planned(w.player.options, &w.Sel); d.does == "pass" {
		return lineWords{text: w.say("line.pass")}
	}
	switch w.player.mode() {
	case choosing:
		switch w.doing() {
		case "summon":
			return w.aboutSummon()
		case "use":
			return w.aboutUse()
		}
		return lineWords{text: w.aboutForge()}
	case paying:
		return lineWords{}
	}
	return lineWords{text: w.goal()}
}

func (w *words) goal() string {
	if w.Model.last {
		return w.fixed.last
	}
	return w.fixed.goal
}

func (w *words) aboutSummon() lineWords {
	o, cards := w.player.options, w.wanted()
	if more, left := oneMore(o, &w.Sel); more > 0 {
		return lineWords{text: w.say("line.left", number("n", left), number("card", o.view.Display()[more-1])),
			short: true}
	}
	if whole := o.view.Summon(o.actor, w.Sel.set()); len(cards) == 0 {
		if whole.Magic == 0 && o.phase == rules.TurnPhase {
			return lineWords{text: w.say("line.summon")}
		}
		n := 0
		for _, reached := range whole.Slots {
			if reached {
				n++
			}
		}
		return lineWords{text: w.say("line.reach", number("n", n)), short: true}
	}
	args := []games.Arg{number("n", w.Sel.spent(o)), number("cards", len(cards))}
	for i, c := range cards[:min(len(cards), 2)] {
		args = append(args, number([...]string{"card", "second"}[i], c))
	}
	k := [...]string{"line.cost-one", "line.cost-two", "line.cost-more"}[min(len(cards), 3)-1]
	return lineWords{text: w.say(k, args...), short: true}
}

func (w *words) wanted() (cards []rules.Card) {
	for slot := rules.Slots; slot >= 1; slot-- {
		if w.Sel.slots[slot] {
			cards = append(cards, w.Model.display[slot-1])
		}
	}
	return cards
}

func (w *words) aboutUse() lineWords {
	o, k := w.player.options, "line.use"
	switch n := w.Sel.chosen(); {
	case n == 1:
		return lineWords{text: w.say("line.one-more")}
	case n == 0:
		if o.view.Has(o.actor, rules.ThreeStone) {
			k = "line.use-three"
		}
		return lineWords{text: w.say(k)}
	}
	l := o.view.Leaving(w.Sel.set())
	lost, out := l.Lost.Cards(), l.Out.Cards()
	gone := append(lost, out...)
	args := []games.Arg{number("kept", l.Kept), number("lost", gone[0])}
	if len(gone) == 1 {
		k = [...]string{"", "-out"}[len(out)]
		return lineWords{text: w.say("line.leaves"+k, args...), brief: w.say("line.brief"+k, args...)}
	}
	k = [...]string{"line.leave-two", "line.leave-mixed", "line.leave-two-out"}[len(out)]
	return lineWords{text: w.say(k, append(args, number("second", gone[1]))...)}
}

func (w *words) aboutForge() string {
	for at := range rules.Smithies {
		if w.player.mark(smithyOf(at))&boards.Lit == 0 {
			continue
		}
		if w.player.options.phase == rules.ForgePhase {
			return w.say("line.forge-second")
		}
		return w.say("line.forge")
	}
	return w.say("line.forge-none")
}
