package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestOneOrderAtATime checks that the head asks for one thing at a time while somebody throws. At first it asks for a
// swipe; once the meter has been struck, it asks for the beat and the meter is shown. Only the tray of the seat that is
// asked glows, unless everybody throws from an edge of their own.
func TestOneOrderAtATime(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 0} {
		drivers := []string{games.Person, games.Person, games.Person}
		if reader >= 0 {
			drivers = []string{games.Person, "novice", "novice"}
		}
		f := throwers(t, reader, drivers...)
		w := &f.Board.words
		asks := func(alone string) {
			t.Helper()
			want, glow := alone, 1
			if reader < 0 {
				want, glow = "toss.board.turn.throw", len(drivers)
			}
			glows := 0
			for _, on := range w.active {
				if on {
					glows++
				}
			}
			if _, turn := f.Board.Headline(); turn.Key != want || glows != glow || w.throwHelp != "" {
				t.Errorf("reader %d is asked by %q and %q, and %d trays glow; want %q and %d", reader, turn.Key,
					w.throwHelp, glows, want, glow)
			}
		}
		f.Tick(ui.Input{})
		if asks("toss.board.turn.swipe"); !f.Board.places.meter.Empty() {
			t.Error("the meter is there before it runs")
		}
		f.Golden()
		f.Tick(ui.Input{})
		if asks("toss.board.turn.beat"); f.Board.places.meter.Empty() {
			t.Error("the meter runs and is not there")
		}
	}
}

// TestWhoIsDoneIsToldWhatIsAwaited says that a seat is done while others still snatch: the head no longer tells it to
// snatch.
func TestWhoIsDoneIsToldWhatIsAwaited(t *testing.T) {
	for seed := uint64(1); ; seed++ {
		m := newMatch(t, "snatch", 2, seed)
		for m.Play.View(games.All).Phase() == rules.ThrowPhase || m.Play.View(games.All).Phase() == rules.FlickPhase {
			if _, on := m.Random(); !on {
				break
			}
		}
		if m.Play.View(games.All).Phase() != rules.SnatchPhase {
			continue
		}
		head := func() string {
			r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
			r.Settle()
			_, turn := r.Board.Headline()
			return turn.Key
		}
		if got := head(); got != "toss.board.turn.snatch" {
			t.Errorf("before, the head says %s", got)
		}
		m.Make(0, rules.Move{Kind: rules.Done})
		if m.Play.View(games.All).Phase() != rules.SnatchPhase {
			continue
		}
		if got := head(); got != "toss.board.turn.wait" {
			t.Errorf("after, the head says %s", got)
		}
		return
	}
}

// TestASettlingIsToldAloneWhereTheTableHasNoRoom tells one line, on a larger screen and on a small one with large
// words. On the small one the table would be a dot, and is left out.
func TestASettlingIsToldAloneWhereTheTableHasNoRoom(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 360, H: 640, Scale: 1.5}, {W: 412, H: 915, Scale: 1}} {
		kit, err := ui.NewKit(ui.Look{Interface: s.Scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		f := boardtest.Frame(t, kit, New().Need, s, 2)
		l := arrange(&f, arrangement{seats: 2, front: 0, mode: settling, lines: 1})
		boardtest.Inside(t, "parchment", l.story.rect, f.Field)
		if alone := s.Scale > 1; alone != (l.window.H <= 1) ||
			!alone && (l.window.H < kit.Dp(leastTable) || l.window.Overlaps(l.story.rect)) {
			t.Errorf("%vx%v at %v: the table is seen in %v, the parchment lies in %v", s.W, s.H, s.Scale,
				l.window, l.story.rect)
		}
	}
}

// TestTheSevenStepsHaveRoomOnPhones has all seven steps told on phones: their list is as wide as the screen, and each
// name and the title of what is told have room in letters that can be read.
func TestTheSevenStepsHaveRoomOnPhones(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5},
		{W: 412, H: 915, Scale: 1}, {W: 412, H: 915, Scale: 1.5}} {
		kit, err := ui.NewKit(ui.Look{Interface: s.Scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		for seats := 2; seats <= games.MaxSeats; seats++ {
			f := boardtest.Frame(t, kit, New().Need, s, seats)
			l := arrange(&f, arrangement{seats: seats, front: 0, mode: settling, steps: true})
			st := &l.story
			if st.rect.W < .9*f.Field.W || st.words.H < kit.Dp(40) {
				t.Errorf("%vx%v at %v, %d seats: the parchment is %v, its words have %v", s.W, s.H, s.Scale, seats,
					st.rect, st.words)
			}
			boardtest.EachTongue(t, func(tag string, say func(games.Phrase) string) {
				for r := rules.FalseRung; r <= rules.BagRung; r++ {
					title, style := say(key("clause."+r.Clause())), kit.Type.Title.Sized(kit.Legible)
					if st.rungs[r-1].Empty() || kit.Measure(title, style, 0).W > .98*st.title.W ||
						kit.LineHeight(style) > 1.3*st.title.H {
						t.Errorf("%vx%v at %v, %d seats, %s: %q has %v, its rung %v", s.W, s.H, s.Scale, seats, tag,
							title, st.title, st.rungs[r-1])
					}
				}
			})
		}
	}
}

// TestTheHeadAsksForNothingWhileAFlickIsTold follows matches to their flicks: while a flick is told, and the golden
// button goes on from it, the head does not ask for the next one.
func TestTheHeadAsksForNothingWhileAFlickIsTold(t *testing.T) {
	told, asked := 0, 0
	for seed := range uint64(40) {
		m := newMatch(t, "calm", 4, seed)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, games.Public)
		head := func() string {
			_, turn := r.Board.Headline()
			return turn.Key
		}
		for range 250 {
			events, on := m.Random()
			if !on {
				break
			}
			r.Board.Tell(events, m.Play.View(games.Public))
			for n := 0; !r.Board.Shown() && n < 4000; n++ {
				r.Board.Step()
				if s := &r.Board.tale; s.mode() == flicking && s.firm() {
					if told++; head() != "toss.board.turn.measured" {
						t.Fatalf("seed %d: while a flick is told the head says %s", seed, head())
					}
				}
			}
			r.Board.Finish()
			if r.Board.tale.mode() == flicking && r.Board.Shown() && !r.Board.tale.firm() {
				if asked++; head() != "toss.board.turn.flick" {
					t.Fatalf("seed %d: where somebody flicks next the head says %s", seed, head())
				}
			}
		}
	}
	if told == 0 || asked == 0 {
		t.Errorf("%d ticks told a flick, and %d times one was asked for", told, asked)
	}
}
