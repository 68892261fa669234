package uitest

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/ui"
)

// screens are sizes from a watch-like window to a large display, each with a look that goes with it.
var screens = []struct {
	size ui.Size
	look ui.Look
}{
	{ui.Sz(320, 240), ui.Look{}},
	{ui.Sz(360, 640), ui.Look{Interface: 1.5}},
	{ui.Sz(1080, 2400), ui.Look{Device: 2.625}},
	{ui.Sz(1080, 2400), ui.Look{Device: 2.625, Interface: 2}},
	{ui.Sz(3840, 2160), ui.Look{Device: 2, Interface: 2}},
	{ui.Sz(1280, 720), ui.Look{Interface: .75}},
}

func each(t *testing.T, test func(t *testing.T, k *ui.Kit, book *lang.Book, screen ui.Rect)) {
	for _, tag := range lang.Tags() {
		book, err := lang.Load(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range screens {
			t.Run(fmt.Sprintf("%s/%vx%v@%v×%v", tag, s.size.W, s.size.H, s.look.Device, s.look.Interface),
				func(t *testing.T) {
					k, err := ui.NewKit(s.look)
					if err != nil {
						t.Fatal(err)
					}
					test(t, k, book, ui.Rc(0, 0, s.size.W, s.size.H))
				})
		}
	}
}

func TestEverythingCanBeTouchedAndReachedAtEverySize(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, book *lang.Book, screen ui.Rect) {
		g := NewGallery(book)
		g.Build(k)
		d := NewDriver(k, g, screen.Size())
		d.Ticks(1)
		least := 44 * k.Look.Device
		var stops []any
		for owner := range d.Root.Stops {
			stops = append(stops, owner)
		}
		if len(stops) < 20 {
			t.Fatalf("the gallery has only %d things to press", len(stops))
		}
		for i, owner := range stops {
			d.Press(ui.Next)
			if d.Root.Focused() != owner {
				t.Fatalf("Tab number %d leads elsewhere", i+1)
			}
			for o, visible := range d.Root.Stops {
				if o != owner {
					continue
				}
				if !screen.Holds(visible) {
					t.Errorf("stop %d is at %v, out of the screen", i, visible)
				}
				if visible.W < least || visible.H < least {
					t.Errorf("stop %d is %v large, less than 44 dp = %v", i, visible.Size(), least)
				}
			}
		}
		if err := book.Err(); err != nil {
			t.Error(err)
		}
	})
}

func TestDialogFitsAtEverySize(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, book *lang.Book, screen ui.Rect) {
		stay, leave := &ui.Button{Text: book.Text("gallery.stay")},
			&ui.Button{Text: book.Text("gallery.go"), Kind: ui.PrimaryButton}
		d := &ui.Dialog{Title: book.Text("gallery.leave"), Text: book.Text("gallery.kept"),
			Buttons: []*ui.Button{stay, leave}}
		d.Layout(k, screen)
		if !screen.Holds(d.Panel()) {
			t.Errorf("the panel %v leaves the screen", d.Panel())
		}
		if a, b := stay.Rect(), leave.Rect(); a.Overlaps(b) || !d.Panel().Holds(a) || !d.Panel().Holds(b) {
			t.Errorf("buttons %v and %v in the panel %v", a, b, d.Panel())
		}
		for _, b := range d.Buttons {
			if style, wrap := k.FitText(b.Text, k.Type.Strong, b.Rect().Inset(ui.Sides(k.Gap.S, 0)).Size()); wrap ||
				style.Size < k.Type.Strong.Size*.85 {
				t.Errorf("%q does not fit into %v", b.Text, b.Rect())
			}
		}
	})
}

func TestTextFitsWithoutLosingALetter(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, _ *lang.Book, screen ui.Rect) {
		const text = "Donaudampfschifffahrtsgesellschaft, їжа та ґанок"
		for _, room := range []ui.Size{
			ui.Sz(screen.W, k.LineHeight(k.Type.Body)), ui.Sz(k.Dp(200), k.Dp(60)), ui.Sz(k.Dp(120), k.Dp(90)),
			ui.Sz(k.Dp(90), k.Dp(48)),
		} {
			style, wrap := k.FitText(text, k.Type.Body, room)
			width := 0.0
			if wrap {
				width = room.W
			}
			m := k.Measure(text, style, width)
			if (m.W > room.W+.5 || m.H > room.H+.5) && style.Size > k.Legible {
				t.Errorf("in %v it takes %v at size %v", room, m, style.Size)
			}
			if style.Size < k.Legible {
				t.Errorf("in %v it shrinks to %v, which is not legible", room, style.Size)
			}
			if !wrap && style.Size < k.Type.Body.Size*.84 {
				t.Errorf("in %v one line is shrunk to %v of %v", room, style.Size, k.Type.Body.Size)
			}
		}
	})
}
