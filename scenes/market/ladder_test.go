package market

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/plain"
	"runehall/scenes/plain/choice"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// ladder is Rune Market on the ladder of package plain: a second board, drawn by the painter of the real one. It shows
// what the ladder can do for a whole game. Its things are those on the real board, and the signs of explanations
// besides.
type ladder struct {
	*plain.Board[rules.Move, rules.Event, rules.View]
	artist *artist
}

// firstSign is the kind of the first sign.
const firstSign = plain.First + plain.Kind(kinds) - 1

func newLadder() *ladder {
	l := new(ladder)
	l.Board = plain.New(l.def())
	return l
}

func (l *ladder) def() plain.Def[rules.Move, rules.Event, rules.View] {
	list := make([]things.Kind[plain.Kind], 0, int(kinds)+int(figureSign))
	for _, k := range catalogue.Of[1:] {
		up := things.Kind[plain.Kind]{Name: k.Name, Theirs: k.Theirs, Part: k.Part, Single: k.Single, Seated: k.Seated,
			Bed: k.Bed, InNth: k.InNth, Inert: k.Inert}
		if k.In != nothing {
			up.In = onLadder(things.The(k.In)).Kind
		}
		list = append(list, up)
	}
	for range int(figureSign) + 1 {
		list = append(list, things.Kind[plain.Kind]{Name: "sign", Inert: true})
	}
	return plain.Def[rules.Move, rules.Event, rules.View]{
		Game: "market", Kinds: list, Rows: ladderRows, About: ladderAbout, Of: ladderOf, Does: ladderDoes,
		Headline: ladderHeadline, Draw: l.draw, Field: ladderField, Need: ladderNeed, Event: ladderEvent,
		Explain: ladderExplain, Intent: ladderIntent,
	}
}

// onLadder returns a thing of the real board as a thing of the ladder, and offLadder the other way round.
func onLadder(t thing) plain.Thing {
	if t.Kind == nothing {
		return plain.Thing{}
	}
	return plain.Thing{Kind: plain.First + plain.Kind(t.Kind) - 1, Seat: t.Seat, N: t.N, M: t.M}
}

func offLadder(t plain.Thing) thing {
	if t.Kind < plain.First {
		return thing{}
	}
	return thing{Kind: kind(t.Kind-plain.First) + 1, Seat: t.Seat, N: t.N, M: t.M}
}

// ladderRows returns the rows of the table (the stall, what lies in the ring, what each seat has) and of the ledge.
func ladderRows(v rules.View, front games.Seat) (table, ledge []plain.Row) {
	plate := func(t thing, shape boards.Shape, n int, k string, args ...games.Arg) plain.Plate {
		return plain.Plate{Thing: onLadder(t), Shape: shape, Count: n, Text: explained(k, args...)}
	}
	square, m := boards.Shape{Least: .8, Most: 1.3}, v.Market()
	stall := plain.Row{Plates: []plain.Plate{
		plate(bayAt(bayRed), square, int(m.Runes[rules.Red]), "runes.red"),
		plate(bayAt(bayBlue), square, int(m.Runes[rules.Blue]), "runes.blue"),
		plate(bayAt(bayOutposts), square, int(m.Outposts), "outposts"),
		plate(bayAt(bayCollectors), square, int(m.Collectors), "collectors"),
		plate(things.The(deck), cardShape, v.Deck(), "deck"),
		plate(things.The(heap), cardShape, len(v.Discards()), "discards"),
		{Thing: onLadder(things.Nth(phase, interestPhase)), Text: explained("interest")},
		{Thing: onLadder(things.Nth(phase, refillPhase)), Text: key("market.board.do.end")},
	}}
	table = append(table, stall)
	if f, ok := v.Duel(); ok {
		duel := plain.Row{Plates: []plain.Plate{plate(ringCardAt(attackSide), cardShape, 1, "duel")}}
		if f.Shown != rules.Hidden {
			duel.Plates = append(duel.Plates, plate(ringCardAt(answerSide), cardShape, 1, "duel"))
		}
		table = append(table, duel)
	}
	for s := range games.Seat(v.Seats()) {
		row := plain.Row{Plates: []plain.Plate{
			plate(chipOf(s), boards.Shape{Least: .8, Most: 3}, 1, "seat", seatName(s), number("n", v.Points(s))),
		}}
		if s != front {
			row.Plates = append(row.Plates,
				plate(handBacks(s), cardShape, v.HandSize(s), "their-hand", seatName(s), number("n", v.HandSize(s))))
			row.Plates = append(row.Plates, ladderGoods(v, s)...)
		}
		table = append(table, row)
	}
	if front < 0 {
		return table, nil
	}
	own := plain.Row{Plates: append(ladderGoods(v, front), plate(storeAt(front, rules.Loose), storeShape, 1, "room"))}
	hand := plain.Row{}
	for i, c := range handOf(v, front) {
		hand.Plates = append(hand.Plates,
			plain.Plate{Thing: onLadder(cardAt(front, i)), Shape: cardShape, Text: ladderCard(c)})
	}
	ledge = []plain.Row{own, hand}
	if v.Phase() == rules.ThrowPhase {
		picks := plain.Row{}
		for p := rules.Rock; p <= rules.Scissors; p++ {
			picks.Plates = append(picks.Plates, plate(pickOf(p), square, 1, "throws."+p.String()))
		}
		ledge = append(ledge, picks)
	}
	return table, ledge
}

// ladderGoods returns the loose runes and the stores of a seat.
func ladderGoods(v rules.View, s games.Seat) (list []plain.Plate) {
	for c := rules.Red; c <= rules.Blue; c++ {
		if n := v.LooseRunes(s, c); n > 0 {
			list = append(list, plain.Plate{
				Thing: onLadder(looseOf(s, c)), Shape: boards.Shape{Least: .8, Most: 1.3}, Count: n,
				Text: explained("loose."+c.String(), number("n", n)),
			})
		}
	}
	for at := rules.RedMain; at < rules.Places; at++ {
		if stock, there := v.Store(s, at); there {
			m := storeOf(stock)
			list = append(list, plain.Plate{Thing: onLadder(storeAt(s, at)), Shape: storeShape, Count: int(stock.Runes),
				Text: explained(storeKey(at, &m))})
		}
	}
	return list
}

func ladderCard(c rules.Card) games.Phrase {
	switch {
	case c == rules.Hidden:
		return explained("hidden")
	case c.Number():
		return explained("number", number("n", int(c)))
	case c == rules.Thief:
		return explained("thief")
	}
	return explained("main." + colourOf(c).String())
}

// ladderAbout returns what a move is about, as the real board says, but no switches. Where runes pay, it adds the
// places from which they come.
func ladderAbout(v rules.View, m rules.Move) (list []plain.Thing) {
	s := acting(v)
	if s < 0 {
		return nil
	}
	add := func(t thing) {
		if t.Kind == store && t.N > 0 {
			if _, there := v.Store(t.Seat, rules.Place(t.N)); !there { // this move lays it
				t.N = int16(rules.Loose)
			}
		}
		if up := onLadder(t); t.Kind != toggle && !slices.Contains(list, up) {
			list = append(list, up)
		}
	}
	for _, t := range about(v, m) {
		add(t)
	}
	for part, n := range m.Pay {
		switch {
		case n == 0:
		case part < 2:
			add(looseOf(s, rules.Colour(part+1)))
		default:
			add(storeAt(s, rules.Place(part-1)))
		}
	}
	if m.Kind == rules.End {
		add(things.Nth(phase, refillPhase))
	}
	return list
}

// ladderOf returns what an event is about, as the real board says. For a seat it names the chip, for a store the place
// even while no store is there.
func ladderOf(e rules.Event) (list []plain.Thing) {
	var all model
	for s := range all.who {
		for at := range all.who[s].stores {
			all.who[s].stores[at].There = true
		}
	}
	for _, t := range all.of(e) {
		if t.Kind == badge {
			t = chipOf(t.Seat)
		}
		list = append(list, onLadder(t))
	}
	return list
}

// ladderIntent takes the interest of all stores at one press. Where the same things mean several payments, it takes the
// first.
func ladderIntent(o *choice.Options[rules.Move, plain.Thing], v rules.View, chosen []plain.Thing, t plain.Thing) (
	after []plain.Thing, plan []rules.Move, ok bool) {
	if t == onLadder(things.Nth(phase, interestPhase)) {
		for _, m := range v.AppendMoves(nil, acting(v)) {
			if m.Kind == rules.Interest {
				plan = append(plan, m)
			}
		}
		return nil, plan, len(plan) > 0
	}
	if after, ok = o.Tap(chosen, t); !ok {
		return nil, nil, false
	}
	if meant := o.Meant(after); len(meant) > 1 && meant[0].Pay.Size() > 0 {
		plan = meant[:1]
	}
	return after, plan, true
}

// ladderEvent lets the things fly that an event carries from one place to another.
func ladderEvent(event rules.Event, v rules.View) []plain.Step {
	flies := func(from, to, as thing, e sound.Effect) []plain.Step {
		return []plain.Step{plain.Flies(onLadder(from), onLadder(to)).As(onLadder(as)).Sounds(e)}
	}
	cards, heap := things.The(deck), things.The(heap)
	switch e := event.(type) {
	case rules.CardsDrawn:
		return flies(cards, handOrCard(v, e.Seat), cards, sound.CardDraw)
	case rules.CardsPaid:
		return flies(handOrCard(v, e.Seat), heap, heap, sound.CardPlay)
	case rules.ThiefPlayed:
		return flies(handOrCard(v, e.Seat), heap, heap, sound.Fox)
	case rules.CardTaken:
		return flies(handOrCard(v, e.From), handOrCard(v, e.Seat), cards, sound.CardDraw)
	case rules.RuneTaken:
		return flies(runesOf(e.From, e.Store, e.Colour), looseOf(e.Seat, e.Colour), runeBay(e.Colour), sound.StonePlace)
	case rules.TollPaid:
		return flies(storeAt(e.Seat, e.Store), looseOf(e.To, e.Colour), runeBay(e.Colour), sound.StonePlace)
	case rules.InterestTaken:
		return flies(runeBay(e.Colour), storeAt(e.Seat, e.Store), runeBay(e.Colour), sound.Drop)
	case rules.RunePut:
		return flies(looseOf(e.Seat, e.Colour), storeAt(e.Seat, e.Store), runeBay(e.Colour), sound.Drop)
	case rules.RuneBought:
		return flies(runeBay(e.Colour), looseOf(e.Seat, e.Colour), runeBay(e.Colour), sound.StonePlace)
	case rules.OutpostPlaced:
		return flies(bayAt(bayOutposts), storeAt(e.Seat, e.Store), bayAt(bayOutposts), sound.StonePlace)
	case rules.CollectorPlaced:
		return flies(bayAt(bayCollectors), storeAt(e.Target, e.Store), bayAt(bayCollectors), sound.Chain)
	case rules.MainLaid:
		return flies(handOrCard(v, e.Seat), storeAt(e.Seat, e.Store), storeAt(e.Seat, e.Store), sound.ChestOpen)
	}
	return nil
}

// handOrCard returns where the cards of a seat are: the last card of the reader's own hand, or the whole hand of
// another seat.
func handOrCard(v rules.View, s games.Seat) thing {
	if s == v.Reader() {
		return cardAt(s, max(0, v.HandSize(s)-1))
	}
	return handBacks(s)
}

func ladderDoes(m rules.Move) games.Phrase {
	do := func(k string, args ...games.Arg) games.Phrase {
		return games.Phrase{Key: "market.board.do." + k, Args: args}
	}
	switch m.Kind {
	case rules.Interest:
		return explained("interest")
	case rules.Put:
		return do("put", number("n", 1))
	case rules.Outpost, rules.OutpostForRunes:
		return do("outpost")
	case rules.Collector, rules.CollectorForRunes:
		return do("collector", named("name", m.Seat))
	case rules.Ransom, rules.RansomForRunes:
		return do("ransom")
	case rules.Lay, rules.LayJoin:
		return do("lay")
	case rules.BuyRune:
		return do("rune." + m.Colour.String())
	case rules.Duel:
		return do("duel", named("name", m.Seat))
	case rules.Rob:
		if m.Card != rules.Thief {
			return do("rob-twice")
		}
	case rules.Show:
		return do("show", number("n", int(m.Card)))
	case rules.TakeRune:
		return do("take." + m.Colour.String())
	case rules.Throw:
		return do("throw." + m.Pick.String())
	}
	return do(m.Kind.String())
}

func ladderHeadline(v rules.View) (match, turn games.Phrase) {
	return explained("runes.red"),
		explained("seat", seatName(max(0, acting(v))), number("n", v.Points(max(0, acting(v)))))
}

// ladderNeed asks for a ledge with room for stores, a hand and moves.
func ladderNeed(r table.Room) table.Need {
	k := r.Kit
	if r.Low {
		return table.Need{Rail: r.Screen.W * .5, Golden: k.Dp(120)}
	}
	return table.Need{Ledge: max(k.Dp(250), r.Screen.H*.42)}
}

// ladderField lays the stall at the top, and below it the ring and what each seat has, the seat in front last.
func ladderField(f *table.Frame, v rules.View, front games.Seat, s *things.Spread[plain.Kind]) {
	list, _ := ladderRows(v, front)
	slices.SortStableFunc(list[len(list)-v.Seats():], func(a, b plain.Row) int { return len(b.Plates) - len(a.Plates) })
	gap := f.Kit.Gap.XS
	tracks := []ui.Track{ui.Share(1.4)}
	for _, r := range list[1:] {
		tracks = append(tracks, ui.Share(min(1, .45+.25*float64(len(r.Plates)-1))))
	}
	for i, at := range f.Field.Inset(ui.Sides(gap, gap)).Rows(gap, tracks...) {
		n := len(list[i].Plates)
		for j, cell := range boards.Largest(at, n, gap, ui.Sz(f.Kit.Dp(150), max(at.H, stage.MinTouch(f.Kit))),
			boards.Shape{Least: .7, Most: 1.7}) {
			s.Put(list[i].Plates[j].Thing, cell)
		}
	}
}

// signOf returns a sign as a thing, and asSign the sign of such a thing.
func signOf(s sign) plain.Thing {
	t := plain.Thing{Kind: firstSign + plain.Kind(s.kind), Seat: s.seat, N: int16(s.n)}
	switch s.kind {
	case noSign:
		return plain.Thing{}
	case cardSign:
		t.N = int16(s.card)
	case runeSign, emptySign:
		t.N = int16(s.colour)
	case storeSign:
		t.N = int16(s.at)
	case pickSign:
		t.N = int16(s.pick)
	case iconSign:
		t.N = int16(s.icon)
	}
	return t
}

func asSign(t plain.Thing) (s sign) {
	s = sign{kind: signKind(t.Kind - firstSign), seat: t.Seat}
	switch s.kind {
	case cardSign:
		s.card = rules.Card(t.N)
	case runeSign, emptySign:
		s.colour = rules.Colour(t.N)
	case storeSign:
		s.at = rules.Place(t.N)
	case pickSign:
		s.pick = rules.Pick(t.N)
	case iconSign:
		s.icon = ui.Icon(t.N)
	case figureSign:
		s.n = int(t.N)
	}
	return s
}

// shownAs returns the sign that a thing on the table looks like.
func shownAs(v rules.View, up plain.Thing) (s sign) {
	if up.Kind >= firstSign {
		return asSign(up)
	}
	f, _ := v.Duel()
	switch t := offLadder(up); t.Kind {
	case bay:
		return [...]sign{bayRed: {kind: runeSign, colour: rules.Red}, bayBlue: {kind: runeSign, colour: rules.Blue},
			bayOutposts: anOutpost, bayCollectors: aDrawer}[t.N]
	case deck, hand:
		return aBack
	case heap:
		if list := v.Discards(); len(list) > 0 {
			return sign{kind: cardSign, card: list[len(list)-1]}
		}
		return sign{kind: iconSign, icon: ui.IconCard}
	case ringCard:
		return sign{kind: cardSign, card: [...]rules.Card{attackSide: f.Card, answerSide: f.Shown}[t.N]}
	case card:
		if held := handOf(v, t.Seat); int(t.N) < len(held) {
			return sign{kind: cardSign, card: held[t.N]}
		}
		return aBack
	case loose:
		return sign{kind: runeSign, colour: rules.Colour(t.N)}
	case store:
		if t.N == 0 {
			return sign{kind: emptySign, seat: t.Seat}
		}
		return sign{kind: storeSign, seat: t.Seat, at: rules.Place(t.N)}
	case chip:
		return sign{kind: seatSign, seat: t.Seat}
	case pick:
		return sign{kind: pickSign, pick: rules.Pick(t.N)}
	}
	return s
}

// draw draws a thing with the real board's painter.
func (l *ladder) draw(c *ui.Canvas, f *table.Frame, v rules.View, t plain.Thing, at ui.Rect) {
	if l.artist == nil || l.artist.painter.Kit != f.Kit {
		l.artist = &artist{parts: parts{shared: new(shared)}, painter: newPainter(f.Kit)}
	}
	a := l.artist
	a.Given.Frame = *f
	s := shownAs(v, t)
	switch s.kind {
	case seatSign:
		side, rest := boards.CutBadge(at, min(at.H, at.W*.4), c.Gap.XS)
		boards.Badge(c, f.Sitters, s.seat, side)
		boards.Score(c, v.Points(s.seat), c.Type.Number.In(c.Palette.GoldText), rest)
	case storeSign:
		stock, _ := v.Store(s.seat, s.at)
		m := storeOf(stock)
		a.Model.who[s.seat].stores[s.at] = m
		a.drawStore(c, s.seat, s.at, &m, at.Fit(ui.Sz(storeWide, storeHigh)))
	case figureSign: // on parchment
		a.drawSign(c, &s, at, c.Palette.ParchmentInk)
	default:
		a.drawSign(c, &s, at, c.Palette.Gold)
	}
}

// ladderExplain explains a thing as the real board does.
func ladderExplain(v rules.View, t plain.Thing) (e boards.Explanation[plain.Thing]) {
	if t.Kind >= firstSign {
		return e
	}
	m := modelOf(v)
	said := explainer{view: v, model: &m, front: v.Reader()}.explain(offLadder(t))
	e.Title, e.Picture = said.Title, signOf(said.Picture)
	for _, l := range said.Lines {
		e.Add(signOf(l.Sign), l.Title, l.Text)
	}
	return e
}
