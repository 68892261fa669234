package ui_test

import (
	"math"
	"testing"

	"runehall/ui"
)

func TestThemeScales(t *testing.T) {
	base := ui.NewTheme(ui.Look{})
	for _, device := range []float64{1, 1.25, 2, 2.625, 3} {
		for _, scale := range []float64{.75, 1, 1.5, 2} {
			th := ui.NewTheme(ui.Look{Interface: scale, Device: device})
			if got, want := th.Gap.L, base.Gap.L*scale*device; math.Abs(got-want) > 1e-9 {
				t.Errorf("%v × %v: the large gap is %v, want %v", scale, device, got, want)
			}
			if least := 44 * device; th.Touch < least || th.Button < least || th.Bar < least {
				t.Errorf("%v × %v: touch %v, button %v, bar %v are less than 44 dp", scale, device, th.Touch, th.Button,
					th.Bar)
			}
			if th.Hairline < 1 || th.Hairline != math.Trunc(th.Hairline) {
				t.Errorf("%v × %v: a hairline of %v pixels", scale, device, th.Hairline)
			}
		}
	}
}

func TestThemeBoundsTheInterfaceScale(t *testing.T) {
	if s := ui.NewTheme(ui.Look{Interface: 9}).Look.Interface; s != ui.MaxInterface {
		t.Errorf("900 %% becomes %v", s)
	}
	if s := ui.NewTheme(ui.Look{Interface: .1}).Look.Interface; s != ui.MinInterface {
		t.Errorf("10 %% becomes %v", s)
	}
}

func TestSeatsDiffer(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	for i, a := range th.Seats {
		for j, b := range th.Seats[:i] {
			if a.Color == b.Color || a.Emblem == b.Emblem {
				t.Errorf("seats %d and %d look alike", i, j)
			}
		}
	}
}

func TestColor(t *testing.T) {
	c := ui.Hex(0x336699)
	if c != (ui.Color{R: 0x33, G: 0x66, B: 0x99, A: 255}) {
		t.Errorf("Hex gives %v", c)
	}
	if r, _, _, a := c.Fade(.5).RGBA(); a != 0x8080 || r != 0x3333*0x8080/0xffff {
		t.Errorf("half of it is %x with alpha %x", r, a)
	}
	if m := c.Mix(ui.Hex(0x99ccff), .5); m != ui.Hex(0x6699cc) {
		t.Errorf("the middle is %v", m)
	}
}
