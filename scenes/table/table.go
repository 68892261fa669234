package table

import (
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/hints"
	"runehall/scenes/table/notices"
	"runehall/scenes/table/past"
	"runehall/scenes/table/thinkers"
	"runehall/ui"
)

// Table is the scene of a match.
type Table[C games.Core[C, M, E], M comparable, E any, V any] struct {
	front
	play     *play[C, M, E, V]
	board    Board[M, E, V]
	story    *story[C, M, E, V]
	hint     hint[C, M, E, V]
	obvious  obviousStep[M]
	programs thinkers.Programs[C, M, E, V]

	reader games.Seat // whose view the board shows
	ahead  games.Seat // whose things lie on the ledge
	told   int        // how many events the board was told
	made   int        // how many moves the board was told; some moves have no events
	epoch  int
	events []E
	movers []games.Seat

	confirm   bool // the golden button was pressed in this tick
	asksWhy   bool // the golden button was pressed while it is dull
	bare      bool // the board knows that the question covers the ledge
	considers bool // a person is thinking about acting out of turn
	warned    bool // a move could not be stored, and the log says so
	failed    bool
	marked    mark // what the present words were made from
}

func newTable[C games.Core[C, M, E], M comparable, E any, V any](
	st *stage.Stage, kind *Kind[C, M, E, V], m *games.Match[C, M, E, V], keeper Keeper, ways Ways,
) (*Table[C, M, E, V], error) {
	board := kind.Board()
	p, err := newPlay(kind, m, keeper, partsOf[M, V](board))
	if err != nil {
		return nil, err
	}
	s := newTableOf(st, p, board, ways)
	if st.Aside != nil && kind.Def.Joint == nil {
		p.thinkers.ThinkAside(st.Aside, kind.Def.Blank)
	}
	s.programs.Start(m, st.Rival, &p.thinkers, s.replaced)
	return s, nil
}

// newTableOf returns the scene of a match that is kept here or elsewhere.
func newTableOf[C games.Core[C, M, E], M comparable, E any, V any](
	st *stage.Stage, p *play[C, M, E, V], board Board[M, E, V], ways Ways,
) *Table[C, M, E, V] {
	kind := p.kind
	s := &Table[C, M, E, V]{
		front: front{stage: st, ways: ways, dismissed: dismissal{seat: games.Nobody}, called: games.Nobody},
		play:  p, board: board, reader: games.Nobody, ahead: games.Nobody, told: len(p.known.Told()),
	}
	s.play.thinkers.Breath.Clock = st.Clock
	s.teller.Stage = st
	s.story = &story[C, M, E, V]{
		kind.Def, p.known, board, func(move int) bool { return p.past.Origins[move-1] == past.Rules },
	}
	s.caption.Begin(s.told)
	if s.endHeard = p.over(); s.endHeard {
		s.end.Reopen()
	}
	s.dealing.On = !s.endHeard && p.known.Fresh()
	s.eyes = curtain.NewEyes(s.play.persons)
	// Other persons sit round the screen that all share, even if only one seat is played at it.
	if p.apart != nil && p.apart.At.Host && p.apart.At.Seat < 0 {
		s.eyes.Home = games.Public
	}
	s.chrome.init(len(p.known.Players()), kind.ground())
	if s.play.known.Stays() {
		s.chrome.stay()
	}
	s.guide.Tips.Init(kind.Def.ID, kind.Tips, notices.Table{
		Stage: st, Look: func() notices.Targets { return s.targets(s.board, p.parts.finding) },
		Room: func() notices.Room { return s.room(p.parts.finding, s.board.Draw) }, Reader: s.inFront, Moves: p.known.Moves,
		Rules: ways.Rules, Notify: s.notify,
	})
	s.speaker = hints.Speaker{Teller: &s.teller, Game: kind.Def.ID}
	if kind.Def.Worth != nil {
		s.speaker.Clauses = kind.Def.Worth.Clauses
	}
	s.wire()
	return s
}

// Record returns the record's text, for the report of a failure; nil: the match is kept elsewhere.
func (s *Table[C, M, E, V]) Record() []byte {
	if s.play.match == nil {
		return nil
	}
	return s.play.match.Record().Text()
}

// Leave gives up the record's writer, and ends programs that play at the table.
func (s *Table[C, M, E, V]) Leave() {
	s.play.thinkers.Cancel()
	s.programs.Dismiss(s.play.match)
	s.ways.Leave()
}

// Layout places bar, board and ledge, and everything that lies over them.
func (s *Table[C, M, E, V]) Layout(screen, safe ui.Rect) {
	k := s.stage.Kit
	s.safe = safe
	s.teller.Sitters = sitters(s.stage, s.play.known.Players(), s.play.apart != nil, s.play.persons)
	s.end.Sitters = s.teller.Sitters
	s.laid = s.veil()
	s.renewCode()
	seen, course := s.laid.places(k, &s.recap), &s.guide.Course
	seen.speaks = !course.Plaque() && (course.On() ||
		s.stage.Tips && stage.Tips.On(s.stage.Settings) && s.guide.Tips.Left())
	seen.speaks = seen.speaks && (!safe.Size().Portrait() || k.InDp(safe.H) >= leastSpoken)
	p := arrange(k, screen, safe, len(s.teller.Sitters), stage.Seats.Of(s.stage.Settings) == stage.SeatsRound,
		s.board.Need, s.laid.with(k, seen, course))
	course.Place(k, p.plaque)
	if p.recap.Empty() {
		s.recap.Open = false
		s.laid.recap, s.laid.aside, s.laid.folds, s.laid.lines = false, false, false, 0
	}
	s.recap.Folded = p.folded
	f := p.frame(k, screen)
	f.Speed, f.Sitters, f.Say, f.Sound = s.stage.Settings.Speed(), s.teller.Sitters, s.teller.Say, s.stage.Sound
	s.play.thinkers.Pace = thinkers.Pace(f.Speed)
	s.board.Layout(f)
	s.refresh()
	s.spoken = [3]spoken{} // the language may have changed
	s.title = s.stage.Text("game." + s.play.kind.Def.ID)
	if s.guide.Course.On() {
		//says:keys learn.{@lesson-names}.title
		s.title = s.stage.Text(s.play.script.Lesson.Title())
	}
	s.clock.Rect, s.clock.Brief = p.clocks, isPhone(k, safe.Size())
	s.words()
	s.chrome.layout(k, screen, safe, p)
	s.guide.Tips.Due, s.guide.Course.Due = true, true
}

// refresh brings the board up to date for the reader who looks now.
func (s *Table[C, M, E, V]) refresh() {
	s.tell()
	// At the end everything is shown, but only after the present reader has seen the last move to its end.
	wanted := s.eyes.Reader(s.play.over() && (s.reader == games.Nobody || s.board.Shown()))
	reader := s.play.apart.Read(wanted) // until the view of wanted has come from elsewhere, another one reads
	s.veilBoard(reader >= 0 && reader != wanted && s.eyes.Home == games.Public)
	if reader == s.reader && s.epoch == s.play.epoch {
		return
	}
	if s.epoch != s.play.epoch {
		s.caption.Begin(s.play.shown.told())
	}
	s.reader, s.epoch, s.told, s.made = reader, s.play.epoch, s.play.shown.told(), s.play.shown.moves()
	s.board.Sync(s.play.shown.view(reader))
	s.hint.stop()
}

// tell tells the board the events since the last call, as far as its reader may know them. After a move without events
// it passes on only the new view.
func (s *Table[C, M, E, V]) tell() {
	told, made := s.play.shown.told(), s.play.shown.moves()
	if s.epoch != s.play.epoch || s.told == told && s.made == made || s.reader == games.Nobody {
		return
	}
	s.made = made
	s.events = s.events[:0]
	for ; s.told < told; s.told++ {
		if e, ok := s.play.kind.Def.Redact(s.play.shown.event(s.told), s.reader); ok {
			s.events = append(s.events, e)
		}
	}
	s.board.Tell(s.events, s.play.shown.view(s.reader))
	s.hint.stop()
	if s.play.parts.clocked != nil && s.play.timed.On {
		s.caption.Begin(told)
	} else {
		s.caption.Tell(s.story, &s.teller, told, s.play.isPerson, befell(s), s.fits(s.stage.Kit))
	}
	if s.play.passed.Key != "" {
		s.caption.Hold(&s.teller, told, s.play.passed)
		s.play.passed = games.Phrase{}
	}
}

// Draw draws everything; a shut curtain hides what lies under it.
func (s *Table[C, M, E, V]) Draw(c *ui.Canvas) {
	s.drawGrounds(c)
	s.board.Draw(c)
	s.drawAbove(c)
	if !s.guide.Glance.Aside {
		s.guide.Tips.Draw(c)
	}
	s.dealing.Draw(c, s.screen, s.safe, s.title, s.teller.Sitters)
	if !s.guide.Glance.Aside && !s.dealing.On {
		s.guide.Course.Draw(c)
	}
	if s.play.over() && s.end.Celebrates() {
		s.end.Draw(c, s.screen, s.safe)
	}
}
