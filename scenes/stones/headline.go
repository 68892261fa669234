package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

// headline puts the headline together.
func (w *words) headline() (match, turn games.Phrase) {
	v, m := &w.given.View, &w.show.model
	match = games.Phrase{Key: "stones.board.round", Args: []games.Arg{number("n", m.round), number("cards", m.pile)}}
	if m.last {
		match = key("stones.board.round-last")
	}
	if m.ended || v.Phase() == rules.OverPhase && w.show.shown() {
		return match, key("stones.board.over")
	}
	s := v.OnTurn()
	if !w.show.shown() { // the words keep step with the picture
		return match, games.Phrase{Key: "stones.board.turn.choose", Args: []games.Arg{seatName(m.onTurn)}}
	}
	return match, games.Phrase{Key: "stones.board.turn." + w.doing(), Args: []games.Arg{seatName(s)}}
}

// phaseDoes is what the seat on turn does in a phase, actionDoes what it has chosen to do, as the ends of messages' keys.
var (
	phaseDoes = [...]string{
		rules.TurnPhase: "choose", rules.SummonPhase: "summon", rules.AbilityPhase: "use", rules.DiePhase: "die", rules.ForgePhase: "forge",
		rules.PlacePhase: "place", rules.TradePhase: "trade", rules.OverPhase: "choose",
	}
	actionDoes = [actions]string{summon: "summon", useAbilities: "use", forge: "forge"}
)

// doing returns what the seat on turn does, as the end of a message's key.
func (w *words) doing() string {
	phase := w.given.View.Phase()
	if phase == rules.TurnPhase && w.acts() {
		return actionDoes[w.hand.sel.action]
	}
	return phaseDoes[phase]
}

// golden returns what the golden button would do, and whether it can be done now. From a sheet over the board it leads back.
func (w *words) golden() (label games.Phrase, ok bool) {
	o := w.hand.options
	if w.hand.sel.sheet.over() {
		return explained("back"), true
	}
	if o.actor < 0 || w.show.model.ended {
		return games.Phrase{}, false
	}
	_, d, ok := planned(o, &w.hand.sel)
	if d.kind == doNothing {
		return games.Phrase{}, false
	}
	k, args := w.does(&d)
	return games.Phrase{Key: "stones.board.do." + k, Args: args}, ok
}

// doingKeys are what the golden button does, as the ends of messages' keys; does adds to some of them.
var doingKeys = [doingKinds]string{
	doLay: "lay", doSummon: "summon", doUse: "use", doForge: "forge", doPlace: "place",
	doIcon: "icon", doRoll: "die", doWaste: "waste", doGem: "gem", doTake: "card", doExchange: "exchange", doLeave: "leave", doDone: "done",
	doGive: "swap", doDecline: "decline", doTrade: "trade", doEnd: "end", doPass: "pass",
}

// does says what the golden button does, as the end of a message's key with its arguments.
func (w *words) does(d *doing) (k string, args []games.Arg) {
	k = doingKeys[d.kind]
	n := []games.Arg{number("n", d.n)}
	switch d.kind {
	case doLay, doTrade:
		return k, n
	case doSummon:
		switch cards := w.wanted(); {
		case d.n == 0:
			return "summon-none", nil
		case d.n == 1 && len(cards) == 1:
			return "summon-card", []games.Arg{number("card", cards[0])}
		}
		return k, n
	case doUse:
		if d.n > 2 {
			k = "use-three"
		}
	case doForge, doPlace:
		o, sel := w.hand.options, &w.hand.sel
		if _, ok := place(o, sel); ok && artifact(o, sel) != rules.NoColour {
			k += "." + d.row.String()
		}
	case doTake:
		if d.card != rules.Hidden {
			return "card-number", []games.Arg{number("card", d.card)}
		}
	case doIcon, doGem:
		if gem := d.takes(); gem != rules.NoColour {
			k = "gem." + gem.String()
		}
	case doAccept:
		return accepted(d.die)
	}
	return k, nil
}

// takes returns the gem that is taken, as far as that is known.
func (d *doing) takes() rules.Colour {
	switch {
	case d.kind == doGem:
		return d.gem
	case d.icon.Kind == rules.GemIcon:
		return d.icon.Colour
	case d.icon.Kind == rules.JokerIcon:
		return rules.White
	}
	return rules.NoColour
}

// accepted says what the result of a die does that leaves nothing to choose.
func accepted(d rules.Die) (k string, args []games.Arg) {
	switch d {
	case rules.DieOne, rules.DieTwo:
		return "points", []games.Arg{number("n", 1+int(d-rules.DieOne))}
	case rules.DieCard:
		return "top", nil
	}
	return "ore", nil
}

// Standing returns where a seat stands on the power track.
func (b *Board) Standing(s games.Seat) games.Phrase {
	n, due := number("n", b.given.View.Points(s)), b.words.dueTo(s)
	if due > 0 {
		return games.Phrase{Key: "stones.board.standing-due", Args: []games.Arg{n, number("due", due)}}
	}
	return games.Phrase{Key: "stones.board.standing", Args: []games.Arg{n}}
}
