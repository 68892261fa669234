package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestWhereRunesFly asks in all modes on all screens where things are: in their trays, turned as these are, and runes
// to be thrown in the bowl of the seat in front. What is at no tray is in the bag. A thing in a tray is hit before the
// tray.
func TestWhereRunesFly(t *testing.T) {
	bare := 0
	eachPlaced(t, func(t *testing.T, f *table.Frame, seats int) {
		for _, a := range arrangements(seats) {
			a.flicks = false // nothing is thrown here
			p := placed(*f, arrange(f, a), a)
			p.lens = p.aim
			p.spread()
			at := p.Things.At
			sack := at(things.The(bag))
			if !near(sack.Center(), ui.Pt(p.window.Center().X, p.window.Y)) {
				t.Errorf("mode %d: the bag is at %v, the table in %v", a.mode, sack, p.window)
			}
			for s := range games.Seat(seats) {
				q := p.tray(s)
				if q == nil {
					if bare++; at(dishOf(s)) != sack || at(wellOf(s, 0)) != sack || at(trayOf(s)) != sack {
						t.Errorf("mode %d: what seat %d has is at %v, and its tray nowhere", a.mode, s, at(dishOf(s)))
					}
					continue
				}
				badge := q.Turned.OutRect(q.badge)
				if at(trayOf(s)) != badge || at(dishOf(s)) != q.Turned.OutRect(q.dish) {
					t.Errorf("mode %d: seat %d is at %v, its dish at %v", a.mode, s, at(trayOf(s)), at(dishOf(s)))
				}
				if got := at(things.Own(hand, s)); s == a.front && a.throws {
					if !near(got.Center(), p.bowl.Center()) {
						t.Errorf("mode %d: the runes in front are at %v, their bowl at %v", a.mode, got, p.bowl)
					}
				} else if got != badge {
					t.Errorf("mode %d: the runes that seat %d will throw are at %v, its badge at %v", a.mode,
						s, got, badge)
				}
				if !q.well.Empty() {
					for n := range 3 {
						if got := at(wellOf(s, n)); !near(got.Center(),
							q.Turned.Out(wellSlot(q.well, n, n+1).Center())) {
							t.Errorf("mode %d: rune %d of seat %d lies at %v in its well", a.mode, n, s, got)
						}
					}
				}
				for c, r := range q.loot {
					if got := at(lootOf(s, rules.Colour(c))); !r.Empty() &&
						!near(got.Center(), q.Turned.Out(r.Center())) {
						t.Errorf("mode %d: the loot of seat %d is at %v, and shown in %v", a.mode, s, got, r)
					}
				}
				for _, in := range []kind{dish, done} {
					if on := things.Own(in, s); !p.Things.Touched(on).Empty() &&
						p.Things.Hit(p.Things.Touched(on).Center()) != on {
						t.Errorf("mode %d: %s of seat %d is not hit", a.mode, all.Of[in].Name, s)
					}
				}
			}
		}
	})
	if bare == 0 {
		t.Error("each seat has a tray everywhere")
	}
}

func near(a, b ui.Point) bool { return a.Dist(b) < 1e-6 }

// TestARuneTakenIsStillWhereItLay checks that hands and sounds find the place of a rune after it was taken from there.
func TestARuneTakenIsStillWhereItLay(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	runes, at := f.visible()
	m := &f.Board.Model
	for i, r := range runes {
		on := pieceOf(r)
		before := f.Board.Things.At(on)
		d, there := m.lift(r)
		if spot := f.Board.Things.At(m.spot(d)); !there || spot != before || !near(spot.Center(), at[i]) ||
			f.Board.Things.At(m.felt(r)) != spot {
			t.Errorf("rune %d lay at %v, and has lain at %v", r, before, spot)
		}
		if !f.Board.Things.At(on).Empty() {
			t.Errorf("rune %d is still on the table", r)
		}
	}
}

// TestOnTheClockTheFocusReachesForRunes checks that, while a clock runs, the focus goes only to what can be taken.
func TestOnTheClockTheFocusReachesForRunes(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	f.visible()
	n := 0
	for on := range f.Board.player.Each {
		if n++; !f.Board.Model.up(on) {
			t.Errorf("the focus can go to %v", on)
		}
	}
	if n < 4 {
		t.Errorf("the focus can go to %d runes", n)
	}
}

// TestTheFuseIsInTheRim checks that the rim is hit as the fuse while a clock runs that ends the snatch.
func TestTheFuseIsInTheRim(t *testing.T) {
	m := boardtest.NewMatch(t, rules.Def,
		games.Setup{Seats: 2, Seed: 1, Options: map[string]string{rules.OptionWay: "snatch", rules.OptionTime: "15"}})
	m.Until(func(v rules.View) bool { return v.Phase() == rules.SnatchPhase })
	p := &newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en", Round: true}, games.Public).Board.places
	rim := p.lens.Screen(ui.Pt(0, (float64(rules.TableRadius)/1000+tableWide)/2))
	if on := p.Things.Hit(rim); on != things.The(fuse) {
		t.Errorf("in the rim is %v", on)
	}
	p.Model.phase = rules.CalmPhase
	if on := p.Things.Hit(rim); on.Kind == fuse {
		t.Error("without a clock the fuse burns")
	}
}

// TestARefusalShakesItsRunes takes by turns what may not be taken: those runes shake and nothing else does, and the
// reason is said over the table.
func TestARefusalShakesItsRunes(t *testing.T) {
	m, o := inCalm(t, false)
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en"}, o.actor)
	r.Settle()
	show := &r.Board.Model
	for i, d := range show.discs {
		on := show.thing(i)
		if !d.up || d.rune == rules.Destiny || o.takable(int8(d.rune.Pair())) {
			continue
		}
		var want table.Want[rules.Move]
		r.Board.Ask(o.actor, takeOf(d.rune), &want)
		r.Board.Step()
		mine := func(f flash) bool { return f.kind == flashRefused && f.at == show.spot(d) }
		if want.Why == nil || !r.Board.places.window.Holds(want.At) || len(show.flashes.All) != 1 ||
			!mine(show.flashes.All[0]) {
			t.Errorf("refused by %v over %v %v flashes, not %v", want.Why, want.At, show.flashes.All, on)
		}
		return
	}
	t.Fatal("everything can be taken")
}
