package gallery_test

import (
	"testing"

	"runehall/assets/lang"
	"runehall/internal/workshop/uitest"
	"runehall/ui"
	"runehall/ui/gallery"
)

func kit(t *testing.T, look ui.Look) *ui.Kit {
	t.Helper()
	k, err := ui.NewKit(look)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// spy notes what it sees in a pose.
type spy struct {
	rect                           ui.Rect
	hovered, down, released, focus bool
}

func (s *spy) Measure(*ui.Kit, ui.Size) ui.Size { return ui.Sz(100, 50) }

func (s *spy) Layout(_ *ui.Kit, r ui.Rect) { s.rect = r }

func (s *spy) Update(c *ui.Context) {
	s.focus = c.Focusable(s, s.rect, 0)
	p, ok := c.Pointer(s, s.rect)
	s.down, s.released = ok && p.IsDown(), s.released || ok && p.Tapped()
	s.hovered = c.Hovers(s.rect)
}

func (s *spy) Draw(*ui.Canvas) {}

// TestPosesAreHeld shows what a widget has seen when it stands.
func TestPosesAreHeld(t *testing.T) {
	k := kit(t, ui.Look{})
	for pose, want := range map[gallery.Pose]spy{
		gallery.Resting: {},
		gallery.Hovered: {hovered: true},
		gallery.Pressed: {down: true},
		gallery.Tapped:  {hovered: true, released: true},
		gallery.Focused: {focus: true},
	} {
		s := &spy{}
		p := &gallery.Posed{Widget: s, Pose: pose}
		d := uitest.NewDriver(k, p, ui.Sz(100, 50))
		want.rect = ui.Rc(0, 0, 100, 50)
		if d.Ticks(3); *s != want {
			t.Errorf("pose %d: %+v, want %+v", pose, *s, want)
		}
		for range d.Root.Stops {
			t.Errorf("pose %d: the focus goes into what is posed", pose)
		}
	}
}

// TestPosedToastStays lays one out again and again, as a scroll does.
func TestPosedToastStays(t *testing.T) {
	k := kit(t, ui.Look{})
	var toast ui.Toast
	p := &gallery.Posed{Widget: &toast, Before: func() { toast.Show(ui.IconInfo, "x", k.Palette.Gold, nil) }}
	for range 20 {
		p.Layout(k, ui.Rc(0, 0, 300, 60))
	}
	if !toast.Shown() {
		t.Error("it has gone")
	}
}

// TestNothingOverlaps hangs all blocks at several widths.
func TestNothingOverlaps(t *testing.T) {
	book, err := lang.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	for _, width := range []float64{216, 360, 900, 1680, 3000} {
		k := kit(t, ui.Look{})
		w := &gallery.Wall{}
		var places []*spot
		for _, b := range gallery.Blocks(k, book.Text) {
			s := &spot{Widget: b}
			places = append(places, s)
			w.Blocks = append(w.Blocks, gallery.NewBlock("x", s))
		}
		high := w.Measure(k, ui.Sz(width, 0)).H
		w.Layout(k, ui.Rc(0, 0, width, high))
		for i, a := range places {
			if !ui.Rc(0, 0, width, high).Grow(.01).Holds(a.rect) || a.rect.Empty() {
				t.Errorf("%v: block %d is at %v", width, i, a.rect)
			}
			for j, b := range places[:i] {
				if a.rect.Grow(-.01).Overlaps(b.rect) {
					t.Errorf("%v: blocks %d and %d overlap", width, i, j)
				}
			}
		}
	}
}

// spot notes where a widget is.
type spot struct {
	ui.Widget
	rect ui.Rect
}

func (s *spot) Layout(k *ui.Kit, r ui.Rect) {
	s.rect = r
	s.Widget.Layout(k, r)
}
