package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// explanation says what a thing of this board is. Its signs are runes: NoRune shows a back.
type explanation = boards.Explanation[rules.Rune]

// explainer explains what is on the screen: which things lie where it takes from the picture, what they are from the view.
type explainer struct {
	view  rules.View
	model *model
}

// explainers explain what is of a kind by its index.
var explainers = [targetKinds]func(x explainer, e *explanation, index int){
	onDisc:    explainer.disc,
	onTray:    explainer.tray,
	onDish:    explainer.dish,
	onLoot:    explainer.loot,
	onWell:    explainer.well,
	onBag:     explainer.bag,
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

// disc explains what lies on the table: what it makes is said as long as the view knows of it.
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
	owner := x.view.TwinOf(r)
	switch {
	case owner >= 0 && owner == x.view.Reader(): // nothing of theirs is at stake: they complete the pair
		note(e, r, "twin", "twin.own")
	case owner >= 0:
		tell(e, r, "twin")
		note(e, r.Partner(), "balance", "twin.of", named("name", owner))
		if n := len(x.view.Stake(owner)); n > 0 {
			note(e, r.Partner(), "loot", "loot.stake", number("n", n))
		}
	case x.model.disc(r.Partner()) >= 0:
		tell(e, r, "pair")
	case slices.Contains(x.view.Visible(), r.Pair()): // the partner has been snatched (TOS-10)
		tell(e, r, "half")
	default:
		tell(e, r, "alone")
	}
	tell(e, r, "rune")
}

// tray explains all that everybody may know of a seat.
func (x explainer) tray(e *explanation, index int) {
	s := games.Seat(index)
	if index >= x.model.seats {
		return
	}
	note(e, x.model.who[s].balance, "loot", "text.loot", named("name", s), number("n", x.model.who[s].runes()))
	x.dish(e, index)
	for c := rules.Black; c <= rules.White; c++ {
		x.pile(e, s, c)
	}
	if apart := x.view.Apart(s); len(apart) > 0 {
		tell(e, apart[0], "apart")
	}
}

// dish explains a Balance rune, and what is lost with it.
func (x explainer) dish(e *explanation, index int) {
	s := games.Seat(index)
	if index >= x.model.seats {
		return
	}
	r := x.model.who[s].balance
	if r < 0 {
		tell(e, r, "dish")
		return
	}
	tell(e, r, "balance")
	if n := len(x.view.Stake(s)); n > 0 {
		note(e, r, "loot", "loot.stake", number("n", n))
	}
}

// loot explains the runes of one colour.
func (x explainer) loot(e *explanation, index int) {
	if s := games.Seat(index / 3); int(s) < x.model.seats {
		tell(e, rules.Rune(index%3*2*rules.Signs), "loot")
		x.pile(e, s, rules.Colour(index%3))
	}
}

// pile says how many runes of a colour a seat has.
func (x explainer) pile(e *explanation, s games.Seat, c rules.Colour) {
	pile := x.view.Piles(s)[c]
	if n := 2*len(pile.Pairs) + len(pile.Singles); n > 0 {
		note(e, rules.Rune(int(c)*2*rules.Signs), "loot", "loot."+c.String(), number("n", n))
	}
}

// well explains what a seat has snatched in this round.
func (x explainer) well(e *explanation, index int) {
	if index >= x.model.seats {
		return
	}
	tell(e, rules.NoRune, "loot")
	for _, r := range x.view.Apart(games.Seat(index)) {
		tell(e, r, "apart")
	}
}

func (x explainer) bag(e *explanation, _ int) { tell(e, rules.NoRune, "bag") }

func (x explainer) tape(e *explanation, _ int) { tell(e, rules.Destiny, "tape") }

// rung explains a step of the settling.
func (x explainer) rung(e *explanation, index int) {
	clause := rules.Rung(index + 1).Clause()
	e.Add(rules.Destiny, key("clause."+clause), key("toss.board.step."+clause))
}

// story explains the step that is being told.
func (x explainer) story(e *explanation, _ int) {
	if r := x.model.story.rung; r > 0 {
		x.rung(e, int(r)-1)
	}
}
