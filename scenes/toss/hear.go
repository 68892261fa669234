package toss

import (
	"runehall/assets/lang"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// tells gives a screen reader what can only be read.
func (w *words) tells(h *stage.Heard) {
	h.Says(soon(w.Given.View), aloud.Thing{Role: aloud.Nothing})
	h.Tells("line", w.line, false)
	if w.storyText != "" {
		h.Tells("story", w.storyTitle+": "+w.storyText, false)
	}
}

func (w *words) says(h *stage.Heard, t thing) aloud.Thing {
	say, m := w.Given.Frame.Say, &w.Model
	e := explainer{m, w.Given.View.Reader()}.explain(t)
	said := e.Heard(say, meanings[t.Kind].stands)
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
	default:
		if all.Of[t.Kind].Seated {
			said.Label = of(said.Label)
		}
	}
	return said
}

// runeWords names a rune by its colour and its sign.
func runeWords(r rules.Rune) games.Phrase {
	return games.Phrase{Key: "toss.aloud." + r.Colour().String(),
		Args: []games.Arg{games.KeyArg("sign", "toss.sign."+r.SignID())}}
}
