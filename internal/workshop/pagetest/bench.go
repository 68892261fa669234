package pagetest

import (
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/assets/lang"
	"runehall/games/all"
	"runehall/internal/store"
	"runehall/internal/workshop/unshown"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Bench runs scenes without the program around them, in a window of one pixel a dp: a stack of scenes on a stage of its
// own, from inputs to what the topmost one reports. What the program says over its scenes, such as missing files, is
// not there, and nothing fades.
type Bench struct {
	Stage *stage.Stage
	Size  ui.Size
	In    ui.Input // of the next tick
	// Targets and State are what the topmost scene reported after the last tick.
	Targets map[string]ui.Rect
	State   map[string]any

	t      *testing.T
	layers []*layer
	layout int
	busy   bool
}

type layer struct {
	scene  stage.Scene
	root   *ui.Root
	layout int
}

// Messages returns the messages of a language, which can name the numbers of all games' rules.
func Messages(t *testing.T, tag string) *lang.Book {
	t.Helper()
	book, err := lang.Load(tag)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all.Entries() {
		book.Know(e.Info().Numbers)
	}
	return book
}

// NewBench returns a bench without scenes, in a language, with a store in memory. A scale of 0 is 1.
func NewBench(t *testing.T, size ui.Size, tag string, scale float64) *Bench {
	t.Helper()
	unshown.After(t)
	book := Messages(t, tag)
	b := &Bench{t: t, Size: size, layout: 1}
	log := slog.New(slog.NewTextHandler(t.Output(), &slog.HandlerOptions{Level: slog.LevelError}))
	kept := store.Memory(store.Config{})
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	kit.Hyphenate(book.Text("ui.hyphens"))
	st := &stage.Stage{
		Kit: kit, Book: book, Store: kept, Log: log, Known: stage.NewKnowledge(kept, log), Diary: stage.NewDiary(kept, log), Desktop: true,
		Seed: func() uint64 { return 7 }, Wake: func() {}, Soon: func(do func()) { do() },
		Missing: func() bool { return false }, FetchAgain: func() {}, Pads: func() bool { return false }, Forgets: func() string { return "" },
		Caps: func(ui.Control) (lead, take string) { return "", "" },
	}
	st.Ledger = stage.NewLedger(kept, log, st.Do)
	st.Apply = func(s stage.Settings) { st.Settings = s; b.layout++ }
	if scale != 0 {
		st.Settings = stage.Scale.Set(st.Settings, scale)
	}
	b.Stage = st
	return b
}

// Open puts a scene on the stack, and runs ticks until it is at rest.
func (b *Bench) Open(scene stage.Scene) {
	b.t.Helper()
	b.Stage.Push(scene)
	b.Settle()
}

// Top returns the topmost scene, or nil.
func (b *Bench) Top() stage.Scene {
	if len(b.layers) == 0 {
		return nil
	}
	return b.layers[len(b.layers)-1].scene
}

// Want fails the test unless the topmost scene has a name.
func (b *Bench) Want(name string) {
	b.t.Helper()
	if top := b.Top(); top == nil || top.Name() != name {
		b.t.Fatalf("the scene is %v, not %s", top, name)
	}
}

// Tick runs a tick with the input that was prepared.
func (b *Bench) Tick() {
	b.t.Helper()
	st := b.Stage
	b.In.Size, b.In.Scale = b.Size, 1
	if look := st.Settings.Look(1, b.Size, stage.Wishes{}); look != st.Kit.Look {
		st.Kit.SetLook(look)
		b.layout++
	}
	st.Store.Poll()
	st.Work()
	b.change()
	if len(b.layers) > 0 {
		l := b.layers[len(b.layers)-1]
		b.layOut(l)
		c := l.root.Begin(&b.In)
		l.scene.Update(c)
		l.root.End(c)
		b.layOut(l)
		b.change()
	}
	b.In = ui.Input{Device: b.In.Device}
	b.report()
}

func (b *Bench) change() {
	before := b.Top()
	for _, c := range b.Stage.Changes() {
		if c.Kind == stage.PopScene || c.Kind == stage.ReplaceScene {
			b.drop()
		}
		for c.Kind == stage.HomeScene && len(b.layers) > 1 {
			b.drop()
		}
		if c.Scene != nil {
			b.layers = append(b.layers, &layer{scene: c.Scene, root: ui.NewRoot(b.Stage.Kit)})
		}
	}
	if b.Top() == before || b.Top() == nil {
		return
	}
	l := b.layers[len(b.layers)-1]
	b.layOut(l)
	if e, ok := l.scene.(stage.Entering); ok {
		e.Enter(l.root)
	}
}

func (b *Bench) drop() {
	if len(b.layers) == 0 {
		b.t.Fatal("there is no scene to leave")
	}
	l := b.layers[len(b.layers)-1]
	b.layers = b.layers[:len(b.layers)-1]
	if s, ok := l.scene.(stage.Leaving); ok {
		s.Leave()
	}
}

func (b *Bench) layOut(l *layer) {
	if l.layout != b.layout {
		l.layout = b.layout
		screen := ui.Rect{W: b.Size.W, H: b.Size.H}
		l.scene.Layout(screen, screen)
	}
}

func (b *Bench) report() {
	b.Targets, b.State, b.busy = map[string]ui.Rect{}, map[string]any{}, false
	if len(b.layers) == 0 {
		return
	}
	l := b.layers[len(b.layers)-1]
	r := stage.Report{Root: l.root, Targets: map[string]ui.Rect{}, State: b.State}
	l.scene.Report(&r)
	for name, at := range r.Targets {
		if at = at.Intersect(ui.Rect{W: b.Size.W, H: b.Size.H}); !at.Empty() {
			b.Targets[name] = at
		}
	}
	b.busy = r.Busy || l.root.Moving() || b.Stage.Store.Busy() || b.Stage.Working()
}

// Resize gives the window another size.
func (b *Bench) Resize(size ui.Size) {
	b.t.Helper()
	b.Size = size
	b.layout++
	b.Tick()
}

// Settle runs ticks until nothing moves and nothing is waited for.
func (b *Bench) Settle() {
	b.t.Helper()
	for n := 0; n < 100_000; n++ {
		if b.Tick(); !b.busy {
			return
		}
		if b.Stage.Store.Busy() {
			time.Sleep(time.Millisecond)
			n--
		}
	}
	b.t.Fatalf("%s does not come to rest: %v", b.Top().Name(), b.State)
}

// Tap presses the middle of a target, and lets go.
func (b *Bench) Tap(name string) {
	b.t.Helper()
	b.Settle()
	r, ok := b.Targets[name]
	if !ok {
		b.t.Fatalf("there is no %s in %s, only %v", name, b.Top().Name(), b.Names(""))
	}
	for _, phase := range []ui.Phase{ui.Press, ui.Release} {
		at := r.Center()
		b.In.Device = ui.TouchDevice
		b.In.Pointers = []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at}}
		b.Tick()
	}
	b.Settle()
}

// Key strikes the key of an action.
func (b *Bench) Key(a ui.Action) {
	b.t.Helper()
	b.In.Device = ui.KeyDevice
	b.In.Pressed, b.In.Held = ui.ActionSet(a), ui.ActionSet(a)
	b.Tick()
	b.Settle()
}

// FocusOn moves the focus by Tab to a target.
func (b *Bench) FocusOn(name string) {
	b.t.Helper()
	b.Settle()
	for range 200 {
		if b.State["focus"] == name {
			return
		}
		b.Key(ui.Next)
	}
	b.t.Fatalf("Tab does not reach %s in %s, only %v", name, b.Top().Name(), b.Names(""))
}

// Names lists the targets whose names begin with a prefix, in the order of the alphabet.
func (b *Bench) Names(prefix string) []string {
	var names []string
	for name := range b.Targets {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
