package setup

import (
	"slices"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Along seats those who come along from a match of another game, as far as there are seats: persons first. Options are
// those of the last match of this game.
func (s *Scene) Along(players []games.Player) {
	s.along = slices.Clone(players)
	s.Seating.Seats, s.Seating.Starts, s.left = nil, byLot, nil
	seated := seatedAlong(players, s.Door.Info().MaxSeats)
	for _, p := range players {
		switch {
		case len(seated) > 0 && seated[0] == p:
			seated = seated[1:]
			s.Seating.bring(s.stage, s.Door, p)
		case p.Driver == games.Person:
			s.left = append(s.left, p.Name)
		}
	}
	for len(s.Seating.Seats) < s.Door.Info().MinSeats {
		s.Seating.add(s.stage, s.Door.Levels()[0])
	}
	s.Seating.seatProgram(s.stage)
}

// answer is what a host has said to a match that was set up. It may come late: when the rulebook lies over the set-up,
// or when nobody waits for it any longer. So it is taken only once the set-up is on top.
type answer struct {
	begun   bool
	refusal string // in the words of this device; "": none
}

// Begun is called when the host has begun the match: the set-up closes.
func (s *Scene) Begun() { s.waiting, s.answer = false, answer{begun: true} }

// Refused is called when the host does not begin the match: the set-up says why, and the match can be set up otherwise.
func (s *Scene) Refused(text string) { s.waiting, s.answer = false, answer{refusal: text} }

// takeAnswer does what follows from the host's answer. It reports whether another scene is on top then.
func (s *Scene) takeAnswer() bool {
	a := s.answer
	s.answer = answer{}
	switch {
	case a.begun:
		s.stage.Pop()
	case a.refusal != "":
		s.stage.Push(page.NewRefusal(s.stage, a.refusal))
	}
	return a != answer{}
}

// seatedAlong returns those of some players for whom there are seats, in their order: persons first.
func seatedAlong(players []games.Player, seats int) []games.Player {
	left := len(players) - seats
	list := slices.Clone(players)
	for _, person := range []bool{false, true} {
		for i := len(list) - 1; i >= 0 && left > 0; i-- {
			if (list[i].Driver == games.Person) == person {
				list = slices.Delete(list, i, i+1)
				left--
			}
		}
	}
	return list
}

// bring seats a player from another match with their name and, if nobody has them yet, their colour and emblem. In
// place of a computer player that this game does not have sits its weakest one.
func (s *Seating) bring(st *stage.Stage, door table.Door, p games.Player) {
	driver := bots.Renewed(p.Driver)
	if driver != games.Person && !slices.Contains(seatable(st, door), driver) {
		driver = door.Levels()[0]
	}
	s.add(st, driver)
	at := &s.Seats[len(s.Seats)-1]
	before := s.Seats[:len(s.Seats)-1]
	if name := games.CleanName(p.Name); name != "" {
		at.Name = name
	}
	if c := slices.Index(stage.Colours[:], p.Colour); c >= 0 && !slices.ContainsFunc(before, func(o Sitter) bool {
		return o.Colour == c
	}) {
		at.Colour = c
	}
	if e := slices.Index(stage.Emblems[:], p.Emblem); e >= 0 && !slices.ContainsFunc(before, func(o Sitter) bool {
		return o.Emblem == e
	}) {
		at.Emblem = e
	}
}

// fillAlong says who comes along, and for whom there is no seat.
func (s *Scene) fillAlong() {
	st := s.stage
	s.Last = page.Notice{Icon: ui.IconSeats, Title: st.Text("setup.along")}
	out := slices.DeleteFunc(slices.Clone(s.left), func(name string) bool { // somebody may have given them a seat since
		return slices.ContainsFunc(s.Seating.Seats, func(o Sitter) bool { return stage.SameName(o.Name, name) })
	})
	if len(out) == 0 {
		return
	}
	if s.Last.Text = st.Text("setup.along.out", lang.Str("names", strings.Join(out, ", "))); s.ways.Watch {
		s.Last.Text += " " + st.Text("setup.along.watch")
	}
}
