package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
)

func (w *words) headline() (match, turn games.Phrase) {
	match = phrase("ritual.board.aim")
	seat := func(k string, s games.Seat) games.Phrase {
		return games.Phrase{Key: k, Args: []games.Arg{games.SeatArg("seat", s)}}
	}
	o := w.player.options
	if c := o.usable(w.Sel.card); c != nil && len(c.targets) > 0 && w.Sel.target < 0 {
		return match, phrase("ritual.board.name-target")
	}
	switch w.Given.View.Phase() {
	case rules.OverPhase:
		return match, phrase("ritual.board.over")
	case rules.AnswerPhase:
		if w.player.answers() {
			return match, seat("ritual.board.may-answer", o.actor)
		}
		return match, phrase("ritual.board.question")
	case rules.ChoicePhase:
		e, _ := w.Given.View.Effect()
		return match, seat("ritual.board.choose."+e.Card.String(), e.User)
	case rules.DrawPhase:
		s, _ := w.Given.View.Drawing()
		return match, seat("ritual.board.drawing", s)
	}
	s := w.Given.View.OnTurn()
	if !w.Shown() { // the words wait for the picture
		s = w.Model.onTurn
	}
	if c, ok := w.player.closes(); ok && w.Shown() {
		return match, seat("ritual.board.close."+c.Shape.Kind.String(), s)
	}
	if o.actor == s && o.laying() && w.Sel.tile < 0 {
		return match, seat("ritual.board.choose-tile", s)
	}
	return match, seat("ritual.board.turn", s)
}

func (w *words) golden() (label games.Phrase, ok bool) {
	o := w.player.options
	if o.actor < 0 || w.Model.ended {
		return games.Phrase{}, false
	}
	if m, complete := ready(o, &w.Sel); complete || w.Sel.card != rules.Hidden {
		legal := complete && w.Given.View.WhyNot(o.actor, m) == nil
		return phrase(moveKeys[m.Kind]), legal
	}
	_, kind := o.wants()
	return phrase(moveKeys[kind]), false
}
