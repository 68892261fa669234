package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// show is what is on the screen: the display model, and the steps that bring it from one view to the next.
type show struct {
	given    *table.Given[rules.View]
	places   *places
	model    model
	timeline motion.Timeline[model, thing]
	dim      ui.Tween   // 1: the board is dimmed
	latest   rules.Cell // where a tile was laid last
	fresh    [games.MaxSeats]freshTile
}

// freshTile is the tile that a seat has laid last, if it lies there still: it is marked until the seat in front moves again.
type freshTile struct {
	is   bool
	cell rules.Cell
	tile rules.TileID
}

// layout takes the tempo of a new frame.
func (s *show) layout() { s.timeline.Tempo = s.given.Frame.Tempo() }

// sync shows the view at once.
func (s *show) sync() {
	already := s.model.already // a draft that a move was just made of still lies there when its curtain is taken away
	s.model = modelOf(s.given.View)
	s.model.already = already
	for seat, t := range s.fresh {
		if l, laid := s.given.View.At(t.cell); t.is && (!laid || l.Tile != t.tile) {
			s.fresh[seat] = freshTile{} // it was taken back
		}
	}
	s.timeline.Clear()
	s.clear()
}

// tell appends the steps that show events.
func (s *show) tell(events []rules.Event) {
	for _, e := range events {
		list := steps(e, s.given.View)
		switch e := e.(type) {
		case rules.Placed:
			s.laid(e.Seat, e.Cell, e.Tile, list)
		case rules.BuiltOver:
			s.laid(e.Seat, e.Cell, e.Tile, list)
		}
		s.timeline.Add(list...)
	}
	s.clear()
}

// laid notes that a tile is laid. One that was a draft lies on its cell already: it only lifts and comes down.
func (s *show) laid(seat games.Seat, c rules.Cell, t rules.TileID, list []step) {
	s.latest = c
	s.fresh[seat] = freshTile{true, c, t}
	if s.model.lies(t) {
		list[0].Ticks = dropTicks
	}
}

// step plays a tick, and reports whether the picture caught up with the match in it, or fell behind.
func (s *show) step() bool {
	turned := s.timeline.Step()
	s.clear()
	return turned
}

// dims darkens the board to a degree, or lightens it again.
func (s *show) dims(to float64) {
	ticks := s.given.Frame.Tempo().Ticks(200)
	if ticks == 0 {
		ticks = ui.Ticks(120) // reduced motion still fades
	}
	s.dim.To(to, ticks, ui.InOutCubic)
	s.dim.Update()
}

// finish shows every move told at once.
func (s *show) finish() {
	s.timeline.Finish()
	s.clear()
}

func (s *show) shown() bool { return s.timeline.Shown() }

func (s *show) moving() bool { return s.timeline.Moving() || s.dim.Moving() }

func (s *show) clear() {
	if s.shown() && s.given.View.Phase() == rules.ChoicePhase {
		s.places.put(len(s.model.chain))
		return
	}
	s.places.put(0)
}

func (s *show) reveals() bool { return len(s.model.chain) > 0 && s.places.aside == 0 }

// heard passes on a sound of a step.
func (s *show) heard(n motion.Noise[thing]) {
	at, _ := s.places.tileOn(n.At)
	s.given.Sound(n.Effect, at)
}

// point leads to the cell that an event is about and lights it, and returns false if there is none.
func (s *show) point(e rules.Event) bool {
	for _, t := range of(e) {
		if t.Kind == hex {
			s.timeline.Add(lit(flash{on: t}, glowTicks))
			s.places.eye.Show(middle(cellOf(t)))
			return true
		}
	}
	return false
}

func (s *show) front() []rules.TileID {
	if s.given.Front < 0 {
		return nil
	}
	return s.model.hands[s.given.Front]
}

// curtained reports whether a seat's rituals lie behind a curtain that the reader may ask to open.
func (s *show) curtained(seat games.Seat) bool {
	return s.given.Curtained(seat) && !s.model.ended && s.model.rituals[seat] > 0
}

// refuse shakes a tile that does not fit on a cell, and shows which of its edges disagree.
func (s *show) refuse(seat games.Seat, m rules.Move) {
	if !lays(m) {
		return
	}
	p := s.given.View.Preview(seat, m.Tile, m.Turn, m.Cell)
	s.timeline.Add(lit(flash{kind: flashRefused, on: hexAt(m.Cell), tile: m.Tile, turn: m.Turn, edges: disagreeing(s.given.View, p, m.Cell)}, refuseTicks))
}

// disagreeing returns the edges of a placement at which a tile lies that does not match.
func disagreeing(v rules.View, p rules.Preview, cell rules.Cell) (edges rules.Edges) {
	for d := range rules.Dir(rules.Dirs) {
		if _, laid := v.At(cell.Next(d)); laid && !p.Matches.Has(d) {
			edges |= 1 << d
		}
	}
	return edges
}
