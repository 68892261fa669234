package stones

import (
	"strings"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// hear says what everything is that can be pointed at, and what the board says of the moment.
func (b *Board) hear(h *stage.Heard) {
	if s := &b.places.sheet; !s.Rect.Empty() {
		h.Part("sheet", b.player.sheets.title, aloud.Dialog, s.Rect)
		if b.player.sel.sheet == explainSheet {
			boards.HearNotes(h, s, b.player.sheets.lines)
		}
	}
	if b.given.Bare {
		return
	}
	p := &b.player
	for t := range p.each {
		h.Says(p.name(t), b.aloud(h, t))
	}
	h.Tells("line", strings.TrimSpace(b.words.sum.total+" "+b.words.line.text), false)
	h.Tells("step", b.words.step.head, false)
}

func (b *Board) aloud(h *stage.Heard, t thing) aloud.Thing {
	say, p := b.given.Frame.Say, &b.player
	on := t
	if t.Kind == item {
		if _, ok := p.choice(int(t.N)); ok && int(t.N) < len(p.sheets.labels) {
			return aloud.Thing{Label: p.sheets.labels[t.N]}
		}
		on = p.item(int(t.N))
	}
	e := p.explainer().explain(on)
	said := e.Heard(say, explainers[on.Kind].stands)
	said.State = p.mark(t).State()
	switch on.Kind {
	case hand:
		if said.Label == "" {
			said.Label = h.Text("aloud.hidden")
		}
	case tile:
		if c := p.now.choices[on.N]; c != rules.NoColour {
			said.Label, said.Value = say(games.Phrase{Key: gemKey(c)}), ""
		}
	case payWay:
		if len(e.Lines) > 0 {
			said.Label = say(e.Lines[0].Title)
		}
	case chip:
		said.Label = b.given.Frame.Sitters[on.Seat].Name
	case door:
		said.Label = b.words.fixed.doors[on.N]
	case before, after:
		way := int(on.Kind - before)
		said.Label = strings.TrimSpace(h.Text([...]string{"aloud.before", "aloud.after"}[way]) + " " + p.sheets.beside[way])
	case closer:
		said.Label = h.Text("aloud.close")
	case eye:
		said.Label, said.Held = h.Text("aloud.eye"), true
	case icon:
		if said.Value != "" {
			said.Label, said.Value = said.Value, ""
		}
	case item, nothing, sheet:
		said.Role = aloud.Nothing
	}
	return said
}

func gemKey(c rules.Colour) string {
	if c == rules.White {
		return "stones.board.icon.joker"
	}
	return "stones.board.icon.gem." + c.String()
}
