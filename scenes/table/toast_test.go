package table

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/scenes/table/apart"
	"runehall/ui"
)

// TestToastOnTheLedge lights everything above the ledge of a small portrait screen: a toast then lies on the ledge,
// above the golden button. When only a little is lit, it lies along the ledge's edge.
func TestToastOnTheLedge(t *testing.T) {
	for _, size := range []ui.Size{{W: 360, H: 640}, {W: 412, H: 915}} {
		h := newHall(t, ritualKind.Def, games.Setup{Seats: 2, Seed: 3}, games.Person, "greedy")
		h.settle()
		h.size = size
		screen := ui.Rect{W: size.W, H: size.H}
		h.table.Layout(screen, screen)
		p := &h.table.places
		above := ui.Rc(0, p.top.Bottom(), size.W, p.toast.Bottom()-p.top.Bottom())
		h.board.lit = []ui.Rect{above}
		h.table.notify(ui.IconHint, h.stage.Text("table.unstored"), h.stage.Kit.Palette.Moss, ui.Button{})
		h.tick()
		h.tick()
		toast := h.table.toast.Rect()
		if toast.Overlaps(above) || toast.Overlaps(p.primary) || !screen.Holds(toast.Grow(-.1)) || toast.Empty() {
			t.Errorf("%v: the toast %v lies over what is lit, %v, or over the golden button, %v",
				size, toast, above, p.primary)
		}
		h.table.toast.Hide()
		h.board.lit = []ui.Rect{p.field.Place(ui.Sz(40, 20), .5, 0)}
		h.table.notify(ui.IconHint, h.stage.Text("table.unstored"), h.stage.Kit.Palette.Moss, ui.Button{})
		h.tick()
		h.tick()
		if toast := h.table.toast.Rect(); toast.Y > p.ground.Y || toast.Bottom() < p.ground.Y {
			t.Errorf("%v: the toast %v is not along the ledge's edge at %v, where nothing but %v is lit",
				size, toast, p.ground.Y, h.board.lit)
		}
	}
}

// TestToastOverTheRail lights most of the field and of the seats on a low landscape screen, so that above them only two
// lines of a toast have room. While it is read to its end it has the whole width, over top bar and rail, but not over
// the golden button.
func TestToastOverTheRail(t *testing.T) {
	h := newHall(t, ritualKind.Def, games.Setup{Seats: 2, Seed: 3}, games.Person, "greedy")
	h.settle()
	h.size, h.board.rail = ui.Size{W: 640, H: 360}, 240
	screen := ui.Rect{W: 640, H: 360}
	h.table.Layout(screen, screen)
	p := &h.table.places
	_, lit := ui.Rc(0, p.field.Y, p.field.Right(), p.field.H).CutTop(p.field.H*.25, 0)
	text := strings.Repeat(h.stage.Text("table.unstored")+" ", 12)
	h.board.lit = []ui.Rect{lit}
	h.table.notify(ui.IconHint, text, h.stage.Kit.Palette.Moss, ui.Button{})
	h.tick()
	h.tick()
	short := h.table.toast.Rect()
	if short.Overlaps(lit) || short.Overlaps(p.primary) || !h.table.toast.Cut() {
		t.Errorf("the toast %v lies over what is lit, %v, or over the golden button, %v; or it says all: %v",
			short, lit, p.primary, !h.table.toast.Cut())
	}
	h.tap("table.toast")
	toast := h.table.toast.Rect()
	if toast.W*toast.H < 1.5*short.W*short.H {
		t.Errorf("tapped, the toast is %v; it was %v", toast, short)
	}
	if !p.rail || toast.Empty() {
		t.Fatalf("the toast is %v, and there is a rail: %v", toast, p.rail)
	}
	if toast.Overlaps(lit) || toast.Overlaps(p.primary) || !screen.Holds(toast.Grow(-.1)) ||
		toast.Right() <= p.ledge.X {
		t.Errorf("the toast %v lies over what is lit, %v, or over the golden button, %v, or not over the rail, %v",
			toast, lit, p.primary, p.ledge)
	}
	h.table.toast.Hide()
	left := ui.Rc(0, 0, p.ledge.X, screen.H)
	h.board.lit = []ui.Rect{left} // all but the rail
	h.table.notify(ui.IconHint, h.stage.Text("table.unstored"), h.stage.Kit.Palette.Moss, ui.Button{})
	h.tick()
	h.tick()
	if toast = h.table.toast.Rect(); toast.Empty() || toast.Overlaps(left) || toast.Overlaps(p.primary) {
		t.Errorf("the toast %v lies over what is lit, %v, or over the golden button, %v", toast, left, p.primary)
	}
}

// toldRoom is a line to a host that has said one thing.
type toldRoom struct{ texts [][]byte }

func (l *toldRoom) Send([]byte) {}

func (l *toldRoom) Receive() ([]byte, bool) {
	if len(l.texts) == 0 {
		return nil, false
	}
	text := l.texts[0]
	l.texts = l.texts[1:]
	return text, true
}

func (l *toldRoom) Closed() bool { return false }

func (l *toldRoom) Close() {}

// TestWhatNobodyHasAskedForIsToldInTurn has two things to tell at once: whose hand the host's screen has shown, and
// whose line is slow. The hand comes first, the line only when nothing else is shown, and each once.
func TestWhatNobodyHasAskedForIsToldInTurn(t *testing.T) {
	h := newHall(t, ritualKind.Def, games.Setup{Seats: 2, Seed: 3}, games.Person, games.Person)
	h.settle()
	state := func(seen bool) *room.State {
		return &room.State{Races: true, Seats: []room.Sitter{{Sat: true, Seen: seen}, {Sat: true}}}
	}
	text, err := json.Marshal(talk.Message{Say: talk.SayState, State: state(true), Lags: []int64{10, 320}})
	if err != nil {
		t.Fatal(err)
	}
	client := away.Enter(func(string, func()) away.Line {
		return &toldRoom{[][]byte{text}}
	}, "", talk.Enter{}, func() {})
	client.Poll(time.Unix(1000, 0))
	a := &apart.Line{At: &apart.Elsewhere{Room: client}}
	for _, seen := range []bool{false, true} {
		a.Take(away.Frame{State: state(seen)})
	}
	var said []ui.Icon
	shown := func(icon ui.Icon, text string, edge ui.Color, more ui.Button) {
		said = append(said, icon)
		h.table.notify(icon, text, edge, more)
	}
	for _, want := range [][]ui.Icon{{ui.IconEye}, {ui.IconEye, ui.IconClose}, {ui.IconEye, ui.IconClose}} {
		for range 3 {
			tellUnasked(&h.table.front, a, shown)
		}
		if !slices.Equal(said, want) {
			t.Fatalf("it tells %v, want %v", said, want)
		}
		h.table.toast.Hide()
	}
}
