package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
)

// golden returns what the golden button would do, and whether it can be pressed. With a sheet over the board it leads
// back.
func (w *words) golden() (label games.Phrase, ok bool) {
	o := w.player.options
	if over(w.Sel.Sheet) {
		return explained("back"), true
	}
	if o.actor < 0 || w.Model.ended {
		return games.Phrase{}, false
	}
	_, d, ok := planned(o, &w.Sel)
	if d.does == "" {
		return games.Phrase{}, false
	}
	return d.phrase(), ok
}

// headline returns how the match stands and who does what: how many points the leader still needs for the throne, or
// which seat ends the last round.
func (w *words) headline() (match, turn games.Phrase) {
	v, m := &w.Given.View, &w.Model
	left := v.Throne()
	for _, p := range m.who[:m.seats] {
		left = min(left, max(0, v.Throne()-p.points))
	}
	match = games.Phrase{Key: "stones.board.round", Args: []games.Arg{number("left", left)}}
	if m.last {
		if end := v.EndsRound(); m.onTurn == end {
			match = key("stones.board.turn-last")
		} else {
			match = games.Phrase{Key: "stones.board.round-last", Args: []games.Arg{seatName(end)}}
		}
	}
	if m.ended || v.Phase() == rules.OverPhase && w.Shown() {
		return match, key("stones.board.over")
	}
	s := v.OnTurn()
	if !w.Shown() { // the words wait for the picture
		return match, games.Phrase{Key: "stones.board.turn.choose", Args: []games.Arg{seatName(m.onTurn)}}
	}
	return match, w.turnsTo(s)
}

// turnsTo says what the seat on turn does now. At first it chooses an action, then the next thing that is missing. With
// magic left over it is asked what else it buys. Without a row to trade in it ends its turn.
func (w *words) turnsTo(s games.Seat) games.Phrase {
	o, sel, does := w.player.options, &w.Sel, w.doing()
	args := []games.Arg{seatName(s)}
	switch {
	case !w.acts():
	case o.phase == rules.TurnPhase && sel.action == summon && !sel.anything(o):
		does = "choose"
	case does == "trade" && w.player.mode() != trading:
		does = "end"
	case does == "summon":
		_, gold, ready := planned(o, sel)
		if slot, left := oneMore(o, sel); slot > 0 {
			does, args = "left", append(args, number("n", left), number("card", o.view.Display()[slot-1]))
		} else if ready && gold.does == "lay" { // the creatures can be chosen afterwards
			does, args = "lay", append(args, number("n", gold.n))
		} else if reach := o.view.Summon(o.actor, sel.set()).Slots; !slices.Contains(sel.slots[:], true) &&
			slices.Contains(reach[:], true) {
			does = "creature"
		}
	case does == "use" && o.phase == rules.TurnPhase:
		does = [...]string{"cards", "card", "use"}[min(sel.chosen(), 2)]
	case does == "forge" && !sel.forges:
		does = forgesNext(o)
	}
	return games.Phrase{Key: "stones.board.turn." + does, Args: args}
}

// forgesNext says what comes next in the forge while no smithy is chosen, as the end of a message's key.
func forgesNext(o *options) string {
	switch payable := o.payable(); {
	case o.phase == rules.ForgePhase && payable:
		return "again"
	case payable:
		return "smithy"
	case o.phase == rules.TurnPhase:
		return "choose"
	}
	return "forge"
}
