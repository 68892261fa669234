package rooms

import (
	"slices"
	"strconv"

	"runehall/games/room"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// clocks are the times for a move that a room can have, in seconds; the first is none.
var clocks = []int{0, 30, 60, 180, 24 * 60 * 60}

// clockChoice is how long a person may take for a move: the host chooses it, at any time, and everybody else sees it where there is one.
type clockChoice struct {
	choice ui.Segment
	says   ui.Label
}

// add adds the choice, or what was chosen, to a column.
func (w *clockChoice) add(st *stage.Stage, r *Room, to *page.FilledColumn, want func(room.Deed)) {
	chosen := r.state().Clock
	w.choice.Choices = w.choice.Choices[:0]
	if r.state().End != nil || !r.Host && chosen == 0 {
		return
	}
	to.Add(&ui.Section{Text: st.Text("room.clock")}, 0)
	w.says = ui.Label{Text: st.Text("room.clock.note"), Style: st.Kit.Type.Small, Wrap: true}
	if !r.Host {
		w.says.Text = clockName(st, chosen) + ". " + w.says.Text
	} else {
		w.choice.Label = st.Text("room.clock")
		for _, seconds := range clocks {
			w.choice.Choices = append(w.choice.Choices, ui.Choice{Text: clockName(st, seconds)})
		}
		w.choice.Selected = slices.Index(clocks, chosen)
		w.choice.OnChange = func(i int) { want(room.Deed{Do: room.DoClock, Seconds: clocks[i]}) }
		to.Add(&w.choice, 0)
	}
	to.Add(&w.says, 0)
}

// name names the times that can be chosen, once they have their places.
func (w *clockChoice) name(names stage.Names) {
	for i := range w.choice.Choices {
		names[w.choice.Owner(i)] = "room.clock." + strconv.Itoa(clocks[i])
	}
}

// clockName is what a time for a move is called. Hosts of other versions may have others.
func clockName(st *stage.Stage, seconds int) string {
	if key := "room.clock." + strconv.Itoa(seconds); st.Book.Has(key) { //says:keys room.clock.{0,30,60,180,86400}
		return st.Text(key)
	}
	return strconv.Itoa(seconds/60) + ":" + strconv.Itoa(100 + seconds%60)[1:]
}
