package stones

import (
	"strings"

	rules "runehall/games/stones"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
)

// saying is what can be said of things of a kind. A kind without explain says nothing.
type saying struct {
	explain func(x explainer, t thing) explanation
	most    int  // their numbers are less than this
	beside  bool // they lie beside each other: the sheet leads from one to the next
	stands  int  // how many of the first lines say how a thing stands; the others say what it is for
	// aloud changes what is said to people who do not see the board.
	aloud func(w *words, h *stage.Heard, e *explanation, t thing, said *aloud.Thing)
}

// allLines is more lines than any explanation has.
const allLines = 99

var sayings = [kinds]saying{
	nothing: {aloud: unsaid},
	tab:     {explain: explainer.action, most: int(actions), beside: true},
	hand: {explain: explainer.card, most: rules.ManyCards, beside: true, stands: allLines,
		aloud: func(_ *words, h *stage.Heard, _ *explanation, _ thing, said *aloud.Thing) {
			if said.Label == "" {
				said.Label = h.Text("aloud.hidden")
			}
		}},
	slot:     {explain: explainer.card, most: rules.Slots + 1, beside: true, stands: allLines},
	smithy:   {explain: explainer.smithy, most: int(rules.Smithies), beside: true, stands: allLines},
	stone:    {explain: explainer.stone, most: int(rules.Stones), beside: true, stands: allLines},
	ownStone: {explain: explainer.stone, most: int(rules.Stones), stands: allLines},
	field:    {explain: explainer.field, most: fields, beside: true, stands: 3},
	row:      {explain: explainer.row, most: int(rules.Rows), stands: 1},
	purse:    {explain: explainer.purse, most: purseSize, beside: true},
	played:   {explain: explainer.card, most: rules.ManyCards, beside: true, stands: allLines},
	icon: {explain: explainer.icon, most: 2, stands: allLines,
		aloud: func(_ *words, _ *stage.Heard, _ *explanation, _ thing, said *aloud.Thing) {
			if said.Value != "" {
				said.Label, said.Value = said.Value, ""
			}
		}},
	tile: {explain: explainer.tile, most: maxTiles,
		aloud: func(w *words, _ *stage.Heard, _ *explanation, t thing, said *aloud.Thing) {
			if c := w.player.now.choices[t.N]; c != rules.NoColour {
				said.Label, said.Value = w.Given.Frame.Say(key(gemKey(c))), ""
			}
		}},
	payWay: {explain: explainer.way, most: 2,
		aloud: func(w *words, _ *stage.Heard, e *explanation, _ thing, said *aloud.Thing) {
			if len(e.Lines) > 0 {
				said.Label = w.Given.Frame.Say(e.Lines[0].Title)
			}
		}},
	die:         {explain: explainer.die, most: rules.ManyCards, stands: allLines},
	pile:        {explain: explainer.pile, most: 1, stands: 1},
	discards:    {explain: explainer.cards, most: 1, stands: 1},
	draw:        {explain: explainer.cards, most: 1, stands: 1},
	ownDiscards: {explain: explainer.cards, most: 1, stands: 1},
	chip: {explain: explainer.seat, most: 1, stands: allLines,
		aloud: func(w *words, _ *stage.Heard, _ *explanation, t thing, said *aloud.Thing) {
			said.Label = w.Given.Frame.Sitters[t.Seat].Name
		}},
	track: {explain: explainer.track, most: 1, stands: allLines},
	card:  {explain: explainer.card, most: int(rules.LastDruid) + 1, beside: true, stands: allLines},
	door: {aloud: func(w *words, _ *stage.Heard, _ *explanation, t thing, said *aloud.Thing) {
		said.Label = w.fixed.doors[t.N]
	}},
	eye: {aloud: func(_ *words, h *stage.Heard, _ *explanation, _ thing, said *aloud.Thing) {
		said.Label, said.Held = h.Text("aloud.eye"), true
	}},
	before: {aloud: leading("aloud.before", 0)},
	after:  {aloud: leading("aloud.after", 1)},
	closer: {aloud: func(_ *words, h *stage.Heard, _ *explanation, _ thing, said *aloud.Thing) {
		said.Label = h.Text("aloud.close")
	}},
	item:  {aloud: unsaid},
	sheet: {aloud: unsaid},
}

func unsaid(_ *words, _ *stage.Heard, _ *explanation, _ thing, said *aloud.Thing) {
	said.Role = aloud.Nothing
}

// leading says what the sheet leads back to, for way 0, or on to, for way 1.
func leading(k string, way int) func(w *words, h *stage.Heard, e *explanation, t thing, said *aloud.Thing) {
	return func(w *words, h *stage.Heard, _ *explanation, _ thing, said *aloud.Thing) {
		said.Label = strings.TrimSpace(h.Text(k) + " " + w.player.sheets.beside[way])
	}
}

func gemKey(c rules.Colour) string {
	if c == rules.White {
		return "stones.board.icon.joker"
	}
	return "stones.board.icon.gem." + c.String()
}

// explain returns what a thing is. If there is nothing to say, it has no lines.
func (x explainer) explain(t thing) (e explanation) {
	if of := &sayings[t.Kind]; of.explain != nil && t.N >= 0 && int(t.N) < of.most {
		e = of.explain(x, t)
	}
	if len(e.Lines) > 0 && e.Picture.kind == noSign {
		e.Picture = e.Lines[0].Sign
	}
	return e
}
