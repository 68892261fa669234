package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/table"
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
		return match, phrase("ritual.board.question")
	case rules.ChoicePhase:
		e, _ := w.Given.View.Effect()
		return match, seat("ritual.board.choose."+e.Card.String(), e.User)
	case rules.DrawPhase:
		s, _ := w.Given.View.Drawing()
		return match, seat("ritual.board.drawing", s)
	}
	s := w.Given.View.OnTurn()
	if !w.Shown() { // the words keep step with the picture
		s = w.Model.onTurn
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

// moveKeys are the words on the golden button and on those of moves.
var moveKeys = map[rules.MoveKind]string{
	rules.Place:     "ritual.board.place",
	rules.BuildOver: "ritual.board.build-over",
	rules.Reveal:    "ritual.board.reveal",
	rules.RevealAt:  "ritual.board.reveal",
	rules.Answer:    "ritual.board.answer",
	rules.PutOut:    "ritual.board.put-out",
	rules.TakeTile:  "ritual.board.take",
	rules.PickCell:  "ritual.board.pick",
	rules.Pass:      "ritual.board.pass",
	rules.Decline:   "ritual.board.decline",
	rules.SkipNext:  "ritual.board.skip-next",
	rules.SkipNow:   "ritual.board.skip-now",
	rules.Forgo:     "ritual.board.forgo",
}

// Question returns the question for answers that is open in a public view.
func (b *Board) Question(v rules.View) (table.Question[rules.Move], bool) {
	cards := v.Chain()
	if v.Phase() != rules.AnswerPhase || len(cards) == 0 {
		return table.Question[rules.Move]{}, false
	}
	last := cards[len(cards)-1]
	q := table.Question[rules.Move]{
		By: last.Seat, Ask: phrase("ritual.board.question"), Decline: rules.Move{Kind: rules.Decline},
		About: revealed(revealedCard{seat: last.Seat, target: last.Target, card: last.Card, does: last.Does}),
	}
	for s := v.After(last.Seat); s != last.Seat; s = v.After(s) {
		q.Seats = append(q.Seats, s)
	}
	return q, true
}

// Standing returns how many coins a seat has left: whoever has none wins (RIT-7).
func (b *Board) Standing(s games.Seat) games.Phrase {
	return phrase("ritual.board.standing", games.NumberArg("n", b.Given.View.Tray(s)))
}
