package table

import (
	"fmt"
	"testing"

	"runehall/scenes/stage"
	"runehall/ui"
)

// screens are the sizes in dp at which everything must fit.
var screens = []ui.Size{
	{W: 360, H: 640}, {W: 640, H: 360}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 768, H: 1024}, {W: 1024, H: 768},
	{W: 1280, H: 720}, {W: 1440, H: 900}, {W: 1920, H: 1080}, {W: 3840, H: 2160}, {W: 1080, H: 2400},
}

// each calls f for every screen, scale, device and notch.
func each(t *testing.T, f func(t *testing.T, k *ui.Kit, screen, safe ui.Rect)) {
	t.Helper()
	for _, size := range screens {
		for _, scale := range []float64{.75, 1, 1.25, 1.5, 2} {
			if scale > 1.5 && min(size.W, size.H) < 700 {
				continue // more than a phone can hold: it still runs, but nothing is promised
			}
			for _, device := range []float64{1, 2.5} {
				kit, err := ui.NewKit(ui.Look{Interface: scale, Device: device})
				if err != nil {
					t.Fatal(err)
				}
				screen := ui.Rect{W: size.W * device, H: size.H * device}
				for _, notch := range []ui.Insets{
					{}, {Top: 24 * device, Bottom: 16 * device}, {Left: 30 * device, Right: 10 * device},
				} {
					if notch != (ui.Insets{}) && min(size.W, size.H) < 400 && scale > 1.25 {
						continue
					}
					name := fmt.Sprintf("%vx%v scale %v device %v notch %v", size.W, size.H, scale, device, notch)
					t.Run(name, func(t *testing.T) { f(t, kit, screen, screen.Inset(notch)) })
				}
			}
		}
	}
}

// disjoint fails if two rectangles overlap, or one leaves the area.
func disjoint(t *testing.T, area ui.Rect, parts map[string]ui.Rect) {
	t.Helper()
	for name, r := range parts {
		if r.W <= 0 || r.H <= 0 {
			t.Errorf("%s is empty: %v", name, r)
		}
		if !area.Grow(.01).Holds(r) {
			t.Errorf("%s leaves the area: %v not in %v", name, r, area)
		}
		for other, o := range parts {
			if name < other && r.Grow(-.01).Overlaps(o) {
				t.Errorf("%s %v and %s %v overlap", name, r, other, o)
			}
		}
	}
}

// touchable fails if something is too small for a finger.
func touchable(t *testing.T, k *ui.Kit, parts map[string]ui.Rect) {
	t.Helper()
	for name, r := range parts {
		if least := stage.MinTouch(k) - .01; r.W < least || r.H < least {
			t.Errorf("%s is too small to touch: %v", name, r)
		}
	}
}

// greedyNeed returns the Need of a board that wants a lot.
func greedyNeed(seats int) func(Room) Need {
	return func(r Room) Need {
		if r.Portrait {
			return Need{Seats: r.Kit.Dp(104) * float64((seats)/2), Ledge: r.Kit.Dp(200)}
		}
		return Need{Seats: r.Kit.Dp(276), Ledge: r.Kit.Dp(140)}
	}
}

func TestTableLayout(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		for seats := 2; seats <= 5; seats++ {
			p := arrange(k, screen, safe, seats, false, greedyNeed(seats), sight{})
			parts := map[string]ui.Rect{
				"back": p.back, "title": p.title, "turn": p.turn, "field": p.field, "seats": p.seats, "ledge": p.ledge,
			}
			tools := map[string]ui.Rect{"back": p.back, "primary": p.primary}
			for i, r := range p.tools {
				if tool(i) == toolRedo && r.Empty() {
					continue
				}
				parts[fmt.Sprint("tool ", i)], tools[fmt.Sprint("tool ", i)] = r, r
			}
			disjoint(t, safe, parts)
			touchable(t, k, tools)
			if !p.ledge.Grow(.01).Holds(p.primary) {
				t.Errorf("the golden button %v leaves the ledge %v", p.primary, p.ledge)
			}
			if p.field.H < safe.H*.3 {
				t.Errorf("the field is only %v of %v high", p.field.H, safe.H)
			}
			if p.ground.Bottom() != screen.Bottom() || p.ground.W != screen.W {
				t.Errorf("the ledge's ground %v does not reach the edges of %v", p.ground, screen)
			}
			if p.stay(); !p.tools[toolRedo].Empty() {
				t.Error("where nothing can be undone there is room for redo")
			}
			delete(parts, fmt.Sprint("tool ", int(toolRedo)))
			parts["turn"], parts[fmt.Sprint("tool ", int(toolUndo))] = p.turn, p.tools[toolUndo]
			disjoint(t, safe, parts)
		}
	})
}

// TestTheLogHasRoom: above the ledge some lines of the log have room, or else the log lies on the ledge too and has all
// the room below the bar.
func TestTheLogHasRoom(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		for seats := 2; seats <= 5; seats++ {
			p := arrange(k, screen, safe, seats, false, greedyNeed(seats), sight{})
			if least := min(k.Dp(leastSheet)-2*k.Gap.S, p.curtain.Intersect(safe).H-2*k.Gap.S,
				safe.H*.6); p.sheet.H < least-.01 || !safe.Holds(p.sheet) {
				t.Errorf("the log has %v of %v", p.sheet, safe)
			}
		}
	})
}

func TestQuestionLayout(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		for seats := 2; seats <= 5; seats++ {
			p := arrange(k, screen, safe, seats, false, greedyNeed(seats), sight{})
			b := arrangeQuestion(k, &p, seats)
			parts := map[string]ui.Rect{"nobody": b.nobody}
			if !b.text.Empty() {
				parts["text"] = b.text
			}
			coins := map[string]ui.Rect{}
			for i, r := range b.coins {
				coins[fmt.Sprint("coin ", i)], parts[fmt.Sprint("coin ", i)] = r, r
			}
			disjoint(t, p.asked, parts)
			touchable(t, k, coins)
		}
	})
}

// TestSeatsRoundTheTable seats 2 to 5 round every screen that is large enough.
func TestSeatsRoundTheTable(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		need := func(r Room) Need {
			n := greedyNeed(5)(r)
			n.Dock = ui.Sz(k.Dp(272), k.Dp(104))
			return n
		}
		for seats := 2; seats <= 5; seats++ {
			p := arrange(k, screen, safe, seats, true, need, sight{})
			if !Round(k, safe.Size()) {
				if len(p.docks) > 0 || p.seats.Empty() {
					t.Errorf("a small screen has docks %v and no seats side by side", p.docks)
				}
				continue
			}
			if len(p.docks) != seats-1 || !p.seats.Empty() {
				t.Fatalf("%d docks for %d seats, and a strip %v", len(p.docks), seats, p.seats)
			}
			parts := map[string]ui.Rect{"turn": p.turn, "field": p.field, "ledge": p.ledge}
			for i, d := range p.docks {
				parts[fmt.Sprint("dock ", i)] = d.Rect
				if size := d.Size(); size.W < k.Dp(180) || size.H < k.Dp(96) {
					t.Errorf("%d seats: dock %d of %v is too small", seats, i, size)
				}
				middle := p.field.Center()
				outside := map[int]bool{
					1: d.Right() <= p.field.X, 2: d.Bottom() <= p.field.Y, 3: d.X >= p.field.Right(),
				}[d.Turns]
				if !outside || i > 0 && d.Turns < p.docks[i-1].Turns {
					t.Errorf("%d seats: dock %d at %v is turned to edge %d, the middle is %v",
						seats, i, d.Rect, d.Turns, middle)
				}
			}
			disjoint(t, safe, parts)
			if p.field.H < safe.H*.25 || p.field.W < safe.W*.3 {
				t.Errorf("%d seats leave only %v", seats, p.field)
			}
		}
	})
}

// railNeed returns the Need of a board that wants a rail on low screens, and a column of seats of a width.
func railNeed(seats float64) func(Room) Need {
	return func(r Room) Need {
		n := greedyNeed(r.Seats)(r)
		if r.Low {
			n.Rail, n.Seats = r.Kit.Dp(320), r.Kit.Dp(seats)
		}
		return n
	}
}

// TestRailLayout lays out a rail on all low screens and on no others, with and without a column of seats.
func TestRailLayout(t *testing.T) {
	rails := 0
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		for _, seats := range []float64{0, 100, 190} {
			p := arrange(k, screen, safe, 3, false, railNeed(seats), sight{})
			if p.rail != Low(k, safe.Size()) {
				t.Fatalf("a screen of %v has a rail: %v", safe.Size(), p.rail)
			}
			if !p.rail {
				continue
			}
			rails++
			parts := map[string]ui.Rect{
				"back": p.back, "title": p.title, "turn": p.turn, "field": p.field, "ledge": p.ledge,
			}
			if seats > 0 {
				parts["seats"] = p.seats
			}
			tools := map[string]ui.Rect{"back": p.back, "primary": p.primary}
			for i, r := range p.tools {
				if tool(i) != toolRedo {
					parts[fmt.Sprint("tool ", i)], tools[fmt.Sprint("tool ", i)] = r, r
				}
			}
			disjoint(t, safe, parts)
			touchable(t, k, tools)
			if !p.ledge.Grow(.01).Holds(p.primary) || p.ledge.X < p.field.Right() {
				t.Errorf("the rail %v holds no golden button %v, or is not at the right of the field %v",
					p.ledge, p.primary, p.field)
			}
			if p.field.Bottom() != safe.Bottom() || p.field.W < safe.W*.25 || p.ledge.Bottom() > safe.Bottom() {
				t.Errorf("of %v the field keeps %v beside %v", safe, p.field, p.ledge)
			}
			if p.ground.Right() != screen.Right() || p.ground.Bottom() != screen.Bottom() ||
				p.ground.X < p.field.Right()-.01 {
				t.Errorf("the rail's ground %v does not reach the edges of %v, or lies on the field", p.ground, screen)
			}
			if p.curtain.Overlaps(p.turn.Grow(-1)) || p.curtain.Overlaps(p.tools[toolMenu].Grow(-1)) ||
				!p.curtain.Grow(.01).Holds(p.field) {
				t.Errorf("the curtain %v hides whose turn it is, or not the board", p.curtain)
			}
			for n := 2; n <= 5; n++ {
				b := arrangeQuestion(k, &p, n)
				all, coins := map[string]ui.Rect{"nobody": b.nobody, "text": b.text}, map[string]ui.Rect{}
				for i, r := range b.coins {
					coins[fmt.Sprint("coin ", i)], all[fmt.Sprint("coin ", i)] = r, r
				}
				disjoint(t, p.asked, all)
				if k.InDp(safe.H) >= 320 {
					touchable(t, k, coins)
				}
			}
			if p.bare(); p.tools != [toolCount]ui.Rect{} {
				t.Error("without tools the bar has tools")
			}
			disjoint(t, safe, map[string]ui.Rect{"back": p.back, "title": p.title, "turn": p.turn, "field": p.field})
		}
	})
	if rails == 0 {
		t.Error("no screen is low")
	}
}

// TestClocksTakeNothingFromTheLedge lays out tables with clocks on upright screens. Their row is taken from the field:
// people see as much of what they hold as without clocks.
func TestClocksTakeNothingFromTheLedge(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		if !safe.Size().Portrait() || k.InDp(safe.H) < 400 {
			return // a row of cards has no room to give
		}
		ledge := func(s sight) float64 { return arrange(k, screen, safe, 3, false, greedyNeed(3), s).ledge.H }
		if with, without := ledge(sight{clocks: true}), ledge(sight{}); with < .95*without {
			t.Errorf("of a ledge of %v dp %v are left", k.InDp(without), k.InDp(with))
		}
	})
}
