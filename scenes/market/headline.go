package market

import (
	"runehall/games"
	rules "runehall/games/market"
)

func (w *words) headline() (match, turn games.Phrase) {
	v, m := &w.Given.View, &w.Model
	left := int(m.market.Runes[rules.Red] + m.market.Runes[rules.Blue])
	match = games.Phrase{Key: "market.board.round", Args: []games.Arg{number("n", left), number("round", m.round)}}
	if m.last {
		if end := v.EndsRound(); m.onTurn == end {
			match = key("market.board.turn-last")
		} else {
			match = games.Phrase{Key: "market.board.round-last", Args: []games.Arg{seatName(end)}}
		}
	}
	if m.ended || v.Phase() == rules.OverPhase && w.Shown() {
		return match, key("market.board.over")
	}
	seat := m.onTurn
	if w.Shown() {
		if acting := v.AppendActing(nil); len(acting) > 0 {
			seat = acting[0].Seat
		}
	}
	return match, games.Phrase{Key: "market.board.turn." + w.doing(), Args: []games.Arg{seatName(seat)}}
}

// doing returns what the acting seat does, as the end of a message's key.
func (w *words) doing() string {
	v := &w.Given.View
	if !w.Shown() { // the words keep step with the picture
		return "choose"
	}
	switch v.Phase() {
	case rules.AnswerPhase:
		return "answer"
	case rules.TakePhase:
		return "take"
	case rules.ThrowPhase:
		return "throw"
	}
	switch {
	case w.player.now.mode == aiming:
		return "aim"
	case w.phase == 0:
		return "interest"
	case !w.player.active(): // nobody can tell more of others
	case w.player.now.doing.kind == rules.End && w.player.now.ready:
		return "end"
	case w.player.options.can(rules.End):
		return "more"
	}
	if w.phase == cardsPhase {
		return "cards"
	}
	return "choose"
}

// golden returns what the golden button would do, and whether it can be pressed now.
func (w *words) golden() (label games.Phrase, ok bool) {
	if w.player.options.actor < 0 || w.Model.ended {
		return games.Phrase{}, false
	}
	label = said(w.player.now)
	return label, w.player.now.ready && w.Shown()
}

// said puts into words what the golden button does, or what is missing for that.
func said(now *upshot) games.Phrase {
	d := &now.doing
	phrase := func(k string, args ...games.Arg) games.Phrase {
		return games.Phrase{Key: "market.board.do." + k, Args: args}
	}
	if !now.ready {
		return phrase(missing(now))
	}
	red, blue := d.runes[rules.Red], d.runes[rules.Blue]
	switch d.kind {
	case rules.Interest:
		switch {
		case red > 0 && blue > 0:
			return phrase("interest.both", number("red", red), number("blue", blue))
		case blue > 0:
			return phrase("interest.blue", number("n", blue))
		}
		return phrase("interest.red", number("n", red))
	case rules.BuyRune:
		return phrase("rune." + d.colour.String())
	case rules.Outpost, rules.OutpostForRunes:
		return phrase("outpost")
	case rules.Collector, rules.CollectorForRunes:
		return phrase("collector", named("name", d.seat))
	case rules.Duel:
		return phrase("duel", named("name", d.seat))
	case rules.Put:
		return phrase("put", number("n", len(now.plan.Moves)))
	case rules.Rob:
		if d.card != rules.Thief {
			return phrase("rob-twice")
		}
	case rules.Show:
		return phrase("show", number("n", int(d.card)))
	case rules.TakeRune:
		return phrase("take." + d.colour.String())
	case rules.Throw:
		return phrase("throw." + d.pick.String())
	}
	return phrase(doingKeys[d.kind])
}

// doingKeys are the words of the golden button for moves that are always said in the same way.
var doingKeys = map[rules.MoveKind]string{
	rules.GiveUp: "give-up", rules.Join: "join", rules.Neutralise: "neutralise", rules.RansomForRunes: "ransom",
	rules.Ransom: "ransom", rules.Lay: "lay", rules.LayJoin: "lay-join", rules.Rob: "rob", rules.Waste: "waste",
	rules.End: "end", rules.Yield: "yield", rules.TakeCard: "take-card",
}

func missing(now *upshot) string {
	switch now.mode {
	case bearing:
		return "interest.none"
	case aiming:
		return "whose"
	case taking:
		return "what"
	case answering:
		return "show-what"
	case throwing:
		return "pick-what"
	}
	switch now.doing.kind {
	case rules.Duel:
		return "whom"
	case rules.Outpost, rules.OutpostForRunes, rules.Put, rules.Join, rules.LayJoin, rules.Neutralise:
		return "where"
	}
	return "nothing"
}

// standing says how many points a seat has and, where rounds are finished, whether it began (MAR-31).
func (w *words) standing(s games.Seat) games.Phrase {
	v, k := &w.Given.View, "market.board.standing"
	if v.FinishesRound() && s == v.Starts() {
		k += "-start"
	}
	return games.Phrase{Key: k, Args: []games.Arg{number("n", v.Points(s))}}
}
