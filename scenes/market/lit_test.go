package market

import (
	"fmt"
	"testing"

	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

// lighting says what must be lit.
var lighting = boardtest.Light[rules.Move, *Board]{
	Due: due, Ways: []string{"offer", "tile", "line"},
	About: func(b *Board, m rules.Move) (names []string) {
		for _, t := range about(b.Given.View, m) {
			names = append(names, catalogue.Name(t, b.Given.Front))
		}
		return names
	},
}

func TestWhatCanBePlayedIsLit(t *testing.T) { promises.WhatCanBePlayedIsLit(t, lighting) }

// due returns the names of what legal moves light, and the kinds of things of which it speaks; none means all kinds.
// While something is chosen, stores and offers depend on the offer that is meant, so it does not speak of them. Of
// seats it speaks only as long as no thing is chosen and no collector is to be set: then they are the seats that the
// chosen cards can challenge.
func due(b *Board, legal []rules.Move) (names, kinds []string) {
	s, v := &b.Sel, b.Given.View
	if s.anything() {
		kinds = []string{"hand", "bay", "switch", "loose", "phase", "pick"}
		if s.thing == (thing{}) && !sets(s.offer.kind) {
			kinds = append(kinds, "seat")
		}
	}
	add := func(format string, args ...any) { names = append(names, fmt.Sprintf(format, args...)) }
	for _, m := range legal {
		secret := m.Kind == rules.Show || m.Kind == rules.Throw
		if secret && v.Reader() != acting(v) {
			continue // behind a curtain
		}
		switch m.Kind {
		case rules.BuyRune:
			add("bay.%v", m.Colour)
		case rules.Outpost, rules.OutpostForRunes:
			add("bay.outposts")
		case rules.Collector, rules.CollectorForRunes:
			add("bay.collectors")
		case rules.Interest:
			add("switch.%v", m.Store)
		case rules.Put:
			add("loose.%v", m.Colour)
			add("store.%v", m.Store)
		case rules.Join, rules.GiveUp, rules.Ransom, rules.RansomForRunes:
			add("store.%v", m.Store)
		case rules.Neutralise:
			add("store.%v", m.To)
		case rules.Duel:
			if s.cards == rules.SetOf(m.Card) {
				add("seat.%d", m.Seat)
			}
		case rules.TakeRune:
			if m.Store == rules.Loose {
				add("their-loose.%d.%v", m.Seat, m.Colour)
			} else {
				add("their-store.%d.%v", m.Seat, m.Store)
			}
		case rules.TakeCard:
			add("their-hand.%d", m.Seat)
		case rules.Throw:
			add("pick.%v", m.Pick)
		}
		for i, c := range v.Hand(acting(v)).Cards() {
			if m.Card == c || m.Cards.Count(c) > 0 {
				add("hand.%d", i)
			}
		}
	}
	return names, kinds
}
