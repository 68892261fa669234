package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/table"
)

// report adds facts that the reader may know, and the buttons beside the golden one.
func (p *player) report(r *table.Report) {
	r.State["stones.mode"] = modeNames[p.places.made.mode]
	r.State["stones.sheet"] = sheetNames[p.Sel.Sheet]
	r.State["stones.ready"] = p.now.ready
	r.State["stones.asks"] = p.asks()
	if _, goes := p.Plan.Next(); goes {
		r.State["stones.goes-on"] = true
	}
	if p.Proposed.On {
		r.State["stones.hint"] = p.Proposed.Move.Kind.String()
	}
	p.acts.Report(r, "stones", func(k actKind) string { return actNames[k] })
}

// asks returns what kind of thing the reader can do now.
func (p *player) asks() string {
	switch {
	case p.AsksCurtain():
		return "curtain"
	case p.options.actor < 0:
		return ""
	}
	return phaseNames[p.options.phase]
}

// modeNames, phaseNames and actNames are the names of things in reports.
var modeNames = [...]string{watching: "watching", choosing: "choosing", stepping: "stepping", paying: "paying", trading: "trading"}

var phaseNames = [...]string{
	rules.TurnPhase: "action", rules.SummonPhase: "summon", rules.AbilityPhase: "ability", rules.DiePhase: "die",
	rules.ForgePhase: "forge", rules.PlacePhase: "place", rules.TradePhase: "trade", rules.OverPhase: "",
}

var actNames = [...]string{
	actNone: "", actClear: "clear", actOrder: "order", actLeave: "leave", actDecline: "decline", actBack: "back", actKeep: "keep",
}

// sheetNames are the names of sheets in reports; those behind doors are the ends of messages' keys as well.
var sheetNames = [...]string{
	boards.NoSheet: "", boards.ExplainSheet: "explain", seatSheet: "seat", smithySheet: "smithies", rowsSheet: "rows", stonesSheet: "stones",
	handSheet: "hand", pileSheet: "pile", swapSheet: "swap", jokerSheet: "joker",
}

// actionNames are the ends of messages' keys, and names in reports.
var actionNames = [...]string{summon: "summon", useAbilities: "use", forge: "forge"}
