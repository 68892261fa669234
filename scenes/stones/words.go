package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// words are the texts on the board and how things on it stand out, found out when something has changed and not while drawing.
type words struct {
	parts
	player      *player
	match, turn games.Phrase // the headline
	fixed       fixedWords
	marks       stances
	line        lineWords
	sum         sum
	step        stepWords
	tiles       tileWords
	pay         payWords
	trade       tradeWords
	purse       [purseSize]change
	worth       [rules.Rows]change
	tops        tops
	gain        change // where the seat in front stands on the power track, and where it will
	points      string // the same in words
	due         due
}

// tops are the discards that lie on top: the highest number, since no order is kept.
type tops struct{ common, own rules.Card }

// fixedWords never change, in one language.
type fixedWords struct {
	goal, last          string
	tabs                [actions]string
	leaves, leavesLong  string
	back                string
	doors               [doors]string
	captions, effects   [rules.Stones]string
	names               [rules.Stones]string
	colours             [rules.White + 1]string
	rows                [rules.Rows]string
	free                string
	creatures, discards string
	draw                string
	each                string
	used, gone, other   string
}

// due is what the seat on turn gets once the artifact is placed that waits for that.
type due struct {
	points int
	text   string // of its points, with these
}

// layout says what never changes, in the language of a new frame.
func (w *words) layout() {
	say := func(k string) string { return w.Given.Frame.Say(key("stones.board." + k)) }
	f := &w.fixed
	f.last = say("goal-last")
	f.tabs = [actions]string{say("tab.summon"), say("tab.use"), say("tab.forge")}
	f.leaves, f.leavesLong, f.back = say("tag.leaves"), say("tag.this-leaves"), say("tag.back")
	f.doors = [doors]string{say("door.smithies"), say("door.rows"), say("door.stones"), say("door.hand")}
	for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
		f.captions[kind], f.effects[kind] = say("caption."+kind.String()), say("effect."+kind.String())
		f.names[kind] = w.Given.Frame.Say(key("stones.stone." + kind.String()))
	}
	for colour := rules.Green; colour <= rules.White; colour++ {
		f.colours[colour] = say("colour." + colour.String())
	}
	f.rows = [rules.Rows]string{say("row.upper"), say("row.lower")}
	f.free = say("row.free")
	f.creatures, f.discards, f.draw = say("pile.creatures"), say("pile.discards"), say("pile.draw")
	f.each = say("stones.each")
	f.used, f.gone, f.other = say("own.used"), say("trade.gone"), say("trade.other")
}

// write puts the words together that change in a match.
func (w *words) write() {
	w.fixed.goal = w.say("goal", number("n", w.Given.View.Throne()))
	w.match, w.turn = w.headline()
	w.marks = w.marking()
	w.sum = w.summing()
	w.line = w.lining()
	w.step, w.tiles = w.stepping(), w.tiling()
	w.pay = w.paying()
	w.trade = w.trading()
	w.foretell()
	w.standings()
	w.tops = tops{common: highest(w.Model.discards), own: highest(w.Model.who[max(0, w.Given.Front)].discards)}
}

func (w *words) say(k string, args ...games.Arg) string {
	return w.Given.Frame.Say(games.Phrase{Key: "stones.board." + k, Args: args})
}

// standings puts into words where seats stand, with the points that are due.
func (w *words) standings() {
	v, s := w.Given.View, w.Given.Front
	w.due = due{}
	if n := v.Due().Points; n > 0 && w.Shown() {
		w.due = due{points: n, text: ui.Digits(v.Points(v.OnTurn())) + "\u2009+\u2009" + ui.Digits(n)}
	}
	if w.points = ""; s >= 0 {
		w.points = w.say("standing", number("n", w.gain.now))
		if w.dueTo(s) > 0 {
			w.points = w.say("standing-due", number("n", w.gain.now), number("due", w.due.points))
		}
	}
}

func (w *words) dueTo(s games.Seat) int {
	if s != w.Given.View.OnTurn() || !w.Shown() {
		return 0
	}
	return w.due.points
}

// standing returns the points of a seat and, where some are due, those.
func (w *words) standing(s games.Seat) string {
	if w.dueTo(s) > 0 {
		return w.due.text
	}
	return ui.Digits(w.Model.who[s].points)
}

// number is a number as an argument of a phrase, cardArg the number of a card, and seatName a seat.
func number[N ~int | ~int8](name string, n N) games.Arg { return games.NumberArg(name, int(n)) }

func seatName(s games.Seat) games.Arg { return games.SeatArg("seat", s) }

// acts reports whether what is chosen may be shown as such: somebody at this screen is to act, and the picture has caught up.
func (w *words) acts() bool {
	return w.player.options.actor >= 0 && w.player.options.actor == w.Given.Front && w.Shown() && !w.Model.ended && !w.Given.Bare
}

// face returns what is printed on a card of the seat in front, or of the one on turn.
func (w *words) face(s games.Seat, c rules.Card) (rules.Face, bool) {
	if c == rules.Hidden {
		return rules.Face{}, false
	}
	return w.Given.View.Face(max(0, s), c)
}

// highest returns the card of a set with the highest number, or Hidden.
func highest(s rules.Set) rules.Card {
	cards := s.Cards()
	if len(cards) == 0 {
		return rules.Hidden
	}
	return cards[len(cards)-1]
}
