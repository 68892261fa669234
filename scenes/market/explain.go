package market

import (
	"runehall/assets/lang"
	rules "runehall/games/market"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
)

func (p *player) explainer() explainer {
	return explainer{p.Given.View, &p.Model, p.Given.Front, p.now.offers, p.now.pay}
}

// saying is how things of a kind are explained and read aloud.
type saying struct {
	explain func(x explainer, e *explanation, t thing)
	// stands is how many lines of the explanation, from the first one, say how a thing stands; the others say what it
	// is for.
	stands int
	// aloud changes what a screen reader says of a thing.
	aloud func(w *words, h *stage.Heard, said *aloud.Thing, t thing)
}

var sayings = [kinds]saying{
	nothing: {aloud: unsaid},
	card: {explain: explainer.card, aloud: func(w *words, _ *stage.Heard, said *aloud.Thing, t thing) {
		if int(t.N) < len(w.tags) {
			said.Value = w.tags[t.N]
		}
	}},
	face: {explain: func(x explainer, e *explanation, t thing) { x.face(e, rules.Card(t.N)) }},
	bay:  {explain: func(x explainer, e *explanation, t thing) { x.bay(e, int(t.N)) }, stands: 2},
	store: {explain: func(x explainer, e *explanation, t thing) { x.store(e, t.Seat, rules.Place(t.N)) }, stands: 4,
		aloud: (*words).whose},
	toggle: {
		explain: func(x explainer, e *explanation, t thing) { x.store(e, x.front, rules.Place(t.N)) },
		aloud: func(w *words, h *stage.Heard, said *aloud.Thing, t thing) {
			said.Role, said.Checked, said.Selected = aloud.Switch, said.Selected, false
			said.Label, said.Value = h.Text("aloud.of", lang.Str("name", said.Label),
				lang.Str("what", w.phases[interestPhase])), w.switches[t.N].take
		},
	},
	loose: {explain: explainer.loose, aloud: (*words).whose},
	offer: {
		explain: func(x explainer, e *explanation, t thing) { x.offer(e, int(t.N)) },
		aloud: func(w *words, _ *stage.Heard, said *aloud.Thing, t thing) {
			if int(t.N) < len(w.offers) && w.offers[t.N] != "" {
				said.Value, said.Label = said.Label, w.offers[t.N]
			}
		},
	},
	tile: {explain: func(x explainer, e *explanation, t thing) { x.tile(e, int(t.N)) }},
	chip: {explain: func(x explainer, e *explanation, t thing) { x.seat(e, t.Seat) }, stands: 9},
	hand: {explain: func(x explainer, e *explanation, t thing) { x.hand(e, t.Seat) }},
	pick: {explain: explainer.picks, aloud: func(w *words, _ *stage.Heard, said *aloud.Thing, t thing) {
		said.Label, said.Value = w.picks[rules.Pick(t.N)-rules.Rock], ""
	}},
	ring:  {explain: explainer.ring, stands: 3},
	deck:  {explain: explainer.deck, stands: 1},
	heap:  {explain: explainer.heap, stands: 1},
	phase: {explain: func(x explainer, e *explanation, t thing) { x.phase(e, int(t.N)) }},
	line: {explain: explainer.line, aloud: func(w *words, _ *stage.Heard, said *aloud.Thing, _ thing) {
		said.Label, said.Value = w.line, ""
	}},
	closer: {aloud: func(_ *words, h *stage.Heard, said *aloud.Thing, _ thing) { said.Label = h.Text("aloud.close") }},
	item:   {aloud: unsaid}, // an empty place in a sheet
	sheet:  {aloud: unsaid},
}

func unsaid(_ *words, _ *stage.Heard, said *aloud.Thing, _ thing) { said.Role = aloud.Nothing }

// explains reports whether there is something to say of things of this kind.
func explains(t thing) bool { return sayings[t.Kind].explain != nil }

// explain says what a thing is. Where there is nothing to say, the explanation has no lines.
func (x explainer) explain(t thing) (e explanation) {
	if explains(t) {
		sayings[t.Kind].explain(x, &e, t)
	}
	if len(e.Lines) > 0 && e.Picture.kind == noSign {
		e.Picture = e.Lines[0].Sign
	}
	return e
}
