package ceremony

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// TestFestHasItsPlaces places the celebration on screens of all sizes, also with large words. Its parts must not
// overlap, and the words about how to go on must have room in every language.
func TestFestHasItsPlaces(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	sizes := []ui.Size{
		{W: 360, H: 640}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 667, H: 375}, {W: 768, H: 1024}, {W: 1440, H: 900},
		{W: 3840, H: 2160},
	}
	for _, scale := range []float64{1, 1.5} {
		k.SetLook(ui.Look{Interface: scale, Device: 1})
		for _, tag := range lang.Tags() {
			book, err := lang.Load(tag)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range sizes {
				for seats := 2; seats <= games.MaxSeats; seats++ {
					f := End{
						ranks: make([]games.Seat, seats),
						words: Words{Wins: "Astrid wins", Honour: "Lord", Last: "Astrid draws", GoesOn: book.Text("table.end.on")},
					}
					if why := f.crowded(k, size); why != "" {
						t.Errorf("%s, %v at %v, %d seats: %s", tag, size, scale, seats, why)
					}
				}
			}
		}
	}
}

// crowded names a part of a celebration that has no room; "": all have room.
func (f *End) crowded(k *ui.Kit, size ui.Size) string {
	safe := ui.Rect{W: size.W, H: size.H}
	p := f.arrange(k, safe)
	wreath := ui.RectAround(p.coin, ui.Sz(2*festReach*p.radius*.9, 2*festReach*p.radius*.9))
	all := append([]ui.Rect{wreath, p.names, p.honour, p.thing, p.plate, p.foot}, p.seats...)
	for i, r := range all {
		if r.Empty() {
			continue
		}
		if !safe.Grow(1).Holds(r) {
			return fmt.Sprint(r, " is outside")
		}
		for j, o := range all[:i] {
			if r.Grow(-1).Overlaps(o.Grow(-1)) {
				return fmt.Sprint(j, " and ", i, " overlap")
			}
		}
	}
	// What lies between the winner and the points is filled, or too low for anything.
	if free := ui.Bounding(p.seats...).Y - max(p.honour.Bottom(), p.names.Bottom()); size.Portrait() && size.W >= 412 &&
		k.Look.Interface == 1 && (p.thing.H < k.Dp(festThing) || free-p.thing.H-p.plate.H > k.Dp(64)) {
		return fmt.Sprintf("of %.0f below the words %.0f are filled", free, p.thing.H+p.plate.H)
	}
	if high := k.LineHeight(p.name); min(size.W, size.H) >= 412 && size.H >= 900 && k.Look.Interface == 1 &&
		high < 1.2*k.LineHeight(k.Type.Title) {
		return "the winner's name is small"
	}
	if words := k.Measure(f.words.GoesOn, k.Type.Small, p.foot.W); words.W > p.foot.W+1 || words.H > p.foot.H+1 {
		return "what leads on has no room"
	}
	return ""
}

// TestTheSeatsCountInTheirOrder celebrates a result with two winners. The seats count from the last in rank on, each
// once and before the winners rise, and the results follow in their time. An end that is opened again shows nothing of
// this.
func TestTheSeatsCountInTheirOrder(t *testing.T) {
	var result games.Result
	copy(result.Rank[:], []int8{1, 3, 1})
	copy(result.Points[:], []int32{7, 2, 7})
	e := End{Sitters: []stage.Sitter{{Name: "A"}, {Name: "B"}, {Name: "C"}}}
	counted, due := 0, []Due{}
	for !e.Step() {
		if now := e.Due(); now != Nothing {
			due = append(due, now)
			if now == Night && fmt.Sprint(e.Celebrate(&result, nil)) != "[A C]" {
				t.Error("others have won")
			}
		}
		if e.Counts() {
			counted++
		}
	}
	if counted != 3 || fmt.Sprint(due) != fmt.Sprint([]Due{Decided, Night}) || fmt.Sprint(e.ranks) != "[1 0 2]" ||
		e.points[2] != 7 {
		t.Errorf("%d seats count in the order %v, to %v; due was %v", counted, e.ranks, e.points, due)
	}
	if e.riseFrom()+2*riseTicks > Results || e.Step() || e.Celebrates() {
		t.Errorf("the winners rise at %d of %d, or the results follow twice", e.riseFrom(), Results)
	}
	if e.riseFrom()+riseTicks > Results-ui.Ticks(4000) || nightFrom > Results-ui.Ticks(6000) {
		t.Error("there is no time to look at the winners")
	}
	var again End
	for again.Reopen(); !again.Step(); {
		if again.Due() != Nothing || again.Celebrates() {
			t.Fatal("an end is celebrated once more")
		}
	}
}

// TestPointsTellWhatTheLastTurnChanged: a seat whose points the last turn has changed says from what to what, and
// counts only that; the others count all they have. Where the name needs the room, the points alone are told.
func TestPointsTellWhatTheLastTurnChanged(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	e := End{points: []int32{36, 12, 0}, was: []int32{31, 12, 2}}
	for seat, want := range []string{"31 →", "", "2 →"} {
		from, least := e.grown(k, games.Seat(seat), k.Dp(160))
		if from != want || least < k.Dp(44) {
			t.Errorf("seat %d says %q in %v", seat, from, least)
		}
		if n := e.counted(games.Seat(seat), from != "", 0); n != map[bool]int{true: int(e.was[seat])}[from != ""] {
			t.Errorf("seat %d begins at %d", seat, n)
		}
		if n := e.counted(games.Seat(seat), from != "", 1); n != int(e.points[seat]) {
			t.Errorf("seat %d ends at %d", seat, n)
		}
	}
	if from, _ := e.grown(k, 0, k.Dp(60)); from != "" {
		t.Errorf("%q leaves no room for a name", from)
	}
}

// TestTheLastPositionIsPaintedOnce prepares a celebration in two sizes. The position is painted once for each of them,
// also where there is no picture of it, and it is given back at the end.
func TestTheLastPositionIsPaintedOnce(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	painted := 0
	e := End{Sitters: make([]stage.Sitter, 2), Feast: Feast{Field: func(ui.Size) *ui.Picture { painted++; return nil }}}
	result := games.Result{}
	result.Rank[0], result.Rank[1] = 1, 2
	e.Celebrate(&result, nil)
	for _, size := range []ui.Size{{W: 412, H: 915}, {W: 915, H: 412}} {
		for range 3 {
			e.Prepare(k, ui.Rect{W: size.W, H: size.H})
		}
	}
	if painted != 2 {
		t.Errorf("it was painted %d times", painted)
	}
	if e.Pass(); e.field != nil || e.painted != (ui.Size{}) || !e.Passed() {
		t.Error("it is kept")
	}
}

// TestWhatDecidedIsAboutTheWinners leaves out what the last move cost others, unless it did nothing else.
func TestWhatDecidedIsAboutTheWinners(t *testing.T) {
	line := func(s games.Seat) chronicle.Line {
		return chronicle.Line{Phrase: games.Phrase{Key: "title.line", Args: []games.Arg{games.SeatArg("name", s)}}}
	}
	v := Verdict{Last: []chronicle.Line{line(1), line(0)}}
	v.Account.Result.Rank[0], v.Account.Result.Rank[1] = 1, 2
	if won := v.ofWinners(); len(won.Last) != 1 || chronicle.Subject(won.Last[0].Phrase) != 0 {
		t.Errorf("it is about %v", won.Last)
	}
	v.Last = v.Last[:1]
	if won := v.ofWinners(); len(won.Last) != 1 {
		t.Error("nothing is left")
	}
}
