package hands

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/ui"
)

// thing is a target of the strip below: its letter says what it is, and where it lies.
type thing byte

func (strip) Role(t thing) Role {
	switch {
	case t >= 'a' && t <= 'f', t == '*':
		return Field
	case t >= 'p' && t <= 'q':
		return Piece
	case t == 't':
		return Thing
	case t == 'w':
		return Told
	}
	return Nothing
}

// strip is a board of things side by side, each ten pixels wide: cells a to f of the field, of which a and b are bare
// and * holds the draft, two pieces, a thing, a part where nothing is, and a piece that is told of.
type strip struct{}

const things = "abcdef*pqt-w"

func (strip) Hit(p ui.Point) thing {
	if i := int(p.X / 10); p.X >= 0 && i < len(things) {
		return thing(things[i])
	}
	return 0
}
func (strip) Drafted(on thing) bool { return on == '*' }
func (strip) Bare(on thing) bool    { return on == 'a' || on == 'b' }
func (strip) Lift() float64         { return 20 }

// reader follows pointers from step to step.
type reader struct {
	Hands[thing]
	down map[ui.PointerID]ui.Pointer
	ways CameraInput
	told []string
}

// read gives ticks that are written as a pointer's number, a sign and what it is on: 1+a presses the first finger on a,
// 1>b pulls it to b, 1=a keeps it there, 1-a lets it go, 1!a loses it; 0 is the mouse, 9 its right button, 0~a hovers.
func (r *reader) read(t *testing.T, ticks ...string) {
	t.Helper()
	for _, tick := range ticks {
		in := ui.Input{}
		for word := range strings.FieldsSeq(tick) {
			id := ui.PointerID(word[0] - '0')
			at := ui.Pt(float64(10*strings.IndexByte(things, word[2])+5), 5)
			p := r.down[id]
			switch word[1] {
			case '+', '~':
				p = ui.Pointer{ID: id, Kind: ui.Touch, Phase: ui.Press, Start: at, Last: at}
				if id == 0 || id == 9 {
					p.Kind = ui.Mouse
				}
				if id == 9 {
					p.Button = ui.RightButton
				}
				if word[1] == '~' {
					p.Phase = ui.Hover
				}
			case '>', '=':
				p.Phase = ui.Drag
			case '-':
				p.Phase = ui.Release
			case '!':
				p.Phase = ui.Cancel
			default:
				t.Fatalf("no tick %q", word)
			}
			p.Last, p.At = p.At, at
			p.Moved = p.Moved || word[1] == '>'
			if p.Phase != ui.Press {
				p.Age++
			}
			r.down[id] = p
			in.Pointers = append(in.Pointers, p)
		}
		r.ways = r.Read(&in, strip{})
		for _, g := range r.Gestures {
			on := string(rune(g.On))
			if g.On == 0 {
				on = ""
			}
			text := map[Kind]string{Tap: "tap ", Grab: "grab ", Drop: "drop ", Cancel: "cancel", Peek: "peek ",
				PeekEnd: "peek ends", Turn: "turn "}[g.Kind] + on
			if g.Kind == Turn {
				text += fmt.Sprint(g.Steps)
			}
			r.told = append(r.told, text)
		}
	}
}

func still(word string, ticks int) []string { return slices.Repeat([]string{word}, ticks) }

func TestGestures(t *testing.T) {
	for name, c := range map[string]struct {
		ticks []string
		want  string
	}{
		"a tap":                                {[]string{"1+t", "1=t", "1-t"}, "tap t"},
		"a tap on nothing":                     {[]string{"1+-", "1--"}, ""},
		"a shaky tap stays a tap":              {[]string{"1+t", "1>t", "1-t"}, "tap t"},
		"a pull off a thing is none":           {[]string{"1+t", "1>p", "1-p"}, ""},
		"a pull over the field taps nothing":   {[]string{"1+c", "1>d", "1-d"}, ""},
		"a piece is carried and dropped":       {[]string{"1+p", "1>c", "1>d", "1-d"}, "grab p, drop d"},
		"a piece is tapped":                    {[]string{"1+q", "1=q", "1-q"}, "tap q"},
		"a lost piece goes back":               {[]string{"1+p", "1>c", "1!c"}, "grab p, cancel"},
		"the draft is taken up":                {[]string{"1+*", "1>c", "1-c"}, "drop c"},
		"the mouse drops beside everything":    {[]string{"0+p", "0>c", "0--"}, "grab p, drop -"},
		"a second finger turns what is held":   {[]string{"1+p", "1>c", "1=c 2+d", "1=c 2-d", "1-c"}, "grab p, turn 1, drop c"},
		"a still finger peeks":                 {append(append([]string{"1+c"}, still("1=c", HoldTicks)...), "1-c"), "peek c, peek ends, tap c"},
		"who presses for longer only looks":    {append(append([]string{"1+c"}, still("1=c", slowTicks)...), "1-c"), "peek c, peek ends"},
		"a finger that is not still does not":  {append(append([]string{"1+c", "1>c"}, still("1=c", HoldTicks)...), "1-c"), ""},
		"a lost finger ends the peek":          {append(append([]string{"1+c"}, still("1=c", HoldTicks)...), "1!c"), "peek c, peek ends"},
		"the right button peeks":               {[]string{"9+c", "9=c", "9-c"}, "peek c, peek ends"},
		"the right button peeks at no piece":   {[]string{"9+p", "9-p"}, ""},
		"a piece that is told of peeks":        {append(append([]string{"1+w"}, still("1=w", HoldTicks)...), "1-w"), "peek w, peek ends"},
		"a short touch of it is a tap":         {[]string{"1+w", "1=w", "1-w"}, "tap w"},
		"it is taken after a look":             {append(append([]string{"1+w"}, still("1=w", HoldTicks)...), "1>c", "1-c"), "peek w, peek ends, grab w, drop c"},
		"it is dragged off at once":            {[]string{"1+w", "1>c", "1-c"}, "grab w, drop c"},
		"the right button tells of it":         {[]string{"9+w", "9=w", "9-w"}, "peek w, peek ends"},
		"the right button does not take it":    {[]string{"9+w", "9>c", "9-c"}, "peek w, peek ends"},
		"a second finger is no peek":           {append([]string{"1+c 2+d"}, still("1=c 2=d", HoldTicks)...), ""},
		"a release without a press is nothing": {[]string{"1-t"}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			r := reader{down: map[ui.PointerID]ui.Pointer{}}
			r.read(t, c.ticks...)
			if got := strings.Join(r.told, ", "); got != c.want {
				t.Errorf("told %q, want %q", got, c.want)
			}
		})
	}
}

func TestWhereACarriedPieceIs(t *testing.T) {
	for kind, want := range map[string]ui.Point{"1": {X: 25, Y: -15}, "0": {X: 25, Y: 5}} {
		r := reader{down: map[ui.PointerID]ui.Pointer{}}
		r.read(t, kind+"+p", kind+">c")
		if at := r.Carrying().Carried(strip{}.Lift()); at != want {
			t.Errorf("pointer %s carries at %v, want %v", kind, at, want)
		}
		r.read(t, kind+"-c")
		if r.Carrying() != nil || !r.Dropped || r.DropAt != want {
			t.Errorf("pointer %s let go at %v (%v)", kind, r.DropAt, r.Dropped)
		}
		if _, down := r.Down(); down {
			t.Errorf("pointer %s is still down", kind)
		}
	}
}

func TestWaysOfTheCamera(t *testing.T) {
	r := reader{down: map[ui.PointerID]ui.Pointer{}}
	r.read(t, "1+c", "1>e")
	if r.ways.Pan != ui.Pt(20, 0) || r.ways.Pinch || r.Pinching() {
		t.Errorf("one finger: %+v", r.ways)
	}
	r.read(t, "1=e 2+a", "1>f 2=a")
	want := CameraInput{Pinch: true, Before: [2]ui.Point{{X: 45, Y: 5}, {X: 5, Y: 5}},
		After: [2]ui.Point{{X: 55, Y: 5}, {X: 5, Y: 5}}}
	if r.ways != want || !r.Pinching() {
		t.Errorf("two fingers: %+v, want %+v", r.ways, want)
	}
	r.read(t, "1-f 2-a", "1+a", "1-a", "2+b", "2-b")
	if !r.ways.Centre {
		t.Error("two taps beside everything do not bring the board back")
	}
	r.read(t, "1+a", "1-a")
	r.read(t, still("0~c", doubleTicks)...)
	r.read(t, "1+a", "1-a")
	if r.ways.Centre {
		t.Error("two slow taps bring the board back")
	}
	if !slices.Equal(r.told, []string{"tap a", "tap b", "tap a", "tap a"}) {
		t.Errorf("told %v", r.told)
	}
}

// TestTwoFingersTurn lets one finger go round another, half a turn forth and back.
func TestTwoFingersTurn(t *testing.T) {
	r := reader{down: map[ui.PointerID]ui.Pointer{}}
	at := func(step int) ui.Point { // 18° a step round 25,5
		return [...]ui.Point{{X: 35, Y: 5}, {X: 34, Y: 8}, {X: 33, Y: 11}, {X: 31, Y: 13},
			{X: 28, Y: 14.5}, {X: 25, Y: 15}}[step]
	}
	one := ui.Pointer{ID: 1, Kind: ui.Touch, At: ui.Pt(25, 5)}
	two := ui.Pointer{ID: 2, Kind: ui.Touch}
	turned := 0
	for i, step := range []int{0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0} {
		phase := ui.Drag
		if i == 0 {
			phase = ui.Press
		}
		one.Phase, two.Phase, two.At = phase, phase, at(step)
		r.Read(&ui.Input{Pointers: []ui.Pointer{one, two}}, strip{})
		for _, g := range r.Gestures {
			turned += g.Steps
		}
		if step == 5 && turned != 2 {
			t.Errorf("90° are %d steps", turned)
		}
	}
	if turned != 0 {
		t.Errorf("there and back are %d steps", turned)
	}
}

func TestWheelTowardsThePersonTurnsClockwise(t *testing.T) {
	var h Hands[thing]
	h.Wheel(-2)
	h.Wheel(1)
	h.Wheel(.5) // not yet
	if want := []Gesture[thing]{{Kind: Turn, Steps: 2}, {Kind: Turn, Steps: -1}}; !slices.Equal(h.Gestures, want) {
		t.Errorf("the wheel gives %v", h.Gestures)
	}
}
