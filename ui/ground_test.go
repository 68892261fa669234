package ui

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestGroundFindsTheBarePlace compares the places that a ground finds with a slow search, in rooms with things at
// random.
func TestGroundFindsTheBarePlace(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	found := 0
	for range 60 {
		room := Rc(5, 9, 100+chance.Float64()*300, 100+chance.Float64()*400)
		var taken []Rect
		for range chance.IntN(30) {
			taken = append(taken, Rc(room.X+chance.Float64()*room.W,
				room.Y+chance.Float64()*room.H, 5+chance.Float64()*60,
				5+chance.Float64()*60))
		}
		size := Sz(30+chance.Float64()*60, 20+chance.Float64()*50)
		cost := func(r Rect) float64 { return r.Center().Dist(room.Center()) }
		g := NewGround(room, taken[:len(taken)/2], taken[len(taken)/2:])
		r, least, ok := g.Best(size, cost, cost)
		if ok {
			found++
			if !room.Grow(.01).Holds(r) || covered(r.Grow(-takenSlack), taken) > 0 {
				t.Fatalf("in %v it finds %v, on %v", room, r, taken)
			}
		}
		step := 2 * g.cell
		for y := room.Y; y+size.H <= room.Bottom(); y += step {
			for x := room.X; x+size.W <= room.Right(); x += step {
				slow := Rect{x, y, size.W, size.H}
				if covered(slow.Grow(2*g.cell).Intersect(room), taken) == 0 && (!ok || cost(slow) < least-4*g.cell) {
					t.Fatalf("in %v, with %v, it finds %v (%v), and not %v", room, taken, r, ok, slow)
				}
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d places were bare", found)
	}
}

// TestATracerNotesWhatIsDrawn draws words, a box, light and a clipped box: light is not noted, and no more than what
// can be seen is.
func TestATracerNotesWhatIsDrawn(t *testing.T) {
	k := newTestKit(t)
	var tracer Tracer
	tracer.Trace(k, Rc(0, 0, 400, 300), func(c *Canvas) {
		c.Glow(Pt(200, 150), 90, White)
		c.Cast(Rc(10, 10, 50, 50), 4, c.Part.High)
		c.Box(Rc(10, 20, 50, 60), 4, Flat(White))
		c.Box(Rc(10, 120, 50, 60), 4, Flat(White.Fade(.05)))
		before := c.Clip(Rc(100, 0, 30, 300))
		c.Rect(Rc(90, 40, 80, 10), White)
		c.Unclip(before)
		c.Text("Words", c.Type.Body, Pt(200, 200), AlignLeft|AlignTop)
	})
	if len(tracer.Marks) != 3 {
		t.Fatalf("there are %v", tracer.Marks)
	}
	size := k.Measure("Words", k.Type.Body, 0)
	for i, want := range []Mark{{Rc(10, 20, 50, 60), MarkThing}, {Rc(100, 40, 30, 10), MarkThing},
		{Rc(200, 200, size.W, size.H), MarkWords}} {
		if got := tracer.Marks[i]; got != want {
			t.Errorf("mark %d is %v, not %v", i, got, want)
		}
	}
}

// TestABubbleLiesOnBareGroundOnly fills a room but for one place, and then all of it: the bubble lies on that place,
// and without one it is a strip of two lines, which says all of it, tap by tap.
func TestABubbleLiesOnBareGroundOnly(t *testing.T) {
	k := newTestKit(t)
	room, at := Rc(0, 60, 360, 480), Rc(100, 480, 50, 50)
	for _, free := range []Rect{Rc(0, 80, 360, 120), Rc(180, 60, 180, 330), {}} {
		drawn := []Rect{at}
		for y := room.Y; y < room.Bottom(); y += 10 {
			for x := 0.0; x < room.W; x += 10 {
				if r := Rc(x, y, 10, 10); !r.Overlaps(free) {
					drawn = append(drawn, r)
				}
			}
		}
		b := Bubble{Text: "Two of these cards are of one colour. Their magic counts together, and pays for one creature or more.",
			Drawn: drawn, Edge: 400}
		b.Point(k, room, at, nil)
		if b.Strip() != free.Empty() || !b.Strip() && !free.Grow(1).Holds(b.rect) || b.rect.Overlaps(at) {
			t.Errorf("with %v bare it lies on %v, as a strip: %v", free, b.rect, b.Strip())
		}
		if !b.Strip() {
			continue
		}
		said := []string{}
		for range 5 {
			said = append(said, strings.TrimSuffix(b.said(), " …"))
			if high := k.Measure(b.said(), b.style, b.words.W).H; high > stripLines*k.LineHeight(b.style)+1 {
				t.Errorf("%q is %v high", b.said(), high)
			}
			if !b.TurnPage() {
				break
			}
		}
		if strings.Join(said, " ") != b.Text || len(said) < 2 {
			t.Errorf("tap by tap it says %q", said)
		}
	}
}

// TestAToastWithAButtonWaits shows one whose time runs out: it stays for its answer, and nothing moves meanwhile. A
// press where it was does nothing for a moment after it has gone.
func TestAToastWithAButtonWaits(t *testing.T) {
	k := newTestKit(t)
	toast := Toast{Waits: true}
	why := Button{Text: "Why?"}
	toast.Show(IconClose, "No.", k.Palette.Blood, &why)
	toast.Layout(k, Rc(0, 0, 400, 300))
	root := NewRoot(k)
	tick := func() (moves bool) {
		in := Input{}
		c := root.Begin(&in)
		toast.Update(c)
		root.End(c)
		return root.Moving()
	}
	for range 20 * TPS {
		tick()
	}
	if !toast.Shown() || !toast.Held() || tick() {
		t.Errorf("it is shown: %v, waits: %v, and moves: %v", toast.Shown(), toast.Held(), root.Moving())
	}
	toast.Hide()
	if tick(); toast.rests == 0 {
		t.Error("once it is gone, a press there counts at once")
	}
}
