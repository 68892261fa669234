package toss

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// stands is how many lines of an explanation tell the state of a thing; further lines, and all lines of other kinds, tell its purpose.
var stands = map[kind]int{piece: 2, tray: 10, dish: 2}

// tells says what the board says besides its things.
func (w *words) tells(h *stage.Heard) {
	h.Says(soon(w.Given.View), aloud.Thing{Role: aloud.Nothing})
	h.Tells("line", w.line, false)
	if w.storyText != "" {
		h.Tells("story", w.storyTitle+": "+w.storyText, false)
	}
}

// says says what a thing is.
func (w *words) says(h *stage.Heard, t thing) aloud.Thing {
	say, m := w.Given.Frame.Say, &w.Model
	e := explainer{m, w.Given.View.Reader()}.explain(t)
	said := e.Heard(say, stands[t.Kind])
	of := func(what string) string {
		return h.Text("aloud.of", lang.Str("name", w.Given.Frame.Sitters[t.Seat].Name), lang.Str("what", what))
	}
	switch n := int(t.N); t.Kind {
	case piece:
		if r := rules.Rune(n); r != rules.Destiny && m.up(t) {
			if said.Label != "" && said.Value != "" {
				said.Value = said.Label + ", " + said.Value
			} else if said.Label != "" {
				said.Value = said.Label
			}
			said.Label = say(runeWords(r))
			said.Selected = w.player.mark(t)&boards.Chosen != 0
		}
	case tray:
		said.Label = of(w.states[t.Seat])
		if t.Seat == m.holds() {
			said.Label += ", " + w.say("holds")
		}
	case dish, done:
		said.Label = of(said.Label)
	case choice:
		switch o := w.player.now.options; {
		case n < len(o.give):
			said.Label = say(runeWords(rules.Rune(2 * o.give[n])))
		case n < len(o.rob):
			said.Label = w.Given.Frame.Sitters[o.rob[n]].Name
		}
		said.Selected = w.player.mark(t)&boards.Chosen != 0
	case flicked:
		said.Label = w.say("do.flick")
	case ranking:
		if n < len(w.ranking) {
			r := &w.ranking[n]
			said.Label, said.Value = r.name, r.text
		}
	case close:
		said.Label = h.Text("aloud.close")
	}
	return said
}

// chosen reports whether a choice is chosen: the pair to give, or a seat that is named already.
func (s *selection) chosen(o *options, i int) bool {
	if i < len(o.give) {
		return s.paired && s.pair == o.give[i]
	}
	return i < len(o.rob) && slices.Contains(s.order[:s.named], o.rob[i])
}

// runeWords names a rune by its colour and the number of its sign.
func runeWords(r rules.Rune) games.Phrase {
	return games.Phrase{Key: "toss.aloud." + r.Colour().String(), Args: []games.Arg{number("n", r.Sign()+1)}}
}
