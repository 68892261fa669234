// Package cards is a plain board of the toy game with hidden hands: the smallest example of a board.
package cards

import (
	"runehall/games"
	rules "runehall/internal/workshop/gamestest/toys/cards"
	"runehall/scenes/plain"
	"runehall/scenes/table"
	"runehall/scenes/things"
)

// The things of the game.
const (
	deck    = plain.First + iota
	discard // by its kind of card
	played
	seat
	card // of a hand, by its kind
	mat  // on which piles lie
)

// Board shows a match of the toy game. Its question goes to the seat behind the one that played a number, and nobody
// can act without looking at the own hand.
type Board struct {
	*plain.Board[rules.Move, rules.Event, rules.View]
}

var (
	_ table.Asker[rules.Move, rules.View] = (*Board)(nil)
	_ table.Secret[rules.View]            = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board { return &Board{plain.New(def())} }

func def() plain.Def[rules.Move, rules.Event, rules.View] {
	return plain.Def[rules.Move, rules.Event, rules.View]{
		Game: rules.Def.ID,
		Kinds: []things.Kind[plain.Kind]{
			{Name: "deck", Single: true},
			{Name: "discard", Part: func(n, _ int) string { return rules.Card(n).String() }},
			{Name: "played", Single: true, In: deck},
			{Name: "seat", Seated: true, Single: true},
			{Name: "card", Seated: true, Theirs: "their-card", Part: func(n, _ int) string { return rules.Card(n).String() }, In: seat},
			{Name: "mat", Inert: true},
		},
		Rows: rows, About: about, Of: of, Does: does, Headline: headline, Draw: draw, Field: field, Event: shown, Explain: explain,
	}
}

// Question implements [table.Asker].
func (*Board) Question(v rules.View) (table.Question[rules.Move], bool) {
	return table.Question[rules.Move]{Decline: rules.Move{Kind: rules.Decline}, Inquiry: table.Inquiry{
		By: v.OnTurn, Seats: []games.Seat{v.Asked}, Ask: phrase("ask"), About: phrase("question", name(v.Played), games.SeatArg("seat", v.Asked)),
	}}, v.Phase == rules.Answer
}

// Private implements [table.Secret].
func (*Board) Private(v rules.View, s games.Seat) bool { return v.Phase == rules.Turn && v.OnTurn == s }

// rows are the piles, the seats, and the hand of the seat in front, as far as the reader knows it.
func rows(v rules.View, front games.Seat) (table, ledge []plain.Row) {
	piles := plain.Row{Title: phrase("row.piles"), Lies: plain.Stacked}
	piles.Plates = append(piles.Plates, plain.Plate{Thing: things.The(deck),
		Text: phrase("deck", games.NumberArg("count", v.Left)), Shape: shape, Count: v.Left})
	for c := rules.One; c <= rules.Shield; c++ {
		if n := int(v.Discard[c]); n > 0 {
			piles.Plates = append(piles.Plates, cards(things.Nth(discard, c), c, n))
		}
	}
	if v.Played != rules.NoCard {
		piles.Plates = append(piles.Plates,
			plain.Plate{Thing: things.The(played),
				Text: phrase("question", name(v.Played), games.SeatArg("seat", v.Asked)), Shape: shape})
	}
	seats := plain.Row{Title: phrase("row.seats")}
	for s := range games.Seat(v.Seats) {
		seats.Plates = append(seats.Plates, plain.Plate{Thing: things.Own(seat, s), Shape: chip, Text: phrase("seat",
			games.SeatArg("seat", s), games.NumberArg("points", v.Points[s]), games.NumberArg("count", v.Sizes[s]),
			games.NumberArg("buried", v.Buried[s]))})
	}
	if front < 0 {
		return []plain.Row{piles, seats}, nil
	}
	hand := plain.Row{Title: phrase("row.hand"), Lies: plain.Fanned}
	for c := rules.One; c <= rules.Shield; c++ {
		if n := int(v.Hands[front][c]); n > 0 {
			hand.Plates = append(hand.Plates, cards(things.OwnNth(card, front, c), c, n))
		}
	}
	return []plain.Row{piles, seats}, []plain.Row{hand}
}

// cards are equal cards.
func cards(t plain.Thing, c rules.Card, n int) plain.Plate {
	return plain.Plate{Thing: t, Text: phrase("cards", name(c), games.NumberArg("count", n)), Shape: shape, Count: n}
}

// about is about the card that is used, and the question that is answered.
func about(v rules.View, m rules.Move) []plain.Thing {
	who := v.OnTurn
	if v.Reader() >= 0 {
		who = v.Reader()
	}
	switch m.Kind {
	case rules.Play, rules.Bury:
		return []plain.Thing{things.OwnNth(card, v.OnTurn, m.Card)}
	case rules.Ring:
		return []plain.Thing{things.OwnNth(card, who, rules.Bell)}
	case rules.Guard:
		return []plain.Thing{things.OwnNth(card, v.Asked, rules.Shield), things.The(played)}
	case rules.Decline:
		return []plain.Thing{things.The(played)}
	}
	return []plain.Thing{things.Own(seat, v.OnTurn)}
}

// of is about the seat to which something happens; of a card, about where it was and where it is.
func of(event rules.Event) []plain.Thing {
	at := func(list ...plain.Thing) []plain.Thing { return list }
	switch e := event.(type) {
	case rules.Dealt:
		return at(things.Own(seat, e.Seat))
	case rules.TurnBegan:
		return at(things.Own(seat, e.Seat))
	case rules.Played:
		return at(things.OwnNth(card, e.Seat, e.Card), things.The(played))
	case rules.Buried:
		return at(things.OwnNth(card, e.Seat, e.Card), things.Own(seat, e.Seat))
	case rules.Drew:
		return at(things.The(deck), things.OwnNth(card, e.Seat, e.Card))
	case rules.Rang:
		return at(things.OwnNth(card, e.Seat, rules.Bell), things.Nth(discard, rules.Bell))
	case rules.Guarded:
		return at(things.OwnNth(card, e.Seat, rules.Shield), things.Nth(discard, rules.Shield))
	case rules.Declined:
		return at(things.Own(seat, e.Seat))
	case rules.Scored:
		return at(things.Own(seat, e.Seat))
	case rules.Passed:
		return at(things.Own(seat, e.Seat))
	}
	return nil
}

func does(m rules.Move) games.Phrase {
	word := [...]string{rules.Play: "play", rules.Bury: "bury", rules.Pass: "pass", rules.Ring: "ring",
		rules.Guard: "guard", rules.Decline: "decline"}[m.Kind]
	return phrase(word, name(m.Card))
}

func headline(v rules.View) (match, turn games.Phrase) {
	match = phrase("left", games.NumberArg("n", v.Left))
	switch v.Phase {
	case rules.Answer:
		return match, phrase("answer", games.SeatArg("seat", v.Asked))
	case rules.Over:
		return match, phrase("over")
	}
	return match, phrase("turn", games.SeatArg("seat", v.OnTurn))
}

func phrase(key string, args ...games.Arg) games.Phrase {
	return games.Phrase{Key: "toy-cards.board." + key, Args: args}
}

func name(c rules.Card) games.Arg { return games.KeyArg("card", cardPhrase(c).Key) }

//says:keys toy-cards.card.{none,one,two,three,bell,shield}
func cardPhrase(c rules.Card) games.Phrase { return games.Phrase{Key: "toy-cards.card." + c.String()} }
