package table

import (
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Table is the scene of a match.
type Table[C games.Core[C, M, E], M comparable, E any, V any] struct {
	chrome
	stage   *stage.Stage
	root    *ui.Root
	sitters []Sitter
	ways    Ways

	play      *play[C, M, E, V]
	board     Board[M, E, V]
	hint      hint[C, M, E, V]
	caption   caption
	chronicle chronicle
	tips      tips
	glance    glance // of tips and lessons
	course    course // of a lesson
	riddle    riddle[C, M, E, V]
	eyes      eyes
	obvious   obvious[M]

	safe     ui.Rect    // of the screen
	laid     veil       // what the table was laid out for
	reader   games.Seat // whose view the board shows
	front    games.Seat
	told     int // how many events the board knows of
	made     int // number of moves told; some moves have no events
	epoch    int
	events   []E
	movers   []games.Seat
	spared   []ui.Rect // what the toast does not cover
	pointer  ui.Rect   // where a person pointed last
	refused  ui.Rect   // what the toast says no about
	refuses  bool      // the toast says no
	fleeting bool      // the toast is a hint, which goes when something is touched
	confirm  bool      // the golden button was pressed in this tick
	asksWhy  bool      // the golden button was pressed while it is dull
	bare     bool      // the board was told last that the question covers the ledge

	dealing   dealing     // of the beginning
	fest      celebration // of the end
	sure      bool        // declining was asked about, and the next press does it
	rests     int         // ticks for which the golden button does nothing
	pressed   recentPress // where a finger may still press once more by mistake
	pressable pressable   // what the golden button said in the last tick

	considers bool         // a person is thinking about acting out of turn
	away      bool         // the program was left: no clock starts until somebody is back
	dismissed dismissal    // the last curtain that came by itself and was sent away
	endTicks  int          // ticks since the last picture of a match that is over
	vacated   []games.Seat // whose programs have gone, until that is said
	called    games.Seat   // the person whose turn was sounded, or games.Nobody since a computer player's
	endHeard  bool         // the end was sounded, or the match was over from the start
	warned    bool         // a move cannot be stored, and the log says so
	failed    bool
	marked    mark      // what the words were made from
	spoken    [3]spoken // where the match stands, whose turn it is, the golden button
	voice     clockVoice
	heardTurn string // whose turn it is, as it is read out: without what runs on
	timeLeft  string // for the move of whose turn it is; "": no such clock runs
	stale     bool   // other things can be pressed than at the start of this tick
}

func newTable[C games.Core[C, M, E], M comparable, E any, V any](st *stage.Stage, kind *Kind[C, M, E, V], m *games.Match[C, M, E, V], keeper Keeper, ways Ways) (*Table[C, M, E, V], error) {
	board := kind.Board()
	p, err := newPlay(kind, m, keeper, partsOf[M, V](board))
	if err != nil {
		return nil, err
	}
	s := newTableOf(st, p, board, ways)
	p.seatPrograms(st.Rival, s.replaced)
	return s, nil
}

// newTableOf returns the scene of a match that is played here or elsewhere.
func newTableOf[C games.Core[C, M, E], M comparable, E any, V any](st *stage.Stage, p *play[C, M, E, V], board Board[M, E, V], ways Ways) *Table[C, M, E, V] {
	kind := p.kind
	s := &Table[C, M, E, V]{
		stage: st, ways: ways, play: p, board: board, reader: games.Nobody, front: games.Nobody,
		told: len(p.known.Told()), dismissed: dismissal{seat: games.Nobody}, called: games.Nobody,
	}
	s.play.breath.Clock = st.Clock
	if s.endHeard, s.caption.from = s.play.over(), s.told; s.endHeard {
		s.endTicks = max(nightFrom+1, resultTicks-ui.Ticks(1200)) // it was celebrated when it ended
	}
	s.dealing.on = !s.endHeard && p.begins()
	s.eyes = newEyes(s.play.persons)
	if p.apart != nil && p.apart.at.Host { // others sit round this screen, even while one of them has no device
		s.eyes.home = games.Public
	}
	s.chrome.init(len(p.known.Players()), kind.ground())
	if s.play.stays() {
		s.chrome.stay()
	}
	s.tips.init(kind.Def.ID, kind.Tips)
	s.wire()
	return s
}

// Name is "table" for every game.
func (s *Table[C, M, E, V]) Name() string { return "table" }

// Record returns the record's text, for the report of a failure; nil of a match that is kept elsewhere.
func (s *Table[C, M, E, V]) Record() []byte {
	if s.play.match == nil {
		return nil
	}
	return s.play.match.Record().Text()
}

// Match returns the name of the stored match.
func (s *Table[C, M, E, V]) Match() string { return s.ways.Name }

// Room returns the link of the room in which the match is kept; "" of a match that is here.
func (s *Table[C, M, E, V]) Room() string { return s.ways.Room }

// Enter gives the golden button the focus.
func (s *Table[C, M, E, V]) Enter(root *ui.Root) {
	s.root, s.away = root, false
	root.Focus(&s.primary)
}

// Leave gives up the record's writer, and lets programs at the table go.
func (s *Table[C, M, E, V]) Leave() {
	s.play.dismiss()
	s.ways.Leave()
}

// Layout places everything.
func (s *Table[C, M, E, V]) Layout(screen, safe ui.Rect) {
	k := s.stage.Kit
	s.safe = safe
	s.sitters = s.sitting()
	s.laid = s.veil()
	s.come()
	p := arrange(k, screen, safe, len(s.sitters), stage.Seats.Of(s.stage.Settings) == stage.SeatsRound, s.board.Need, s.laid.places(k, &s.recap, &s.consent))
	if p.recap.Empty() {
		s.recap.open = false
		s.laid.recap, s.laid.aside, s.laid.folds, s.laid.lines = false, false, false, 0
	}
	s.recap.folded = p.folded
	f := p.frame(k, screen)
	f.Speed, f.Sitters, f.Say, f.Sound = s.stage.Settings.Speed(), s.sitters, s.say, s.stage.Sound
	s.play.speed = f.Speed
	s.board.Layout(f)
	s.refresh()
	s.spoken = [3]spoken{} // the language may have changed
	s.title = s.stage.Text("game." + s.play.kind.Def.ID)
	if s.learns() {
		//says:keys learn.{@lesson-names}.title
		s.title = s.stage.Text(s.play.script.lesson.Title())
	}
	s.clock.rect = p.clocks
	s.words()
	s.chrome.layout(k, screen, safe, p)
	s.tips.due, s.course.due = true, true
}

func (s *Table[C, M, E, V]) say(p games.Phrase) string { return s.stage.Say(p, s.sitters) }

func (s *Table[C, M, E, V]) name(seat games.Seat) string { return s.sitters[seat].Name }

// refresh brings the board up to date, for the reader who looks now.
func (s *Table[C, M, E, V]) refresh() {
	s.tell()
	// Everything is shown once the last move has been: whoever reads now sees that move to its end first.
	wanted := s.eyes.reader(s.play.over() && (s.reader == games.Nobody || s.board.Shown()))
	reader := s.play.reads(wanted)
	s.veilBoard(reader >= 0 && reader != wanted && s.eyes.home == games.Public)
	if reader == s.reader && s.epoch == s.play.epoch {
		return
	}
	if s.epoch != s.play.epoch {
		s.caption = caption{from: s.play.told()}
	}
	s.reader, s.epoch, s.told, s.made = reader, s.play.epoch, s.play.told(), s.play.moves()
	s.board.Sync(s.play.view(reader))
	s.hint.stop()
}

// veilBoard covers at once, or uncovers, what only a seat may see that looks no more.
func (s *Table[C, M, E, V]) veilBoard(veiled bool) {
	if veiled && !s.eyes.veiled {
		s.curtain.shown.Set(clothShut)
		s.curtain.title, s.curtain.note, s.curtain.hold = s.stage.Text("table.room.opening"), "", ""
	}
	s.eyes.veiled = veiled
}

// tell tells the board the events since the last call, as far as its reader may know them. After a move without events it passes on the
// new view alone.
func (s *Table[C, M, E, V]) tell() {
	told, made := s.play.told(), s.play.moves()
	if s.epoch != s.play.epoch || s.told == told && s.made == made || s.reader == games.Nobody {
		return
	}
	s.made = made
	s.events = s.events[:0]
	for ; s.told < told; s.told++ {
		if e, ok := s.play.kind.Def.Redact(s.play.event(s.told), s.reader); ok {
			s.events = append(s.events, e)
		}
	}
	s.board.Tell(s.events, s.play.view(s.reader))
	s.hint.stop()
	s.tellComputer()
}

// Draw draws everything; a shut curtain hides what lies under it.
func (s *Table[C, M, E, V]) Draw(c *ui.Canvas) {
	s.drawGrounds(c)
	s.board.Draw(c)
	s.drawAbove(c)
	if s.tips.shown >= 0 && !s.glance.aside {
		s.tips.bubble.Draw(c)
	}
	s.drawDealing(c)
	if s.course.shown && !s.glance.aside {
		s.course.bubble.Draw(c)
	}
	s.drawFest(c)
}
