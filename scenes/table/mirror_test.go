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
	"runehall/ui"
)

// mirror is a board without a picture: it keeps what it is told, shows each move for a while, and wants what a test says.
type mirror struct {
	t      *testing.T
	view   ritual.View
	synced int
	told   []string // events, encoded
	frames int      // ticks until everything told is shown
	want   Want[ritualMove]
	state  State
	frame  Frame
	label  games.Phrase
	ready  bool
	hinted []ritualMove
	shown  []string
	drops  int
}

func (b *mirror) Need(r Room) Need {
	if r.Portrait {
		return Need{Seats: r.Kit.Dp(104), Ledge: r.Kit.Dp(200)}
	}
	return Need{Seats: r.Kit.Dp(272), Ledge: r.Kit.Dp(128)}
}

func (b *mirror) Layout(f Frame) { b.frame = f }

func (b *mirror) Sync(v ritual.View) {
	b.view, b.frames = v, 0
	b.synced++
	b.told = append(b.told, "sync")
}

func (b *mirror) Tell(events []ritual.Event, v ritual.View) {
	b.view = v
	for _, e := range events {
		text, err := games.EncodeEvent(e)
		if err != nil {
			b.t.Fatal(err)
		}
		b.told = append(b.told, string(text))
	}
	b.frames += 10
}

func (b *mirror) Step() {
	if b.frames > 0 {
		b.frames--
	}
}

func (b *mirror) Shown() bool  { return b.frames == 0 }
func (b *mirror) Finish()      { b.frames = 0 }
func (b *mirror) Moving() bool { return b.frames > 0 }

func (b *mirror) Update(c *ui.Context, s State) Want[ritualMove] {
	movers := append(b.state.Movers[:0], s.Movers...)
	b.state = s
	b.state.Movers = movers
	w := b.want
	b.want = Want[ritualMove]{}
	return w
}

func (b *mirror) Draw(*ui.Canvas) {}

func (b *mirror) Headline() (match, turn games.Phrase) {
	return games.Phrase{Key: "title.line"}, games.Phrase{Key: "title.line"}
}

func (b *mirror) Draft() (games.Phrase, bool) { return b.label, b.ready }

func (b *mirror) Drop() bool {
	b.drops++
	had := b.ready
	b.ready = false
	return had
}

func (b *mirror) Show(e ritual.Event) bool {
	b.shown = append(b.shown, games.EventName(e))
	return true
}

func (b *mirror) Hint(m ritualMove) bool {
	b.hinted = append(b.hinted, m)
	return true
}

func (b *mirror) Report(*Report) {}

func (b *mirror) Question(v ritual.View) (Question[ritualMove], bool) { return ritualQuestion(v) }

func (b *mirror) Private(v ritual.View, s games.Seat) bool {
	drawing, waits := v.Drawing()
	return waits && drawing == s
}

// hall is a table without a window, fed with inputs.
type hall struct {
	t       *testing.T
	screen  *Table[*ritual.Game, ritual.Move, ritual.Event, ritual.View]
	board   *mirror
	keeper  *keeper
	root    *ui.Root
	stage   *stage.Stage
	input   ui.Input
	size    ui.Size
	heard   []sound.Effect // in this tick, but for what a curtain muffles
	private bool

	paused   []Menu
	outcomes []Outcome
	rules    []string
	failed   error
	left     int
}

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
	return &stage.Stage{Kit: kit, Book: book, Log: slog.New(slog.DiscardHandler), Settings: stage.Settings{}.Complete()}
}

func newHall(t *testing.T, def *games.Def[*ritual.Game, ritual.Move, ritual.Event, ritual.View], setup games.Setup, drivers ...string) *hall {
	t.Helper()
	h := &hall{t: t, board: &mirror{t: t}, keeper: &keeper{}, stage: newStage(t, "en", ui.Look{}), size: ui.Sz(1440, 900)}
	kind := ritualKind
	kind.Def = def
	kind.Board = func() Board[ritual.Move, ritual.Event, ritual.View] { return h.board }
	m, err := games.NewMatch(def, setup, players(drivers))
	if err != nil {
		t.Fatal(err)
	}
	ways := Ways{
		Pause:   func(m Menu) { h.paused = append(h.paused, m) },
		Results: func(o Outcome) { h.outcomes = append(h.outcomes, o) },
		Rules:   func(_, clause, _ string) { h.rules = append(h.rules, clause) },
		Fail:    func(err error) { h.failed = err },
		Leave:   func() { h.left++ },
	}
	if h.screen, err = newTable(h.stage, &kind, m, h.keeper, ways); err != nil {
		t.Fatal(err)
	}
	h.stage.OnSound = func(e sound.Effect, from ui.Point) {
		if !h.private {
			h.heard = append(h.heard, e)
		}
	}
	h.root = ui.NewRoot(h.stage.Kit)
	area := ui.Rect{W: h.size.W, H: h.size.H}
	h.screen.Layout(area, area)
	h.screen.Enter(h.root)
	return h
}

// tick runs one tick with the input that was prepared, and clears that.
func (h *hall) tick() {
	h.t.Helper()
	h.input.Size, h.input.Scale = h.size, 1
	h.heard = h.heard[:0]
	c := h.root.Begin(&h.input)
	h.screen.Update(c)
	h.root.End(c)
	h.private = h.screen.Private()
	h.input = ui.Input{Device: h.input.Device}
	if h.failed != nil {
		h.t.Fatal(h.failed)
	}
}

func (h *hall) ticks(n int) {
	h.t.Helper()
	for range n {
		h.tick()
	}
}

// settle lets ticks pass until the table says that it is not busy.
func (h *hall) settle() {
	h.t.Helper()
	for range 20_000 {
		h.tick()
		if !h.report().Busy && !h.root.Moving() {
			return
		}
	}
	h.t.Fatal("the table does not come to rest")
}

func (h *hall) report() Report {
	r := Report{Root: h.root, Targets: map[string]ui.Rect{}, State: map[string]any{}}
	h.screen.Report(&r)
	return r
}

// tap presses and releases the middle of a target.
func (h *hall) tap(name string) {
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

func (h *hall) pointer(phase ui.Phase, at ui.Point) {
	h.input.Device = ui.TouchDevice
	h.input.Pointers = []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at}}
}

// hold keeps a finger on a target for n ticks, and lifts it.
func (h *hall) hold(name string, n int) {
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

// key strikes the key of an action.
func (h *hall) key(a ui.Action) {
	h.t.Helper()
	h.input.Device = ui.KeyDevice
	h.input.Pressed, h.input.Held = ui.ActionSet(a), ui.ActionSet(a)
	h.tick()
	h.tick()
}

func (h *hall) names() []string {
	var names []string
	for name := range h.report().Targets {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// seen is all that the screen shows and says in a tick, as text.
func (h *hall) seen() string {
	r := h.report()
	c := &h.screen.chrome
	h.screen.openedLog()
	text, err := json.Marshal([]any{
		r.Targets, r.State, r.Busy, c.line, c.turn, c.acting, c.golden, c.primary.Text, c.primary.Disabled, c.asking,
		c.bar.ask, c.drape.title, c.drape.note, h.board.told, h.board.state, h.board.hinted, h.screen.chronicle.lines,
		h.heard,
	})
	if err != nil {
		h.t.Fatal(err)
	}
	return string(text)
}

// openedLog reads what the log would show.
func (s *Table[C, M, E, V]) openedLog() { read(&s.chronicle, s.play) }
