package ui

// Parts are the sizes of the parts of widgets, in pixels.
type Parts struct {
	Dialog float64 // greatest width of a dialog
	Field  float64 // width of a text field with room to spare
	Slider float64 // width of a slider with room to spare

	Switch    Size    // of a toggle
	SwitchRim float64 // from a toggle's knob to its edge
	Knob      float64 // radius of a slider's knob
	Track     float64 // height of a slider's track
	Mark      float64 // length of a slider's marks
	MarkGap   float64 // from the track's middle to the marks

	SmallCoin float64 // radius of the coin in a segment

	Bar    float64 // width of a scroll's bar
	Thumb  float64 // least length of a scroll's thumb
	Cursor float64 // height of a text cursor
	Sink   float64 // how far a button moves down when it is pressed

	RingGap, RingLine, RingEdge, RingGlow float64 // focus ring, from inside: ink, cream, ink, ice

	Low, Mid, High Depth   // how far something lies above its ground
	Glow           float64 // how far light reaches around something
	Hint           float64 // greatest width of a hint
	Bubble         float64 // greatest width of a bubble
	ToastWords     float64 // least width of the words beside a toast's button
	Corner         float64 // side of the brass on a sheet's corner
}

// Depth is the shadow of something above its background: how far it drops and how soft it is, in pixels.
type Depth struct{ Drop, Blur float64 }

func parts(dp func(float64) float64) Parts {
	return Parts{
		Dialog: dp(480), Field: dp(220), Slider: dp(200),
		Switch: Sz(dp(60), dp(34)), SwitchRim: dp(4), Knob: dp(13), Track: dp(8), Mark: dp(5), MarkGap: dp(16),
		SmallCoin: dp(15),
		Bar:       dp(4), Thumb: dp(24), Cursor: dp(22), Sink: dp(1),
		RingGap: dp(3), RingLine: dp(3), RingEdge: dp(2), RingGlow: dp(14),
		Low: Depth{dp(2), dp(6)}, Mid: Depth{dp(3), dp(10)}, High: Depth{dp(6), dp(16)},
		Glow: dp(18), Hint: dp(280), Bubble: dp(340), Corner: dp(30), ToastWords: dp(120),
	}
}
