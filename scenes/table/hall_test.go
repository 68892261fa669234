package table

import (
	"encoding/json"
	"log/slog"
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// hall is a table without a window, fed with inputs.
type hall[C games.Core[C, M, E], M comparable, E, V any] struct {
	t       *testing.T
	table   *Table[C, M, E, V]
	board   *mirror[M, E, V]
	keeper  *keeper
	saved   []string // files that were saved
	root    *ui.Root
	stage   *stage.Stage
	input   ui.Input
	size    ui.Size
	heard   []sound.Effect // in this tick, except what a curtain muffles
	private bool

	paused   []Menu
	outcomes []Outcome
	rules    []string
	failed   error
	left     int
}

type ritualHall = hall[*ritual.Game, ritual.Move, ritual.Event, ritual.View]

func newStage(t *testing.T, tag string, look ui.Look) *stage.Stage {
	t.Helper()
	kit, err := ui.NewKit(look)
	if err != nil {
		t.Fatal(err)
	}
	book, err := lang.Load(tag)
	if err != nil {
		t.Fatal(err)
	}
	return &stage.Stage{Kit: kit, Book: book, Log: slog.New(slog.DiscardHandler)}
}

// newHall sits down at a match of Rituals.
func newHall(
	t *testing.T, def *games.Def[*ritual.Game, ritual.Move, ritual.Event, ritual.View], setup games.Setup,
	drivers ...string,
) *ritualHall {
	t.Helper()
	kind := ritualKind
	kind.Def = def
	return newHallOf(t, &kind, setup, drivers,
		func(b *mirror[ritual.Move, ritual.Event, ritual.View]) Board[ritual.Move, ritual.Event, ritual.View] {
			return ritualMirror{mirror: b}
		})
}

// newHallOf sits down at a match of any game. board makes the game's board from a mirror.
func newHallOf[C games.Core[C, M, E], M comparable, E, V any](
	t *testing.T, kind *Kind[C, M, E, V], setup games.Setup, drivers []string,
	board func(*mirror[M, E, V]) Board[M, E, V],
) *hall[C, M, E, V] {
	t.Helper()
	m, err := games.NewMatch(kind.Def, setup, players(drivers))
	if err != nil {
		t.Fatal(err)
	}
	return seatHall(t, kind, m, board)
}

// seatHall sits down at a match under way, whose record so far is stored.
func seatHall[C games.Core[C, M, E], M comparable, E, V any](
	t *testing.T, kind *Kind[C, M, E, V], m *games.Match[C, M, E, V], board func(*mirror[M, E, V]) Board[M, E, V],
) *hall[C, M, E, V] {
	t.Helper()
	h := &hall[C, M, E, V]{
		t: t, board: &mirror[M, E, V]{t: t}, keeper: &keeper{text: slices.Clone(m.Record().Text())},
		stage: newStage(t, "en", ui.Look{}), size: ui.Sz(1440, 900),
	}
	own := *kind
	own.Board = func() Board[M, E, V] { return board(h.board) }
	ways := Ways{
		Pause:   func(m Menu) { h.paused = append(h.paused, m) },
		Results: func(o Outcome) { h.outcomes = append(h.outcomes, o) },
		Rules:   func(_, clause, _ string) { h.rules = append(h.rules, clause) },
		Fail:    func(err error) { h.failed = err },
		Save: func(text []byte, said func(string, error)) {
			h.saved = append(h.saved, string(text))
			said("saved as a file", nil)
		},
		Leave: func() { h.left++ },
	}
	var err error
	if h.table, err = newTable(h.stage, &own, m, h.keeper, ways); err != nil {
		t.Fatal(err)
	}
	h.stage.OnSound = func(e sound.Effect, from ui.Point) {
		if !h.private {
			h.heard = append(h.heard, e)
		}
	}
	h.root = ui.NewRoot(h.stage.Kit)
	area := ui.Rect{W: h.size.W, H: h.size.H}
	h.table.Layout(area, area)
	h.table.Enter(h.root)
	return h
}

// tick runs a tick with the prepared input, and clears the input.
func (h *hall[C, M, E, V]) tick() {
	h.t.Helper()
	h.input.Size, h.input.Scale = h.size, 1
	h.heard = h.heard[:0]
	c := h.root.Begin(&h.input)
	h.table.Update(c)
	h.root.End(c)
	h.private = h.table.Private()
	h.input = ui.Input{Device: h.input.Device}
	if h.failed != nil {
		h.t.Fatal(h.failed)
	}
}

func (h *hall[C, M, E, V]) ticks(n int) {
	h.t.Helper()
	for range n {
		h.tick()
	}
}

// settle lets ticks pass until the table says that it is not busy.
func (h *hall[C, M, E, V]) settle() {
	h.t.Helper()
	for range 20_000 {
		h.tick()
		if !h.report().Busy && !h.root.Moving() {
			return
		}
	}
	h.t.Fatal("the table does not come to rest")
}

func (h *hall[C, M, E, V]) report() Report {
	r := Report{Root: h.root, Targets: map[string]ui.Rect{}, State: map[string]any{}}
	h.table.Report(&r)
	return r
}

// tap presses and releases the middle of a target.
func (h *hall[C, M, E, V]) tap(name string) {
	h.t.Helper()
	r, ok := h.report().Targets[name]
	if !ok {
		h.t.Fatalf("there is no %s, only %v", name, h.names())
	}
	h.pointer(ui.Press, r.Center())
	h.tick()
	h.pointer(ui.Release, r.Center())
	h.tick()
	h.tick()
}

func (h *hall[C, M, E, V]) pointer(phase ui.Phase, at ui.Point) {
	h.input.Device = ui.TouchDevice
	h.input.Pointers = []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at}}
}

// hold keeps a finger on a target for n ticks, and lifts it.
func (h *hall[C, M, E, V]) hold(name string, n int) {
	h.t.Helper()
	r, ok := h.report().Targets[name]
	if !ok {
		h.t.Fatalf("there is no %s, only %v", name, h.names())
	}
	h.pointer(ui.Press, r.Center())
	h.tick()
	for range n {
		h.pointer(ui.Drag, r.Center())
		h.tick()
	}
	h.pointer(ui.Release, r.Center())
	h.tick()
	h.tick()
}

func (h *hall[C, M, E, V]) key(a ui.Action) {
	h.t.Helper()
	h.input.Device = ui.KeyDevice
	h.input.Pressed, h.input.Held = ui.ActionSet(a), ui.ActionSet(a)
	h.tick()
	h.tick()
}

func (h *hall[C, M, E, V]) names() []string {
	var names []string
	for name := range h.report().Targets {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// seen returns everything that the screen shows and says in a tick, as text.
func (h *hall[C, M, E, V]) seen() string {
	r := h.report()
	c := &h.table.chrome
	h.table.openedLog()
	text, err := json.Marshal([]any{
		r.Targets, r.State, r.Busy, c.line, c.turn, c.acting, c.golden, c.primary.Text, c.primary.Disabled, c.asking,
		c.question.ask, c.curtain.Title, c.curtain.Note, h.board.told, h.board.state, h.board.hinted,
		h.table.chronicle.Lines,
		h.heard,
	})
	if err != nil {
		h.t.Fatal(err)
	}
	return string(text)
}

// openedLog reads what the log would show.
func (s *Table[C, M, E, V]) openedLog() { s.chronicle.Read(s.story, s.play.epoch) }

// resumed sits down at the match as it would be found if the program were killed now.
func (h *hall[C, M, E, V]) resumed(board func(*mirror[M, E, V]) Board[M, E, V]) *hall[C, M, E, V] {
	h.t.Helper()
	record, err := games.ParseRecord(h.keeper.text)
	if err != nil {
		h.t.Fatal(err)
	}
	m, err := games.Resume(h.table.play.kind.Def, record)
	if err != nil {
		h.t.Fatal(err)
	}
	return seatHall(h.t, h.table.play.kind, m, board)
}

// until lets ticks pass until a condition holds.
func (h *hall[C, M, E, V]) until(what string, is func() bool) {
	h.t.Helper()
	for range 20_000 {
		if is() {
			return
		}
		h.tick()
	}
	h.t.Fatalf("after 20,000 ticks still not: %s", what)
}

// made counts the moves of the match.
func (h *hall[C, M, E, V]) made() int { return len(h.table.play.match.Made()) }

// wants lets a person make a move through the board.
func (h *hall[C, M, E, V]) wants(s games.Seat, m M) {
	h.t.Helper()
	h.board.want = Want[M]{Made: true, Seat: s, Move: m}
	h.tick()
}

// look opens the curtain of a seat and closes its recap.
func (h *hall[C, M, E, V]) look(s games.Seat) {
	h.t.Helper()
	h.board.want = Want[M]{Opens: true, Open: s}
	h.tick()
	h.tick()
	h.hold("curtain.open", curtain.HoldTicks+5)
	h.closeRecap()
}

func (h *hall[C, M, E, V]) closeRecap() {
	h.t.Helper()
	if h.table.recap.Open {
		h.tap("recap.close")
	}
}

// withTips gives the table other tips of Rituals, and returns a counter of how often targets are looked for.
func (h *hall[C, M, E, V]) withTips(list ...Tip) (looks *int) {
	s := h.table
	looks = new(int)
	s.guide.Tips.Init("ritual", list, notices.Table{
		Stage: h.stage, Look: func() notices.Targets { *looks++; return s.targets(s.board, s.play.parts.finding) },
		Room: func() notices.Room { return s.room(nil, nil) }, Reader: s.inFront, Moves: s.play.known.Moves,
		Rules: s.ways.Rules, Notify: s.notify,
	})
	return looks
}
