package cards

import (
	"runehall/assets/sound"
	rules "runehall/internal/workshop/gamestest/toys/cards"
	"runehall/scenes/plain"
	"runehall/scenes/things"
)

// shown is what is seen and heard of an event where its two things do not say enough: which picture flies, where a
// played card comes to rest, and what sounds.
func shown(event rules.Event, _ rules.View) []plain.Step {
	of := of(event)
	switch e := event.(type) {
	case rules.Buried:
		return []plain.Step{plain.Flies(of[0], of[1]).As(things.The(deck)).Sounds(sound.CardPlay)}
	case rules.Drew:
		return []plain.Step{plain.Flies(of[0], of[1]).Sounds(sound.CardDraw)}
	case rules.Rang:
		return []plain.Step{plain.Flies(of[0], of[1]).Sounds(sound.Die)}
	case rules.Guarded:
		return []plain.Step{plain.Flies(of[0], of[1]).Sounds(sound.StonePlace), discarded(e.Card)}
	case rules.Scored:
		light := plain.Lights(of[0]).Sounds(sound.Coin)
		if e.Clause == "TCA-4" { // the number that was played
			return []plain.Step{discarded(rules.Card(e.Points)), light}
		}
		return []plain.Step{light}
	}
	return nil
}

// discarded is the step of a card that was played and goes to the discards.
func discarded(c rules.Card) plain.Step {
	return plain.Flies(things.The(played), things.Nth(discard, c)).Sounds(sound.CardDraw)
}
