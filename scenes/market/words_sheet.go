package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// sheetSize returns how many lines and items the open sheet has.
func (p *player) sheetSize() (lines, items int) {
	if p.Sel.Sheet == boards.NoSheet || !p.Given.Ready() {
		return 0, 0
	}
	p.tell()
	s := &p.sheets
	switch p.Sel.Sheet {
	case seatSheet:
		return len(s.stores), itemStores + len(s.stores) + len(s.cards)
	case heapSheet:
		return 0, len(s.cards)
	}
	return len(s.notes), 0
}

// tell puts the open sheet into words, unless that has been done already.
func (p *player) tell() {
	s := &p.sheets
	now := sheetKey{p.of, p.Given.View, p.Given.Front, p.Shown(), p.Given.Bare, p.Given.Frames}
	if s.made == now {
		return
	}
	*s = sheets{made: now, seat: games.Nobody}
	say := p.Given.Frame.Say
	switch p.Sel.Sheet {
	case boards.ExplainSheet:
		s.told = p.explainer().explain(p.Sel.About)
	case seatSheet:
		p.tellSeat(p.Sel.About.Seat)
	case heapSheet:
		s.told.Title = explained("discards.cards", number("n", len(p.Model.discards)))
		s.none = say(explained("discards.none"))
		discards := rules.SetOf(p.Model.discards...)
		for c := rules.Card(1); c <= rules.BlueCard; c++ {
			if n := discards.Count(c); n > 0 {
				s.cards, s.counts = append(s.cards, c), append(s.counts, n)
			}
		}
	}
	s.title, s.notes = s.told.Said(say)
}

// tellSeat collects what a seat has and everybody may know, and what the reader knows of its hand.
func (p *player) tellSeat(seat games.Seat) {
	s, w, say := &p.sheets, &p.Model.who[seat], p.Given.Frame.Say
	s.seat, s.score = seat, p.Given.View.Score(seat)
	s.told.Title = explained("seat", seatName(seat), number("n", s.score.Points))
	s.none = say(explained("seat.no-stores"))
	s.stores = p.Model.holding(seat).list()
	for _, at := range s.stores {
		s.bears = append(s.bears, say(games.Phrase{
			Key:  "market.board." + p.outlook(&w.stores[at], p.Given.View.Outlook(seat, at)),
			Args: []games.Arg{number("n", p.Given.View.Outlook(seat, at).Bears)},
		}))
	}
	for _, c := range w.hand {
		if p.Given.Bare && seat == p.Given.Front {
			c = rules.Hidden
		}
		s.cards = append(s.cards, c)
	}
}

// item returns the thing that an item of the open sheet stands for.
func (p *player) item(n int) thing {
	p.tell()
	s := &p.sheets
	if p.Sel.Sheet == seatSheet {
		switch i := n - itemStores; {
		case i < 0:
			return looseOf(s.seat, rules.Red+rules.Colour(n-itemLoose))
		case i < len(s.stores):
			return storeAt(s.seat, s.stores[i])
		default:
			n = i - len(s.stores)
		}
	}
	if n < len(s.cards) {
		return things.Nth(face, int(s.cards[n]))
	}
	return thing{}
}
