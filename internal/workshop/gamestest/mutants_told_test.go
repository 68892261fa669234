package gamestest

import (
	"slices"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

// half is an event that JSON encodes only in part.
type half struct {
	cards.Passed
	lost int
}

// toldMutants are broken in events and their words.
var toldMutants = []mutant{
	{name: "not one of Facts", check: CheckEvents, breaks: func(b *broken) {
		b.def.Facts = slices.DeleteFunc(slices.Clone(b.def.Facts),
			func(e cards.Event) bool { return e == cards.Event(cards.Rang{}) })
	}},
	{name: "lost in JSON", check: CheckEvents, breaks: func(b *broken) {
		b.def.Facts = append(slices.Clip(b.def.Facts), half{})
		alsoTell(b, func(_ games.Seat, _ cards.Move) cards.Event { return half{lost: 1} })
	}},
	{name: "memory that changes", check: CheckEvents, breaks: func(b *broken) {
		memory := make([]cards.Card, 1)
		alsoTell(b, func(s games.Seat, m cards.Move) cards.Event {
			memory[0] = m.Card
			return cards.Dealt{Seat: s, Cards: memory}
		})
	}},
	{name: "from All", check: CheckRedact, breaks: func(b *broken) {
		redact := b.def.Redact
		b.def.Redact = func(e cards.Event, reader games.Seat) (cards.Event, bool) {
			if reader == games.All {
				reader = games.Public
			}
			return redact(e, reader)
		}
	}},
	{name: "changes the original", check: CheckRedact, breaks: func(b *broken) {
		redact := b.def.Redact
		b.def.Redact = func(e cards.Event, reader games.Seat) (cards.Event, bool) {
			if dealt, ok := e.(cards.Dealt); ok && reader != games.All && reader != dealt.Seat {
				clear(dealt.Cards)
			}
			return redact(e, reader)
		}
	}},
	{name: "into another type", check: CheckRedact, breaks: func(b *broken) {
		redact := b.def.Redact
		b.def.Redact = func(e cards.Event, reader games.Seat) (cards.Event, bool) {
			if drew, ok := e.(cards.Drew); ok && reader == games.Public {
				return cards.Passed{Seat: drew.Seat}, true
			}
			return redact(e, reader)
		}
	}},
	{name: "further each time", check: CheckRedact, breaks: func(b *broken) {
		redact := b.def.Redact
		b.def.Redact = func(e cards.Event, reader games.Seat) (cards.Event, bool) {
			if drew, ok := e.(cards.Drew); ok && reader == games.Public && drew.Card == cards.NoCard {
				drew.Card = cards.One
				return drew, true
			}
			return redact(e, reader)
		}
	}},
	{name: "no message", check: CheckSay, breaks: func(b *broken) {
		b.options.Message = func(key string) bool { return key != "toy-cards.say.rang" }
	}},
	{name: "no message for an argument", check: CheckSay, breaks: func(b *broken) {
		b.options.Message = func(key string) bool { return key != "toy-cards.card.none" }
	}},
	{name: "no key", check: CheckSay, breaks: func(b *broken) {
		b.def.Say = func(cards.Event) (games.Phrase, bool) { return games.Phrase{}, true }
	}},
	{name: "nobody's name", check: CheckSay, breaks: func(b *broken) {
		b.def.Say = func(cards.Event) (games.Phrase, bool) {
			return games.Phrase{Key: "toy-cards.say.all", Args: []games.Arg{games.SeatArg("seat", games.Public)}}, true
		}
	}},
	{name: "a placeholder twice", check: CheckSay, breaks: func(b *broken) {
		b.def.Say = func(cards.Event) (games.Phrase, bool) {
			return games.Phrase{Key: "toy-cards.say.all",
				Args: []games.Arg{games.NumberArg("count", 1), games.NumberArg("count", 2)}}, true
		}
	}},
	{name: "other placeholders for one message", check: CheckSay, breaks: func(b *broken) {
		b.def.Say = func(e cards.Event) (games.Phrase, bool) {
			if _, ok := e.(cards.Dealt); ok {
				return games.Phrase{Key: "toy-cards.say.all", Args: []games.Arg{games.NumberArg("count", 1)}}, true
			}
			return games.Phrase{Key: "toy-cards.say.all"}, true
		}
	}},
}

func alsoTell(b *broken, event func(s games.Seat, m cards.Move) cards.Event) {
	b.apply = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
		refusal := g.Game.Apply(s, m)
		if refusal == nil && g.events != nil {
			g.events.Add(event(s, m))
		}
		return refusal
	}
}
