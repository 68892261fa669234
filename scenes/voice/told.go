package voice

import (
	"math"
	"slices"
	"strings"

	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Tell returns what readers are told of the screen that has just been painted, in a tick. While it moves it is not
// described in every frame: then it is nil.
func (v *Voice) Tell(on *Screen, tick int, moves bool) *aloud.Screen {
	if moves && tick-v.told < describeEvery {
		return nil
	}
	v.told = tick
	r := on.Ask()
	s := &aloud.Screen{
		Lang: on.Lang, Scene: on.Scene, Size: [2]int{int(math.Round(on.Size.W / on.Scale)), int(math.Round(on.Size.H / on.Scale))},
	}
	if s.Scene != v.scene {
		v.scene = s.Scene
		clear(v.live)
	}
	s.Focus, _ = r.State["focus"].(string)
	b := teller{heard: r.Heard, bounds: ui.Rect{W: on.Size.W, H: on.Size.H}, scale: on.Scale}
	b.things(r)
	b.words(v.heard.Words)
	s.Things, s.Groups = b.sorted()
	s.Title = b.title()
	v.listen(r.Heard)
	s.Said = slices.Clone(v.said)
	return s
}

// listen takes the texts to be read out.
func (v *Voice) listen(h *stage.Heard) {
	last := map[string]int{}
	for _, l := range h.Live {
		last[l.ID] = max(last[l.ID], l.Each)
	}
	for _, l := range h.Live {
		switch {
		case l.Stays:
			continue
		case l.Each > 0:
			known, begun := v.logged[l.ID]
			if !begun || last[l.ID] < known { // what was before is in the log, and what was taken back is not
				known = last[l.ID]
			}
			if v.logged[l.ID] = max(known, l.Each); l.Each <= known {
				continue
			}
		case v.live[l.ID] == l.Text:
			continue
		default:
			v.live[l.ID] = l.Text
		}
		if text := strings.TrimSpace(l.Text); text != "" {
			v.serial++
			v.said = append(v.said, aloud.Line{Serial: v.serial, Text: text, Urgent: l.Urgent})
		}
	}
	// What is not there any more is news when it comes back.
	for id := range v.live {
		if _, there := last[id]; !there {
			delete(v.live, id)
		}
	}
	if n := len(v.said) - saidLines; n > 0 {
		v.said = slices.Delete(v.said, 0, n)
	}
}
