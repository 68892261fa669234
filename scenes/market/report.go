package market

import (
	"fmt"

	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/table"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	h := &b.hand
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
func (h *hand) asks() string {
	switch {
	case h.asksCurtain():
		return "curtain"
	case h.options.actor < 0 || h.options.phase == rules.OverPhase:
		return ""
	}
	return h.options.phase.String()
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
	bayNames   = [bays]string{"red", "blue", "outposts", "collectors"}
	phaseNames = [phases]string{"interest", "runes", "cards", "refill"}
	kindNames  = [targetKinds]string{
		onHand: "hand", onBay: "bay", onStore: "store", onLoose: "loose", onSwitch: "switch", onOffer: "offer", onTile: "tile",
		onSeat: "seat", onTheirStore: "their-store", onTheirLoose: "their-loose", onTheirHand: "their-hand", onPick: "pick",
		onRing: "ring", onDeck: "deck", onHeap: "heap", onPhase: "phase", onLine: "line", onItem: "item", onClose: "close", onCard: "card",
		onSheet: "sheet",
	}
)

// name returns the name of a target in reports.
func (t target) name() string {
	part := ""
	switch t.kind {
	case onBay:
		part = bayNames[t.index]
	case onPhase:
		part = phaseNames[t.index]
	case onStore, onSwitch:
		part = rules.Place(t.index).String()
	case onLoose:
		part = rules.Colour(t.index).String()
	case onPick:
		part = rules.Pick(t.index + 1).String()
	case onTheirStore:
		part = fmt.Sprintf("%d.%v", t.seat(), rules.Place(t.part()))
	case onTheirLoose:
		part = fmt.Sprintf("%d.%v", t.seat(), rules.Colour(t.part()))
	case onHand, onOffer, onTile, onSeat, onTheirHand, onItem:
		part = fmt.Sprint(t.index)
	default:
		return "market." + kindNames[t.kind]
	}
	return "market." + kindNames[t.kind] + "." + part
}
