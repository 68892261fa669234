package apart

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// spokenAt lists at how many seconds before the end a screen reader tells the time. Saying each second would drown
// everything else.
var spokenAt = [...]int{10, 30, 60, 120, 300, 600}

// voice makes the words for the time that runs out for a person at this device.
type voice struct {
	seat games.Seat
	left int
	text string
}

// hear notes how many seconds a seat has left. When they pass one of spokenAt, text becomes what say returns for it.
func (v *voice) hear(seat games.Seat, left int, say func(seconds int) string) {
	was := v.left
	if seat != v.seat || left > was { // another seat's time, or a new allowance
		v.seat, v.left, v.text = seat, left, ""
		return
	}
	v.left = left
	at, _ := slices.BinarySearch(spokenAt[:], left)
	if at < len(spokenAt) && spokenAt[at] < was {
		v.text = say(spokenAt[at])
	}
}

// soonest returns the person at this device, among those who must act, whose time is over first, and in how many
// seconds; games.Nobody: no clock runs for anybody here.
func (a *Line) soonest(acting []games.Acting) (who games.Seat, left int) {
	who = games.Nobody
	if !a.ticking() {
		return who, 0
	}
	own := a.Own()
	for _, at := range acting {
		if !at.Must || !slices.Contains(own, at.Seat) {
			continue
		}
		soonest := func(n int) {
			if who < 0 || n < left {
				who, left = at.Seat, n
			}
		}
		if rest, runs, ok := a.At.Room.Rest(at.Seat); ok && runs {
			soonest(seconds(rest))
		}
		if rest, runs := a.At.Room.Left(); runs {
			soonest(seconds(rest))
		}
	}
	return who, left
}

// Hear lets a screen reader say when time runs out for those who act, and gives it a list of what each seat has left
// and how long its line takes. turn is the place of the words about whose turn it is; the clock for one move is found
// there.
func (w *Clocks) Hear(h *stage.Heard, a *Line, acting []games.Acting, t *chronicle.Teller, turn ui.Rect) {
	if a == nil {
		return
	}
	who, left := a.soonest(acting)
	w.voice.hear(who, left, func(n int) string {
		if n < 60 {
			return h.Text("table.room.left.seconds", lang.Num("n", n))
		}
		return h.Text("table.room.left.minutes", lang.Num("n", n/60))
	})
	h.Tells("clock", w.voice.text, who >= 0 && left <= spokenAt[0]) // the last seconds cannot wait
	if len(w.list) == 0 && w.Move == "" {
		return
	}
	at := w.Rect
	if at.Empty() {
		at = turn
	}
	head := "table.room.clocks"
	if w.Move == "" && !slices.ContainsFunc(w.list, func(c seatClock) bool { return c.left >= 0 }) {
		head = "table.room.lines"
	}
	h.Part("clocks", h.Text(head), aloud.Region, at)
	for i, c := range w.list {
		place := turn
		if i < len(w.places) {
			place = w.places[i]
		}
		name := lang.Str("name", t.Name(c.seat))
		if c.left >= 0 {
			label := h.Text("table.room.left.of", name, lang.Str("time", clockText(c.left)))
			h.Shows(clockName(c.seat), aloud.Thing{Label: label, Group: "clocks"}, place)
		}
		if c.lag >= 0 {
			label := h.Text("table.room.line.of", name, lang.Num("ms", c.lag))
			h.Shows(lagName(c.seat), aloud.Thing{Label: label, Group: "clocks"}, place)
		}
	}
	if w.Move != "" {
		h.Shows("clock.move",
			aloud.Thing{Label: h.Text("table.room.left.move", lang.Str("time", w.Move)), Group: "clocks"}, turn)
	}
}
