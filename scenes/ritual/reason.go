package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
)

// reason returns the line of words about the hand, which may be empty, and whether it says why not. For a draft it says
// what it gives, or why it cannot be made; for a chosen tile, what the numbers on the cells mean; before that, the
// news.
func (w *words) reason() (games.Phrase, bool) {
	switch o := w.player.options; {
	case !w.player.laying() || w.Sel.tile < 0:
		return w.news(), false
	case !w.Sel.draft:
		return w.meaning(), false
	default:
		l := o.placement(w.Sel.tile, w.Sel.cell)
		if l == nil {
			return w.news(), false
		}
		m := l.move(w.Sel.turn())
		if why := w.Given.View.WhyNot(o.actor, m); why != nil {
			return w.brief(m, why), true
		}
		p := w.Given.View.Preview(o.actor, w.Sel.tile, w.Sel.turn(), w.Sel.cell)
		if l.home > 0 {
			return phrase("ritual.board.gain.own", games.NumberArg("coins", p.Coins),
				games.NumberArg("home", int(l.home)),
				games.NumberArg("net", l.all(w.Sel.turn()))), false
		}
		return gain(p), false
	}
}

// news says what is worth knowing while nothing is chosen: how to answer or to make room, whose line or circle lacks a
// single tile, or when tiles are drawn.
func (w *words) news() games.Phrase {
	front, v := w.Given.Front, w.Given.View
	if front < 0 || w.Model.ended || !w.Shown() {
		return games.Phrase{}
	}
	if w.player.answers() {
		return phrase("ritual.board.answer-with")
	}
	if w.player.makesRoom() {
		return phrase("ritual.board.make-room")
	}
	if c, ok := w.player.closings.against(front); ok {
		return w.lacking(c)
	}
	if c, ok := w.player.closings.of(front); ok && !w.player.nears() { // otherwise the headline says it
		return phrase("ritual.board.lacks-own."+c.Shape.Kind.String(), games.NumberArg("n", int(c.Shape.Coins)))
	}
	if n := len(v.Hand(front)); n > 0 && n < rules.HandTiles && v.Supply() > 0 {
		return phrase("ritual.board.refill")
	}
	return games.Phrase{}
}

// lacking says that another seat lacks one tile for a line or a circle: a tile to lay, or one to build over.
func (w *words) lacking(c closing) games.Phrase {
	key := "ritual.board.lacks."
	if _, covers := w.Model.at(c.Cell); covers {
		key = "ritual.board.lacks-over."
	}
	return phrase(key+c.Shape.Kind.String(), games.SeatArg("seat", c.Shape.Owner),
		games.NumberArg("n", int(c.Shape.Coins)))
}

// meaning says what the numbers on the lit cells are.
func (w *words) meaning() games.Phrase {
	o, turn := w.player.options, w.Sel.turn()
	for i := range o.placements {
		l := &o.placements[i]
		switch {
		case l.tile != w.Sel.tile || l.lies(turn):
		case w.Sel.turned:
			return phrase("ritual.board.numbers.turned")
		default:
			return phrase("ritual.board.numbers.turning")
		}
	}
	return phrase("ritual.board.numbers")
}

// gain says how many coins a tile takes for how many matches, and how many more for a line or circle that it completes.
func gain(p rules.Preview) games.Phrase {
	coins, bonus := games.NumberArg("coins", p.Coins), games.NumberArg("bonus", p.Bonus)
	switch n := games.NumberArg("n", p.Matches.Len()); {
	case p.Matches.Len() == 0:
		return phrase("ritual.board.gain.first", coins)
	case p.Bonus > 0:
		return phrase("ritual.board.gain.closing", n, coins, bonus)
	default:
		return phrase("ritual.board.gain", n, coins)
	}
}

// brief says in few words why the actor cannot lay a tile: what exactly it lacks, or else what the refusal says.
func (w *words) brief(m rules.Move, why *games.Refusal) games.Phrase {
	lacks, ok := w.Given.View.Lacks(w.player.options.actor, m)
	if !ok {
		return phrase(why.Reason)
	}
	if short, ok := briefs[lacks.Key]; ok {
		lacks.Key = short
	}
	return lacks
}

// briefs are shorter words for reasons that may change with each turn of a tile: the ledge has little room.
var briefs = map[string]string{
	"ritual.lacks.matches": "ritual.board.why.matches",
	"ritual.lacks.turned":  "ritual.board.why.turned",
}
