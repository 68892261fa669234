package ui

import (
	"math"

	"runehall/assets/fonts"
)

// Look is everything that decides a theme. The zero value is the default look on a device with one pixel per dp.
type Look struct {
	Interface     float64 // interface scale, from 0.75 to 2; 0 is 1
	Device        float64 // pixels per dp of the device; 0 is 1
	HighContrast  bool
	ReducedMotion bool
}

// The bounds of the interface scale.
const (
	MinInterface = 0.75
	MaxInterface = 2.0
)

// Theme holds all sizes, in pixels, and all colours. It is a value: make a new one when the scale or the contrast
// changes, and lay everything out again. Only this file, parts.go and palette.go define lengths and colours.
type Theme struct {
	Look    Look
	Gap     Gaps
	Part    Parts
	Radius  Radii
	Type    TypeScale
	Palette Palette
	Seats   [5]SeatLook

	Touch    float64 // least width and height of anything that can be tapped: 48 dp × scale, never under 44 dp
	Button   float64 // height of a button
	Bar      float64 // height of a top bar
	Icon     float64 // side of an icon
	Legible  float64 // the smallest size of text
	Hairline float64 // width of a hairline: a whole number of pixels
	Outline  float64 // width of an outline that carries a meaning
	Slack    float64 // how far a resting finger may stray from the thing it presses
	Wheel    float64 // how far one notch of the wheel scrolls
}

// Gaps are the distances between things.
type Gaps struct{ XS, S, M, L, XL float64 } // 4, 8, 12, 16, 24 dp

// Radii are the radii of corners.
type Radii struct{ Chip, Button, Panel, Tray float64 } // 6, 10, 12, 14 dp

// TypeScale holds the text styles, each in its colour on slate.
type TypeScale struct {
	Title   TextStyle // Forum 44: the name of a screen
	Heading TextStyle // Forum 28: of a dialog
	Section TextStyle // Forum 22: of a part of a screen
	Name    TextStyle // Forum 20: of a seat or a card
	Body    TextStyle // Alegreya Sans 18
	Strong  TextStyle // Alegreya Sans bold 18
	Small   TextStyle // Alegreya Sans 16, muted
	Label   TextStyle // Alegreya Sans 13, muted: the smallest
	Number  TextStyle // Alegreya Sans bold 20, tabular
}

// NewTheme returns the theme of a look.
func NewTheme(look Look) Theme {
	if look.Interface == 0 {
		look.Interface = 1
	}
	look.Interface = clamp(look.Interface, MinInterface, MaxInterface)
	if look.Device <= 0 {
		look.Device = 1
	}
	t := Theme{Look: look}
	dp := t.Dp
	t.Gap = Gaps{dp(4), dp(8), dp(12), dp(16), dp(24)}
	t.Part = parts(dp)
	t.Radius = Radii{dp(6), dp(10), dp(12), dp(14)}
	t.Touch = max(dp(48), 44*look.Device)
	t.Button = max(dp(48), 44*look.Device)
	t.Bar = max(dp(56), 44*look.Device)
	t.Icon = dp(24)
	t.Legible = dp(11)
	t.Hairline = max(1, float64(int(look.Device*look.Interface+.25)))
	t.Outline = dp(2)
	t.Slack = dp(16)
	t.Wheel = dp(64)
	t.Palette = palette(look.HighContrast)
	t.Seats = seats(look.HighContrast)
	p := t.Palette
	t.Type = TypeScale{
		Title:   TextStyle{fonts.Display, dp(44), p.Cream},
		Heading: TextStyle{fonts.Display, dp(28), p.Cream},
		Section: TextStyle{fonts.Display, dp(22), p.GoldText},
		Name:    TextStyle{fonts.Display, dp(20), p.Cream},
		Body:    TextStyle{fonts.Body, dp(18), p.Text},
		Strong:  TextStyle{fonts.Bold, dp(18), p.Text},
		Small:   TextStyle{fonts.Body, dp(16), p.Muted},
		Label:   TextStyle{fonts.Body, dp(13), p.Muted},
		Number:  TextStyle{fonts.Bold, dp(20), p.Cream},
	}
	return t
}

// Dp returns a length of n dp in pixels, at the interface and device scales.
func (t *Theme) Dp(n float64) float64 { return n * t.Look.Interface * t.Look.Device }

// InDp converts pixels to dp at the interface scale, for layouts that choose a form by size.
func (t *Theme) InDp(px float64) float64 { return px / t.Dp(1) }

// Whole rounds a length to whole pixels, at least one. Edges on whole pixels look the same wherever the engine keeps
// the picture.
func Whole(v float64) float64 { return max(1, math.Round(v)) }
