package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
)

// aim is what would become of the chosen card where it hovers or lies as a draft, as the view tells it: which of MAS-7 and
// MAS-8 holds, rune by rune, and why it may not lie there.
type aim struct {
	on                     bool
	laid                   rules.Laid
	preview                rules.Preview
	why                    *games.Refusal
	ignores                bool // it may lie there with the power of the adept
	underAgree, underAll   int
	besideAgree, besideAll int
	texts                  [2]string // how many agree under and beside it
	verdict                string
}

// target returns where the chosen card would lie now: as a draft, carried, or under the mouse.
func (b *Board) target() (rules.Laid, bool) {
	s, o := &b.sel, b.options
	if s.card == rules.Hidden || !o.laying() || b.state.Bare {
		return rules.Laid{}, false
	}
	l := rules.Laid{Card: s.card, Turn: s.turn()}
	if f := b.hands.Carrying(); f != nil {
		at := f.Carried(b.lift())
		if !b.places.field.Has(at) {
			return l, false
		}
		l.Cell = o.snap(s.card, s.turn(), b.plane(at))
		return l, o.over(l)
	}
	if s.draft {
		return s.laid(), true
	}
	if b.hands.Hovering && b.hit(b.hands.HoverAt).kind == onField {
		l.Cell = o.snap(s.card, s.turn(), b.plane(b.hands.HoverAt))
		return l, o.over(l)
	}
	return l, false
}

// takeAim works out what would become of the chosen card, when where it would lie has changed.
func (b *Board) takeAim() {
	l, on := b.target()
	if !on {
		b.aim = aim{}
		return
	}
	if b.aim.on && b.aim.laid == l && !b.dirty {
		return
	}
	a := aim{on: true, laid: l, preview: b.view.Preview(l)}
	m, legal := b.options.lay(l)
	if !legal {
		a.why = b.view.WhyNot(b.options.actor, m)
	}
	a.ignores = legal && m.Kind == rules.Ignore
	for _, t := range a.preview.Touches {
		agree := 0
		if t.Agrees {
			agree = 1
		}
		if t.Under {
			a.underAll, a.underAgree = a.underAll+1, a.underAgree+agree
		} else {
			a.besideAll, a.besideAgree = a.besideAll+1, a.besideAgree+agree
		}
	}
	say := b.words.say
	count := func(key string, agree, all int) string {
		return say(games.Phrase{Key: key, Args: []games.Arg{games.NumberArg("n", agree), games.NumberArg("all", all)}})
	}
	a.texts[0] = count("masters.board.under", a.underAgree, a.underAll)
	a.texts[1] = count("masters.board.beside", a.besideAgree, a.besideAll)
	if b.places.short() { // the shapes of the marks tell the two apart
		a.texts[0] = number(a.underAgree) + "/" + number(a.underAll)
		a.texts[1] = number(a.besideAgree) + "/" + number(a.besideAll)
	}
	switch {
	case a.why != nil:
		a.verdict = say(key(a.why.Reason))
	case a.ignores:
		a.verdict = say(key("masters.board.may-ignore"))
	default:
		a.verdict = say(key("masters.board.may"))
	}
	moved := !b.aim.on || b.aim.laid != l
	b.aim = a
	if moved {
		b.pop()
	}
}
