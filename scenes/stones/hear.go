package stones

import (
	"strings"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// allLines is more lines than an explanation has.
const allLines = 99

// stands is how many lines of an explanation say how a thing stands; those of the others say what it is for.
var stands = [targetKinds]int{
	onHand: allLines, onSlot: allLines, onPlayed: allLines, onCard: allLines, onSmithy: allLines, onStone: allLines, onOwnStone: allLines, onField: 3, onRow: 1,
	onSeat: allLines, onTrack: allLines, onDie: allLines, onIcon: allLines, onPile: 1, onDiscards: 1, onDraw: 1, onOwnDiscard: 1,
}

// hear says what everything is that can be pointed at, and what the board says of the moment.
func (b *Board) hear(h *stage.Heard) {
	if s := &b.places.sheet; !s.Rect.Empty() {
		h.Part("sheet", b.hand.sheets.title, aloud.Dialog, s.Rect)
		if b.hand.sel.sheet == explainSheet {
			boards.HearNotes(h, s, b.hand.sheets.lines)
		}
	}
	if b.given.Bare {
		return
	}
	for t := range b.hand.each {
		h.Says(t.name(), b.target(h, t))
	}
	h.Tells("line", strings.TrimSpace(b.words.sum.total+" "+b.words.line.text), false)
	h.Tells("step", b.words.step.head, false)
}

// target says what a target is.
func (b *Board) target(h *stage.Heard, t target) aloud.Thing {
	say, hand := b.given.Frame.Say, &b.hand
	on := t
	if t.kind == onItem {
		if _, ok := hand.choice(t.index); ok && t.index < len(hand.sheets.labels) {
			return aloud.Thing{Label: hand.sheets.labels[t.index]}
		}
		on = hand.item(t.index)
	}
	e := hand.explainer().explain(on)
	said := e.Heard(say, stands[on.kind])
	said.State = hand.mark(t).State()
	switch on.kind {
	case onHand:
		if said.Label == "" {
			said.Label = h.Text("aloud.hidden")
		}
	case onChoice:
		if c := hand.now.choices[on.index]; c != rules.NoColour {
			said.Label, said.Value = say(games.Phrase{Key: gemKey(c)}), ""
		}
	case onPayWay:
		if len(e.Lines) > 0 {
			said.Label = say(e.Lines[0].Title)
		}
	case onSeat:
		said.Label = b.given.Frame.Sitters[on.index].Name
	case onDoor:
		said.Label = b.words.fixed.doors[on.index]
	case onBefore, onAfter:
		way := int(on.kind - onBefore)
		said.Label = strings.TrimSpace(h.Text([...]string{"aloud.before", "aloud.after"}[way]) + " " + hand.sheets.beside[way])
	case onClose:
		said.Label = h.Text("aloud.close")
	case onEye:
		said.Label, said.Held = h.Text("aloud.eye"), true
	case onIcon:
		if said.Value != "" {
			said.Label, said.Value = said.Value, ""
		}
	case onItem, onNothing, onSheet:
		said.Role = aloud.Nothing
	}
	return said
}

// gemKey is the key of what a gem is called.
func gemKey(c rules.Colour) string {
	if c == rules.White {
		return "stones.board.icon.joker"
	}
	return "stones.board.icon.gem." + c.String()
}
