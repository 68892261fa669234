package table

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
)

// spokenAt are how many seconds are left when a screen reader says so: whoever listens is told of the time as it runs out, and not each second.
var spokenAt = [...]int{10, 30, 60, 120, 300, 600}

// clockVoice says how much time is left for somebody at this device.
type clockVoice struct {
	seat games.Seat
	left int
	text string
}

// hear takes in what is left for a seat. The text is another one whenever as much is left as is to be said.
func (v *clockVoice) hear(seat games.Seat, left int, say func(seconds int) string) {
	was := v.left
	if seat != v.seat || left > was { // another one decides, or there is more time again
		v.seat, v.left, v.text = seat, left, ""
		return
	}
	v.left = left
	at, _ := slices.BinarySearch(spokenAt[:], left)
	if at < len(spokenAt) && spokenAt[at] < was {
		v.text = say(spokenAt[at])
	}
}

// nextOver returns which person at this device has to decide soonest, and in how many seconds; games.Nobody: no clock runs for anybody here.
func (s *Table[C, M, E, V]) nextOver() (who games.Seat, left int) {
	who = games.Nobody
	p := s.play
	if !p.ticking() {
		return who, 0
	}
	room := p.apart.at.Room
	for _, a := range p.acting {
		if !a.Must || !p.isPerson(a.Seat) {
			continue
		}
		soonest := func(n int) {
			if who < 0 || n < left {
				who, left = a.Seat, n
			}
		}
		if rest, runs, ok := room.Rest(a.Seat); ok && runs {
			soonest(seconds(rest))
		}
		if rest, runs := room.Left(); runs {
			soonest(seconds(rest))
		}
	}
	return who, left
}

// hearClocks has a screen reader say when time runs out, and how much each seat has for whoever asks for that.
func (s *Table[C, M, E, V]) hearClocks(h *stage.Heard) {
	if s.play.apart == nil {
		return
	}
	who, left := s.nextOver()
	s.voice.hear(who, left, func(n int) string {
		if n < 60 {
			return h.Text("table.room.left.seconds", lang.Num("n", n))
		}
		return h.Text("table.room.left.minutes", lang.Num("n", n/60))
	})
	h.Tells("clock", s.voice.text, who >= 0 && left <= spokenAt[0]) // the last seconds cannot wait
	if len(s.clock.list) == 0 && s.timeLeft == "" {
		return
	}
	at := s.clock.rect
	if len(s.clock.list) == 0 {
		at = s.places.turn
	}
	h.Part("clocks", h.Text("table.room.clocks"), aloud.Region, at)
	for i, c := range s.clock.list {
		h.Shows(seatName("clock.", c.seat), aloud.Thing{Label: h.Text("table.room.left.of", nameArg(s.name(c.seat)), lang.Str("time", c.text)), Group: "clocks"}, s.clock.places[i])
	}
	if s.timeLeft != "" {
		h.Shows("clock.move", aloud.Thing{Label: h.Text("table.room.left.move", lang.Str("time", s.timeLeft)), Group: "clocks"}, s.places.turn)
	}
}
