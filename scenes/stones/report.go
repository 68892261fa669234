package stones

import (
	rules "runehall/games/stones"
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

// use returns the name of the chosen action while an action is chosen.
func (p *player) use() string {
	if a := &p.places.made; a.mode == choosing {
		return actionNames[a.action]
	}
	return ""
}

func (p *player) asks() string {
	switch {
	case p.AsksCurtain():
		return "curtain"
	case p.options.actor < 0:
		return ""
	}
	return phaseNames[p.options.phase]
}

var phaseNames = [...]string{
	rules.TurnPhase: "action", rules.SummonPhase: "summon", rules.AbilityPhase: "ability", rules.DiePhase: "die",
	rules.ForgePhase: "forge", rules.PlacePhase: "place", rules.TradePhase: "trade", rules.OverPhase: "",
}
