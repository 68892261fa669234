package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

func (x explainer) field(t thing) (e explanation) {
	if t.Seat < 0 {
		return e
	}
	at := fieldOf(t)
	lies, k := x.model.who[t.Seat].rows[at.Row][at.Field], "field."+at.Field.String()
	e.Picture, e.Title = sign{kind: fieldSign, colour: at.Field, artifact: lies}, explained(k)
	e.tell(sign{kind: fieldSign, colour: at.Field}, k)
	if lies != rules.NoColour {
		e.tell(e.Picture, "lies."+lies.String())
	}
	x.worth(&e, t.Seat, at.Row)
	e.trade()
	return e
}

func (x explainer) row(t thing) (e explanation) {
	if t.Seat < 0 {
		return e
	}
	e.Title = explained("row." + rules.Row(t.N).String())
	x.worth(&e, t.Seat, rules.Row(t.N))
	e.trade()
	return e
}

func (x explainer) worth(e *explanation, s games.Seat, row rules.Row) {
	points, text := rules.TradePoints(x.model.who[s].rows[row].Count()), explained("row.short")
	if points > 0 {
		text = explained("row.worth", counted(points))
	}
	e.Add(sign{kind: pointsSign, n: points}, explained("row."+row.String()), text)
}

func (e *explanation) trade() {
	e.tell(aThrone, "trade", number("two", rules.TradePoints(2)), number("three", rules.TradePoints(3)),
		number("four", rules.TradePoints(4)), number("five", rules.TradePoints(5)))
}

func (x explainer) purse(t thing) (e explanation) {
	if t.Seat < 0 {
		return e
	}
	w := &x.model.who[t.Seat]
	if t.N == fields {
		e.Title = explained("purse.ore", counted(w.ore))
		e.Add(sign{kind: oreSign, n: 1}, e.Title, explained("purse.ore.text"))
		e.tell(aPoint, "purse.end")
		return e
	}
	colour, text := fieldOrder[t.N], "purse.gem.text"
	if colour == rules.White {
		text = "purse.joker.text"
	}
	s := sign{kind: gemSign, colour: colour}
	e.Title = explained("purse."+colour.String(), counted(int(w.gems[colour])))
	e.Add(s, e.Title, explained(text))
	if colour == w.stone {
		e.tell(sign{kind: stoneSign, stone: rules.JokerStone}, "purse.counts")
	}
	e.tell(s, "supply", counted(int(x.view.Supply()[colour])))
	e.tell(aPoint, "purse.end")
	return e
}

func (x explainer) tile(t thing) (e explanation) {
	if x.tiles[t.N] == rules.NoColour {
		return e
	}
	return x.purse(purseOf(x.front, x.tiles[t.N]))
}

func (x explainer) pile(thing) (e explanation) {
	e.Title = explained("pile")
	e.tell(backOfCard, "pile.cards", counted(x.model.pile))
	e.tell(backOfCard, "pile.empty")
	return e
}

func (x explainer) cards(t thing) (e explanation) {
	if t.Kind == discards {
		e.Title = explained("discards")
		e.tell(backOfCard, "discards.cards", counted(x.model.discards.Size()))
		e.tell(backOfCard, "pile.empty")
		return e
	}
	switch s := t.Seat; {
	case s < 0:
	case t.Kind == draw:
		e.Title = explained("draw")
		e.tell(backOfCard, "draw.cards", counted(x.model.who[s].pile))
		e.tell(backOfCard, "draw.refill", counted(x.view.HandLimit(s)))
	default:
		e.Title = explained("own")
		e.tell(backOfCard, "own.cards", counted(x.model.who[s].discards.Size()))
		e.tell(backOfCard, "own.back")
	}
	return e
}

// seat explains a seat: where it stands, what the goal is, what its rows would bring, how many cards it holds.
func (x explainer) seat(t thing) (e explanation) {
	s := t.Seat
	if int(s) >= x.model.seats {
		return e
	}
	w := &x.model.who[s]
	e.Picture, e.Title = sign{kind: seatSign, seat: s}, explained("track.seat", seatName(s))
	e.Add(sign{kind: pointsSign, n: w.points}, x.points(s), explained("seat.points.text"))
	if s == x.view.Starts() {
		boards.StarterIs(&e.Explanation, sign{kind: startSign})
	}
	x.throne(&e)
	for row := range rules.Rows {
		x.worth(&e, s, row)
	}
	e.Add(backOfCard, explained("seat.hand", counted(len(w.hand))), explained("seat.hand.text"))
	return e
}

func (x explainer) points(s games.Seat) games.Phrase {
	n, due := x.model.who[s].points, x.view.Due().Points
	if due > 0 && s == x.view.OnTurn() && x.model.artifact != rules.NoColour {
		return games.Phrase{Key: "stones.board.standing-due", Args: []games.Arg{counted(n), number("due", due)}}
	}
	return explained("track.points", counted(n))
}

func (x explainer) throne(e *explanation) {
	text := explained("throne.text", counted(x.view.Throne()))
	if x.model.last {
		text = key("stones.board.goal-last")
	}
	e.Add(aThrone, explained("throne", counted(x.view.Throne())), text)
}

func (x explainer) track(thing) (e explanation) {
	e.Title = explained("track")
	x.throne(&e)
	e.tell(aPoint, "purse.end")
	for s := range games.Seat(x.model.seats) {
		e.Add(sign{kind: seatSign, seat: s}, explained("track.seat", seatName(s)), x.points(s))
	}
	return e
}
