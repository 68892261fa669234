package toss

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// stands is how many lines of an explanation say how a thing stands; those of the others say what it is for.
var stands = [targetKinds]int{onDisc: 2, onTray: 10, onDish: 2}

// hear says what everything is that can be pointed at, and what the board says of the moment.
func (b *Board) hear(h *stage.Heard) {
	if s := &b.places.sheet; !s.Rect.Empty() {
		h.Part("sheet", b.hand.sheets.title, aloud.Dialog, s.Rect)
	}
	h.Says("toss.soon."+b.given.View.Way().String(), aloud.Thing{Role: aloud.Nothing})
	if b.given.Bare {
		return
	}
	for t := range b.targets {
		h.Says(b.hand.name(t), b.target(h, t))
	}
	h.Tells("line", b.words.line, false)
	if w := &b.words; w.storyText != "" {
		h.Tells("story", w.storyTitle+": "+w.storyText, false)
	}
}

// targets yields all that is reported.
func (b *Board) targets(yield func(t target) bool) {
	b.places.each(&b.show.model, func(t target, _ ui.Rect) bool { return yield(t) })
}

// target says what a target is.
func (b *Board) target(h *stage.Heard, t target) aloud.Thing {
	say, w, m := b.given.Frame.Say, &b.words, &b.show.model
	e := explainer{m, b.given.View.Reader()}.explain(t)
	said := e.Heard(say, stands[t.kind])
	of := func(s int, what string) string {
		return h.Text("aloud.of", lang.Str("name", b.given.Frame.Sitters[s].Name), lang.Str("what", what))
	}
	switch t.kind {
	case onDisc:
		if d := m.discs[t.index]; d.up && d.rune >= 0 && d.rune != rules.Destiny {
			if said.Label != "" && said.Value != "" {
				said.Value = said.Label + ", " + said.Value
			} else if said.Label != "" {
				said.Value = said.Label
			}
			said.Label = say(runeWords(d.rune))
			said.Selected = b.hand.options.phase == rules.CalmPhase && b.hand.sel.given && int(b.hand.sel.pair) == d.rune.Pair()
		}
	case onTray:
		said.Label = of(t.index, w.states[t.index])
		if games.Seat(t.index) == m.holds() {
			said.Label += ", " + w.say("holds")
		}
	case onDish, onDone:
		said.Label = of(t.index, said.Label)
	case onChoice:
		switch {
		case t.index < len(b.hand.options.give):
			said.Label = say(runeWords(rules.Rune(2 * b.hand.options.give[t.index])))
		case t.index < len(b.hand.options.rob):
			said.Label = b.given.Frame.Sitters[b.hand.options.rob[t.index]].Name
		}
		said.Selected = b.hand.sel.chosen(b.hand.options, t.index)
	case onFlicked:
		said.Label = w.say("do.flick")
	case onRanking:
		if t.index < len(w.ranking) {
			r := &w.ranking[t.index]
			said.Label, said.Value = r.name, r.text
		}
	case onStory:
		if said.Label == "" {
			said.Label, said.Value = w.storyTitle, w.storyText
		}
	case onClose:
		said.Label = h.Text("aloud.close")
	case onSheet, onAct, onNothing:
		said.Role = aloud.Nothing
	}
	return said
}

// chosen reports whether a choice is chosen: the pair to give, or a seat that is named already.
func (s *selection) chosen(o *options, i int) bool {
	if i < len(o.give) {
		return s.given && s.pair == o.give[i]
	}
	return i < len(o.rob) && slices.Contains(s.order[:s.named], o.rob[i])
}

// runeWords says which rune of the bag a rune is: its colour, and which of the signs it bears.
func runeWords(r rules.Rune) games.Phrase {
	return games.Phrase{Key: "toss.aloud." + r.Colour().String(), Args: []games.Arg{number("n", r.Sign()+1)}}
}
