package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/table"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	h := &b.player
	r.State["market.mode"] = modeNames[b.places.made.mode]
	r.State["market.sheet"] = sheetNames[h.sel.sheet]
	r.State["market.ready"] = h.now.ready
	r.State["market.asks"] = h.asks()
	if h.now.doing.kind != 0 {
		r.State["market.doing"] = h.now.doing.kind.String()
	}
	if _, goes := h.plan.Next(); goes {
		r.State["market.goes-on"] = true
	}
	if h.hint.On {
		r.State["market.hint"] = h.hint.Move.Kind.String()
	}
	h.acts.Report(r, "market", func(k actKind) string { return actNames[k] })
	if r.Heard != nil {
		b.hear(r.Heard)
	}
	if b.given.Bare {
		return
	}
	var lit []string
	for t, at := range h.each {
		name := h.reported(t)
		r.Stop(h.stops.Owner(t), name, at)
		if h.mark(t)&boards.Lit != 0 {
			lit = append(lit, name)
		}
	}
	r.State["market.lit"] = lit
}

// asks returns what kind of thing the reader can do now.
func (p *player) asks() string {
	switch {
	case p.asksCurtain():
		return "curtain"
	case p.options.actor < 0 || p.options.phase == rules.OverPhase:
		return ""
	}
	return p.options.phase.String()
}

// The names of things in reports.
var (
	modeNames = [...]string{
		watching: "watching", bearing: "bearing", choosing: "choosing", aiming: "aiming", taking: "taking", answering: "answering",
		throwing: "throwing",
	}
	sheetNames = [...]string{noSheet: "", explainSheet: "explain", seatSheet: "seat", heapSheet: "heap"}
	actNames   = [...]string{
		actNone: "", actClear: "clear", actEnd: "end", actNoInterest: "no-interest", actInterest: "interest",
	}
)
