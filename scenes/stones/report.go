package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/table"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	p := &b.player
	r.State["stones.mode"] = modeNames[b.places.made.mode]
	r.State["stones.sheet"] = sheetNames[p.sel.sheet]
	r.State["stones.ready"] = p.now.ready
	r.State["stones.asks"] = p.asks()
	if _, goes := p.plan.Next(); goes {
		r.State["stones.goes-on"] = true
	}
	if p.hint.On {
		r.State["stones.hint"] = p.hint.Move.Kind.String()
	}
	p.acts.Report(r, "stones", func(k actKind) string { return actNames[k] })
	if r.Heard != nil {
		b.hear(r.Heard)
	}
	if b.given.Bare {
		return
	}
	var lit []string
	for t, at := range p.each {
		r.Stop(p.stops.Owner(t), p.name(t), at)
		if p.mark(t)&boards.Lit != 0 {
			lit = append(lit, p.name(t))
		}
	}
	r.State["stones.lit"] = lit
}

// asks returns what kind of thing the reader can do now.
func (p *player) asks() string {
	switch {
	case p.asksCurtain():
		return "curtain"
	case p.options.actor < 0:
		return ""
	}
	return phaseNames[p.options.phase]
}

// The names of things in reports; those of sheets behind doors and of actions are the ends of messages' keys as well.
var (
	modeNames  = [...]string{watching: "watching", choosing: "choosing", stepping: "stepping", paying: "paying", trading: "trading"}
	sheetNames = [...]string{
		noSheet: "", explainSheet: "explain", seatSheet: "seat", smithySheet: "smithies", rowsSheet: "rows", stonesSheet: "stones",
		handSheet: "hand", pileSheet: "pile", swapSheet: "swap", jokerSheet: "joker",
	}
	phaseNames = [...]string{
		rules.TurnPhase: "action", rules.SummonPhase: "summon", rules.AbilityPhase: "ability", rules.DiePhase: "die",
		rules.ForgePhase: "forge", rules.PlacePhase: "place", rules.TradePhase: "trade", rules.OverPhase: "",
	}
	actNames = [...]string{
		actNone: "", actClear: "clear", actOrder: "order", actLeave: "leave", actDecline: "decline", actBack: "back", actKeep: "keep",
	}
	actionNames = [...]string{summon: "summon", useAbilities: "use", forge: "forge"}
)

func (p *player) name(t thing) string { return all.Name(t, p.given.Front) }
