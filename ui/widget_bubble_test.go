package ui

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// TestBubbleNeverCoversWhatItPointsAt tries things of all sizes, wherever they lie on screens of all sizes.
func TestBubbleNeverCoversWhatItPointsAt(t *testing.T) {
	k := newTestKit(t)
	chance := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		room := Rc(0, 40, 320+chance.Float64()*900, 300+chance.Float64()*700)
		size := Sz(10+chance.Float64()*120, 10+chance.Float64()*120)
		at := Rc(room.X+chance.Float64()*(room.W-size.W), room.Y+chance.Float64()*(room.H-size.H), size.W, size.H)
		b := Bubble{Text: "Whoever is first to have no coin left on the tray wins.", Note: "1 of 6", Next: "Next",
			More: Button{Icon: IconRulebook}, Away: Button{Icon: IconClose}}
		b.Point(k, room, at, nil)
		if b.rect.Overlaps(at) || !room.Holds(b.rect) {
			t.Fatalf("in %v it lies on %v, and what it points at on %v", room, b.rect, at)
		}
		if tip := b.at; tip.X < at.X-1e-9 || tip.X > at.Right()+1e-9 || tip.Y < at.Y-1e-9 || tip.Y > at.Bottom()+1e-9 {
			t.Fatalf("the tail from %v ends at %v, beside %v", b.rect, tip, at)
		}
		if b.words.H < k.Measure(b.Text, b.style, b.words.W).H-1e-9 {
			t.Fatalf("the words have %v", b.words)
		}
	}
}

// TestATailEndsInTheThingOrStaysShort points at something from near and from afar, since everything near it is spared:
// the tail ends inside the thing, or a short wedge shows the way to it and the thing has a ring.
func TestATailEndsInTheThingOrStaysShort(t *testing.T) {
	k := newTestKit(t)
	b := Bubble{Text: "Choose a tile.", Spare: []Rect{Rc(0, 300, 800, 300)}}
	for _, at := range []Rect{Rc(380, 240, 40, 40), Rc(380, 520, 40, 40)} {
		b.Point(k, Rc(0, 0, 800, 600), at, nil)
		short := at.Y-b.rect.Bottom() < reach*k.Gap.L
		if in := at.Grow(-1).Has(b.tip); in != short || b.ringed == short {
			t.Errorf("from %v to %v the wedge ends at %v, inside: %v, with a ring: %v", b.rect, at, b.tip, in, b.ringed)
		}
		if out := b.tip.Y - b.rect.Bottom(); !short && (out < 0 || out > wedge*k.Gap.L+2) {
			t.Errorf("from %v the wedge to %v is %v long", b.rect, at, out)
		}
	}
	if !b.ringed {
		t.Error("nothing lies far away")
	}
}

// TestATailCrossesNothingElse has a row of things on the near side of what is pointed at: the bubble lies on the other
// side, or on the row, rather than behind it.
func TestATailCrossesNothingElse(t *testing.T) {
	k := newTestKit(t)
	room, at := Rc(0, 0, 400, 800), Rc(180, 740, 40, 40)
	row := []Rect{Rc(0, 640, 130, 90), Rc(135, 640, 130, 90), Rc(270, 640, 130, 90)}
	b := Bubble{Text: "These are the coins on your tray. Whoever is first to have none left wins."}
	b.Point(k, room, at, row)
	if root, tip, ok := tail(b.rect, at, k.Gap.L); !ok || tip != b.at ||
		crossed(root, tip, row[1].Grow(-1)) > row[1].H/2 {
		t.Errorf("the tail from %v crosses %v", b.rect, row[1])
	}
}

// TestABubbleLiesOnOtherThingsRatherThanFarAway has other things all over half a screen, at whose end something is
// pointed at: it lies on them. Where it points at nothing, it has no reason to.
func TestABubbleLiesOnOtherThingsRatherThanFarAway(t *testing.T) {
	k := newTestKit(t)
	room, others := Rc(0, 0, 400, 800), []Rect{Rc(0, 0, 400, 400)}
	b := Bubble{Text: "These are the coins on your tray. Whoever is first to have none left wins."}
	if b.Point(k, room, Rc(180, 10, 40, 40), others); b.rect.Y > 150 {
		t.Errorf("it lies on %v, far away", b.rect)
	}
	if b.Point(k, room, Rect{}, others); b.rect.Overlaps(others[0]) {
		t.Errorf("it points at nothing, and lies on %v", b.rect)
	}
}

// TestABubbleThatPointsAtNothingGoesWhereThereIsRoom fills all of a large screen but one part of it, which may be far
// from where words begin: the bubble lies there.
func TestABubbleThatPointsAtNothingGoesWhereThereIsRoom(t *testing.T) {
	k := newTestKit(t)
	room := Rc(0, 0, 1440, 900)
	b := Bubble{Text: "Which move is best here?"}
	for _, free := range []Rect{Rc(0, 780, 1440, 120), Rc(0, 0, 1440, 120), Rc(1100, 400, 340, 120)} {
		var others []Rect
		for y := 0.0; y < room.H; y += 60 {
			for x := 0.0; x < room.W; x += 60 {
				if r := Rc(x, y, 50, 50); !r.Overlaps(free) {
					others = append(others, r)
				}
			}
		}
		if b.Point(k, room, Rect{}, others); slices.ContainsFunc(others, b.rect.Overlaps) {
			t.Errorf("it lies on %v, though %v is free", b.rect, free)
		}
	}
}

// TestABubbleThatIsInTheWayBecomesSlimmer leaves free only what is narrower than the usual lines are, or lower than the
// usual words: it lies there, with shorter lines or in smaller words, and says all. With room for its usual form it has
// that.
func TestABubbleThatIsInTheWayBecomesSlimmer(t *testing.T) {
	k := newTestKit(t)
	const text = "These are the coins on your tray. Whoever is first to have none left wins."
	room, at := Rc(0, 0, 400, 700), Rc(20, 300, 40, 40)
	usual := Bubble{Text: text}
	usual.Point(k, room, at, nil)
	for _, free := range []Rect{Rc(80, 200, .72*usual.rect.W, 300), Rc(0, 345, 400, .8*usual.rect.H+20)} {
		var rest []Rect
		for y := 0.0; y < room.H; y += 10 {
			for x := 0.0; x < room.W; x += 10 {
				if r := Rc(x, y, 10, 10); !r.Overlaps(free) && !r.Overlaps(at.Grow(20)) {
					rest = append(rest, r)
				}
			}
		}
		b := Bubble{Text: text, Choose: rest}
		b.Point(k, room, at, nil)
		if slices.ContainsFunc(rest, b.rect.Overlaps) || b.words.H < k.Measure(text, b.style, b.words.W).H-1e-9 {
			t.Errorf("it lies on %v with words in %v, and %v is free", b.rect, b.words, free)
		}
	}
	if usual.style != k.Type.Body || usual.rect.W < .8*k.Part.Bubble {
		t.Errorf("with room for all it lies on %v, in words of %v", usual.rect, usual.style.Size)
	}
}

func TestCrossed(t *testing.T) {
	r := Rc(10, 10, 20, 30)
	for _, way := range []struct {
		from, to Point
		want     float64
	}{
		{Pt(0, 20), Pt(50, 20), 20}, {Pt(20, 0), Pt(20, 25), 15}, {Pt(12, 15), Pt(20, 15), 8}, {Pt(0, 0), Pt(50, 0), 0},
		{Pt(0, 20), Pt(5, 20), 0}, {Pt(40, 20), Pt(15, 20), 15},
	} {
		if got := crossed(way.from, way.to, r); got < way.want-1e-9 || got > way.want+1e-9 {
			t.Errorf("from %v to %v it crosses %v, not %v", way.from, way.to, got, way.want)
		}
	}
}

func TestBubbleKeepsOffOtherThings(t *testing.T) {
	k := newTestKit(t)
	room, at := Rc(0, 0, 800, 600), Rc(380, 280, 40, 40)
	b := Bubble{Text: "Choose a tile."}
	for _, free := range []Rect{Rc(0, 0, 800, 270), Rc(0, 330, 800, 270), Rc(0, 0, 370, 600), Rc(430, 0, 370, 600)} {
		var others []Rect
		for y := 0.0; y < room.H; y += 20 {
			for x := 0.0; x < room.W; x += 20 {
				if r := Rc(x, y, 20, 20); !r.Overlaps(free) {
					others = append(others, r)
				}
			}
		}
		b.Point(k, room, at, others)
		if !free.Holds(b.rect) {
			t.Errorf("it lies on %v, though %v is free", b.rect, free)
		}
	}
}

// TestBubbleLeavesFreeWhatIsChosenFrom has small things beside what it points at: it lies on them rather than far away,
// unless one of them is looked for. What is spared it leaves free whatever else it lies on.
func TestBubbleLeavesFreeWhatIsChosenFrom(t *testing.T) {
	k := newTestKit(t)
	room, at := Rc(0, 0, 400, 700), Rc(180, 650, 40, 40)
	var small []Rect
	for y := 440.0; y < at.Y; y += 25 {
		for x := 10.0; x < room.W; x += 40 {
			small = append(small, Rc(x, y, 6, 6))
		}
	}
	covered := func(b *Bubble, list []Rect) (n int) {
		for _, r := range list {
			if r.Overlaps(b.rect) {
				n++
			}
		}
		return n
	}
	b := Bubble{Text: "One of these is meant, and another one is not."}
	if b.Point(k, room, at, small); covered(&b, small) == 0 {
		t.Fatalf("on %v it covers nothing in any case", b.rect)
	}
	b.Choose = small
	if b.Point(k, room, at, small); covered(&b, small) > 0 {
		t.Errorf("it lies on %v, and so on %d of what is chosen from", b.rect, covered(&b, small))
	}
	b.Spare = []Rect{Rc(0, 0, 400, 435)}
	if b.Point(k, room, at, small); covered(&b, b.Spare) > 0 {
		t.Errorf("it lies on %v, which is spared", b.rect)
	}
}

func TestBubbleGoesOnByATap(t *testing.T) {
	k := newTestKit(t)
	for _, where := range []string{"on it", "beside it", "on its button", "on its corner"} {
		t.Run(where, func(t *testing.T) {
			next, more, away := 0, 0, 0
			b := Bubble{
				Text: "Choose a tile.", Note: "1 of 6", Next: "Next", OnNext: func() { next++ },
				More: Button{Icon: IconRulebook, OnTap: func() { more++ }},
				Away: Button{Icon: IconClose, OnTap: func() { away++ }},
			}
			b.Point(k, Rc(0, 0, 800, 600), Rect{}, nil)
			at := map[string]Point{
				"on it": b.words.Center(), "beside it": Pt(b.rect.X-30, b.rect.Bottom()+30), "on its button": b.More.Rect().Center(),
				"on its corner": b.Away.Rect().Center(),
			}[where]
			root := NewRoot(k)
			for _, phase := range []Phase{Press, Release} {
				in := Input{Pointers: []Pointer{{ID: 1, Kind: Touch, Phase: phase, At: at, Start: at, Last: at}}}
				c := root.Begin(&in)
				b.Update(c)
				root.End(c)
			}
			want := map[string]string{"on it": "1 0 0", "beside it": "0 0 0", "on its button": "0 1 0",
				"on its corner": "0 0 1"}[where]
			if got := fmt.Sprint(next, more, away); got != want {
				t.Errorf("it went on, led further and was put away %s times, want %s", got, want)
			}
		})
	}
}

// TestBubbleSpeaksSmallerWhereThereIsLittleRoom leaves a strip that is too low for its usual words.
func TestBubbleSpeaksSmallerWhereThereIsLittleRoom(t *testing.T) {
	k := newTestKit(t)
	text := "Whoever is first to have no coin left on the tray wins, and everything else stops there: nothing comes back."
	usual := Bubble{Text: text}
	usual.Point(k, Rc(0, 0, 300, 900), Rect{}, nil)
	room := Rc(0, 0, 300, 100+usual.rect.H-4)
	small := Bubble{Text: text}
	small.Point(k, room, Rc(0, 0, 300, 100), nil)
	if usual.style != k.Type.Body || small.style != k.Type.Small || small.rect.Overlaps(Rc(0, 0, 300, 100)) {
		t.Errorf("with room it lies on %v in %v, without on %v in %v", usual.rect, usual.style.Size, small.rect,
			small.style.Size)
	}
}

// TestBubbleSaysOneSentenceAfterAnotherWhereAllWouldCoverTooMuch bounds what a bubble covers on a small screen: it says
// a part, stays where it is while it says the rest, and goes on after that; all it says is said once, in order.
func TestBubbleSaysOneSentenceAfterAnotherWhereAllWouldCoverTooMuch(t *testing.T) {
	k := newTestKit(t)
	k.SetLook(Look{Interface: 1.5})
	const text = "In each turn you choose one of three things: call creatures, use what two cards can do, or forge e.g. artefacts. Gold pays 1.5 times! " +
		"What you call comes back to your hand later, and nothing of it is lost. Whoever has the most of all that at the end of the match wins it."
	room := Rc(0, 40, 360, 560)
	on := 0
	b := Bubble{
		Text: text, Note: "1 of 6", Next: "Next", More: Button{Icon: IconRulebook}, Away: Button{Icon: IconClose},
		Most:   360 * 640 / 4,
		OnNext: func() { on++ },
	}
	said, first := "", Rect{}
	for n := 0; on == 0; n++ {
		b.Point(k, room, Rc(150, 300, 60, 60), nil)
		if n == 0 {
			first = b.rect
		}
		if b.rect != first || b.rect.W*b.rect.H > b.Most {
			t.Errorf("page %d lies at %v, the first one at %v", n, b.rect, first)
		}
		if high := k.Measure(b.said(), b.style, b.words.W).H; high > b.words.H+1e-9 || b.style.Size < k.Legible {
			t.Errorf("page %d is %v high, its words in %v have %v", n, high, b.style.Size, b.words)
		}
		for name, r := range map[string]Rect{"away": b.Away.Rect(), "more": b.More.Rect(), "next": b.next} {
			if !b.rect.Grow(.01).Holds(r) || r.W < 43.9 || name != "next" && r.Overlaps(b.next) {
				t.Errorf("page %d: %s lies at %v, in %v, beside %v", n, name, r, b.rect, b.next)
			}
		}
		said += b.said() + " "
		if n++; n > 9 {
			t.Fatal("it never ends")
		}
		root := NewRoot(k)
		for _, phase := range []Phase{Press, Release} {
			at := b.next.Center()
			in := Input{Pointers: []Pointer{{ID: 1, Kind: Touch, Phase: phase, At: at, Start: at, Last: at}}}
			c := root.Begin(&in)
			b.Update(c)
			root.End(c)
		}
	}
	if said != text+" " || len(b.pages) < 2 {
		t.Errorf("it said, on %d pages, %q", len(b.pages), said)
	}
	if got := b.pages[0]; strings.HasSuffix(got, "e.g.") || strings.Contains(strings.Join(b.pages, "|"), "1.|") {
		t.Errorf("it breaks within a word: %q", b.pages)
	}
	b.Text = "Something else."
	if b.Point(k, room, Rect{}, nil); b.said() != "Something else." || len(b.pages) != 1 {
		t.Errorf("then it says %q", b.said())
	}
}
