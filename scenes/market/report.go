package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/table"
)

// report tells tests what the reader may know, and where the buttons beside the golden one are.
func (p *player) report(r *table.Report) {
	r.State["market.mode"] = modeNames[p.places.made.mode]
	r.State["market.sheet"] = sheetNames[p.Sel.Sheet]
	r.State["market.ready"] = p.now.ready
	r.State["market.asks"] = p.asks()
	if p.now.doing.kind != 0 {
		r.State["market.doing"] = p.now.doing.kind.String()
	}
	if _, goes := p.Plan.Next(); goes {
		r.State["market.goes-on"] = true
	}
	if p.Proposed.On {
		r.State["market.hint"] = p.Proposed.Move.Kind.String()
	}
	p.acts.Report(r, "market", func(k actKind) string { return actNames[k] })
}

func (p *player) name(t thing) string {
	if t.Kind == ring && p.now.mode == answering {
		return "market.duel" // tips find the ring by this name
	}
	return catalogue.Name(t, p.places.made.front)
}

// asks returns what is asked of the reader now: "curtain", the id of a phase, or "" for nothing.
func (p *player) asks() string {
	switch {
	case p.AsksCurtain():
		return "curtain"
	case p.options.actor < 0 || p.options.phase == rules.OverPhase:
		return ""
	}
	return p.options.phase.String()
}

// The names of modes and sheets in reports.
var (
	modeNames = [...]string{
		watching: "watching", bearing: "bearing", choosing: "choosing", aiming: "aiming", taking: "taking",
		answering: "answering", throwing: "throwing",
	}
	sheetNames = [...]string{boards.NoSheet: "", boards.ExplainSheet: "explain", seatSheet: "seat", heapSheet: "heap"}
)
