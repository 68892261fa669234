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

// doing returns what the seat on turn does, as the end of a message's key.
func (w *words) doing() string {
	switch w.given.View.Phase() {
	case rules.TurnPhase:
		if w.acts() {
			return [...]string{"summon", "use", "forge"}[w.hand.sel.action]
		}
	case rules.SummonPhase:
		return "summon"
	case rules.AbilityPhase:
		return "use"
	case rules.DiePhase:
		return "die"
	case rules.ForgePhase:
		return "forge"
	case rules.PlacePhase:
		return "place"
	case rules.TradePhase:
		return "trade"
	}
	return "choose"
}

// golden returns what the golden button would do, and whether it can be done now. From a sheet over the board it leads back.
func (w *words) golden() (label games.Phrase, ok bool) {
	o := w.hand.options
	if w.hand.sel.sheet.over() {
		if w.places.sheet.covers(&w.given.Frame) {
			return games.Phrase{}, false
		}
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

// does says what the golden button does, as the end of a message's key with its arguments.
func (w *words) does(d *doing) (k string, args []games.Arg) {
	switch d.kind {
	case doLay:
		return "lay", []games.Arg{number("n", d.n)}
	case doSummon:
		return w.summons(d)
	case doUse:
		if d.n > 2 {
			return "use-three", nil
		}
		return "use", nil
	case doForge, doForgeOre, doPlace:
		return w.forging(d), nil
	case doTake:
		if d.card != rules.Hidden {
			return "card-number", []games.Arg{cardArg("card", d.card)}
		}
		return "card", nil
	case doAccept:
		return accepted(d.die)
	case doTrade:
		return "trade", []games.Arg{number("n", d.n)}
	}
	return w.takes(d), nil
}

// summons says which or how many cards are summoned.
func (w *words) summons(d *doing) (k string, args []games.Arg) {
	switch cards := w.wanted(); {
	case d.n == 0:
		return "summon-none", nil
	case d.n == 1 && len(cards) == 1:
		return "summon-card", []games.Arg{cardArg("card", cards[0])}
	}
	return "summon", []games.Arg{number("n", d.n)}
}

// forging says in which row something is forged or placed.
func (w *words) forging(d *doing) string {
	o, sel := w.hand.options, &w.hand.sel
	k := "forge"
	if d.kind == doPlace {
		k = "place"
	}
	if _, ok := place(o, sel); ok && artifact(o, sel) != rules.NoColour {
		k += "." + d.row.String()
	}
	return k
}

// takes says what is taken, or ended.
func (w *words) takes(d *doing) string {
	switch d.kind {
	case doIcon:
		switch d.icon.Kind {
		case rules.GemIcon:
			return "gem." + d.icon.Colour.String()
		case rules.JokerIcon:
			return "gem." + rules.White.String()
		}
		return "icon"
	case doGem:
		if d.gem != rules.NoColour {
			return "gem." + d.gem.String()
		}
		return "gem"
	}
	return doingKeys[d.kind]
}

// doingKeys are the ends of the keys of messages that nothing else is said with.
var doingKeys = [doingKinds]string{
	doRoll: "die", doWaste: "waste", doExchange: "exchange", doLeave: "leave", doEndUse: "done", doEndBuy: "done", doEndForge: "done",
	doGive: "swap", doDecline: "decline", doEnd: "end", doPass: "pass",
}

// accepted says what the result of a die does that leaves nothing to choose.
func accepted(d rules.Die) (k string, args []games.Arg) {
	switch d {
	case rules.DieOne:
		return "points", []games.Arg{number("n", 1)}
	case rules.DieTwo:
		return "points", []games.Arg{number("n", 2)}
	case rules.DieCard:
		return "top", nil
	}
	return "ore", nil
}

// Standing returns where a seat stands on the power track.
func (b *Board) Standing(s games.Seat) games.Phrase {
	return games.Phrase{Key: "stones.board.standing", Args: []games.Arg{number("n", b.given.View.Points(s))}}
}
