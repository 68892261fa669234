package table

import (
	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/ceremony"
	"runehall/ui"
)

// celebrate spends a tick on the end of a match: it lights up what has decided it, celebrates the winners, and goes on
// to the results at any press.
func (s *Table[C, M, E, V]) celebrate(c *ui.Context) {
	if !s.play.over() {
		return
	}
	switch s.end.Due() {
	case ceremony.Decided:
		v := s.verdict()
		v.Show(s.story)
	case ceremony.Night:
		v := s.verdict()
		s.end.Feast = feastOf(s)
		winners := s.end.Celebrate(&v.Account.Result, v.Account.Before(lastTurn(s.play.known)))
		s.end.Say(ceremony.Words{
			Wins: wins(s.stage, winners), Honour: s.stage.Honour(s.play.kind.Def.ID, winners), Last: v.Says(s.stage.Kit, s.safe),
			GoesOn: s.stage.Text("table.end.on"),
		})
	}
	if !s.end.Celebrates() {
		return
	}
	s.end.Prepare(c.Kit, s.safe)
	if !c.Look.ReducedMotion && s.end.Counts() {
		s.stage.Sound(sound.Coin, s.places.turn.Center())
	}
	if pressed(c.Input()) {
		c.Modal()
		if s.end.Fresh() { // it was meant for what stood there before
			return
		}
		s.end.Pass()
		s.results()
	}
}

// lastTurn returns the first of the moves, counted from 1, with which whoever moved last has ended the match.
func lastTurn[M comparable, E any, V any](known knownMatch[M, E, V]) int {
	first := known.Moves()
	for first > 1 && known.Mover(first-2) == lastMover(known) {
		first--
	}
	return first
}

func (s *Table[C, M, E, V]) verdict() ceremony.Verdict {
	s.chronicle.Read(s.story, s.play.epoch)
	p := s.play
	result, _ := p.known.Result()
	return ceremony.Verdict{
		Account: accountOf(p.kind.Def, p.known.Told(), &result, p.known.Moves(), len(s.teller.Sitters)),
		Last:    s.chronicle.Last(), Teller: &s.teller,
	}
}

// ends reports whether the match is over and its results are still to come, for which ticks are needed.
func (s *Table[C, M, E, V]) ends() bool {
	return !s.guide.Course.On() && s.play.over() && s.play.apart.Counts() && !s.end.Passed()
}

func (s *Table[C, M, E, V]) results() {
	if a := s.play.far; a != nil {
		s.ways.Results(a.outcome(s.teller.Sitters))
		return
	}
	s.ways.Results(outcome(s.stage, s.play.kind, s.play.match))
}

// wins says who has won.
func wins(st *stage.Stage, winners []string) string {
	if len(winners) == 1 {
		return st.Text("results.wins", nameArg(winners[0]))
	}
	return st.Text("results.shared", lang.Num("n", len(winners)))
}

// feastOf returns what the game gives to the celebration: its ground and its light, and its own things or the last
// position.
func feastOf[C games.Core[C, M, E], M comparable, E any, V any](s *Table[C, M, E, V]) ceremony.Feast {
	kind := s.play.kind
	f := ceremony.Feast{Ground: kind.ground(), Hue: s.stage.Kit.Palette.Gold, Part: kind.Part, Thing: kind.Feast}
	if kind.Hue != nil {
		f.Hue = kind.Hue(&s.stage.Kit.Palette)
	}
	f.Field = func(size ui.Size) *ui.Picture {
		e := easel[C, M, E, V]{stage: s.stage, kind: kind, board: kind.Board()}
		return e.pose(s.play.known.View(s.reader), s.play.known.Players(), size, func(*ui.Canvas) {})
	}
	return f
}
