package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
)

// explainField explains a field of a power row of the seat in front: which artifacts it takes, what lies there, and its row.
func (x explainer) explainField(row rules.Row, place int) explanation {
	if x.front < 0 || row >= rules.Rows || place < 0 || place >= fields {
		return explanation{}
	}
	field := rules.FieldOrder()[place]
	lies := x.model.who[x.front].rows[row][field]
	s := sign{kind: fieldSign, colour: field, artifact: lies}
	e := explanation{picture: s, title: explained("field." + field.String())}
	e.notes = append(e.notes, told(sign{kind: fieldSign, colour: field}, "field."+field.String()))
	if lies != rules.NoColour {
		e.notes = append(e.notes, told(s, "lies."+lies.String()))
	}
	e.notes = append(e.notes, x.rowNotes(x.front, row)...)
	return e
}

// explainRow explains a power row.
func (x explainer) explainRow(row rules.Row) explanation {
	if x.front < 0 || row >= rules.Rows {
		return explanation{}
	}
	notes := x.rowNotes(x.front, row)
	return explanation{picture: notes[0].sign, title: explained("row." + row.String()), notes: notes}
}

// rowNotes say what a row would bring now, and what rows bring in all.
func (x explainer) rowNotes(s games.Seat, row rules.Row) []note {
	lying := x.model.who[s].rows[row]
	n := lying.Count()
	points := rules.TradePoints(n)
	worth := explained("row.short")
	if points > 0 {
		worth = explained("row.worth", counted(points))
	}
	return []note{
		{sign{kind: pointsSign, n: points}, explained("row." + row.String()), worth},
		{sign{kind: throneSign}, explained("trade"), explained("trade.text", games.NumberArg("two", rules.TradePoints(2)),
			games.NumberArg("three", rules.TradePoints(3)), games.NumberArg("four", rules.TradePoints(4)), games.NumberArg("five", rules.TradePoints(5)))},
	}
}

// explainPurse explains a kind of gem, or the ore, of the seat in front.
func (x explainer) explainPurse(place int) explanation {
	if x.front < 0 || place < 0 || place >= purseSize {
		return explanation{}
	}
	w := &x.model.who[x.front]
	if place == purseSize-1 {
		s := sign{kind: oreSign, n: 1}
		return explanation{picture: s, title: explained("purse.ore", counted(w.ore)), notes: []note{
			{s, explained("purse.ore", counted(w.ore)), explained("purse.ore.text")},
			told(sign{kind: pointsSign, n: 1}, "purse.end"),
		}}
	}
	colour := rules.FieldOrder()[place]
	s, id, n := sign{kind: gemSign, colour: colour}, colour.String(), int(w.gems[colour])
	text := "purse.gem.text"
	if colour == rules.White {
		text = "purse.joker.text"
	}
	e := explanation{picture: s, title: explained("purse."+id, counted(n)), notes: []note{
		{s, explained("purse."+id, counted(n)), explained(text)},
	}}
	if colour == w.onStone {
		e.notes = append(e.notes, told(sign{kind: stoneSign, stone: rules.JokerStone}, "purse.counts"))
	}
	left := int(x.view.Supply()[colour])
	e.notes = append(e.notes, told(s, "supply", counted(left)), told(sign{kind: pointsSign, n: 1}, "purse.end"))
	return e
}

// explainTile explains a gem that can be chosen, or is paid.
func (x explainer) explainTile(n int) explanation {
	if n < 0 || n >= len(x.tiles) || x.tiles[n] == rules.NoColour {
		return explanation{}
	}
	return x.explainPurse(slices.Index(fieldOrder[:], x.tiles[n]))
}

// explainWay explains one of the two ways to pay at a smithy.
func explainWay(n int) explanation {
	e := explanation{title: explained("forge"), notes: []note{told(sign{kind: gemSign, colour: rules.White}, "forge.gems")}}
	if n > 0 {
		e.notes = []note{told(sign{kind: oreSign, n: rules.OrePrice}, "ore", counted(rules.OrePrice))}
	}
	e.picture = e.notes[0].sign
	return e
}

// explainPile explains a pile of cards.
func (x explainer) explainPile(t target) explanation {
	back := sign{kind: cardSign}
	switch t.kind {
	case onPile:
		return explanation{picture: back, title: explained("pile"), notes: []note{
			told(back, "pile.cards", counted(x.model.pile)), told(back, "pile.empty"),
		}}
	case onDiscards:
		n := x.model.discards.Size()
		return explanation{picture: back, title: explained("discards"), notes: []note{told(back, "discards.cards", counted(n)), told(back, "pile.empty")}}
	}
	s := x.owner(t)
	if s < 0 {
		return explanation{}
	}
	w := &x.model.who[s]
	if t.kind == onDraw {
		return explanation{picture: back, title: explained("draw"), notes: []note{
			told(back, "draw.cards", counted(w.pile)), told(back, "draw.refill", counted(x.view.HandLimit(s))),
		}}
	}
	return explanation{picture: back, title: explained("own"), notes: []note{
		told(back, "own.cards", counted(w.discards.Size())), told(back, "own.back"),
	}}
}

// explainTrack explains the power track and its throne.
func (x explainer) explainTrack() explanation {
	e := explanation{picture: sign{kind: throneSign}, title: explained("track"), notes: []note{
		told(sign{kind: throneSign}, "throne", counted(x.view.Throne())), told(sign{kind: pointsSign, n: 1}, "purse.end"),
	}}
	for s := range games.Seat(x.model.seats) {
		n := x.model.who[s].points
		e.notes = append(e.notes, note{sign{kind: seatSign, seat: s}, explained("track.seat", seatName(s)), explained("track.points", counted(n))})
	}
	return e
}
