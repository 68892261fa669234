package stones

import (
	"fmt"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/table"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	h := &b.hand
	r.State["stones.mode"] = modeNames[b.places.made.mode]
	r.State["stones.sheet"] = sheetNames[h.sel.sheet]
	r.State["stones.ready"] = h.now.ready
	r.State["stones.asks"] = h.asks()
	if _, goes := h.plan.Next(); goes {
		r.State["stones.goes-on"] = true
	}
	if h.hint.On {
		r.State["stones.hint"] = h.hint.Move.Kind.String()
	}
	h.acts.Report(r, "stones", func(k actKind) string { return actNames[k] })
	if r.Heard != nil {
		b.hear(r.Heard)
	}
	if b.given.Bare {
		return
	}
	var lit []string
	for t, at := range h.each {
		r.Stop(h.stops.Owner(t), t.name(), at)
		if h.mark(t)&boards.Lit != 0 {
			lit = append(lit, t.name())
		}
	}
	r.State["stones.lit"] = lit
}

// asks returns what kind of thing the reader can do now.
func (h *hand) asks() string {
	switch {
	case h.asksCurtain():
		return "curtain"
	case h.options.actor < 0:
		return ""
	}
	return phaseNames[h.options.phase]
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
	kindNames   = [...]string{
		onTab: "tab", onHand: "hand", onSlot: "slot", onSmithy: "smithy", onStone: "stone", onOwnStone: "own", onField: "field", onRow: "row",
		onPurse: "purse", onPlayed: "played", onIcon: "icon", onChoice: "choice", onPayWay: "pay", onDie: "die", onPile: "pile",
		onDiscards: "discards", onDraw: "draw", onOwnDiscard: "own-discards", onSeat: "seat", onTrack: "track", onDoor: "door",
		onEye: "eye", onItem: "item", onBefore: "before", onAfter: "after", onClose: "close", onSheet: "sheet", onCard: "card",
	}
)

func (t target) name() string {
	part := ""
	switch t.kind {
	case onTab:
		part = actionNames[t.index]
	case onSmithy:
		part = rules.Smithy(t.index).String()
	case onStone, onOwnStone:
		part = rules.Stone(t.index).String()
	case onField:
		f := fieldOf(t.index)
		part = f.Row.String() + "." + f.Field.String()
	case onRow:
		part = rules.Row(t.index).String()
	case onPayWay:
		part = [...]string{"gems", "ore"}[t.index]
	case onDoor:
		part = sheetNames[doorSheets[t.index]]
	case onHand, onSlot, onPurse, onPlayed, onIcon, onChoice, onItem, onSeat:
		part = fmt.Sprint(t.index)
	default:
		return "stones." + kindNames[t.kind]
	}
	return "stones." + kindNames[t.kind] + "." + part
}
