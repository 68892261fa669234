package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// explanation says what a thing of this board is. Its signs are runes: NoRune shows a back.
type explanation = boards.Explanation[rules.Rune]

// explainer explains what is on the screen, as it is shown: the match may have gone further.
type explainer struct {
	model  *model
	reader games.Seat
}

// explainers explain what is of a kind by its index.
var explainers = [targetKinds]func(x explainer, e *explanation, index int){
	onDisc:    explainer.disc,
	onFuse:    explainer.fuse,
	onTray:    explainer.tray,
	onDish:    explainer.dish,
	onDone:    explainer.done,
	onBowl:    explainer.bowl,
	onMeter:   explainer.meter,
	onFlicked: explainer.tape,
	onChoice:  explainer.choice,
	onRung:    explainer.rung,
	onStory:   explainer.story,
	onTape:    explainer.tape,
	onRanking: explainer.tape,
}

// explain says what a target is; one that says nothing of its own has no lines.
func (x explainer) explain(t target) (e explanation) {
	if f := explainers[t.kind]; f != nil {
		f(x, &e, t.index)
	}
	if len(e.Lines) > 0 {
		e.Title, e.Picture = e.Lines[0].Title, e.Lines[0].Sign
	}
	return e
}

// tell adds a line of the explanations.
func tell(e *explanation, r rules.Rune, k string) {
	e.Add(r, key("toss.explain."+k), key("toss.explain."+k+".text"))
}

// note adds a line with a number or a name in it, of the words on the board.
func note(e *explanation, r rules.Rune, title, text string, args ...games.Arg) {
	e.Add(r, key("toss.explain."+title), games.Phrase{Key: "toss.board." + text, Args: args})
}

// disc explains what lies on the table.
func (x explainer) disc(e *explanation, index int) {
	if index >= len(x.model.discs) {
		return
	}
	switch d := x.model.discs[index]; {
	case d.rune == rules.Destiny:
		tell(e, d.rune, "destiny")
	case !d.up || d.rune < 0:
		tell(e, rules.NoRune, "face-down")
	default:
		x.rune(e, d.rune)
	}
}

// rune explains a rune that lies face up.
func (x explainer) rune(e *explanation, r rules.Rune) {
	owner := x.model.twinOf(r)
	switch {
	case owner >= 0 && owner == x.reader: // nothing of theirs is at stake: they complete the pair
		note(e, r, "twin", "twin.own")
	case owner >= 0:
		tell(e, r, "twin")
		note(e, r.Partner(), "balance", "twin.of", named("name", owner))
		x.stake(e, owner)
	case x.model.disc(r.Partner()) >= 0:
		tell(e, r, "pair")
	case x.model.snatched(r.Partner()): // in this round (TOS-10)
		tell(e, r, "half")
	default:
		tell(e, r, "alone")
	}
	tell(e, r, "rune")
}

// stake says how many runes are stolen with a Balance rune.
func (x explainer) stake(e *explanation, victim games.Seat) {
	if r := x.model.who[victim].balance; r >= 0 {
		if n := x.model.pile(victim, r.Colour()); n > 0 {
			note(e, r, "loot", "loot.stake", number("n", n))
		}
	}
}

// tray explains all that everybody may know of a seat.
func (x explainer) tray(e *explanation, index int) {
	if index >= x.model.seats {
		return
	}
	s := games.Seat(index)
	note(e, x.model.who[s].balance, "loot", "text.loot", named("name", s), number("n", x.model.runes(s)))
	if s == x.model.holds() {
		note(e, rules.NoRune, "bag", "bag", named("name", s))
	}
	x.dish(e, index)
	for c := rules.Black; c <= rules.White; c++ {
		if n := x.model.pile(s, c); n > 0 {
			note(e, rules.Rune(int(c)*2*rules.Signs), "loot", "loot."+c.String(), number("n", n))
		}
	}
	for _, r := range x.model.who[s].well {
		if x.model.apart(s, r) {
			tell(e, r, "apart")
			return
		}
	}
}

// dish explains a Balance rune, and what is lost with it.
func (x explainer) dish(e *explanation, index int) {
	if index >= x.model.seats {
		return
	}
	r := x.model.who[index].balance
	if r < 0 {
		tell(e, r, "dish")
		return
	}
	tell(e, r, "balance")
	x.stake(e, games.Seat(index))
}

func (x explainer) fuse(e *explanation, _ int)  { tell(e, rules.NoRune, "fuse") }
func (x explainer) done(e *explanation, _ int)  { tell(e, rules.NoRune, "done") }
func (x explainer) bowl(e *explanation, _ int)  { tell(e, rules.NoRune, "bowl") }
func (x explainer) meter(e *explanation, _ int) { tell(e, rules.NoRune, "meter") }
func (x explainer) tape(e *explanation, _ int)  { tell(e, rules.Destiny, "tape") }

// choice explains what is given with a false pair, or named in the order of thefts.
func (x explainer) choice(e *explanation, _ int) {
	switch x.model.phase {
	case rules.GivePhase:
		tell(e, rules.NoRune, "give")
	case rules.OrderPhase:
		tell(e, rules.NoRune, "order")
	}
}

// rung explains a step of the settling, counted from 1.
func (x explainer) rung(e *explanation, index int) {
	clause := rules.Rung(index).Clause()
	e.Add(rules.Destiny, key("clause."+clause), key("toss.board.step."+clause))
}

// story explains the step that is being told.
func (x explainer) story(e *explanation, _ int) {
	if r := x.model.story.rung; r > 0 {
		x.rung(e, int(r))
	}
}
