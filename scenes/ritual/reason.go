package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
)

// reason returns the line that always speaks: what a placement gives, why it cannot be made, or what the numbers on the cells mean; and
// whether it is a why-not. Where there is nothing to say of the hand it tells the goal.
func (w *words) reason() (games.Phrase, bool) {
	switch o := w.player.options; {
	case !w.player.laying() || w.Sel.tile < 0:
		return phrase("ritual.board.goal"), false
	case !w.Sel.draft:
		return phrase("ritual.board.numbers"), false
	default:
		l := o.placement(w.Sel.tile, w.Sel.cell)
		if l == nil {
			return phrase("ritual.board.goal"), false
		}
		if why := w.Given.View.WhyNot(o.actor, l.move(w.Sel.turn())); why != nil {
			return phrase(brief(why.Reason)), true
		}
		p := w.Given.View.Preview(o.actor, w.Sel.tile, w.Sel.turn(), w.Sel.cell)
		return gain(p), false
	}
}

// gain says how many coins a tile takes for how many matches.
func gain(p rules.Preview) games.Phrase {
	coins := games.NumberArg("coins", p.Coins)
	if p.Matches.Len() == 0 {
		return phrase("ritual.board.gain.first", coins)
	}
	return phrase("ritual.board.gain", games.NumberArg("n", p.Matches.Len()), coins)
}

// brief returns the message of a refusal in few words, for those that the turn of a tile decides on.
func brief(reason string) string {
	if short, ok := briefs[reason]; ok {
		return short
	}
	return reason
}

var briefs = map[string]string{
	"ritual.refusal.not-better": "ritual.board.why.not-better",
	"ritual.refusal.fewer":      "ritual.board.why.fewer",
}
