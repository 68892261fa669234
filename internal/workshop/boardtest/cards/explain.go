package cards

import (
	"runehall/games"
	rules "runehall/internal/workshop/gamestest/toys/cards"
	"runehall/scenes/boards"
	"runehall/scenes/plain"
	"runehall/scenes/things"
)

type explanation = boards.Explanation[plain.Thing]

// explain says of a card what can be done with it, of the deck when it is drawn from, and of a seat what it has.
func explain(v rules.View, t plain.Thing) (e explanation) {
	switch t.Kind {
	case deck:
		e.Title = phrase("deck", games.NumberArg("count", v.Left))
		tell(&e, t, "draw")
		tell(&e, things.Nth(discard, rules.Three), "end")
	case discard, card:
		cardSays(&e, rules.Card(t.N))
	case played:
		e.Title = phrase("question", name(v.Played), games.SeatArg("seat", v.Asked))
		tell(&e, t, "play", name(v.Played))
		tell(&e, things.Nth(discard, rules.Shield), "guard")
	case seat:
		e.Title = games.Phrase{Key: "toy-cards.say.scored",
			Args: []games.Arg{games.SeatArg("seat", t.Seat), games.NumberArg("count", v.Points[t.Seat])}}
		tell(&e, things.The(deck), "hand", games.NumberArg("count", v.Sizes[t.Seat]))
		tell(&e, things.The(deck), "buried", games.NumberArg("count", v.Buried[t.Seat]))
	}
	return e
}

// cardSays says of a card what can be done with it.
func cardSays(e *explanation, c rules.Card) {
	e.Title, e.Picture = cardPhrase(c), things.Nth(discard, c)
	switch {
	case c == rules.NoCard:
		return
	case c <= rules.Three:
		tell(e, e.Picture, "play", name(c))
	case c == rules.Bell:
		tell(e, e.Picture, "ring")
	case c == rules.Shield:
		tell(e, e.Picture, "guard")
	}
	tell(e, things.The(deck), "bury", name(c))
}

// tell adds a line: what is done, and what comes of it.
//
//says:keys toy-cards.explain.{draw,end,play,guard,hand,buried,ring,bury} toy-cards.explain.{draw,end,play,guard,hand,buried,ring,bury}.text
func tell(e *explanation, sign plain.Thing, key string, args ...games.Arg) {
	e.Tell(sign, "toy-cards.explain."+key, args...)
}
