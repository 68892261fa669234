package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

// words are the texts on the board and how things on it stand out, found out when something has changed and not while drawing.
type words struct {
	parts
	hand        *hand
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
	points      string // of the seat in front
	gain        change // where it stands on the power track, and where it will
}

// tops are the discards that lie on top: the highest number, since no order is kept.
type tops struct{ common, own rules.Card }

// fixedWords never change, in one language.
type fixedWords struct {
	goal, last              string
	tabs                    [actions]string
	leaves, leavesLong      string
	back                    string
	doors                   [doors]string
	captions, effects       [rules.Stones]string
	names                   [rules.Stones]string
	colours                 [rules.White + 1]string
	rows                    [rules.Rows]string
	free                    string
	creatures, discards     string
	draw                    string
	stones, each, own, room string
	used, gone, other       string
}

// change is a number now and, where it is going to be another one, afterwards.
type change struct {
	now, after int
	changes    bool
}

// layout says what never changes, in the language of a new frame.
func (w *words) layout() {
	say := func(k string) string { return w.given.Frame.Say(key("stones.board." + k)) }
	f := &w.fixed
	f.last = say("goal-last")
	f.tabs = [actions]string{say("tab.summon"), say("tab.use"), say("tab.forge")}
	f.leaves, f.leavesLong, f.back = say("tag.leaves"), say("tag.this-leaves"), say("tag.back")
	f.doors = [doors]string{say("door.smithies"), say("door.rows"), say("door.stones"), say("door.hand")}
	for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
		f.captions[kind], f.effects[kind] = say("caption."+kind.String()), say("effect."+kind.String())
		f.names[kind] = w.given.Frame.Say(key("stones.stone." + kind.String()))
	}
	for colour := rules.Green; colour <= rules.White; colour++ {
		f.colours[colour] = say("colour." + colour.String())
	}
	f.rows = [rules.Rows]string{say("row.upper"), say("row.lower")}
	f.free = say("row.free")
	f.creatures, f.discards, f.draw = say("pile.creatures"), say("pile.discards"), say("pile.draw")
	f.stones, f.each, f.own, f.room = say("stones.head"), say("stones.each"), say("own.head"), say("rows.head")
	f.used, f.gone, f.other = say("own.used"), say("trade.gone"), say("trade.other")
}

// write puts the words together that change in a match.
func (w *words) write() {
	w.fixed.goal = w.say("goal", number("n", w.given.View.Throne()))
	w.match, w.turn = w.headline()
	w.marks = w.marking()
	w.sum = w.summing()
	w.line = w.lining()
	w.step, w.tiles = w.stepping(), w.tiling()
	w.pay = w.paying()
	w.trade = w.trading()
	w.purse, w.worth = w.spending(), w.worthOfRows()
	w.gain = w.gaining()
	if w.points = ""; w.given.Front >= 0 {
		w.points = w.say("standing", number("n", w.gain.now))
	}
	w.tops = tops{common: highest(w.show.model.discards), own: highest(w.show.model.who[max(0, w.given.Front)].discards)}
}

// say says a message of the board.
func (w *words) say(k string, args ...games.Arg) string {
	return w.given.Frame.Say(games.Phrase{Key: "stones.board." + k, Args: args})
}

// number is a number as an argument of a phrase, and card the number of a card.
func number(name string, n int) games.Arg { return games.NumberArg(name, n) }

func cardArg(name string, c rules.Card) games.Arg { return games.NumberArg(name, int(c)) }

// seatName is a seat as an argument of a phrase.
func seatName(s games.Seat) games.Arg { return games.SeatArg("seat", s) }

// acts reports whether what is chosen may be shown as such: somebody at this screen is to act, and the picture has caught up.
func (w *words) acts() bool {
	return w.hand.options.actor >= 0 && w.hand.options.actor == w.given.Front && w.show.shown() && !w.show.model.ended && !w.given.Bare
}

// face returns what is printed on a card of the seat in front, or of the one on turn.
func (w *words) face(s games.Seat, c rules.Card) (rules.Face, bool) {
	if c == rules.Hidden {
		return rules.Face{}, false
	}
	return w.given.View.Face(max(0, s), c)
}

// spending returns what the seat in front has, and what it will have once what is chosen is done.
func (w *words) spending() (list [purseSize]change) {
	s := w.given.Front
	if s < 0 || int(s) >= w.show.model.seats {
		return list
	}
	who := &w.show.model.who[s]
	gems, ore := who.gems, who.ore
	if w.acts() {
		gems, ore = w.afterwards(gems, ore)
	}
	for i, colour := range rules.FieldOrder() {
		list[i] = change{int(who.gems[colour]), int(gems[colour]), gems[colour] != who.gems[colour]}
	}
	list[fields] = change{who.ore, ore, ore != who.ore}
	return list
}

// afterwards returns the gems and ore of the seat that acts once what is chosen is done.
func (w *words) afterwards(gems rules.Gems, ore int) (rules.Gems, int) {
	o := w.hand.options
	p, _, ok := planned(o, &w.hand.sel)
	if !ok {
		return gems, ore
	}
	for _, m := range p.moves {
		switch m.Kind {
		case rules.Forge, rules.ForgeOre:
			for colour, n := range m.Pay {
				gems[colour] -= n
			}
			if m.Kind == rules.ForgeOre {
				ore -= rules.OrePrice
			} else if m.Smithy.Bonus().Ore && o.view.Ore() > 0 {
				ore++
			}
		case rules.Exchange:
			face, _ := w.face(o.actor, m.Card)
			for colour := range gems {
				gems[colour] += face.Get[colour] - m.Pay[colour]
			}
		case rules.UseIcon:
			if colour := w.iconGem(m.Card, m.Icon); colour != rules.NoColour && o.view.Supply()[colour] > 0 {
				gems[colour]++
			}
		case rules.IconGem:
			if o.view.Supply()[m.Colour] > 0 {
				gems[m.Colour]++
			}
		case rules.Accept:
			if w.show.model.die.Die == rules.DieOre && o.view.Ore() > 0 {
				ore++
			}
		case rules.AcceptGem:
			if w.show.model.die.Die == rules.DieSwap {
				gems[m.Colour]--
				gems[rules.White]++
			} else {
				gems[m.Colour]++
			}
		case rules.SwapGem:
			gems[m.Colour]--
			ore++
		case rules.SwapOre:
			gems[m.Colour]++
			ore--
		}
	}
	return gems, ore
}

// iconGem returns the colour of the gem that an icon of a card takes, or none.
func (w *words) iconGem(c rules.Card, icon int8) rules.Colour {
	face, ok := w.face(w.hand.options.actor, c)
	if !ok || icon < 1 || icon > 2 {
		return rules.NoColour
	}
	switch at := face.Icons[icon-1]; at.Kind {
	case rules.GemIcon:
		return at.Colour
	case rules.JokerIcon:
		return rules.White
	}
	return rules.NoColour
}

// worthOfRows returns what the power rows of the seat in front would bring, and what they will once an artifact is placed.
func (w *words) worthOfRows() (list [rules.Rows]change) {
	s, sel := w.given.Front, &w.hand.sel
	if s < 0 || int(s) >= w.show.model.seats {
		return list
	}
	for r := range rules.Rows {
		n := w.show.model.who[s].rows[r].Count()
		list[r] = change{now: rules.TradePoints(n), after: rules.TradePoints(n)}
		if at, ok := place(w.hand.options, sel); ok && w.acts() && w.hand.mode() == paying && at.Row == r && n < fields {
			list[r].after = rules.TradePoints(n + 1)
			list[r].changes = list[r].after != list[r].now
		}
	}
	return list
}

// highest returns the card of a set with the highest number, or Hidden.
func highest(s rules.Set) rules.Card {
	cards := s.Cards()
	if len(cards) == 0 {
		return rules.Hidden
	}
	return cards[len(cards)-1]
}

// gaining returns where the seat in front stands, and where it will once what is chosen is done.
func (w *words) gaining() (n change) {
	s, o := w.given.Front, w.hand.options
	if s < 0 || int(s) >= w.show.model.seats {
		return n
	}
	n.now = w.show.model.who[s].points
	n.after = n.now
	if p, d, ok := planned(o, &w.hand.sel); w.acts() && (ok || d.kind == doTrade) { // the points of rows are known before the stones are picked
		m, _ := p.next()
		switch face, _ := w.face(o.actor, m.Card); {
		case d.kind == doTrade:
			n.after += d.n
		case m.Kind == rules.Exchange:
			n.after += int(face.Points) + w.extraPoints()
		case m.Kind == rules.Forge:
			n.after += m.Smithy.Bonus().Points
		case d.kind == doAccept && d.die == rules.DieOne:
			n.after += 1 + w.extraPoints()
		case d.kind == doAccept && d.die == rules.DieTwo:
			n.after += 2 + w.extraPoints()
		}
	}
	n.changes = n.after != n.now
	return n
}

// extraPoints returns how many points more there are (STO-36).
func (w *words) extraPoints() int {
	if w.marks.works[rules.ExtraStone] {
		return 1
	}
	return 0
}
