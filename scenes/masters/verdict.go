package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// hoverPlace returns where the chosen card would lie now: as a draft, carried, under the mouse, or at the ring that a
// finger rests on. It is false where the card would touch nothing.
func (p *player) hoverPlace() (rules.Laid, bool) {
	s, o := &p.Sel, p.options
	if s.card == rules.Hidden || !o.laying() || p.Given.Bare {
		return rules.Laid{}, false
	}
	at := p.Pointers.HoverAt
	switch f := p.Pointers.Carrying(); {
	case f != nil:
		if at = f.Carried(p.Lift()); !p.places.field.Has(at) {
			return rules.Laid{}, false
		}
	case s.draft:
		return s.laid(), true
	case !p.Pointers.Hovering || !isSection(p.Hit(at)):
		if down, pressed := p.Pointers.Down(); pressed && p.places.field.Has(down) {
			return o.aimed(s, p.Eye.Under(down)) // where the card comes to lie once the finger is lifted
		}
		return rules.Laid{}, false
	}
	l := rules.Laid{Card: s.card, Turn: s.turn()}
	l.Cell = o.snap(s.card, s.turn(), p.Eye.Under(at))
	return l, o.touches(l)
}

// judge finds the verdict on the chosen card if the card has moved to another place, and in any case if anew is set.
// Marks pop up round a card that has moved.
func (p *player) judge(anew bool) {
	l, on := p.hoverPlace()
	if !on {
		p.verdict = verdict{}
		return
	}
	moved := !p.verdict.on || p.verdict.laid != l
	if !moved && !anew {
		return
	}
	p.verdict = p.judged(l)
	if moved {
		wait := 0.0
		if p.Sel.draft {
			wait = p.Held.Left()
		}
		p.marks.Pop(len(p.verdict.preview.Touches), wait, p.Given.Frame.Tempo())
	}
}

func (p *player) judged(l rules.Laid) verdict {
	v := verdict{on: true, laid: l, preview: p.Given.View.Preview(l)}
	for _, t := range v.preview.Touches {
		if t.Under {
			v.under.count(t.Agrees)
		} else {
			v.beside.count(t.Agrees)
		}
	}
	say := p.Given.Frame.Say
	v.under.write(say, "masters.board.under")
	v.beside.write(say, "masters.board.beside")
	m, legal := p.options.play(l)
	if !legal {
		v.why = p.Given.View.WhyNot(p.options.actor, m)
	}
	switch {
	case v.why != nil:
		v.alone = say(p.reason(m, v.why))
		if v.text = v.alone; v.under.all+v.beside.all > 0 && p.counts(m) {
			v.text = say(key(v.why.Reason))
		}
	case m.Kind == rules.Ignore:
		v.text = say(key("masters.board.may-ignore"))
	default:
		v.text = say(key("masters.board.may"))
		if v.under.state() == differs || v.beside.state() == differs {
			v.note = say(key("masters.board.either"))
		}
	}
	if s := p.options.actor; v.why == nil && s >= 0 {
		v.after = holdingsIn(p.Given.View.With(l))
		if now, then := p.Given.View.Points(s), v.preview.Points[s]; now != then {
			v.sum = change(now, then)
		}
	}
	return v
}

// reason says why the actor cannot make a move: what exactly it lacks, or else what the refusal says.
func (p *player) reason(m rules.Move, why *games.Refusal) games.Phrase {
	if lacks, ok := p.Given.View.Lacks(p.options.actor, m); ok {
		return lacks
	}
	return key(why.Reason)
}

// counts reports whether the counts of agreeing runes already say what a move lacks.
func (p *player) counts(m rules.Move) bool {
	lacks, ok := p.Given.View.Lacks(p.options.actor, m)
	return ok && lacks.Key == "masters.lacks.no-match"
}

func change(from, to int) string { return ui.Digits(from) + " → " + ui.Digits(to) }

func (t *tally) count(agrees bool) {
	t.all++
	if agrees {
		t.agree++
	}
}

// write puts the tally into words, and into numbers alone for where room is short.
func (t *tally) write(say func(games.Phrase) string, k string) {
	t.text = say(games.Phrase{Key: k, Args: []games.Arg{games.NumberArg("n", t.agree), games.NumberArg("all", t.all)}})
	t.short = ui.Digits(t.agree) + "/" + ui.Digits(t.all)
}

// state returns whether all runes of the tally agree.
func (t *tally) state() accord {
	if t.all == 0 {
		return neither
	}
	return accordOf(t.agree == t.all)
}

type accord uint8

const (
	neither accord = iota // there is nothing to compare
	agrees
	differs
)

func accordOf(so bool) accord {
	if so {
		return agrees
	}
	return differs
}
