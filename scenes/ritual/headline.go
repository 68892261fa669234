package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/table"
)

// Headline returns where the match stands, and who is to do what.
func (b *Board) Headline() (match, turn games.Phrase) {
	b.refreshed()
	return b.words.match, b.words.turn
}

// headline puts the headline together.
func (b *Board) headline() (match, turn games.Phrase) {
	match = games.Phrase{Key: "ritual.board.supply", Args: []games.Arg{games.NumberArg("n", b.view.Supply())}}
	seat := func(k string, s games.Seat) games.Phrase {
		return games.Phrase{Key: k, Args: []games.Arg{games.SeatArg("seat", s)}}
	}
	o := b.options
	if c := o.usable(b.sel.card); c != nil && len(c.targets) > 0 && b.sel.target < 0 {
		return match, key("ritual.board.name-target")
	}
	switch b.view.Phase() {
	case rules.OverPhase:
		return match, key("ritual.board.over")
	case rules.AnswerPhase:
		return match, key("ritual.board.question")
	case rules.ChoicePhase:
		e, _ := b.view.Effect()
		return match, seat("ritual.board.choose."+e.Card.String(), e.User)
	case rules.DrawPhase:
		s, _ := b.view.Drawing()
		return match, seat("ritual.board.drawing", s)
	}
	s := b.view.OnTurn()
	if !b.Shown() { // the words keep step with the picture
		s = b.model.onTurn
	}
	if o.actor == s && o.laying() && b.sel.tile < 0 {
		return match, seat("ritual.board.choose-tile", s)
	}
	return match, seat("ritual.board.turn", s)
}

// Draft returns what the golden button would do, and whether it can be done now.
func (b *Board) Draft() (label games.Phrase, ok bool) {
	o := b.options
	if o.actor < 0 || b.model.over {
		return games.Phrase{}, false
	}
	if m, complete := ready(o, &b.sel); complete || b.sel.card != rules.Hidden {
		legal := complete && b.view.WhyNot(o.actor, m) == nil
		return key(draftKeys[m.Kind]), legal
	}
	switch {
	case o.laying():
		return key(draftKeys[rules.Place]), false
	case len(o.takes) > 0:
		return key(draftKeys[rules.TakeTile]), false
	case len(o.picks) > 0:
		return key(draftKeys[rules.PickCell]), false
	}
	return games.Phrase{}, false
}

// draftKeys are the words on the golden button.
var draftKeys = map[rules.MoveKind]string{
	rules.Place:     "ritual.board.place",
	rules.BuildOver: "ritual.board.build-over",
	rules.Reveal:    "ritual.board.reveal",
	rules.RevealAt:  "ritual.board.reveal",
	rules.Answer:    "ritual.board.answer",
	rules.PutOut:    "ritual.board.put-out",
	rules.TakeTile:  "ritual.board.take",
	rules.PickCell:  "ritual.board.pick",
}

// Question returns the question for answers that is open in a public view.
func (b *Board) Question(v rules.View) (table.Question[rules.Move], bool) {
	chain := v.Chain()
	if v.Phase() != rules.AnswerPhase || len(chain) == 0 {
		return table.Question[rules.Move]{}, false
	}
	last := chain[len(chain)-1]
	q := table.Question[rules.Move]{
		By: last.Seat, Ask: key("ritual.board.question"), Decline: rules.Move{Kind: rules.Decline},
		About: revealed(shown{seat: last.Seat, target: last.Target, card: last.Card, does: last.Does}),
	}
	for s := v.After(last.Seat); s != last.Seat; s = v.After(s) {
		q.Seats = append(q.Seats, s)
	}
	return q, true
}

// Private reports whether a seat that must act needs its own view: to choose between its rituals (RIT-30).
func (b *Board) Private(v rules.View, s games.Seat) bool {
	drawing, waits := v.Drawing()
	return waits && drawing == s
}
