package rooms

import (
	"slices"
	"strconv"

	"runehall/games/room"
	"runehall/scenes/stage"
	"runehall/ui"
)

// clockKind is one of the clocks that a room can have: the times to choose from, in seconds, of which the first is
// none, and what the host does to have it.
type clockKind struct {
	key   string // of its messages, and its name in reports
	times []int
	deed  string
}

var (
	// moveClock is how long a person may take for a move, and matchClock for all moves of a match.
	moveClock  = clockKind{"room.clock", []int{0, 30, 60, 180, 24 * 60 * 60}, room.DoClock}
	matchClock = clockKind{"room.total", []int{0, 5 * 60, 10 * 60, 20 * 60, 60 * 60}, room.DoTotal}
)

// chosen returns what a room has.
func (c *clockKind) chosen(st *room.State) int {
	if c.deed == room.DoTotal {
		return st.Total
	}
	return st.Clock
}

// clockChoice is how much time a person has: the host chooses it, at any time, and everybody else sees it where there
// is a clock.
type clockChoice struct {
	kind   *clockKind
	choice ui.Segment
	says   ui.Label
}

// add adds the choice, or what was chosen, to what a screen shows.
func (w *clockChoice) add(st *stage.Stage, r *Room, add func(ui.Widget), want func(room.Deed)) {
	chosen := w.kind.chosen(r.state())
	w.choice.Choices = w.choice.Choices[:0]
	if r.state().End != nil || !r.Host && chosen == 0 {
		return
	}
	//says:keys {room.clock,room.total}
	add(&ui.Section{Text: st.Text(w.kind.key)})
	//says:keys {room.clock,room.total}.note
	w.says = ui.Label{Text: st.Text(w.kind.key + ".note"), Style: st.Kit.Type.Small, Wrap: true}
	if !r.Host {
		w.says.Text = w.kind.name(st, chosen) + ". " + w.says.Text
	} else {
		w.choice.Label = st.Text(w.kind.key)
		for _, seconds := range w.kind.times {
			w.choice.Choices = append(w.choice.Choices, ui.Choice{Text: w.kind.name(st, seconds)})
		}
		w.choice.Selected = slices.Index(w.kind.times, chosen)
		w.choice.OnChange = func(i int) { want(room.Deed{Do: w.kind.deed, Seconds: w.kind.times[i]}) }
		add(&w.choice)
	}
	add(&w.says)
}

// reports names the times that can be chosen, once they have their places.
func (w *clockChoice) reports(names stage.Names) {
	for i := range w.choice.Choices {
		names[w.choice.Owner(i)] = w.kind.key + "." + strconv.Itoa(w.kind.times[i])
	}
}

// name is what a time is called. Hosts of other versions may have others.
func (c *clockKind) name(st *stage.Stage, seconds int) string {
	//says:keys room.clock.{0,30,60,180,86400}
	//says:keys room.total.{0,300,600,1200,3600}
	if key := c.key + "." + strconv.Itoa(seconds); st.Book.Has(key) {
		return st.Text(key)
	}
	return strconv.Itoa(seconds/60) + ":" + strconv.Itoa(100 + seconds%60)[1:]
}
